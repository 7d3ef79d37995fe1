import { createHash, randomBytes } from 'node:crypto'
import type { PermissionName } from '@nhansu/sdk/contract'
import type { Database } from '../db/connect.ts'

/** How far a permission reaches: the whole company, the holder's units and below, or the holder's own record. */
export type Scope = 'company' | 'unit' | 'own'

/** A permission with its reach, as a role gives it. */
export interface Grant {
  permission: PermissionName
  scope: Scope
}

/** Who is asking, read anew for every request: what is taken away is gone at the next one. */
export interface Session {
  userId: number
  /** Null for a user who belongs to no company. */
  companyId: number | null
  login: string
  fullName: string
  avatar: string | null
  nhansuId: string | null
  /** The user's own employee record in this company. */
  employeeId: number | null
  /** The units of a grant of scope `unit`: those the user holds a position in now; each includes those below it. */
  unitIds: number[]
  /** The grants that the user holds of the permissions that the operation asks for. */
  grants: Grant[]
}

/** A session inside a company, as every operation of the product has it. */
export type CompanySession = Session & { companyId: number }

/** When a session is over by itself; ASVS 7.1.1 wants both limits written down. */
export interface SessionLimits {
  /** Minutes without a request. */
  idleMinutes: number
  /** Hours after the sign-in, however busy it was. */
  longestHours: number
}

const bearer = /^Bearer ((?:nhansu_)?[A-Za-z0-9_-]{43})$/

/** A new opaque token of 256 bits. Only its hash is ever stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database knows a token by. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/**
 * The token of an Authorization header; undefined for whatever is not exactly one Bearer token of ours.
 * It is taken from nowhere else, above all not from the address.
 */
export function bearerToken(rawHeaders: readonly string[]): string | undefined {
  const values = rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'authorization',
  )
  return values.length === 1 ? bearer.exec(values[0] ?? '')?.[1] : undefined
}

/**
 * The live session of a token, in one round trip; undefined when it has ended or never was.
 * @param permissions those whose grants are wanted
 */
export async function readSession(
  database: Database,
  token: string,
  limits: SessionLimits,
  permissions: readonly string[],
): Promise<Session | undefined> {
  const { rows } = await database.pool.query<SessionRow>({
    // Each request begins with it, so each connection keeps it prepared.
    name: 'read_session',
    text: 'select * from read_session($1, $2, $3, $4)',
    values: [hashOf(token), `${limits.idleMinutes} minutes`, `${limits.longestHours} hours`, permissions],
  })
  return rows[0] && sessionOf(rows[0])
}

/** Who asks, as the database answers it of a session or of a program's token. */
export function sessionOf(row: SessionRow): Session {
  return {
    userId: row.user_id,
    companyId: row.company_id,
    login: row.login,
    fullName: row.full_name,
    avatar: row.avatar,
    nhansuId: row.nhansu_id,
    employeeId: row.employee_id,
    unitIds: row.unit_ids,
    grants: row.grants.map(readGrant),
  }
}

/** A row of `read_session` and `read_api_token`. */
export interface SessionRow {
  user_id: number
  company_id: number | null
  login: string
  full_name: string
  avatar: string | null
  nhansu_id: string | null
  employee_id: number | null
  unit_ids: number[]
  grants: string[]
}

/** A grant as `read_session` writes it: `level_edit:company`. */
export function readGrant(text: string): Grant {
  // The database holds no other permissions and scopes than these types name.
  const [permission, scope] = text.split(':') as [PermissionName, Scope]
  return { permission, scope }
}
