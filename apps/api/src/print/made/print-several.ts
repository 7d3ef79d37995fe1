import { setTimeout as pause } from 'node:timers/promises'
import type { OperationId, Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { type AuditEntry, writeAudit } from '../../contract/audit.ts'
import { ApiFailure } from '../../contract/failure.ts'
import type { FileAnswer } from '../../contract/file-answer.ts'
import { type Files, openFiles } from '../../files/files.ts'
import { type AskerContext, contextOfAsker } from '../../jobs/context-of-asker.ts'
import type { JobContext, JobTransaction } from '../../jobs/define-job.ts'
import { LayoutBusy } from '../layout-busy.ts'
import type { PaperContext } from '../paper-context.ts'
import { placeForPaper } from '../render-paper.ts'
import { staffApp } from './paper-code.ts'

/** What came of one of several papers: the file that was made, or why there is none. */
export interface PaperOutcome {
  paper_id: number | null
  /** What or whom it is of, where that is within reach. */
  name: string
  reason: string | null
}

/** How one of several papers is printed, as it would be printed alone for whoever asked for all of them. */
export interface OneOfSeveral {
  form: Schemas['PaperForm']
  /** The operation by whose right they are printed, and the request that asked for it. */
  operation: OperationId
  requestId: string
  files: Files
  /** Said where the record is gone from the asker's reach, and where his right is. */
  words: { beyondReach: string; rightIsGone: string }
  /**
   * Opens the record for the asker, as his rights are at this moment.
   * @param tell says what or whom it is of
   * @returns the way to have it laid out
   */
  open: (
    context: PaperContext & AskerContext,
    tell: (name: string) => void,
  ) => Promise<() => Promise<FileAnswer>>
  /** The paper that this work has made of it already. */
  made: (transaction: JobTransaction) => Promise<number | undefined>
}

/** How several papers are printed one after the other. */
interface Several<Key, Row extends PaperOutcome> {
  print: (key: Key, files: Files) => Promise<Row>
  /** What an attempt before this one made of those that this one did not come to. */
  madeBefore: (left: readonly Key[]) => Promise<Row[]>
}

/**
 * Prints several papers in their order. Whoever cancels the work keeps what is made.
 * @returns what the run keeps
 */
export async function printInOrder<Key, Row extends PaperOutcome>(
  job: JobContext,
  keys: readonly Key[],
  { print, madeBefore }: Several<Key, Row>,
): Promise<{ print: { rows: Row[] } }> {
  const rows: Row[] = []
  job.ifCancelled(async () => ({
    print: { rows: [...rows, ...(await madeBefore(keys.slice(rows.length)))] },
  }))
  const files = await openFiles(job.settings)
  try {
    for (const [index, key] of keys.entries()) {
      rows.push(await print(key, files))
      await job.progress(index + 1, keys.length)
    }
  } finally {
    files.store.close()
  }
  return { print: { rows } }
}

/** Until a place to fill a Word file is asked for again. */
const busyMs = 500

/**
 * Prints one of several papers in a transaction of its own; waits where others have theirs laid out. What an attempt before
 * this one has made is made no second time.
 */
export async function printOneOfSeveral(job: JobContext, one: OneOfSeveral): Promise<PaperOutcome> {
  let name = ''
  const tell = (said: string) => {
    name = said
  }
  for (;;) {
    try {
      if (one.form === 'pdf') await placeForPaper(job.signal)
      const paperId = await job.inCompany((transaction) => printed(transaction, job, one, tell))
      return { paper_id: paperId, name, reason: null }
    } catch (error) {
      // Somebody took the place between asking and needing it.
      if (error instanceof LayoutBusy) {
        if (one.form === 'docx') await pause(busyMs, undefined, { signal: job.signal })
        continue
      }
      if (!(error instanceof ApiFailure) || error.status >= 500) throw error
      const reason = error.status === 404 ? one.words.beyondReach : error.message
      return { paper_id: null, name, reason }
    }
  }
}

async function printed(
  transaction: JobTransaction,
  { settings }: JobContext,
  { operation, requestId, files, words, open, made }: OneOfSeveral,
  tell: (name: string) => void,
): Promise<number> {
  // The database waits for the layout as long as it does where one is printed alone.
  await sql`select set_config('idle_in_transaction_session_timeout', '60s', true)`.execute(transaction.db)
  const entries: AuditEntry[] = []
  const asker = await contextOfAsker(transaction, operation, { requestId, entries })
  if (asker === undefined) throw new ApiFailure(403, words.rightIsGone)
  const make = await open({ ...asker, files, staffApp: staffApp(settings) }, tell)
  const before = await made(transaction)
  if (before !== undefined) return before
  const answer = await make()
  await answer.keep?.(transaction)
  const source = {
    operation: asker.operation,
    userId: asker.session.userId,
    requestId,
    result: 'done' as const,
  }
  await writeAudit(transaction, source, entries)
  const now = await made(transaction)
  if (now === undefined) throw new Error('the paper that was just made is not kept')
  return now
}
