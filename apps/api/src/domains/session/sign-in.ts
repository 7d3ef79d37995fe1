import type { Database } from '../../db/connect.ts'
import { ApiFailure } from '../../contract/failure.ts'
import type { Caller } from '../../contract/handlers.ts'
import { hashOf, newToken } from '../../contract/session.ts'
import { inTurn, lookAtPassword } from './password-check.ts'
import { recordEvent } from './events.ts'
import { browserCookie, knownBrowserToken } from './known-browser.ts'

interface Attempt {
  wait_seconds: number
  /** Whether a miss now makes the next try wait. */
  starts_wait: boolean
  /** Whether a wrong password counts for the address; not at a browser that the account is known by. */
  counts_address: boolean
  /** Whether the browser's token is one of ours, whoever signed in with it. */
  known_browser: boolean
  user_id: number | null
  password_hash: string | null
}

/** A new session, and the cookie by which this browser will be known from now on. */
export interface SignedIn {
  token: string
  cookie: string
}

/**
 * Signs in. Every try is counted for its account before the password is looked at, and for its address after, if it was
 * wrong: right ones cost an office nothing. The count is asked within the turn of the look, so that tries made at once
 * cannot slip past it. Every look costs one hash and ends in the same words, whether the account exists, is closed or has
 * another password.
 * @throws ApiFailure 401 for whatever is wrong, 429 while a wait runs, 503 when too many sign in at once
 */
export async function signIn(
  database: Database,
  credentials: { login: string; password: string },
  caller: Caller,
): Promise<SignedIn> {
  const browser = knownBrowserToken(caller)
  await requireNoWait(database, credentials.login, caller, browser)
  const { attempt, matches, starts_wait } = await inTurn(() => lookAt(database, credentials, caller, browser))
  // Only a token of our own making is kept: one that was planted must not become somebody's known browser.
  const known = attempt.known_browser && browser !== undefined ? browser : newToken()
  const token = matches ? await startSession(database, attempt, credentials.login, caller, known) : undefined
  // The password of an account that is closed is as wrong as any other.
  if (matches && token === undefined) await countMiss(database, attempt, caller)
  if (token !== undefined) return { token, cookie: browserCookie(known, caller.secure) }
  await recordEvent(database, caller, {
    event: attempt.starts_wait || starts_wait ? 'sign-in-blocked' : 'sign-in-failed',
    userId: attempt.user_id,
    companyId: null,
  })
  throw new ApiFailure(401, 'Tên đăng nhập hoặc mật khẩu không đúng.')
}

/** Those who have to wait are told so before they wait for a turn, and keep nobody from his. */
async function requireNoWait(
  database: Database,
  login: string,
  caller: Caller,
  browser: string | undefined,
): Promise<void> {
  const { rows } = await database.pool.query<{ seconds: number }>(
    'select sign_in_wait_left($1, $2, $3) as seconds',
    [login, caller.address, browser === undefined ? null : hashOf(browser)],
  )
  const seconds = rows[0]?.seconds ?? 0
  if (seconds > 0) throw tooManyTries(seconds)
}

async function lookAt(
  database: Database,
  { login, password }: { login: string; password: string },
  caller: Caller,
  browser: string | undefined,
): Promise<{ attempt: Attempt; matches: boolean; starts_wait: boolean }> {
  const attempt = await beginAttempt(database, login, caller, browser)
  if (attempt.wait_seconds > 0) throw tooManyTries(attempt.wait_seconds)
  const matches = await lookAtPassword(password, attempt.password_hash)
  const starts_wait = !matches && (await countMiss(database, attempt, caller))
  return { attempt, matches, starts_wait }
}

/** @returns whether the next try from this address has to wait */
async function countMiss(
  database: Database,
  { counts_address }: Attempt,
  { address }: Caller,
): Promise<boolean> {
  if (!counts_address) return false
  const { rows } = await database.pool.query<{ starts_wait: boolean }>(
    'select count_address_miss($1) as starts_wait',
    [address],
  )
  return rows[0]?.starts_wait === true
}

async function beginAttempt(
  database: Database,
  login: string,
  caller: Caller,
  browser: string | undefined,
): Promise<Attempt> {
  const { rows } = await database.pool.query<Attempt>('select * from begin_sign_in($1, $2, $3)', [
    login,
    caller.address,
    browser === undefined ? null : hashOf(browser),
  ])
  const [attempt] = rows
  if (!attempt) throw new Error('begin_sign_in answered nothing')
  return attempt
}

/** @returns undefined for a closed account, and where the password that was looked at is no longer the account's */
async function startSession(
  database: Database,
  { user_id, password_hash }: Attempt,
  login: string,
  caller: Caller,
  browser: string,
): Promise<string | undefined> {
  const token = newToken()
  const { address, browser: agent, requestId } = caller
  const { rowCount } = await database.pool.query(
    `with started as materialized (select company_id from start_session($1, $8, $2, $3, $4))
     select settle_sign_in($1, $5, $6), remember_browser($1, $6),
       record_sign_in_event($1, company_id, 'sign-in', $3, $4, $7)
     from started`,
    [user_id, hashOf(token), address, agent, login, hashOf(browser), requestId, password_hash],
  )
  return rowCount === 0 ? undefined : token
}

function tooManyTries(seconds: number): ApiFailure {
  // An account that only its owner can open again must not promise an hour: a day is long enough to ask for help.
  const retryAfter = Math.min(seconds, 24 * 60 * 60)
  return new ApiFailure(429, `Bạn đã nhập sai quá nhiều lần. Vui lòng thử lại sau ${waitText(retryAfter)}.`, {
    retryAfter,
  })
}

function waitText(seconds: number): string {
  if (seconds < 60) return `${seconds} giây`
  if (seconds < 60 * 60) return `${Math.ceil(seconds / 60)} phút`
  return `${Math.ceil(seconds / 3600)} giờ hoặc liên hệ quản trị viên để được đặt lại mật khẩu`
}
