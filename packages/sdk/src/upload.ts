import type { CallOptions } from './call-options.ts'
import type { Data, Input, OperationId } from './contract.ts'
import type { Client } from './create-client.ts'
import { readEnvelope } from './envelope.ts'
import { xhrFetch, type UploadProgress } from './upload-xhr.ts'

/** A call that sends files. */
export interface UploadOptions extends CallOptions {
  /** Called as bytes leave. Where the platform cannot tell (outside browsers), never. */
  onProgress?: ((progress: UploadProgress) => void) | undefined
}

/** The fields of a form with files; undefined fields stay away, a list repeats its field. */
export type UploadFields = Record<string, FormValue | readonly FormValue[] | undefined>
type FormValue = Blob | string | number | boolean

/** Files take longer than answers: 120 seconds unless the call says otherwise. */
const TIMEOUT_MS = 120_000

/**
 * Calls an operation with a form that may hold files, and gives the `data` of its answer.
 *
 * @throws ApiError as `call` does; 'refused' with status 413 when the file is too large
 */
export function upload<Id extends OperationId>(
  client: Client,
  operation: Id,
  input: Omit<Input<Id>, 'body'> & { body: UploadFields },
  { onProgress, ...options }: UploadOptions = {},
): Promise<Data<Id>> {
  const body = form(input.body)
  const fetch = onProgress && typeof XMLHttpRequest !== 'undefined' ? xhrFetch(body, onProgress) : undefined
  return client.send(operation, { ...input, body }, readEnvelope, {
    timeoutMs: TIMEOUT_MS,
    ...options,
    fetch,
  })
}

function form(fields: UploadFields): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const item of [value].flat()) {
      if (item !== undefined) data.append(name, item instanceof Blob ? item : String(item))
    }
  }
  return data
}
