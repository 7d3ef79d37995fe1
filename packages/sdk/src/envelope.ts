import type { Data, OperationId } from './contract.ts'
import { isRecord, requestId } from './error-from-answer.ts'
import { errorMessage } from './error-messages.ts'
import { EnvelopeError, ParseError } from './errors.ts'

/**
 * Reads a 2xx answer and gives its `data`.
 *
 * @throws EnvelopeError on `success: false`; ParseError on anything that is no envelope
 */
export async function readEnvelope<Id extends OperationId>(
  operation: Id,
  response: Response,
): Promise<Data<Id>> {
  const { status, headers } = response
  const envelope = parsed(await response.text())
  const failure = { operation, status, requestId: requestId(envelope, headers) }
  // What `data` holds is the contract's promise; the server checks its answers against it.
  if (envelope['success'] === true && isRecord(envelope['data'])) return envelope['data'] as Data<Id>
  if (envelope['success'] === false) {
    throw new EnvelopeError({ ...failure, message: errorMessage('envelope', operation, envelope['message']) })
  }
  throw new ParseError({ ...failure, message: errorMessage('parse', operation) })
}

function parsed(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text)
    return isRecord(body) ? body : {}
  } catch {
    return {}
  }
}
