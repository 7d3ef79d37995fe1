import { sql } from 'kysely'
import { notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { visibleCampaign } from '../campaigns/campaign-record.ts'
import { importCandidatesJob } from './import-job.ts'
import { removeCandidates } from './remove-candidates.ts'
import { isThere } from './visible-candidates.ts'

/**
 * Takes back whom the background work of a long workbook has entered into a campaign: all who are still there, or none.
 * @throws ApiFailure 404 for a run that has entered nobody there, 409 where somebody has become an employee
 */
export async function undoImport(
  context: ProductContext,
  campaignId: number,
  runId: number,
): Promise<{ removed: number }> {
  await visibleCampaign(context, campaignId)
  const { db, inThisCompany } = context
  const { rows: runs } = await sql<{ ranges: [number, number][] }>`
    select result -> 'import' -> 'id_ranges' as ranges from job_runs
    where ${inThisCompany('job_runs')} and id = ${runId} and name = ${importCandidatesJob.name} and state = 'done'
      and (input ->> 'campaignId')::bigint = ${campaignId}`.execute(db)
  const [run] = runs
  if (run === undefined) throw notFound()
  const { rows } = await sql<{ id: number }>`
    select candidates.id from candidates
    where ${inThisCompany('candidates')} and ${isThere} and candidates.recruitment_id = ${campaignId}
      and exists (select from jsonb_array_elements(${JSON.stringify(run.ranges)}::jsonb) as range
        where candidates.id between (range ->> 0)::bigint and (range ->> 1)::bigint)`.execute(db)
  const { ids } = await removeCandidates(
    context,
    rows.map(({ id }) => id),
  )
  return { removed: ids.length }
}
