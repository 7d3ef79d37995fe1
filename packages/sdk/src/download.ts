import type { AnyInput, CallOptions } from './call-options.ts'
import type { FileOperationId, Input, OperationId, WithoutInput } from './contract.ts'
import type { CoreClient } from './core-client.ts'
import { fileNameFrom } from './download-name.ts'
import { readEnvelope } from './envelope.ts'
import { errorMessage } from './error-messages.ts'
import { ParseError } from './errors.ts'

/** A file that the server made. */
export interface DownloadedFile {
  blob: Blob
  /** As the server names it, Vietnamese letters included; undefined when it does not. */
  name: string | undefined
}

/** A call that fetches a file. */
export interface DownloadOptions extends CallOptions {
  /** Called as bytes come, with how many there are; how many there will be, the server need not know. */
  onProgress?: ((received: number) => void) | undefined
}

/** Files take longer than answers: 120 seconds unless the call says otherwise. */
const TIMEOUT_MS = 120_000

/**
 * Calls an operation that answers a file. A refused call throws the same errors as any other.
 * Not opened by URL, because the token travels in a header and never in an address.
 */
export function download<Id extends FileOperationId>(
  client: CoreClient,
  operation: Id,
  ...[input, options]: DownloadArguments<Id>
): Promise<DownloadedFile> {
  return fetchFile(client, operation, input, options)
}

/** What {@link download} does, for callers that have checked the input already. */
export function fetchFile(
  client: CoreClient,
  operation: FileOperationId,
  input: AnyInput = {},
  { onProgress, ...others }: DownloadOptions = {},
): Promise<DownloadedFile> {
  const read = async (id: OperationId, response: Response): Promise<DownloadedFile> => {
    if (isPage(response)) {
      // Says what is wrong with it; an envelope that says nothing wrong is no file either.
      await readEnvelope(id, response)
      throw new ParseError({ operation: id, status: response.status, message: errorMessage('parse', id) })
    }
    return {
      blob: await counted(response, onProgress).blob(),
      name: fileNameFrom(response.headers.get('content-disposition')),
    }
  }
  return client.send(operation, input, read, { timeoutMs: TIMEOUT_MS, ...others })
}

/** Whether an answer is what a proxy or a refusal says: the server names each of its files, and makes none of these kinds. */
function isPage({ headers }: Response): boolean {
  return (
    !headers.has('content-disposition') &&
    /^(text\/html|application\/json)\b/.test(headers.get('content-type') ?? '')
  )
}

/** The input may be left out when the operation requires nothing. */
export type DownloadArguments<Id extends OperationId> = Id extends WithoutInput
  ? [input?: Input<Id>, options?: DownloadOptions]
  : [input: Input<Id>, options?: DownloadOptions]

/** The same answer, which tells how much of it has come. */
function counted(response: Response, onProgress: DownloadOptions['onProgress']): Response {
  if (!onProgress || !response.body) return response
  let received = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      onProgress((received += chunk.byteLength))
      controller.enqueue(chunk)
    },
  })
  const type = response.headers.get('content-type') ?? ''
  return new Response(response.body.pipeThrough(counter), { headers: { 'content-type': type } })
}

/** Hands a file to the browser's downloads. */
export function saveFile({ blob, name = 'tai-lieu' }: DownloadedFile): void {
  const url = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
