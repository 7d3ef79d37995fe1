import { NOBODY, type Session, type SessionChange, type SessionListener } from './session.ts'
import { openTabs, type Tabs } from './token-store-tabs.ts'

/** Holds the session of this tab, and keeps all tabs of the browser on the same one. */
export interface TokenStore {
  /** The session now; the same object until it changes, so it fits `useSyncExternalStore`. */
  read(): Session
  /**
   * The session once open tabs were asked for theirs; at most `askMs` later. Await it before the first call. They are
   * asked once for as long as the session stays as it is: they tell of every other one by themselves. A tab that was too
   * busy to answer in time is still heard: listeners are told 'signed-in'.
   */
  ready(): Promise<Session>
  /** Takes a new session, here and in every other tab. */
  replace(session: Session, change: Exclude<SessionChange, 'expired'>): void
  /**
   * The server refused this token. Unless the session was replaced meanwhile, here or in another tab, every tab loses
   * the token and hears 'expired' once, however many calls were refused.
   */
  expire(token: string): Promise<void>
  /** Runs work that ends in `replace`; until it is over, nobody takes the dying token for an expired one. */
  during<T>(work: () => Promise<T>): Promise<T>
  /** Calls the listener at each change, in whichever tab it began. Returns the way to stop. */
  subscribe(listener: SessionListener): () => void
  /** Leaves the other tabs. */
  close(): void
}

/** What a token store is put together from; without any of it, it lives in memory and alone. */
export interface TokenStoreParts {
  /** Where the platform keeps nothing, such as a script with a token of its own. */
  initial?: Partial<Session>
  /** Survives a reload of the tab. Give `sessionStorage`; never `localStorage`, which outlives the browser window. */
  storage?: KeyValueStorage
  /** Joins the tabs. */
  channel?: BroadcastChannel
  /** How long other tabs may take to answer, in milliseconds. */
  askMs?: number
}

/** The part of the browser's `Storage` that is used; said here, because a server's project does not know that type. */
export interface KeyValueStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

const STORAGE_KEY = 'nhansu.session'

/** Puts a token store together. In a browser take {@link browserTokenStore}. */
export function createTokenStore(parts: TokenStoreParts = {}): TokenStore {
  const { storage, channel, askMs = 250 } = parts
  const listeners = new Set<SessionListener>()
  let session: Session = Object.freeze({ ...NOBODY, ...(parts.initial ?? stored(storage)) })
  let replacing: Promise<unknown> = Promise.resolve()
  let asked: Promise<void> | undefined

  const take = (next: Session, change: SessionChange) => {
    asked = undefined
    session = Object.freeze({ ...next })
    keep(storage, session)
    for (const listener of listeners) listener(session, change)
  }
  const tabs: Tabs | undefined =
    channel &&
    openTabs({
      channel,
      askMs,
      answer: async (dead) => {
        await replacing
        return session.token !== undefined && session.token !== dead ? session : undefined
      },
      told: (next, change, dead) => {
        if (change !== 'expired' || session.token === dead) take(next, change)
      },
      // Only for whoever asked and has become nobody else since.
      late: (elsewhere) => {
        if (asked !== undefined && session.token === undefined) take(elsewhere, 'signed-in')
      },
    })

  const askOthers = async () => {
    const elsewhere = await tabs?.ask()
    if (elsewhere && session.token === undefined) take(elsewhere, 'signed-in')
  }

  const settleExpiry = async (token: string) => {
    await replacing
    const elsewhere = session.token === token ? await tabs?.ask(token) : undefined
    if (session.token !== token) return
    if (elsewhere)
      return take(elsewhere, elsewhere.companyId === session.companyId ? 'signed-in' : 'company-changed')
    take({ ...session, token: undefined }, 'expired')
    tabs?.tell(session, 'expired', token)
  }

  return {
    read: () => session,
    ready: async () => {
      if (session.token === undefined) await (asked ??= askOthers())
      return session
    },
    replace: (next, change) => {
      // The other tabs first: a listener here may ask them at once, and none may answer with the session that ends.
      tabs?.tell(next, change)
      take(next, change)
    },
    expire: async (token) => {
      if (session.token === token) await settleExpiry(token)
    },
    during: (work) => {
      // One after the other: the second switch must start from the token that the first one brings.
      const result = replacing.then(work)
      replacing = result.catch(() => undefined)
      return result
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => channel?.close(),
  }
}

/**
 * The token store for a browser: memory and `sessionStorage`, so a reload keeps the session and a closed window ends it;
 * a new tab asks the open ones. Where the browser forbids storage, memory alone.
 */
export function browserTokenStore(): TokenStore {
  return createTokenStore({ ...tabStorage(), channel: new BroadcastChannel(STORAGE_KEY) })
}

function tabStorage(): Pick<TokenStoreParts, 'storage'> {
  try {
    return { storage: globalThis.sessionStorage }
  } catch {
    // Reading the property itself throws where the user has forbidden site data.
    return {}
  }
}

function stored(storage: TokenStoreParts['storage']): Session | undefined {
  try {
    const session: Session | null = JSON.parse(storage?.getItem(STORAGE_KEY) ?? 'null')
    return typeof session?.token === 'string' ? session : undefined
  } catch {
    return undefined
  }
}

function keep(storage: TokenStoreParts['storage'], session: Session): void {
  try {
    if (session.token === undefined) storage?.removeItem(STORAGE_KEY)
    else storage?.setItem(STORAGE_KEY, JSON.stringify(session))
  } catch {
    // A full or forbidden storage costs the session at the next reload, not now.
  }
}
