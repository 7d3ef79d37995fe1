import { useEffect } from 'react'
import { client } from '#web/session/client.ts'

/**
 * Tells the server by a cookie that this browser is signed in, so that the next page names the files of its screen at
 * once; it goes with the browser's own session. It is no proof of anything: whoever has it without a session is sent to sign in like everybody else.
 */
export function useSignedInHint(): void {
  useEffect(() => {
    keep(true)
    return client.session.subscribe(({ token }) => keep(token !== undefined))
  }, [])
}

function keep(signedIn: boolean): void {
  document.cookie = `signed-in=1; Path=/; SameSite=Lax${signedIn ? '' : '; Max-Age=0'}`
}
