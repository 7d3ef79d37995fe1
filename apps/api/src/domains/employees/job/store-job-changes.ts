import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { notFound } from '../../../contract/failure.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { asPreview } from '../../../contract/preview.ts'
import { visibleEmployees } from '../visible-employees.ts'
import { checkedFacts } from './asked-facts.ts'
import { previewRows, refusedPeople } from './preview-rows.ts'
import { todayOf } from './write-timelines.ts'
import { tryJobChanges } from './write-job-changes.ts'
import { writeByDecision } from './with-decision.ts'

/** One change for each of these employees, all or none, by itself or by a decision. */
export const storeJobChanges: Handler<'jobChanges.store'> = async ({ query = {}, body }, context) => {
  const { kind, ids, effective_date: day, decision_no, decision_date, decision_type, reason } = body
  const isPreview = query.dry_run === true
  await requireVisible(context, ids)
  const today = await todayOf(context)
  const facts = await checkedFacts(context, { kind, day, facts: body.facts, ids }, today)
  const changes = ids.map((employeeId) => ({
    employeeId,
    kind,
    effectiveDate: day,
    facts,
    decisionNo: decision_no ?? null,
    decisionDate: decision_date ?? null,
    decisionType: decision_type ?? null,
    reason: reason ?? null,
  }))
  const done = await asPreview(context, isPreview, async () => {
    if (body.decision) return writeByDecision(context, { ...body, decision: body.decision }, today)
    const { written, refused } = await tryJobChanges(context, changes, context.session.userId)
    if (refused.length > 0) throw await refusedPeople(context, refused)
    return { changes: await previewRows(context, written, { day, facts, today }), decision: null }
  })
  const decision = done.decision && { ...done.decision, ...(isPreview && { id: null }) }
  const [only] = ids.length === 1 ? ids : []
  context.audit({
    ...(only !== undefined && { recordId: only }),
    changedFields: Object.keys(facts),
    detail: {
      kind,
      effective_date: day,
      employees: ids.length,
      dry_run: isPreview,
      ...(decision?.id && { decision_id: decision.id, is_draft: decision.is_draft }),
    },
  })
  return { changes: done.changes, decision }
}

/** @throws ApiFailure 404 when one of them is not there for whoever writes */
async function requireVisible(context: ProductContext, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from employees
    where ${context.inThisCompany('employees')} and ${visibleRows(context, visibleEmployees)}
      and employees.id = any(${ids}::bigint[])`.execute(context.db)
  if (rows[0]?.total !== ids.length) throw notFound()
}
