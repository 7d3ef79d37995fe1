import type { NumberKind } from '@nhansu/sdk/domains/numbers'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { CompanyTransaction } from '../db/transaction.ts'
import { type FreeNumber, freeNumbers } from './free-numbers.ts'
import { countsWithinParent, type NumberForm } from './pattern.ts'

/** A series as the book names it: a kind that the product knows, or the own one of a type of contracts. */
export type SeriesKind = Exclude<NumberKind, 'contract_type'> | `contract_type_${number}`

/** A series of decisions: of all, or of one type. */
export type DecisionSeries = Extract<NumberKind, 'decision' | `decision_${number}`>

/** A series as it is kept, with the code of its company. */
export interface Series extends NumberForm {
  id: number
  kind: SeriesKind
  /** The type whose contracts alone it numbers, and its name while the type is there. */
  contract_type_id: number | null
  contract_type_name: string | null
  yearly: boolean
  first_number: number
  version: number
  updated_at: string
  company: string
}

type Transaction = Pick<CompanyTransaction, 'db' | 'companyId' | 'inThisCompany'>

/**
 * The series of a kind. Every company has those that the product knows; an own series of decisions that is put out of use at
 * this moment still numbers what was to be numbered by it.
 */
export async function readSeries(transaction: Transaction, kind: SeriesKind): Promise<Series> {
  const [series] = await seriesWhere(transaction, sql<SqlBool>`number_series.kind = ${kind}`)
  if (series === undefined) throw new Error(`the company has no number series ${kind}`)
  return series
}

/** The series by which decisions of a type are numbered: their own, where the company wants one, or that of all. */
export async function seriesOfDecisions(transaction: Transaction, type: number): Promise<DecisionSeries> {
  const own = (await allSeries(transaction)).some(({ kind }) => kind === `decision_${type}`)
  // A series of this kind is there.
  return own ? (`decision_${type}` as DecisionSeries) : 'decision'
}

/** All series in use of the company in the order of their making. */
export function allSeries(transaction: Transaction): Promise<Series[]> {
  return seriesWhere(transaction, sql<SqlBool>`number_series.is_active`)
}

/** The series by which contracts of a type are numbered: its own, where the company wants one, or that of their kind. */
export async function seriesOfType(
  transaction: Transaction,
  typeId: number,
  ofKind: SeriesKind,
): Promise<SeriesKind> {
  const [own] = await seriesWhere(
    transaction,
    sql<SqlBool>`number_series.is_active and number_series.contract_type_id = ${typeId}`,
  )
  return own?.kind ?? ofKind
}

async function seriesWhere(
  { db, inThisCompany }: Transaction,
  which: Expression<SqlBool>,
): Promise<Series[]> {
  const { rows } = await sql<Series>`
    select number_series.id, number_series.kind, pattern, padding, yearly, first_number, number_series.version,
      number_series.updated_at, companies.code as company, number_series.contract_type_id, type.name as contract_type_name
    from number_series
    join companies on companies.id = number_series.company_id
    left join contract_types type on type.company_id = number_series.company_id and type.id = number_series.contract_type_id
    where ${inThisCompany('number_series')} and ${which} order by number_series.id`.execute(db)
  return rows
}

/** What stands for unit and parent while nothing is numbered yet. */
const sampleUnit = 'PHCNS'
const sampleParent = '1/2026/HĐLĐ'

/** The last number that a series has reached in a year; null while it has none. */
export async function lastNumber(
  { db, inThisCompany }: Transaction,
  series: Series,
  year: number,
): Promise<number | null> {
  const { rows } = await sql<{ last_number: number }>`
    select last_number from number_counters
    where ${inThisCompany('number_counters')} and kind = ${series.kind} and parent = ''
      and series_year = ${series.yearly ? year : 0}`.execute(db)
  return rows[0]?.last_number ?? null
}

/** Which numbers of a series are asked for beforehand. */
export interface Ahead {
  year: number
  /** The code of the unit that the paper is about; a sample where there is no paper. */
  unit?: string | undefined
  /** The first place in the series that is asked for, instead of the one that follows the last. */
  from?: number | undefined
  /** Numbers that are about to be typed in elsewhere: passed over as if they were taken. */
  promised?: readonly string[] | undefined
}

/** The next three numbers that the series would give in a year. */
export function nextThree(transaction: Transaction, series: Series, year: number): Promise<string[]> {
  return nextNumbers(transaction, series, { year }, 3)
}

/** The next numbers that the series would give; numbers that were typed in are passed over. Nobody waits for it. */
export async function nextNumbers(
  transaction: Transaction,
  series: Series,
  ahead: Ahead,
  count: number,
): Promise<string[]> {
  return (await numbersAhead(transaction, series, ahead, count)).map(({ number }) => number)
}

/** The same, each with its place in the series. */
export async function numbersAhead(
  transaction: Transaction,
  series: Series,
  { year, unit = sampleUnit, from, promised }: Ahead,
  count: number,
): Promise<FreeNumber[]> {
  const first = from ?? (await followingPlace(transaction, series, year))
  const parts = { year, company: series.company, unit, parent: `${sampleParent}-${series.company}` }
  return freeNumbers(transaction, series, parts, { from: first, count, promised })
}

async function followingPlace(transaction: Transaction, series: Series, year: number): Promise<number> {
  if (countsWithinParent(series)) return 1
  const last = await lastNumber(transaction, series, year)
  return last === null ? series.first_number : last + 1
}
