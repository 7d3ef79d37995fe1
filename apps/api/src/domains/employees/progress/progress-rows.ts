import type { Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type RowConditions, visibleRows } from '../../../contract/access.ts'
import { notFound } from '../../../contract/failure.ts'
import { type RowReaches, rowReaches, shownRow } from '../../../contract/field-rights.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { namesOfUnits } from '../../../contract/list-query/names.ts'
import type { ListSource } from '../../../contract/list-query/source.ts'
import { namesOfVisibleEmployees } from '../visible-names.ts'

export type WorkProgress = Schemas['WorkProgress']
/** A period as the view has it, pay included. */
export type WholeProgress = Omit<WorkProgress, 'masked_fields'>

const view = 'work_progress_rows'

const employee = (column: 'full_name' | 'nhansu_id' | 'sort_name') => sql`(
  select ${sql.ref(`worker.${column}`)} from employees worker
  where worker.company_id = work_progress_rows.company_id and worker.id = work_progress_rows.employee_id)`

const computed: Readonly<Record<string, RawBuilder<unknown>>> = {
  full_name: employee('full_name'),
  nhansu_id: employee('nhansu_id'),
}

const fields = [
  'id',
  'employee_id',
  'nhansu_id',
  'full_name',
  'kind',
  'from_date',
  'to_date',
  'company_name',
  'department_id',
  'department_name',
  'position_name',
  'position_level',
  'nature_of_work',
  'salary_level',
  'change_kind',
  'decision_no',
  'decision_type',
  'decision_date',
  'reason',
  'note',
  'version',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof WholeProgress)[]

/** What to select of a period for these fields, all of them unless said. */
export function progressColumns(chosen: Iterable<string> = fields): RawBuilder<unknown> {
  return sql.join(
    [...new Set(['id', ...chosen])].map(
      (field) => sql`${computed[field] ?? sql.ref(`${view}.${field}`)} as ${sql.ref(field)}`,
    ),
  )
}

/** Whose periods each scope shows: those of the people of the units, and one's own. */
export const visibleProgress: RowConditions = {
  table: view,
  unit: ({ session, inThisCompany }) => sql<SqlBool>`work_progress_rows.employee_id in (
    select seat.employee_id from employee_units seat
    where ${inThisCompany('seat')} and seat.department_id = any(${session.unitIds}::bigint[]))`,
  own: ({ session }) => sql<SqlBool>`work_progress_rows.employee_id = ${session.employeeId}`,
}

/** Where lists of periods come from. */
export const progressSource: ListSource = {
  table: view,
  defaultSort: '-from_date',
  fields: {
    full_name: { sortsBy: employee('sort_name') },
    nhansu_id: { sortsBy: employee('nhansu_id') },
    employee_id: { values: 'integer', names: namesOfVisibleEmployees },
    department_id: {
      values: 'integer',
      names: namesOfUnits,
      matches: (units, { inThisCompany }) => ({
        table: view,
        key: 'id',
        where: (alias) => sql<SqlBool>`${sql.ref(`${alias}.employee_id`)} in (
          select seat.employee_id from employee_units seat
          where ${inThisCompany('seat')} and seat.department_id = any(${units}::bigint[]))`,
      }),
    },
  },
}

/** What the parameters beside the filters leave; always a condition, since nobody keeps the total of a view. */
export function askedProgress({ employee_id, kind }: { employee_id?: number; kind?: string }) {
  return [
    kind === undefined
      ? sql<SqlBool>`work_progress_rows.kind is not null`
      : sql<SqlBool>`work_progress_rows.kind = ${kind}`,
    ...(employee_id === undefined ? [] : [sql<SqlBool>`work_progress_rows.employee_id = ${employee_id}`]),
  ]
}

/**
 * Periods that whoever asks may see, with what his rights on fields reach.
 * @throws ApiFailure 404 when one of them is not there or not his to see
 */
export async function findProgress(
  context: ProductContext,
  ids: readonly number[],
): Promise<(WholeProgress & { reaches: RowReaches })[]> {
  const { rows } = await sql<WholeProgress & { reaches: RowReaches }>`
    select ${progressColumns()}, ${rowReaches(context, visibleProgress)} as reaches from work_progress_rows
    where ${context.inThisCompany(view)} and ${visibleRows(context, visibleProgress)}
      and work_progress_rows.id = any(${ids}::bigint[])`.execute(context.db)
  if (rows.length !== new Set(ids).size) throw notFound()
  return rows
}

/** One period as its reader may see it: without the salary level where pay is not for him. */
export async function showProgress(
  context: ProductContext,
  id: number,
): Promise<{ work_progress: WorkProgress }> {
  const [found] = await findProgress(context, [id])
  if (found === undefined) throw notFound()
  const { reaches, ...row } = found
  const { dotted_fields: _, ...shown } = shownRow(context, 'work_progress', row, reaches)
  // No field that every period has asks for a right.
  return { work_progress: shown as WorkProgress }
}
