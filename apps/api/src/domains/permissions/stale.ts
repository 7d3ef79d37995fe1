import { messageOf } from '../../contract/envelope.ts'
import { ApiFailure } from '../../contract/failure.ts'

/** Somebody else saved meanwhile; the answer carries what stands there now. */
export function stale(newer: Readonly<Record<string, unknown>>): ApiFailure {
  return new ApiFailure(409, messageOf(409), { data: newer })
}
