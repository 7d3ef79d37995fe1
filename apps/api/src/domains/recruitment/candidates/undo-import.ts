import { sql } from 'kysely'
import { ApiFailure, notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { undoWindow } from '../../../contract/undo.ts'
import { visibleCampaign } from '../campaigns/campaign-record.ts'
import { importCandidatesJob } from './import-job.ts'
import { removeCandidates } from './remove-candidates.ts'
import { isThere } from './visible-candidates.ts'

/**
 * Takes back whom the background work of one's own long workbook has entered into a campaign a moment ago: all who are still there, or none.
 * @throws ApiFailure 404 for a run that is not mine, is over for longer or has left nobody there; 409 where somebody's file has changed since
 */
export async function undoImport(
  context: ProductContext,
  campaignId: number,
  runId: number,
): Promise<{ removed: number }> {
  await visibleCampaign(context, campaignId)
  const { db, inThisCompany, session } = context
  const { rows: runs } = await sql<{ ranges: [number, number][] }>`
    select result -> 'import' -> 'id_ranges' as ranges from job_runs
    where ${inThisCompany('job_runs')} and id = ${runId} and name = ${importCandidatesJob.name} and state = 'done'
      and requested_by = ${session.userId} and finished_at > now() - ${undoWindow}
      and (input ->> 'campaignId')::bigint = ${campaignId}`.execute(db)
  const [run] = runs
  if (run === undefined) throw notFound()
  const { rows } = await sql<{ id: number; isChanged: boolean }>`
    select candidates.id, candidates.version > 1 or exists (select from candidate_moves move
        where ${inThisCompany('move')} and move.candidate_id = candidates.id offset 1) as "isChanged"
    from candidates
    where ${inThisCompany('candidates')} and ${isThere} and candidates.recruitment_id = ${campaignId}
      and exists (select from jsonb_array_elements(${JSON.stringify(run.ranges)}::jsonb) as range
        where candidates.id between (range ->> 0)::bigint and (range ->> 1)::bigint)
    order by candidates.id for update of candidates`.execute(db)
  if (rows.length === 0) throw notFound()
  if (rows.some(({ isChanged }) => isChanged)) {
    throw new ApiFailure(409, 'Không thể hoàn tác vì có ứng viên đã được sửa hoặc chuyển bước sau khi nhập.')
  }
  const { ids } = await removeCandidates(
    context,
    rows.map(({ id }) => id),
  )
  return { removed: ids.length }
}
