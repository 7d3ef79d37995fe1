import type { Session, SessionChange } from './session.ts'

/** What tabs say to each other. `dead` is the token that the speaker knows to be refused by the server. */
type Message =
  | { type: 'ask'; dead: string | undefined }
  | { type: 'answer'; session: Session }
  | { type: 'told'; session: Session; change: SessionChange; dead: string | undefined }

/** The other tabs of this browser, as one tab sees them. */
export interface Tabs {
  /** A session that another tab holds and that is not the dead one; undefined when none answers in time. */
  ask(dead?: string): Promise<Session | undefined>
  /** Makes a change known. */
  tell(session: Session, change: SessionChange, dead?: string): void
}

interface TabsParts {
  channel: BroadcastChannel
  /** How long the others may take to answer, in milliseconds. */
  askMs: number
  /** What to answer another tab; undefined keeps silent. */
  answer: (dead: string | undefined) => Promise<Session | undefined>
  told: (session: Session, change: SessionChange, dead: string | undefined) => void
  /** An answer that nobody waits for any more: the tab that gave it was busy. */
  late: (session: Session) => void
}

/** Joins the tabs that share the channel. A message never leaves the browser nor the origin. */
export function openTabs({ channel, askMs, answer, told, late }: TabsParts): Tabs {
  const waiting = new Set<(session: Session) => void>()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel knows only its own origin
  const say = (message: Message) => channel.postMessage(message)

  channel.addEventListener('message', async ({ data }: MessageEvent<Message>) => {
    if (data.type === 'told') told(data.session, data.change, data.dead)
    if (data.type === 'answer') {
      if (waiting.size === 0) late(data.session)
      for (const hear of waiting) hear(data.session)
    }
    if (data.type === 'ask') {
      const session = await answer(data.dead)
      if (session) say({ type: 'answer', session })
    }
  })

  return {
    tell: (session, change, dead) => say({ type: 'told', session, change, dead }),
    ask: (dead) =>
      new Promise((resolve) => {
        const finish = (session?: Session) => {
          clearTimeout(timer)
          waiting.delete(hear)
          resolve(session)
        }
        // An answer meant for another asker may hold the very token that is dead here.
        const hear = (session: Session) => session.token !== dead && finish(session)
        const timer = setTimeout(finish, askMs)
        waiting.add(hear)
        say({ type: 'ask', dead })
      }),
  }
}
