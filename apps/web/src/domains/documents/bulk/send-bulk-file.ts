import type { Input } from '@nhansu/sdk/contract'
import { isApiError } from '@nhansu/sdk/errors'
import { errorText } from '#web/kit/feedback/messages.ts'
import { type BulkFile, documentOf } from './bulk-file.ts'

interface CallOptions {
  idempotencyKey: string
  signal: AbortSignal
}

/** The two calls that make a document of a file. */
export interface BulkCalls {
  store: (
    body: Input<'documents.store'>['body'],
    options: CallOptions,
  ) => Promise<{ id: number; number: string }>
  attach: (
    documentId: number,
    file: File,
    options: CallOptions & { onProgress: (percent: number) => void },
  ) => Promise<void>
}

/** What a file has become, and whether it makes sense to go on with the next one. */
export interface Sent {
  file: BulkFile
  goesOn: boolean
  /** Seconds that the server wants to be left alone first: it takes so many files of one user in a minute. */
  waitSeconds: number
}

/** Errors after which the server has kept nothing. */
const refusals = new Set(['validation', 'unauthorized', 'forbidden', 'not-found', 'rate-limited', 'refused'])
/** Refusals of the words themselves: had an earlier call under the same key been kept, the server would have answered it. */
const settles = new Set(['validation', 'not-found'])
/** Errors that meet every other file too. */
const ends = new Set(['unauthorized', 'network', 'aborted'])
/** Where the server does not say how long. */
const usualWait = 15

/**
 * Makes a document of a file and attaches it. A call that was not answered is sent again as it was, under its key, so
 * that nothing is made twice however often it is tried.
 *
 * @param onProgress percent of the file's bytes
 */
export async function sendBulkFile(
  file: BulkFile,
  issueDate: string,
  calls: BulkCalls,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<Sent> {
  let { document } = file
  const body = file.unanswered ?? documentOf(file, issueDate)
  try {
    if (document === null) {
      if (body === null) return { file, goesOn: true, waitSeconds: 0 }
      document = await calls.store(body, { idempotencyKey: file.keys.document, signal })
    }
    await calls.attach(document.id, file.file, { idempotencyKey: file.keys.file, signal, onProgress })
    return { file: ended(file, { state: 'done', document }), goesOn: true, waitSeconds: 0 }
  } catch (error) {
    const kind = isApiError(error) ? error.kind : 'unknown'
    const mayBeKept = refusals.has(kind) ? file.unanswered !== null && !settles.has(kind) : true
    const unanswered = document === null && mayBeKept ? body : null
    const isFull = isApiError(error) && error.kind === 'rate-limited'
    const waits = isFull || kind === 'aborted'
    return {
      file: ended(file, {
        state: waits ? 'waiting' : 'failed',
        error: waits ? null : errorText(error),
        document,
        unanswered,
      }),
      goesOn: !ends.has(kind),
      waitSeconds: isFull ? (error.retryAfter ?? usualWait) : 0,
    }
  }
}

function ended(file: BulkFile, part: Partial<BulkFile>): BulkFile {
  return { ...file, progress: 0, error: null, unanswered: null, ...part }
}
