import { afterEach, expect, test } from 'vitest'
import { browserTokenStore } from '../src/client.ts'

const session = { token: 'T1', companyId: 4, user: 'ha.hr' }
const open: ReturnType<typeof browserTokenStore>[] = []

/** A token store as a page of this tab opens it. */
function openStore() {
  const store = browserTokenStore()
  open.push(store)
  return store
}

afterEach(() => {
  for (const store of open.splice(0)) store.close()
  sessionStorage.clear()
})

test('the session outlives a reload of the tab, and nothing of it lies in localStorage', () => {
  openStore().replace(session, 'signed-in')

  expect(openStore().read()).toEqual(session)
  expect(localStorage).toHaveLength(0)
  expect(document.cookie).toBe('')
})

test('a tab without a session gets it from an open one, and follows its sign-out', async () => {
  const first = openStore()
  first.replace(session, 'signed-in')
  // A second page in this tab shares its storage; without it, it is what a new tab is.
  sessionStorage.clear()
  const second = openStore()

  expect(second.read().token).toBeUndefined()
  expect(await second.ready()).toEqual(session)

  first.replace({ token: undefined, companyId: undefined, user: undefined }, 'signed-out')
  await expect.poll(() => second.read().token).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
})
