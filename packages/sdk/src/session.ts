/** Who the calls speak for. */
export interface Session {
  /** Bearer token; undefined when nobody is signed in or the session has ended. */
  readonly token: string | undefined
  /** The current company. It outlives an expired token, so that a half-filled form can stay on the screen. */
  readonly companyId: number | undefined
  /** The name the user signed in with. It also outlives the token: the next user may be another one. */
  readonly user: string | undefined
}

/** Why the session is another one now. */
export type SessionChange = 'signed-in' | 'company-changed' | 'signed-out' | 'expired'

/** Hears of a session that was replaced. */
export type SessionListener = (session: Session, change: SessionChange) => void

/** Nobody is signed in. */
export const NOBODY: Session = Object.freeze({ token: undefined, companyId: undefined, user: undefined })
