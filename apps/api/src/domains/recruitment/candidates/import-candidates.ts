import type { Data, Schemas } from '@nhansu/sdk/contract'
import { ReceivedFile } from '../../../contract/form/received-file.ts'
import { invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { keepRows } from '../../../workbooks/import/import-job.ts'
import { readEntries } from '../../../workbooks/import/read-rows.ts'
import { sheetOf } from '../../../workbooks/reading/read-sent.ts'
import { visibleCampaign } from '../campaigns/campaign-record.ts'
import { candidateImportFields } from './import-fields.ts'
import { importCandidatesJob } from './import-job.ts'
import { type Judged, judgeRows, tellKnown } from './judge-import.ts'
import { lockOpenCampaign } from './write-candidate.ts'
import { type ImportedBody, writeImported } from './write-imported.ts'

/** So many rows are written within the request; more are background work. */
const mostAtOnce = 1000
/** So many rows are told. */
const told = 200

/**
 * Enters the candidates of a workbook into a campaign, all or none, each as if by hand: the same rules, the same look for
 * twins, and a consent for each of them. What is wrong is told within the request; a long workbook without a fault is
 * written by background work, which looks for twins once more. Nothing of the rows is kept anywhere but in the candidates'
 * files, and in the queue until they are written.
 * @throws ApiFailure 400 for a workbook that cannot be read, 404 and 409 for the campaign
 */
export async function importCandidates(
  context: ProductContext,
  campaignId: number,
  file: unknown,
  isTrial: boolean,
): Promise<Data<'recruitmentCandidates.import'>> {
  if (!(file instanceof ReceivedFile)) throw invalidInput({ file: ['Vui lòng chọn tệp Excel.'] })
  await visibleCampaign(context, campaignId)
  await lockOpenCampaign(context, campaignId)
  const { entries, cleaned } = await readEntries(sheetOf(file), candidateImportFields())
  const judged = await judgeRows(entries)
  await tellKnown(context, judged)
  const wrong = judged.filter(({ errors }) => errors.length > 0)
  const summary = {
    total: judged.length,
    wrong: wrong.length,
    cleaned_columns: [...cleaned],
    rows: [...wrong, ...judged.filter(({ errors, remarks }) => errors.length === 0 && remarks.length > 0)]
      .slice(0, told)
      .map(toldOf),
    run_id: null,
    ids: [],
  }
  if (wrong.length > 0) return { ...summary, added: 0 }
  if (isTrial) return { ...summary, added: judged.length }
  if (judged.length > mostAtOnce) {
    const rows = judged.map(({ row, values }) => ({ row, values }))
    const queuedId = await keepRows(context, 'recruitmentCandidates', {
      entries: rows,
      ignored: [],
      cleaned: [...cleaned],
    })
    const { requestId } = context.caller
    const runId = await enqueue(context, importCandidatesJob, { campaignId, queuedId, requestId })
    context.audit({ detail: { run_id: runId, rows: rows.length } })
    return { ...summary, added: 0, run_id: runId }
  }
  // The validator of the store's own body has let them through.
  const bodies = judged.map(({ values }) => values as unknown as ImportedBody)
  const lines = await writeImported(context, campaignId, bodies)
  for (const line of lines) context.audit(line)
  return { ...summary, added: lines.length, ids: lines.map(({ recordId }) => recordId) }
}

function toldOf({ row, values, errors, remarks }: Judged): Schemas['CandidateImportRow'] {
  const name = values['full_name']
  return { row, full_name: typeof name === 'string' ? name.slice(0, 100) : '', errors, remarks }
}
