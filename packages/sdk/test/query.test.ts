import { QueryClient, QueryObserver, InfiniteQueryObserver, MutationObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { createTokenStore } from '../src/client.ts'
import { followSession, invalidate, placedIn, queryBindings } from '../src/query.ts'
import { clientWith, ok, refusal } from './support/client.ts'
import type { Received, Reply } from './support/server.ts'
import { sessionOf } from './support/tabs.ts'

/** A signed-in client, its bindings and an empty cache that follows the session. */
async function screen(answer: (request: Received, nth: number) => Reply | Promise<Reply>) {
  const tokenStore = createTokenStore({ initial: sessionOf('T1', 1) })
  const { client, server } = await clientWith(answer, { tokenStore, retries: { times: 0 } })
  const cache = new QueryClient()
  onTestFinished(() => cache.clear())
  onTestFinished(followSession(cache, client))
  return { client, server, cache, ...queryBindings(client) }
}

const level = { id: 7, name: 'Đại học', version: 3 }

test('a query is fetched once and kept under company, operation and input', async () => {
  const { cache, query, server } = await screen(() => ok({ level }))
  const options = query('levels.show', { path: { id: 7 } })

  expect(await cache.fetchQuery(options)).toEqual({ level })

  expect(options.queryKey).toEqual([1, 'levels.show', { path: { id: 7 } }])
  expect(cache.getQueryData(options.queryKey)).toEqual({ level })
  expect(server.received).toHaveLength(1)
})

test('a failed query is an ApiError, and is not tried again on top of the client’s tries', async () => {
  const { cache, query, server } = await screen(() => refusal(500))
  const observer = new QueryObserver(cache, query('levels.list'))
  onTestFinished(observer.subscribe(() => undefined))

  await expect.poll(() => observer.getCurrentResult().status).toBe('error')

  expect(observer.getCurrentResult().error).toMatchObject({ name: 'ApiError', kind: 'server' })
  expect(server.received).toHaveLength(1)
})

test('leaving the screen stops the call', async () => {
  const { cache, query, server } = await screen(() => 'hang')
  const observer = new QueryObserver(cache, query('levels.list'))
  const arrived = server.next()
  const leave = observer.subscribe(() => undefined)

  await arrived
  leave()

  await expect.poll(() => server.left()).toBe(1)
})

test('pages come one after the other, until the last', async () => {
  const { cache, pagesQuery, server } = await screen((_, nth) =>
    ok({
      levels: [{ id: nth }],
      meta: { pagination: { total: 2, per_page: 1, current_page: nth, total_pages: 2 } },
    }),
  )
  const observer = new InfiniteQueryObserver(cache, pagesQuery('levels.list', { query: { size: 1 } }))
  onTestFinished(observer.subscribe(() => undefined))

  await expect.poll(() => observer.getCurrentResult().hasNextPage).toBe(true)
  const { data, hasNextPage } = await observer.fetchNextPage()

  expect(data?.pages.map(({ levels }) => levels.map(({ id }) => id))).toEqual([[1], [2]])
  expect(hasNextPage).toBe(false)
  expect(server.received.map(({ url }) => url)).toEqual([
    '/api/levels?size=1&page=1&pagination=true&filter=%7B%7D',
    '/api/levels?size=1&page=2&pagination=true&filter=%7B%7D',
  ])
})

test('one answer and pages of the same list do not meet in the cache', async () => {
  const { query, pagesQuery } = await screen(() => ok({}))

  expect(query('levels.list').queryKey).not.toEqual(pagesQuery('levels.list').queryKey)
})

test('a mutation has its resource fetched anew, and no other', async () => {
  const { cache, query, mutation } = await screen(() => ok({ levels: [], positions: [], meta: {} }))
  const [levels, positions] = [query('levels.list'), query('positions.list')]
  await Promise.all([cache.fetchQuery(levels), cache.fetchQuery(positions)])

  await new MutationObserver(cache, mutation('levels.destroy')).mutate({ path: { id: 7 } })

  expect(cache.getQueryState(levels.queryKey)?.isInvalidated).toBe(true)
  expect(cache.getQueryState(positions.queryKey)?.isInvalidated).toBe(false)
})

test('what a mutation puts into place is not fetched anew, unless it is out of date or on its way already', async () => {
  const { cache, query, mutation } = await screen(() => ok({ levels: [level], meta: {} }))
  const [listed, other] = [query('levels.list'), query('levels.list', { query: { size: 50 } })]
  const destroy = () =>
    new MutationObserver(
      cache,
      mutation('levels.destroy', {
        place: (_, { path: { id } }) => [
          placedIn(listed, (before) => ({ ...before, levels: before.levels.filter((row) => row.id !== id) })),
        ],
      }),
    ).mutate({ path: { id: 7 } })
  const isOutOfDate = ({ queryKey }: typeof listed) => cache.getQueryState(queryKey)?.isInvalidated

  await destroy()
  expect(cache.getQueryData(listed.queryKey)).toBeUndefined()

  await Promise.all([cache.fetchQuery(listed), cache.fetchQuery(other)])
  await destroy()
  expect(cache.getQueryData(listed.queryKey)?.levels).toEqual([])
  expect([isOutOfDate(listed), isOutOfDate(other)]).toEqual([false, true])

  await cache.invalidateQueries({ queryKey: listed.queryKey })
  await destroy()
  expect(isOutOfDate(listed)).toBe(true)

  await cache.fetchQuery(listed)
  const late = Promise.withResolvers<never>()
  void cache.fetchQuery({ ...listed, queryFn: () => late.promise, staleTime: 0 }).catch(() => undefined)
  await destroy()
  expect(isOutOfDate(listed)).toBe(true)
  expect(cache.getQueryData(listed.queryKey)?.levels).toEqual([level])
})

test('a mutation has what it touches fetched anew as well, as a merge of units moves people and positions', async () => {
  const { cache, query, mutation } = await screen(() =>
    ok({ employees: [], positions: [], levels: [], meta: {} }),
  )
  const [employees, positions, levels] = [
    query('employees.list'),
    query('positions.list'),
    query('levels.list'),
  ]
  await Promise.all([cache.fetchQuery(employees), cache.fetchQuery(positions), cache.fetchQuery(levels)])

  for (const operation of ['departments.merge', 'departments.undoMerge'] as const) {
    await Promise.all([cache.fetchQuery(employees), cache.fetchQuery(positions)])
    await new MutationObserver(cache, mutation(operation)).mutate({ path: { id: 7 }, body: { into_id: 2 } })
    expect(cache.getQueryState(employees.queryKey)?.isInvalidated, operation).toBe(true)
    expect(cache.getQueryState(positions.queryKey)?.isInvalidated, operation).toBe(true)
  }
  expect(cache.getQueryState(levels.queryKey)?.isInvalidated).toBe(false)
})

test('other resources are fetched anew by name', async () => {
  const { cache, query } = await screen(() => ok({ levels: [], positions: [], meta: {} }))
  const [levels, positions] = [query('levels.list'), query('positions.list')]
  await Promise.all([cache.fetchQuery(levels), cache.fetchQuery(positions)])

  await invalidate(cache, 'positions', 'departments')

  expect(cache.getQueryState(levels.queryKey)?.isInvalidated).toBe(false)
  expect(cache.getQueryState(positions.queryKey)?.isInvalidated).toBe(true)
})

test.each<[string, Reply, boolean]>([
  ['a lost reply', 'cut', true],
  ['a server error', refusal(500), true],
  ['a copy that is still being worked on', refusal(409, {}, { 'retry-after': '1' }), true],
  ['a conflict', refusal(409), false],
  ['a refusal', refusal(400), false],
  ['success', ok({ ids: [7] }), false],
])('a write repeated after %s: same key %s', async (_, first, same) => {
  const { cache, mutation, server } = await screen((__, nth) => (nth === 1 ? first : ok({ ids: [7] })))
  const save = (ids: number[]) =>
    new MutationObserver(cache, mutation('levels.destroyBulk'))
      .mutate({ body: { ids } })
      .catch(() => undefined)

  await save([7])
  await save([7])
  await save([8])

  const [one, two, three] = server.received.map(({ headers }) => headers['idempotency-key'])
  expect(two === one).toBe(same)
  expect(three).not.toBe(one)
  expect(three).not.toBe(two)
})

test('once a repeated write has arrived, the same input is a new write', async () => {
  const { cache, mutation, server } = await screen((_, nth) => (nth === 1 ? 'cut' : ok({ ids: [7] })))
  const save = () =>
    new MutationObserver(cache, mutation('levels.destroyBulk')).mutate({ body: { ids: [7] } })

  await expect(save()).rejects.toMatchObject({ kind: 'network' })
  await save()
  await save()

  const [lost, arrived, fresh] = server.received.map(({ headers }) => headers['idempotency-key'])
  expect(arrived).toBe(lost)
  expect(fresh).not.toBe(lost)
})

test('after a switch of the company there are no rows of the old one, nor can any come in', async () => {
  const { client, cache, query } = await screen(() => ok({ levels: [level], meta: {} }))
  const old = query('levels.list')
  await cache.fetchQuery(old)

  client.session.replace(sessionOf('T2', 2), 'company-changed')

  expect(cache.getQueryData(old.queryKey)).toBeUndefined()
  expect(query('levels.list').queryKey[0]).toBe(2)
  await expect(cache.fetchQuery(old)).rejects.toMatchObject({ kind: 'conflict' })
})

test('a form that was opened in one company does not save in another', async () => {
  const { client, cache, mutation, server } = await screen(() => ok({ level }))
  const save = new MutationObserver(cache, mutation('levels.update'))

  client.session.replace(sessionOf('T2', 2), 'company-changed')

  await expect(save.mutate({ path: { id: 7 }, body: { name: 'x' } })).rejects.toMatchObject({
    kind: 'conflict',
  })
  expect(server.received).toEqual([])
})

test.each<[string, () => ReturnType<typeof sessionOf>, boolean]>([
  ['the same user', () => sessionOf('T2', 1), true],
  ['another user', () => sessionOf('T2', 1, 'nam.it'), false],
])('an expired session keeps the screen; after %s signed in, it is kept: %s', async (_, session, kept) => {
  const { client, cache, query } = await screen(() => ok({ level }))
  const { queryKey, ...options } = query('levels.show', { path: { id: 7 } })
  await cache.fetchQuery({ queryKey, ...options })

  await client.session.expire('T1')
  expect(cache.getQueryState(queryKey)).toMatchObject({ data: { level }, isInvalidated: false })
  expect(query('levels.show', { path: { id: 7 } }).queryKey).toEqual(queryKey)

  client.session.replace(session(), 'signed-in')
  expect(cache.getQueryData(queryKey)).toEqual(kept ? { level } : undefined)
  expect(cache.getQueryState(queryKey)?.isInvalidated).toBe(kept ? true : undefined)
})

test('old rows stay while new ones load, but not those of another company', async () => {
  const { client, cache, query, keepRows } = await screen(() => ok({ levels: [level], meta: {} }))
  const list = (page: number) => ({
    ...query('levels.list', { query: { page } }),
    placeholderData: keepRows(),
  })
  await cache.fetchQuery(list(1))
  const observer = new QueryObserver(cache, list(1))
  onTestFinished(observer.subscribe(() => undefined))

  observer.setOptions(list(2))
  expect(observer.getCurrentResult()).toMatchObject({ isPlaceholderData: true, data: { levels: [level] } })

  client.session.replace(sessionOf('T2', 2), 'company-changed')
  observer.setOptions(list(1))
  expect(observer.getCurrentResult().data).toBeUndefined()
})
