import type { Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type RowConditions, visibleRows } from '../../../contract/access.ts'
import { notFound, stale } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { ListSource } from '../../../contract/list-query/source.ts'
import { isThere, visibleCandidates } from '../candidates/visible-candidates.ts'

export type Procedure = Schemas['Procedure']
export type ProcedureRow = Schemas['ProcedureRow']

/** Procedures are seen by whoever sees their candidate. */
export const visibleProcedures: RowConditions = {
  table: 'procedures',
  unit: (context) => sql<SqlBool>`procedures.candidate_id in (
    select candidates.id from candidates
    where ${context.inThisCompany('candidates')} and ${visibleRows(context, visibleCandidates)})`,
}

/** The candidate has not been deleted. */
export const ofSomebodyThere: RawBuilder<SqlBool> = sql<SqlBool>`exists (select from candidates
  where candidates.company_id = procedures.company_id and candidates.id = procedures.candidate_id and ${isThere})`

const ofCandidate = (
  column: string,
): RawBuilder<unknown> => sql`(select ${sql.ref(`candidate.${column}`)} from candidates candidate
  where candidate.company_id = procedures.company_id and candidate.id = procedures.candidate_id)`
const nameIn = (table: string, key: string): RawBuilder<unknown> => sql`(
  select named.name from ${sql.table(table)} named
  where named.company_id = procedures.company_id and named.id = ${sql.ref(`procedures.${key}`)})`
const itemsOf = (
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`(select count(*) from procedure_items item
  where item.company_id = procedures.company_id and item.procedure_id = procedures.id and ${condition})`

/** What the first day waits for: needed, and neither done nor waived. */
export const isOpenItem: RawBuilder<SqlBool> = sql<SqlBool>`(
  item.is_needed and item.done_on is null and item.waived_reason is null)`

const computed: Readonly<Record<string, RawBuilder<unknown>>> = {
  full_name: ofCandidate('full_name'),
  recruitment_id: ofCandidate('recruitment_id'),
  recruitment_name: sql`(select campaign.name from candidates candidate
    join recruitments campaign on campaign.company_id = candidate.company_id and campaign.id = candidate.recruitment_id
    where candidate.company_id = procedures.company_id and candidate.id = procedures.candidate_id)`,
  department_name: nameIn('departments', 'department_id'),
  position_name: nameIn('positions', 'position_id'),
  item_total: itemsOf(sql`true`),
  open_total: itemsOf(isOpenItem),
  items: sql`coalesce((select jsonb_agg(jsonb_build_object('id', item.id, 'name', item.name, 'owner_id', item.owner_id,
      'owner_name', (select owner.full_name from employees owner
        where owner.company_id = item.company_id and owner.id = item.owner_id),
      'due_date', item.due_date, 'is_needed', item.is_needed, 'needs_paper', item.needs_paper, 'done_on', item.done_on,
      'waived_reason', item.waived_reason, 'note', item.note) order by item.display_order, item.id)
    from procedure_items item
    where item.company_id = procedures.company_id and item.procedure_id = procedures.id), '[]')`,
}

const ofRow = [
  'id',
  'candidate_id',
  'full_name',
  'recruitment_id',
  'recruitment_name',
  'decision_type',
  'start_date',
  'department_id',
  'department_name',
  'position_id',
  'position_name',
  'state',
  'item_total',
  'open_total',
  'employee_id',
  'version',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof ProcedureRow)[]

const ofProcedure = [
  ...ofRow,
  'probation_to',
  'nature_of_work',
  'note',
  'items',
  'decision_id',
  'papers',
  'finished_at',
] as const satisfies readonly (keyof Procedure)[]

/** What became of the papers; their run is named to whoever asked for it alone, as nobody else may begin it again. */
const papersFor = ({ session }: ProductContext): RawBuilder<unknown> => sql`(
  select jsonb_build_object('state', run.state, 'message', case when run.state = 'failed' then run.message end,
    'run_id', case when run.requested_by = ${session.userId} then run.id end)
  from job_runs run where run.company_id = procedures.company_id and run.id = procedures.papers_run_id)`

function columns(fields: readonly string[], more: typeof computed = {}): RawBuilder<unknown> {
  return sql.join(
    fields.map(
      (field) =>
        sql`${more[field] ?? computed[field] ?? sql.ref(`procedures.${field}`)} as ${sql.ref(field)}`,
    ),
  )
}

/** The columns of a row of the list. */
export const rowColumns: RawBuilder<unknown> = columns(ofRow)

export const procedureSource: ListSource = {
  table: 'procedures',
  defaultSort: '-created_at',
  fields: { candidate_id: { values: 'integer' } },
}

/** @throws ApiFailure 404 for one that is not there, or not for whoever asks */
export async function openProcedure(
  context: ProductContext,
  id: number,
  { forWriting = false } = {},
): Promise<Procedure> {
  const { rows } = await sql<Procedure>`
    select ${columns(ofProcedure, { papers: papersFor(context) })} from procedures
    where ${context.inThisCompany('procedures')} and ${ofSomebodyThere} and ${visibleRows(context, visibleProcedures)}
      and procedures.id = ${id} ${forWriting ? sql`for update of procedures` : sql``}`.execute(context.db)
  if (rows[0] === undefined) throw notFound()
  return rows[0]
}

/** @throws ApiFailure 409 with the newer values for a stale save */
export function refuseStale(procedure: Procedure, version: number | undefined): void {
  if (version !== undefined && version !== procedure.version) throw stale({ procedure })
}
