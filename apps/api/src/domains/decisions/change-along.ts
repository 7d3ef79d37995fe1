import { sql } from 'kysely'
import { type AuditEntry, writeAlong } from '../../contract/audit.ts'
import { ApiFailure } from '../../contract/failure.ts'
import type { DeedContext } from '../../contract/handlers.ts'
import { holds } from '../documents/public.ts'
import { openDecision, writableDecisions } from './decision-rows.ts'
import { changeDraft, requireDraft, stored } from './draft-decision.ts'
import { removeDrafts } from './remove-decisions.ts'
import type { PersonStore } from './type-rules.ts'

/**
 * Takes back the draft that another domain's deed left, with the deed; one that somebody deleted is gone already.
 * @throws ApiFailure 409 once it is issued, 403 where it is not the caller's to delete
 */
export async function takeBackDraft(context: DeedContext, id: number): Promise<void> {
  await takeBackAs(await asDrafter(context), id)
}

async function takeBackAs(context: DeedContext, id: number): Promise<void> {
  if (!(await requireWritableDraft(context, id))) return
  const entries: AuditEntry[] = []
  await removeDrafts({ ...context, audit: (entry) => entries.push(entry) }, [id])
  await writeAlong(context, 'decisions', entries)
}

/**
 * Says anew whom the draft that another domain's deed left is about; without anybody it is taken back.
 * @param change the people as they would be sent, from those who stand in it
 * @throws ApiFailure what {@link takeBackDraft} refuses, and 400 for what no such decision can say
 */
export async function changePeopleAlong(
  doer: DeedContext,
  id: number,
  change: (people: PersonStore[]) => PersonStore[],
): Promise<void> {
  const context = await asDrafter(doer)
  if (!(await requireWritableDraft(context, id))) return
  const now = await openDecision(context, id, { forWriting: true })
  const people = change(now.people.map(stored))
  if (people.length === 0) return takeBackAs(context, id)
  const { told } = await changeDraft(context, now, { people })
  await writeAlong(context, 'decisions', [{ recordId: id, ...told }])
}

/** How the decision of another domain's deed stands, and whom it is about; null where it is not there any more. */
export async function standingAlong(
  { db, inThisCompany }: DeedContext,
  id: number,
): Promise<{ state: string; employee_ids: number[] } | null> {
  const { rows } = await sql<{ state: string; employee_ids: number[] }>`
    select state, array(select person.employee_id from decision_people person
      where ${inThisCompany('person')} and person.decision_id = decisions.id) as employee_ids
    from decisions where ${inThisCompany('decisions')} and id = ${id} for update`.execute(db)
  return rows[0] ?? null
}

/** The context of a deed as far as its doer may write drafts, whatever right lets him do the deed. */
async function asDrafter(context: DeedContext): Promise<DeedContext> {
  const { rows } = await sql<{ company: boolean; unit: boolean }>`
    select ${holds(context, 'document_edit', 'company')} as company,
      ${holds(context, 'document_edit', 'unit')} as unit`.execute(context.db)
  const [held] = rows
  const scopes = (['company', 'unit'] as const).filter((scope) => held?.[scope] === true)
  return { ...context, scopes: scopes.map((scope) => ({ scope })) }
}

/** Holds the draft; false where it is not there any more. */
async function requireWritableDraft(context: DeedContext, id: number): Promise<boolean> {
  const { rows } = await sql<{ state: string; is_writable: boolean }>`
    select state, ${writableDecisions(context)} as is_writable from decisions
    where ${context.inThisCompany('decisions')} and id = ${id} for update`.execute(context.db)
  const [found] = rows
  if (found === undefined) return false
  requireDraft(found.state)
  if (!found.is_writable) {
    throw new ApiFailure(403, 'Việc này thay đổi một dự thảo quyết định mà bạn không có quyền sửa.')
  }
  return true
}
