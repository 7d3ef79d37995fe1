import type { Schemas } from '@nhansu/sdk/contract'
import { contractKindLabels, mismatchLabels } from '@nhansu/sdk/domains/contracts'
import { workStateLabels } from '@nhansu/sdk/domains/employees'
import { jobChangeKindLabels } from '@nhansu/sdk/domains/job-changes'
import { type RawBuilder, sql } from 'kysely'
import type { RowConditions } from '../../../contract/access.ts'
import { holdsOn, type RowReaches, rowReaches } from '../../../contract/field-rights.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { askedUnit, inUnits, unitsRightBelow } from '../../employees/public.ts'
import { mismatchesOf, shownMismatches } from './mismatches.ts'

type Mismatch = Schemas['Mismatch']
type Row = Schemas['MismatchRow']
type Counts = Schemas['MismatchCounts']

/** What of it is asked for. */
export interface AskedReconciliation {
  department_id?: number
  mismatch?: Mismatch
}

/** The figures with a page of the rows. */
interface ReadReconciliation {
  reconciliation: Schemas['Reconciliation']
  rows: Row[]
  /** Rows on all pages. */
  found: number
}

/** What the one statement answers: figures and rows of the same moment. */
interface Answer {
  checked: number
  people: number
  total: Counts
  units: Record<string, Counts>
  found: number
  rows: (Omit<Row, 'may_write'> & { reaches: RowReaches })[]
}

/** Whose contracts somebody writes: of a unit those who work there. */
const writtenOf: RowConditions = {
  table: 'employees',
  unit: (context) => inUnits(context.session.unitIds, context, 'working'),
}

/** In the order of the labels; who reads a kind of nobody is told no figure of it. */
function countsOf(shown: ReadonlySet<Mismatch>): RawBuilder<Counts> {
  // Object.keys forgets the names of the table's keys.
  const kinds = (Object.keys(mismatchLabels) as Mismatch[]).filter((kind) => shown.has(kind))
  return sql`json_build_object('total', count(*), ${sql.join(
    kinds.map((kind) => sql`${sql.lit(kind)}, count(*) filter (where mismatch = ${sql.lit(kind)})`),
  )})`
}

/**
 * Reads what does not agree today in a unit with all below it, or among everybody whom whoever asks may see.
 * @throws ApiFailure 404 for a unit that is not there, or out of reach
 */
export async function readReconciliation(
  context: ProductContext,
  { department_id, mismatch }: AskedReconciliation,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReadReconciliation> {
  const unit = await askedUnit(context, department_id)
  const units = await unitsRightBelow(context, unit)
  const { inThisCompany } = context
  const shown = new Set(shownMismatches(context).map(([kind]) => kind))
  const counts = countsOf(shown)
  const { rows } = await sql<Answer>`
    with ${mismatchesOf(context, unit)},
    of_units as (
      select people.department_id, ${counts} as counts from mismatches
      join unit_people people on ${inThisCompany('people')} and people.employee_id = mismatches.employee_id
        and people.department_id = any(${units.map(({ id }) => id)}::bigint[])
      group by people.department_id),
    shown as (select * from mismatches where ${mismatch ?? null}::text is null or mismatch = ${mismatch ?? null}),
    paged as (
      select shown.* from shown
      join employees on ${inThisCompany('employees')} and employees.id = shown.employee_id
      order by employees.sort_name, shown.employee_id, shown.mismatch, shown.change_id limit ${limit} offset ${offset}),
    told as (
      select paged.employee_id, employees.nhansu_id, employees.full_name,
        held.positions -> 0 ->> 'department_name' as department_name, paged.mismatch, paged.mend, paged.in_file,
        paged.in_paper, paged.since, paged.contract_id, paged.contract_number, paged.change_id, paged.decision_id, employees.sort_name,
        ${rowReaches(context, writtenOf)} as reaches
      from paged
      join employees on ${inThisCompany('employees')} and employees.id = paged.employee_id
      left join position_summaries held on ${inThisCompany('held')} and held.employee_id = paged.employee_id)
    select (select count(*)::integer from facts) as checked,
      (select count(distinct employee_id)::integer from mismatches) as people,
      (select ${counts} from mismatches) as total,
      (select coalesce(json_object_agg(department_id, counts), '{}') from of_units) as units,
      (select count(*)::integer from shown) as found,
      (select coalesce(json_agg(told order by told.sort_name, told.employee_id, told.mismatch, told.change_id), '[]')
        from told) as rows`.execute(context.db)
  const [answer] = rows
  if (answer === undefined) throw new Error('a statement of scalars answers one row')
  return {
    reconciliation: {
      unit,
      mismatch: mismatch ?? null,
      checked: answer.checked,
      people: answer.people,
      total: answer.total,
      units: units.map(({ id, ...named }) => ({
        department_id: id,
        ...named,
        counts: answer.units[id] ?? nothingOf(answer.total),
      })),
    },
    rows: answer.rows.map((row) => told(context, row)),
    found: answer.found,
  }
}

/** The same figures of nobody. */
function nothingOf(total: Counts): Counts {
  // Object.fromEntries forgets which keys it was given.
  return Object.fromEntries(Object.keys(total).map((key) => [key, 0])) as unknown as Counts
}

function told(context: ProductContext, { reaches, decision_id, ...row }: Answer['rows'][number]): Row {
  const { file = {}, paper = {} } = words[row.mismatch] ?? {}
  return {
    ...row,
    in_file: row.in_file && (file[row.in_file] ?? row.in_file),
    in_paper: row.in_paper && (paper[row.in_paper] ?? row.in_paper),
    ...(holdsOn(context, ['contract_edit'], reaches) && {
      may_write: true,
      decision_id: decision_id ?? null,
    }),
  }
}

type Labels = Readonly<Record<string, string>>

/** By which labels both sides of a kind are told; what is not named says its words itself. */
const words: Partial<Readonly<Record<Mismatch, { file?: Labels; paper?: Labels }>>> = {
  no_contract: { file: workStateLabels },
  contract_over: { file: workStateLabels },
  work_state: { file: workStateLabels, paper: contractKindLabels },
  no_decision: { file: jobChangeKindLabels },
  held_up: { file: jobChangeKindLabels },
  contract_of_leaver: { file: workStateLabels, paper: contractKindLabels },
  no_social_insurance: { paper: contractKindLabels },
}
