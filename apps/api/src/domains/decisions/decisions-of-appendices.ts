import type { Schemas } from '@nhansu/sdk/contract'
import { type SqlBool, sql } from 'kysely'
import type { ProductContext } from '../../contract/handlers.ts'
import { holds } from '../documents/public.ts'
import { inUnitsOf, ofTypes } from './decision-rows.ts'
import { statusName } from './decision-status.ts'

export type AppendixDecision = Schemas['AppendixDecision']

/**
 * The decisions that carry out appendices, as far as the reader may see decisions, whatever the right to the operation is;
 * by the appendix, the oldest first.
 */
export async function decisionsOfAppendices(
  context: ProductContext,
  appendixIds: readonly number[],
): Promise<ReadonlyMap<number, AppendixDecision[]>> {
  if (appendixIds.length === 0) return new Map()
  const { db, inThisCompany, session } = context
  const within = sql<SqlBool>`(${holds(context, 'document_access', 'company')}
    or ${holds(context, 'document_access', 'unit')} and ${inUnitsOf(context)})`
  const own = sql<SqlBool>`coalesce(person.employee_id = ${session.employeeId}::bigint and decisions.state <> 'draft', false)`
  const { rows } = await sql<AppendixDecision & { appendix_id: number }>`
    select person.appendix_id, decisions.id, decisions.decision_type, decisions.decision_number, ${statusName} as status_name
    from decision_people person
    join decisions on decisions.company_id = person.company_id and decisions.id = person.decision_id
    where ${inThisCompany('person')} and person.appendix_id = any(${appendixIds}::bigint[])
      and (${own} or ${within} and ${ofTypes(context)})
    order by decisions.id`.execute(db)
  const byAppendix = Map.groupBy(rows, ({ appendix_id }) => appendix_id)
  return new Map([...byAppendix].map(([id, decisions]) => [id, decisions.map(told)]))
}

function told(row: AppendixDecision & { appendix_id: number }): AppendixDecision {
  const { appendix_id: _, ...decision } = row
  return decision
}
