import { expect, test } from 'vitest'
import { createTokenStore } from '../src/client.ts'
import { nextChange, openBrowser, sessionOf, tabMemory } from './support/tabs.ts'

const NOBODY = { token: undefined, companyId: undefined, user: undefined }

test('alone and in memory, it holds what it is given and tells its listeners why', () => {
  const store = createTokenStore()
  const told: unknown[] = []
  const stop = store.subscribe((session, change) => told.push([session.token, change]))
  expect(store.read()).toEqual(NOBODY)

  store.replace(sessionOf('T1'), 'signed-in')
  expect(store.read()).toEqual(sessionOf('T1'))
  expect(store.read()).toBe(store.read())
  stop()
  store.replace(sessionOf('T2'), 'company-changed')

  expect(told).toEqual([['T1', 'signed-in']])
})

test('a reload keeps the session, a sign-out leaves nothing behind', () => {
  const storage = tabMemory()
  createTokenStore({ storage }).replace(sessionOf('T1', 3), 'signed-in')

  const reloaded = createTokenStore({ storage })
  expect(reloaded.read()).toEqual(sessionOf('T1', 3))

  reloaded.replace(NOBODY, 'signed-out')
  expect(storage.items.size).toBe(0)
})

test.each(['{"token":5}', 'null', '<broken', '[]'])('storage that holds %s is nobody', (text) => {
  const storage = tabMemory({ 'nhansu.session': text })

  expect(createTokenStore({ storage }).read()).toEqual(NOBODY)
})

test('storage that refuses to write costs only the reload', () => {
  const full = {
    ...tabMemory(),
    setItem: () => {
      throw new Error('quota')
    },
  }
  const store = createTokenStore({ storage: full })

  store.replace(sessionOf('T1'), 'signed-in')

  expect(store.read().token).toBe('T1')
})

test('an expired session loses its token but not its company and user', async () => {
  const storage = tabMemory()
  const store = createTokenStore({ storage, initial: sessionOf('T1', 5) })

  await store.expire('T1')

  expect(store.read()).toEqual({ token: undefined, companyId: 5, user: 'ha.hr' })
  expect(storage.items.size).toBe(0)
})

test('many refused calls are one expiry', async () => {
  const { store, heard } = openBrowser().tab({ initial: sessionOf('T1'), askMs: 1 })

  await Promise.all([store.expire('T1'), store.expire('T1'), store.expire('T1')])
  await store.expire('T1')

  expect(heard).toEqual(['expired'])
})

test('a late refusal of an older token changes nothing', async () => {
  const { store, heard } = openBrowser().tab({ initial: sessionOf('T2'), askMs: 1 })

  await store.expire('T1')

  expect(store.read()).toEqual(sessionOf('T2'))
  expect(heard).toEqual([])
})

test('a new tab gets the session from an open one', async () => {
  const browser = openBrowser()
  browser.tab({ initial: sessionOf('T1', 4) })
  const { store, heard } = browser.tab({ askMs: 10_000 })

  expect(await store.ready()).toEqual(sessionOf('T1', 4))
  expect(heard).toEqual(['signed-in'])
})

test('a first tab is nobody once the time to answer is over', async () => {
  const browser = openBrowser()
  browser.tab()
  const { store } = browser.tab({ askMs: 5 })

  expect(await store.ready()).toEqual(NOBODY)
})

test('a tab that was too busy to answer in time is still heard', async () => {
  const browser = openBrowser()
  const busy = browser.tab({ initial: sessionOf('T1', 4) })
  const work = Promise.withResolvers<void>()
  void busy.store.during(() => work.promise)
  const { store } = browser.tab({ askMs: 5 })
  expect(await store.ready()).toEqual(NOBODY)

  const change = nextChange(store)
  work.resolve()
  expect(await change).toBe('signed-in')
  expect(store.read()).toEqual(sessionOf('T1', 4))
})

test('a late answer is nothing to a tab that did not ask', async () => {
  const browser = openBrowser()
  const busy = browser.tab({ initial: sessionOf('T1') })
  const work = Promise.withResolvers<void>()
  void busy.store.during(() => work.promise)
  const silent = browser.tab()
  const asking = browser.tab({ askMs: 5 })
  await asking.store.ready()

  const change = nextChange(asking.store)
  work.resolve()
  await change
  expect(silent.store.read()).toEqual(NOBODY)
})

test('what other tabs said holds for as long as the session stays as it is', async () => {
  const browser = openBrowser()
  const { store } = browser.tab({ askMs: 50 })
  expect(await store.ready()).toEqual(NOBODY)

  browser.tab({ initial: sessionOf('T1') })
  expect(await store.ready()).toEqual(NOBODY)
})

test('after a sign-out other tabs are asked anew', async () => {
  const browser = openBrowser()
  browser.tab({ initial: sessionOf('T1') })
  const { store } = browser.tab({ askMs: 10_000 })
  await store.ready()

  store.replace(NOBODY, 'signed-out')
  browser.tab({ initial: sessionOf('T2') })
  expect(await store.ready()).toEqual(sessionOf('T2'))
})

test('a tab that has a session asks nobody', async () => {
  const browser = openBrowser()
  browser.tab({ initial: sessionOf('OTHER') })
  const { store } = browser.tab({ initial: sessionOf('T1'), askMs: 3_600_000 })

  expect(await store.ready()).toEqual(sessionOf('T1'))
})

test.each(['signed-in', 'company-changed', 'signed-out'] as const)(
  'every tab follows: %s',
  async (change) => {
    const browser = openBrowser()
    const storage = tabMemory()
    const first = browser.tab({ initial: sessionOf('T1') })
    const second = browser.tab({ initial: sessionOf('T1'), storage })
    const heard = nextChange(second.store)
    const session = change === 'signed-out' ? NOBODY : sessionOf('T2', 2)

    first.store.replace(session, change)

    expect(await heard).toBe(change)
    expect(second.store.read()).toEqual(session)
    expect(createTokenStore({ storage }).read()).toEqual(session)
  },
)

test('when the session expires, every tab with that token hears it, and no other', async () => {
  const browser = openBrowser()
  const first = browser.tab({ initial: sessionOf('T1'), askMs: 1 })
  const second = browser.tab({ initial: sessionOf('T1') })
  const nobody = browser.tab()
  const heard = nextChange(second.store)

  await first.store.expire('T1')
  expect(await heard).toBe('expired')
  expect(second.store.read()).toEqual({ ...sessionOf('T1'), token: undefined })

  // Messages arrive in order: what the third tab hears first shows that it did not take the expiry for its own.
  const news = nextChange(nobody.store)
  first.store.replace(sessionOf('T2'), 'signed-in')
  expect(await news).toBe('signed-in')
  expect(nobody.heard).toEqual(['signed-in'])
})

test('a tab that missed the news takes the session of another tab instead of asking for a password', async () => {
  const browser = openBrowser()
  browser.tab({ initial: sessionOf('T2', 2) })
  const { store, heard } = browser.tab({ initial: sessionOf('T1', 1), askMs: 10_000 })

  await store.expire('T1')

  expect(store.read()).toEqual(sessionOf('T2', 2))
  expect(heard).toEqual(['company-changed'])
})

test('an answer that another tab asked for does not keep a dead token alive', async () => {
  const browser = openBrowser()
  browser.tab({ initial: sessionOf('T1') })
  const { store, heard } = browser.tab({ initial: sessionOf('T1'), askMs: 100 })
  const fresh = browser.tab({ askMs: 10_000 })

  const verdict = store.expire('T1')
  expect(await fresh.store.ready()).toEqual(sessionOf('T1'))
  await verdict

  expect(heard).toEqual(['expired'])
})

test('a session that is replaced while other tabs are asked does not expire', async () => {
  const { store, heard } = openBrowser().tab({ initial: sessionOf('T1'), askMs: 20 })

  const verdict = store.expire('T1')
  store.replace(sessionOf('T2'), 'signed-in')
  await verdict

  expect(store.read()).toEqual(sessionOf('T2'))
  expect(heard).toEqual(['signed-in'])
})

test('while a tab switches, a refused call waits for the outcome, in this tab and in others', async () => {
  const browser = openBrowser()
  const switching = browser.tab({ initial: sessionOf('T1', 1), askMs: 10_000 })
  const other = browser.tab({ initial: sessionOf('T1', 1), askMs: 10_000 })
  const answered = Promise.withResolvers<void>()
  const work = switching.store.during(async () => {
    await answered.promise
    switching.store.replace(sessionOf('T2', 2), 'company-changed')
  })

  const asked = browser.asked()
  const verdicts = [switching.store.expire('T1'), other.store.expire('T1')]
  await asked
  answered.resolve()
  await Promise.all([work, ...verdicts])

  expect(other.store.read()).toEqual(sessionOf('T2', 2))
  expect([switching.heard, other.heard].flat()).not.toContain('expired')
})

test('a tab alone that switches takes no refused call for the end of its session', async () => {
  const store = createTokenStore({ initial: sessionOf('T1', 1) })
  const heard: string[] = []
  store.subscribe((_, change) => heard.push(change))
  const answered = Promise.withResolvers<void>()
  const work = store.during(async () => {
    await answered.promise
    store.replace(sessionOf('T2', 2), 'company-changed')
  })

  const verdict = store.expire('T1')
  answered.resolve()
  await Promise.all([work, verdict])

  expect(heard).toEqual(['company-changed'])
})

test('work that replaces the session runs one after the other, and one failure does not stop the next', async () => {
  const store = createTokenStore()
  const order: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = store.during(async () => {
    await gate.promise
    order.push('first')
    throw new Error('refused')
  })
  const second = store.during(async () => order.push('second'))
  gate.resolve()

  await expect(first).rejects.toThrow('refused')
  await second
  expect(order).toEqual(['first', 'second'])
})
