import { sql } from 'kysely'
import type { CompanyTransaction } from '../db/transaction.ts'
import { type NumberParts, personCode, written } from './pattern.ts'
import type { Series } from './series.ts'

type Transaction = Pick<CompanyTransaction, 'db' | 'inThisCompany'>

/** A number of a series that stands in the book of its company nowhere. */
export interface FreeNumber {
  number: string
  sequence: number
}

/** Which numbers are wanted. */
export interface WantedNumbers {
  /** The first place in the series that may be given. */
  from: number
  count: number
  /** Numbers that are about to be typed in elsewhere, in whatever case their letters are: passed over as if they were taken. */
  promised?: readonly string[] | undefined
}

/** So many numbers are asked for in one statement at most. */
const mostAsked = 16_384

/**
 * The next numbers that a series can give, in their order, however many before them were typed in. The first question is for
 * just as many as are wanted, each further one for sixteen times as many: the book has an end, so the search has one.
 * @returns fewer for codes of employees alone, where the pattern writes no valid ones any more
 */
export async function freeNumbers(
  transaction: Transaction,
  series: Series,
  parts: Omit<NumberParts, 'sequence'>,
  { from, count, promised = [] }: WantedNumbers,
): Promise<FreeNumber[]> {
  const isCode = series.kind === 'employee'
  const kept = new Set(promised.map((number) => number.toLowerCase()))
  const free: FreeNumber[] = []
  for (let first = from, width = count; free.length < count; first += width, width = wider(width)) {
    const coming = Array.from({ length: width }, (_, at) => ({
      number: written(series.kind, series, { ...parts, sequence: first + at }),
      sequence: first + at,
    })).filter(({ number }) => !isCode || personCode.test(number))
    // Codes only grow longer.
    if (coming.length === 0) break
    const asked = coming.map(({ number }) => number)
    const taken = await takenNumbers(transaction, series.yearly ? parts.year : 0, asked)
    if (isCode) for (const code of await takenCodes(transaction, asked)) taken.add(code)
    const left = coming.filter(({ number }) => !taken.has(number) && !kept.has(number.toLowerCase()))
    free.push(...left.slice(0, count - free.length))
  }
  return free
}

function wider(width: number): number {
  return Math.min(width * 16, mostAsked)
}

/** Which of these numbers stand in the book of the company and year already, in whatever case their letters are. */
export async function takenNumbers(
  { db, inThisCompany }: Transaction,
  seriesYear: number,
  numbers: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ number: string }>`
    with asked as materialized (select number, lower(number) as key from unnest(${numbers}::text[]) as number)
    select asked.number from asked
    where exists (select from drawn_numbers
      where ${inThisCompany('drawn_numbers')} and series_year = ${seriesYear} and number_key = asked.key
        and not is_twin)`.execute(db)
  return new Set(rows.map(({ number }) => number))
}

/** Which of these codes somebody in the group has, or had. */
async function takenCodes({ db }: Transaction, codes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from unnest(${codes}::text[]) code where person_code_is_taken(code)`.execute(db)
  return rows.map(({ code }) => code)
}
