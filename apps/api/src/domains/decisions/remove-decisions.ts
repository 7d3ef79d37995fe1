import { sql } from 'kysely'
import { notFound } from '../../contract/failure.ts'
import type { DeedContext } from '../../contract/handlers.ts'
import { putBack, remove } from '../../contract/undo.ts'
import { requireNoDiscipline, requireNoTransfer } from '../employees/public.ts'
import { removeFilesOfDrafts, restoreFilesOfDrafts } from './decision-files.ts'
import { requireDraft } from './draft-decision.ts'
import { writableDecisions } from './decision-rows.ts'

const resource = 'decisions'
const ofPeople = 'decision_people'

/** Deletes drafts, all or none, with whom they are about and their files; all come back with {@link restoreDrafts}. */
export async function removeDrafts(context: DeedContext, ids: readonly number[]): Promise<{ ids: number[] }> {
  const { db, companyId, inThisCompany, session } = context
  const mine = sql`${inThisCompany('decisions')} and ${writableDecisions(context)}`
  const { rows } = await sql<{ state: string }>`
    select state from decisions where ${mine} and id = any(${ids}::bigint[]) for update`.execute(db)
  if (rows.length !== ids.length) throw notFound()
  for (const { state } of rows) requireDraft(state)
  await requireNoTransfer(context, ids)
  await requireNoDiscipline(context, ids)
  await sql`
    insert into deleted_records (company_id, resource, record_id, content, deleted_by)
    select ${companyId}, ${ofPeople}, id, to_jsonb(decision_people), ${session.userId} from decision_people
    where ${inThisCompany('decision_people')} and decision_id = any(${ids}::bigint[])`.execute(db)
  await removeFilesOfDrafts(context, ids)
  return remove(context, resource, 'decisions', sql`${inThisCompany('decisions')}`, ids)
}

/** Undoes a delete; what of it is not the user's stays deleted. */
export async function restoreDrafts(
  context: DeedContext,
  ids: readonly number[],
): Promise<{ ids: number[] }> {
  const { db, inThisCompany } = context
  await restoreFilesOfDrafts(context, ids)
  const restored = await putBack(context, resource, 'decisions', ids)
  await sql`
    with kept as (
      delete from deleted_records
      where ${inThisCompany('deleted_records')} and resource = ${ofPeople}
        and (content ->> 'decision_id')::bigint = any(${ids}::bigint[])
      returning content
    )
    insert into decision_people
    select back.* from kept, jsonb_populate_record(null::decision_people, kept.content) as back`.execute(db)
  const { rows } = await sql`
    select from decisions
    where ${inThisCompany('decisions')} and ${writableDecisions(context)} and id = any(${ids}::bigint[])`.execute(
    db,
  )
  if (rows.length !== ids.length) throw notFound()
  return restored
}
