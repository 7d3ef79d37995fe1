import { sql } from 'kysely'
import { writeAudit } from '../../../contract/audit.ts'
import { ApiFailure } from '../../../contract/failure.ts'
import { operationNamed } from '../../../contract/operations.ts'
import { defineJob, JobFailure } from '../../../jobs/define-job.ts'
import type { ImportContext } from '../../../workbooks/import/import-context.ts'
import { forgetRows, queuedRows } from '../../../workbooks/import/import-job.ts'
import { pieces } from '../../../workbooks/in-turns.ts'
import { tellKnown } from './judge-import.ts'
import { lockOpenCampaign } from './write-candidate.ts'
import { type ImportedBody, writeImported } from './write-imported.ts'

/** A row that was found good within the request. */
interface QueuedRow {
  row: number
  values: Record<string, unknown>
}

/** Rows that are named where somebody has come in between. */
const named = 10

/**
 * Writes the candidates of a long workbook, all or none, in one transaction that ends with the note that the run is done.
 * Its result has how many there are and their ids as ranges, by which they are taken back, and nothing of the rows.
 */
export const importCandidatesJob = defineJob<{ campaignId: number; queuedId: number; requestId: string }>({
  name: 'recruitment.import-candidates',
  title: 'Nhập Excel: Ứng viên',
  run: async ({ inCompany, userId, progress, doneWith }, { campaignId, queuedId, requestId }) =>
    inCompany(async (transaction) => {
      const { operation: _operation, scopes: _scopes, ...bare } = transaction
      const context: ImportContext = { ...bare, session: { userId: userId ?? 0 } }
      const { entries, cleaned } = await queuedRows<QueuedRow>(context, queuedId)
      await holdCampaign(context, campaignId)
      // What triggers and references look up was planned while the tables were small: ten thousand rows would each read all before.
      await sql`set local plan_cache_mode = force_custom_plan`.execute(context.db)
      await refuseNewTwins(context, entries)
      // The validator of the store's own body has let them through before they were queued.
      const bodies = entries.map(({ values }) => values as unknown as ImportedBody)
      const lines = await writeImported(context, campaignId, bodies, progress)
      const source = {
        operation: operationNamed('recruitmentCandidates.import'),
        userId: context.session.userId,
        requestId,
        result: 'done' as const,
      }
      for (const piece of pieces(lines, 1_000)) await writeAudit(context, source, piece)
      await forgetRows(context, queuedId)
      // The last look at whether somebody has cancelled: after this it is done.
      await progress(lines.length, lines.length)
      const result = {
        import: {
          added: lines.length,
          cleaned_columns: cleaned,
          id_ranges: rangesOf(lines.map(({ recordId }) => recordId)),
        },
      }
      await doneWith(context, result)
      return result
    }),
})

/** @throws JobFailure when the campaign has been closed since, or is gone */
async function holdCampaign(context: ImportContext, id: number): Promise<void> {
  try {
    await lockOpenCampaign(context, id)
  } catch (error) {
    if (error instanceof ApiFailure) throw new JobFailure(`${error.message} Chưa ứng viên nào được thêm.`)
    throw error
  }
}

/** @throws JobFailure that names rows of people who have been entered since the workbook was read */
async function refuseNewTwins(context: ImportContext, entries: readonly QueuedRow[]): Promise<void> {
  const judged = entries.map((entry) => ({ ...entry, errors: [], remarks: [] }))
  await tellKnown(context, judged)
  const known = judged.filter(({ errors }) => errors.length > 0).map(({ row }) => row)
  if (known.length === 0) return
  const rows = known.slice(0, named).join(', ')
  const more = known.length > named ? ', …' : ''
  throw new JobFailure(
    `Có ${known.length} dòng trùng hồ sơ vừa được thêm (dòng ${rows}${more}) nên chưa ứng viên nào được thêm. Hãy kiểm tra lại tệp rồi nhập lại.`,
  )
}

/** Ids in their order, as pairs of the first and the last without a gap between. */
export function rangesOf(ids: readonly number[]): [number, number][] {
  const ranges: [number, number][] = []
  for (const id of ids) {
    const last = ranges.at(-1)
    if (last !== undefined && last[1] === id - 1) last[1] = id
    else ranges.push([id, id])
  }
  return ranges
}
