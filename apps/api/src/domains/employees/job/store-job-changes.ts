import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { notFound } from '../../../contract/failure.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { asPreview } from '../../../contract/preview.ts'
import { visibleEmployees } from '../visible-employees.ts'
import { checkedFacts } from './asked-facts.ts'
import { changeOfEach, deedOf } from './change-of-each.ts'
import { previewRows, refusedPeople } from './preview-rows.ts'
import { outsiderRefusals, receptionFacts } from './trainee-reception.ts'
import { todayOf } from './write-timelines.ts'
import { tryJobChanges } from './write-job-changes.ts'
import { mostDecided, writeByDecision, writeByDrafts } from './with-decision.ts'
import { askForManyChanges, mostWithinRequest } from './write-many-changes.ts'

/** One change for each of these employees, all or none, by itself or by a decision, or by several drafts; of many by background work. */
export const storeJobChanges: Handler<'jobChanges.store'> = async ({ query = {}, body }, context) => {
  const { decision: asked, ...bare } = body
  const { kind, ids, effective_date: day } = body
  const isPreview = query.dry_run === true
  await requireVisible(context, ids)
  const today = await todayOf(context)
  const asFilled = receptionFacts({ kind, day }, body.facts)
  const facts = await checkedFacts(context, { kind, day, facts: asFilled, ids }, today)
  const outsiders = await outsiderRefusals(context, { kind, day, ids, facts: asFilled })
  if (outsiders.length > 0) throw await refusedPeople(context, outsiders)
  if (asked === undefined && !isPreview && ids.length > mostWithinRequest) {
    return { changes: [], decision: null, drafts: [], run_id: await askForManyChanges(context, bare) }
  }
  const done = await asPreview(context, isPreview, async () => {
    if (asked && ids.length > mostDecided) {
      return { ...(await writeByDrafts(context, { ...bare, decision: asked }, today)), decision: null }
    }
    if (asked) return { ...(await writeByDecision(context, { ...bare, decision: asked }, today)), drafts: [] }
    const changes = changeOfEach(bare, facts)
    const { written, refused } = await tryJobChanges(context, changes, context.session.userId)
    if (refused.length > 0) throw await refusedPeople(context, refused)
    return { changes: await previewRows(context, written, { day, facts, today }), decision: null, drafts: [] }
  })
  const decision = done.decision && { ...done.decision, ...(isPreview && { id: null }) }
  const drafts = done.drafts.map((draft) => ({ ...draft, ...(isPreview && { id: null }) }))
  const [only] = ids.length === 1 ? ids : []
  const { changedFields, detail } = deedOf({ ...bare, facts }, isPreview)
  context.audit({
    ...(only !== undefined && { recordId: only }),
    changedFields,
    detail: {
      ...detail,
      ...(decision?.id && { decision_id: decision.id, is_draft: decision.is_draft }),
      ...(drafts.length > 0 && !isPreview && { draft_ids: drafts.map(({ id }) => id) }),
    },
  })
  return { changes: done.changes, decision, drafts, run_id: null }
}

/** @throws ApiFailure 404 when one of them is not there for whoever writes */
async function requireVisible(context: ProductContext, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from employees
    where ${context.inThisCompany('employees')} and ${visibleRows(context, visibleEmployees)}
      and employees.id = any(${ids}::bigint[])`.execute(context.db)
  if (rows[0]?.total !== ids.length) throw notFound()
}
