import { onTestFinished } from 'vitest'
import { createTokenStore, type Session, type SessionChange, type TokenStore } from '../../src/client.ts'

/** What a tab keeps over a reload, as sessionStorage does. */
export function tabMemory(entries: Record<string, string> = {}) {
  const items = new Map(Object.entries(entries))
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
    items,
  }
}

let browsers = 0

/** A browser whose tabs hear each other and nobody else. */
export function openBrowser() {
  const name = `test.${process.pid}.${++browsers}`
  return {
    /** Resolves once the tabs that are open now have been asked something by another. */
    asked(): Promise<void> {
      const channel = new BroadcastChannel(name)
      return new Promise((resolve) => {
        channel.addEventListener('message', () => {
          channel.close()
          resolve()
        })
      })
    },
    /** A new tab; `heard` collects the changes that its listeners are told. */
    tab(parts: { initial?: Partial<Session>; askMs?: number; storage?: ReturnType<typeof tabMemory> } = {}) {
      const store = createTokenStore({ ...parts, channel: new BroadcastChannel(name) })
      onTestFinished(() => store.close())
      const heard: SessionChange[] = []
      store.subscribe((_, change) => heard.push(change))
      return { store, heard }
    },
  }
}

/** Resolves with the next change that a store tells; rejects nothing, so the test's own time limit guards it. */
export function nextChange(store: TokenStore): Promise<SessionChange> {
  return new Promise((resolve) => {
    const stop = store.subscribe((_, change) => {
      stop()
      resolve(change)
    })
  })
}

/** A signed-in session. */
export const sessionOf = (token: string, companyId = 1, user = 'ha.hr'): Session => ({
  token,
  companyId,
  user,
})
