import { ApiFailure, invalidInput, unauthorized } from '../../contract/failure.ts'
import type { Caller } from '../../contract/handlers.ts'
import { hashOf, newToken, type Session } from '../../contract/session.ts'
import type { Database } from '../../db/connect.ts'
import { hashPassword } from '../../passwords.ts'
import { recordEvent } from './events.ts'
import { passwordMatches } from './password-check.ts'
import { checkNewPassword } from './password-rules.ts'

/** What a one-time link opens. */
export interface PasswordLink {
  login: string
  full_name: string
  expires_at: string
}

/**
 * Sets a new password for a user who knows the old one. All sessions end; this one goes on under the token returned.
 * @throws ApiFailure 400 for a wrong old or a weak new password, 429 after too many wrong ones
 */
export async function changePassword(
  database: Database,
  signedIn: { session: Session; token: string },
  passwords: { old_password: string; new_password: string },
  caller: Caller,
): Promise<string> {
  const { session, token } = signedIn
  const { old_password, new_password } = passwords
  await checkNewPassword(database, new_password, session)
  const stored = await beginChange(database, token)
  if (!(await passwordMatches(old_password, stored))) {
    throw invalidInput({ old_password: ['Mật khẩu hiện tại không đúng.'] })
  }
  if (old_password === new_password) {
    throw invalidInput({ new_password: ['Mật khẩu mới phải khác mật khẩu hiện tại.'] })
  }
  const newOne = newToken()
  const { rows } = await database.pool.query<{ done: boolean }>(
    'select change_password($1, $2, $3, $4) as done',
    [hashOf(token), stored, await hashPassword(new_password), hashOf(newOne)],
  )
  if (!rows[0]?.done) throw unauthorized()
  const { userId, companyId } = session
  await recordEvent(database, caller, { event: 'password-change', userId, companyId })
  return newOne
}

/** The stored hash to check against, once the try is counted. */
async function beginChange(database: Database, token: string): Promise<string> {
  const { rows } = await database.pool.query<{ wait_seconds: number; password_hash: string }>(
    'select * from begin_password_change($1)',
    [hashOf(token)],
  )
  const [attempt] = rows
  if (attempt === undefined) throw unauthorized()
  const { wait_seconds: retryAfter, password_hash } = attempt
  if (retryAfter === 0) return password_hash
  throw new ApiFailure(429, 'Bạn đã nhập sai mật khẩu hiện tại quá nhiều lần. Vui lòng thử lại sau.', {
    retryAfter,
  })
}

/** @throws ApiFailure 400 for a link that was used, replaced or is over */
export async function openPasswordLink(database: Database, token: string): Promise<PasswordLink> {
  const { nhansu_id: _, ...link } = await findLink(database, token)
  return link
}

/**
 * Sets a password by a one-time link.
 * @returns the login to sign in with
 * @throws ApiFailure 400 for a link that does not work, or a weak password
 */
export async function resetPassword(
  database: Database,
  { token, new_password }: { token: string; new_password: string },
  caller: Caller,
): Promise<string> {
  const { login, full_name, nhansu_id } = await findLink(database, token)
  await checkNewPassword(database, new_password, { login, fullName: full_name, nhansuId: nhansu_id })
  const { rows } = await database.pool.query<{ user_id: number; company_id: number; login: string }>(
    'select * from use_password_link($1, $2)',
    [hashOf(token), await hashPassword(new_password)],
  )
  const [used] = rows
  if (used === undefined) throw deadLink()
  const { user_id: userId, company_id: companyId } = used
  await recordEvent(database, caller, { event: 'password-reset', userId, companyId })
  return used.login
}

async function findLink(
  database: Database,
  token: string,
): Promise<PasswordLink & { nhansu_id: string | null }> {
  const { rows } = await database.pool.query<PasswordLink & { nhansu_id: string | null }>(
    'select * from find_password_link($1)',
    [hashOf(token)],
  )
  if (rows[0] === undefined) throw deadLink()
  return rows[0]
}

function deadLink(): ApiFailure {
  return invalidInput({
    token: ['Liên kết đã được dùng hoặc đã hết hạn. Hãy nhờ quản trị viên cấp liên kết mới.'],
  })
}
