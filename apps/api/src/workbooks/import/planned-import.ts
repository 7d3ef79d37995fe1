import type { GrantedScope } from '../../contract/access.ts'
import { type AuditEntry, type AuditSource, writeAudit } from '../../contract/audit.ts'
import { type Operation, operationNamed } from '../../contract/operations.ts'
import { asPreview } from '../../contract/preview.ts'
import type { DeedContext, ProductContext } from '../../contract/handlers.ts'
import type { OperationId, ResourceName } from '@nhansu/sdk/contract'
import { contextOfAsker } from '../../jobs/context-of-asker.ts'
import { defineJob, type Job, JobFailure } from '../../jobs/define-job.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { rightIsGone } from '../../jobs/right-of-asker.ts'
import { pieces } from '../in-turns.ts'
import type { ReadColumns } from '../reading/taken-text.ts'
import type { ImportContext } from './import-context.ts'
import { forgetRows, keepRows, queuedRows } from './import-job.ts'
import { fileFault } from './read-rows.ts'
import { type ImportResult, resultOf, type ToldRow } from './result.ts'
import { nothingWritten, refuseWrong } from './trial.ts'
import type { Progress } from './write.ts'

/** What background work that writes a plan is asked for. */
export interface PlannedOrder {
  queuedId: number
  requestId: string
  /** A dry run of many rows: what it would do is told, and nothing stays. */
  isTrial: boolean
}

/** What writing a plan came to, row by row and record by record. */
export interface PlannedOutcome {
  told: ToldRow[]
  /** By which it is undone; null when nothing was changed. */
  importId: number | null
  /** For the trail. */
  entries: AuditEntry[]
}

/** How a plan is written. */
export interface WriteOptions {
  isTrial: boolean
  /** Told of each piece of the plan; throws when the work is to end. */
  progress?: Progress
  /** How far the asker's right reached, where background work writes: whom it covers now is to be asked anew. */
  scopes?: readonly Pick<GrantedScope, 'scope'>[]
  /** Whoever asked, where background work writes: a refusal may name whom he sees, as in his dry run. */
  asker?: DeedContext
}

/** An import whose rows are read into a plan within the request and written by background work, all or none. */
export interface PlannedImport<Entry extends object> {
  /** The resource, as its undo finds it. */
  resource: ResourceName
  operation: OperationId
  /** What its people read of the work: of a dry run, and of the writing. */
  titles: { trial: string; write: string }
  /** Writes a plan; what it refuses names nobody whom the asker may not see. */
  write: (context: ImportContext, entries: readonly Entry[], options: WriteOptions) => Promise<PlannedOutcome>
}

/** Rows whose dry run is answered at once; that of more is background work, with its progress. */
const mostAtOnce = 1_000

/**
 * A workbook comes back marked within the request that sends it.
 * @throws ApiFailure 400 for one of more rows than are tried within a request
 */
export function refuseLongMarking(rows: number): void {
  if (rows <= mostAtOnce) return
  throw fileFault(
    'Tệp có hơn 1,000 dòng nên không ghi được kết quả vào từng dòng. Hãy bấm "Kiểm tra" để xem các dòng sai trên màn hình, hoặc chia nhỏ tệp.',
  )
}

/**
 * The job of such an import: it writes in one transaction that ends with the note that the run is done. Its result has the
 * sums and what undoes it, and of the rows themselves nothing but in a dry run: that they are personal data, and that the
 * records have them now. Of what it refuses it tells the rows that are wrong, with why, as a dry run does.
 */
export function plannedJob<Entry extends object>(
  planned: PlannedImport<Entry> & { name: string },
): Job<PlannedOrder> {
  return defineJob<PlannedOrder>({
    name: planned.name,
    title: ({ isTrial }) => (isTrial ? planned.titles.trial : planned.titles.write),
    run: async ({ inCompany, userId, progress, doneWith }, { queuedId, requestId, isTrial }) =>
      inCompany(async (transaction) => {
        const { operation: _operation, scopes = [], ...bare } = transaction
        const context: ImportContext = { ...bare, session: { userId: userId ?? 0 } }
        const asker = await contextOfAsker(transaction, planned.operation, { requestId, entries: [] })
        if (asker === undefined) throw new JobFailure(rightIsGone)
        const { entries, ...columns } = await queuedRows<Entry>(context, queuedId)
        const { told, outcome } = await asPreview(context, isTrial, () =>
          writeAndTell(planned, context, entries, columns, { isTrial, progress, scopes, asker }),
        )
        if (!isTrial) {
          if (told.wrong > 0) throw new JobFailure(nothingWritten(told.wrong), { import: wrongOf(told) })
          const source = { userId: context.session.userId, requestId }
          await noteImport(context, operationNamed(planned.operation), source, told, outcome)
        }
        await forgetRows(context, queuedId)
        // The last look at whether somebody has cancelled: after this it is done.
        await progress(entries.length, entries.length)
        const result = { import: isTrial ? told : { ...told, rows: [], truncated: false } }
        await doneWith(context, result)
        return result
      }),
  })
}

/** What is told of an import of which nothing is written: the rows that are to be put right. */
function wrongOf({ rows, ...sums }: ImportResult): ImportResult {
  return { ...sums, id: null, rows: rows.filter(({ state }) => state === 'wrong') }
}

/** A plan as the request has read it. */
export interface ReadPlan<Entry> extends ReadColumns {
  entries: readonly Entry[]
  /** Rows of the workbook. */
  rows: number
  /** Rows that are wrong by themselves. */
  faulty: readonly ToldRow[]
}

/**
 * Answers the request: a dry run at once unless the workbook is large, anything else by background work.
 * @throws ApiFailure 400 when a row is wrong by itself and something is to be written
 */
export async function askPlanned<Entry extends object>(
  context: ProductContext,
  planned: PlannedImport<Entry>,
  job: Job<PlannedOrder>,
  { entries, rows, faulty, ...columns }: ReadPlan<Entry>,
  isTrial: boolean,
): Promise<{ import: ImportResult | null; run_id: number | null }> {
  if (isTrial && rows <= mostAtOnce) {
    const { told } = await asPreview(context, true, () =>
      writeAndTell(planned, context, entries, columns, { isTrial }),
    )
    context.audit({ detail: { dry_run: true, rows, wrong: told.wrong } })
    return { import: told, run_id: null }
  }
  if (!isTrial) refuseWrong(resultOf(faulty, columns, null))
  const queuedId = await keepRows(context, planned.resource, { entries, ...columns })
  const { requestId } = context.caller
  const runId = await enqueue(context, job, { queuedId, requestId, isTrial })
  context.audit({ detail: { run_id: runId, rows, dry_run: isTrial } })
  return { import: null, run_id: runId }
}

async function writeAndTell<Entry extends object>(
  planned: PlannedImport<Entry>,
  context: ImportContext,
  entries: readonly Entry[],
  columns: ReadColumns,
  options: WriteOptions,
): Promise<{ told: ImportResult; outcome: PlannedOutcome }> {
  const outcome = await planned.write(context, entries, options)
  return { told: resultOf(outcome.told, columns, options.isTrial ? null : outcome.importId), outcome }
}

async function noteImport(
  context: ImportContext,
  operation: Operation,
  who: Pick<AuditSource, 'userId' | 'requestId'>,
  { new: made, changed, unchanged }: ImportResult,
  { entries }: PlannedOutcome,
): Promise<void> {
  const source = { ...who, operation, result: 'done' as const }
  await writeAudit(context, source, [{ detail: { new: made, changed, unchanged } }])
  for (const piece of pieces(entries, 1_000)) await writeAudit(context, source, piece)
}
