import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/connect.ts'
import { authorize, permissionsOf, type GrantedScope } from './access.ts'
import { isApiToken, readApiToken, refuseBeyondReading } from './api-tokens.ts'
import { ApiFailure, forbidden, unauthorized } from './failure.ts'
import { fieldPermissionsOf } from './field-needs.ts'
import type { Operation } from './operations.ts'
import { bearerToken, readSession, type Session, type SessionLimits } from './session.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks and what the guard let through; null on public operations and before the guard. */
    authorized: Authorized | null
  }
}

export interface Authorized {
  operation: Operation
  token: string
  session: Session
  scopes: readonly GrantedScope[]
}

/**
 * Lets a request through to one operation, before its body is read.
 * @param entered is told who asks, before it is asked whether he may; it may refuse
 * @throws ApiFailure 401 without a live session, 403 without the right, 409 when the caller believes himself elsewhere
 */
export function guard(
  operation: Operation,
  database: Database,
  limits: SessionLimits,
  entered: (userId: number) => void = () => {},
): (request: FastifyRequest) => Promise<void> {
  const permissions = [...new Set([...permissionsOf(operation), ...fieldPermissionsOf(operation)])]
  return async (request) => {
    if (operation.access === 'public') return
    const token = bearerToken(request.raw.rawHeaders)
    if (token === undefined) throw unauthorized()
    const session = isApiToken(token)
      ? await readApiToken(database, token, permissions)
      : await readSession(database, token, limits, permissions)
    if (session === undefined) throw unauthorized()
    const authorized: Authorized = { operation, token, session, scopes: [] }
    request.authorized = authorized
    entered(session.userId)
    if (isApiToken(token)) refuseBeyondReading(operation, request)
    if (operation.api === 'identity') return
    if (session.companyId === null) throw forbidden()
    checkExpectedCompany(request, session.companyId)
    authorized.scopes = authorize(operation, session)
  }
}

/** A second tab may still show the company that the first has left. The header only refuses; it never chooses. */
function checkExpectedCompany(request: FastifyRequest, companyId: number): void {
  const believed = request.headers['x-company-id']
  if (believed !== undefined && believed !== String(companyId)) {
    throw new ApiFailure(409, 'Bạn đã chuyển sang công ty khác ở một cửa sổ khác. Vui lòng tải lại trang.')
  }
}
