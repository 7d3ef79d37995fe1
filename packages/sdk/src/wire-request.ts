import type { AnyInput, CallOptions } from './call-options.ts'
import type { OperationId } from './contract.ts'
import { ValidationError } from './errors.ts'
import { writePath, writeQuery } from './list-parameters.ts'
import { formOf } from './form.ts'
import { version } from './generated/version.ts'
import type { OperationLine } from './operation-info.ts'
import type { Session } from './session.ts'
import type { WireRequest } from './transport.ts'

/**
 * Says which company the caller believes to be in. The server only compares it with the session's and answers 409 on a
 * difference; it can never choose a company.
 */
export const COMPANY_HEADER = 'X-Company-Id'

/** Says which version of the SDK asks, as a User-Agent would, which browsers do not let a page set. */
const CLIENT_HEADER = 'X-Client'

/** Turns an operation and its input into what goes over the wire; the same for every try of the call. */
export function wireRequest(
  operation: OperationId,
  { api, method, path, jsonParameters, files }: OperationLine,
  input: AnyInput,
  options: CallOptions,
  session: Session,
): Omit<WireRequest, 'signal'> {
  const query = writeQuery(input.query, jsonParameters)
  const headers: Record<string, string> = { [CLIENT_HEADER]: `nhansu-sdk/${version}` }
  if (session.token !== undefined) headers['Authorization'] = `Bearer ${session.token}`
  if (api === 'product') {
    if (session.companyId !== undefined) headers[COMPANY_HEADER] = String(session.companyId)
    if (method === 'POST') headers['Idempotency-Key'] = options.idempotencyKey ?? randomKey()
  }
  return {
    method,
    url: writePath(path, input.path, (name) => refusePath(operation, name)) + (query && `?${query}`),
    headers,
    body: files && input.body ? formOf(input.body) : input.body,
  }
}

function refusePath(operation: OperationId, name: string): never {
  const message = 'Địa chỉ thiếu mã của dữ liệu cần mở. Mở lại từ danh sách.'
  throw new ValidationError({ operation, message }, { [name]: [message] })
}

/** 128 random bits in hexadecimal. Not `randomUUID`, which browsers withhold from plain http addresses of an intranet. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
