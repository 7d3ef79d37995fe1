import type { Caller } from '../../contract/handlers.ts'

const name = 'nhansu_browser'
const halfAYear = 180 * 24 * 60 * 60

/**
 * A browser that somebody has signed in from carries a random token of its own. It opens nothing: it only lets the
 * owner try his password while strangers' wrong guesses keep everybody else waiting. The cookie goes to the sign-in
 * call alone and no script can read it; the server keeps its hash.
 */
export function browserCookie(token: string, secure: boolean): string {
  const attributes = [
    `${name}=${token}`,
    'Path=/identity/login',
    `Max-Age=${halfAYear}`,
    'HttpOnly',
    'SameSite=Strict',
  ]
  return [...attributes, ...(secure ? ['Secure'] : [])].join('; ')
}

/** The token of the browser that calls, if it carries one. */
export function knownBrowserToken({ cookies }: Caller): string | undefined {
  const token = cookies[name]
  return token !== undefined && /^[A-Za-z0-9_-]{43}$/.test(token) ? token : undefined
}
