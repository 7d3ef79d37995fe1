import type { CallArguments } from './call-options.ts'
import type { OperationId } from './contract.ts'
import type { Client } from './create-client.ts'
import { fileNameFrom } from './download-name.ts'

/** A file that the server made. */
export interface DownloadedFile {
  blob: Blob
  /** As the server names it, Vietnamese letters included; undefined when it does not. */
  name: string | undefined
}

/** Files take longer than answers: 120 seconds unless the call says otherwise. */
const TIMEOUT_MS = 120_000

/**
 * Calls an operation that answers a file. A refused call throws the same errors as any other.
 * Not opened by URL, because the token travels in a header and never in an address.
 */
export function download<Id extends OperationId>(
  client: Client,
  operation: Id,
  ...[input, options]: CallArguments<Id>
): Promise<DownloadedFile> {
  return client.send(operation, input ?? {}, readFile, { timeoutMs: TIMEOUT_MS, ...options })
}

async function readFile(_: OperationId, response: Response): Promise<DownloadedFile> {
  return { blob: await response.blob(), name: fileNameFrom(response.headers.get('content-disposition')) }
}

/** Hands a file to the browser's downloads. */
export function saveFile({ blob, name = 'tai-lieu' }: DownloadedFile): void {
  const url = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
