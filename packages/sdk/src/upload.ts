import type { AnyInput, CallOptions } from './call-options.ts'
import type { Data, Input, UploadId } from './contract.ts'
import type { CoreClient } from './core-client.ts'
import { readEnvelope } from './envelope.ts'
import { formOf } from './form.ts'
import { unwritable } from './send.ts'
import { xhrFetch, type UploadProgress } from './upload-xhr.ts'

/** A call that sends files. */
export interface UploadOptions extends CallOptions {
  /** Called as bytes leave. Where the platform cannot tell (outside browsers), never. */
  onProgress?: ((progress: UploadProgress) => void) | undefined
}

/** Files take longer than answers: 120 seconds unless the call says otherwise. */
const TIMEOUT_MS = 120_000

/**
 * Calls an operation with a form that may hold files, and gives the `data` of its answer.
 *
 * @throws ApiError as `call` does; 'refused' with status 413 when the file is too large
 */
export function upload<Id extends UploadId>(
  client: CoreClient,
  operation: Id,
  input: Input<Id>,
  options?: UploadOptions,
): Promise<Data<Id>> {
  return sendForm(client, operation, input, options)
}

/** What {@link upload} does, for callers that have checked the input already. */
export async function sendForm<Id extends UploadId>(
  client: CoreClient,
  operation: Id,
  input: AnyInput,
  { onProgress, ...options }: UploadOptions = {},
): Promise<Data<Id>> {
  const body = written(operation, input)
  const fetch = onProgress && typeof XMLHttpRequest !== 'undefined' ? xhrFetch(body, onProgress) : undefined
  return client.send(operation, { ...input, body }, readEnvelope, {
    timeoutMs: TIMEOUT_MS,
    ...options,
    fetch,
  })
}

/** The form of an input, which a program without types may have given anything. */
function written(operation: UploadId, input: AnyInput | null | undefined): FormData {
  try {
    return formOf(input?.body ?? {})
  } catch (cause) {
    throw unwritable(operation, cause)
  }
}
