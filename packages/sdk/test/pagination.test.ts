import { expect, test } from 'vitest'
import { createTokenStore, pages, resumableRows, rows, toArray, type Bookmark } from '../src/client.ts'
import { clientWith, ok, refusal } from './support/client.ts'
import { sessionOf } from './support/tabs.ts'

const level = (id: number) => ({ id, name: `Trình độ ${id}` })

/** A list of five levels, two a page. */
function fiveLevels({ url }: { url: string }) {
  const page = Number(new URL(url, 'http://x').searchParams.get('page') ?? 1)
  const ids = [1, 2, 3, 4, 5].slice((page - 1) * 2, page * 2)
  const pagination = { total: 5, per_page: 2, current_page: page, total_pages: 3 }
  return ok({ levels: ids.map(level), meta: { pagination } })
}

async function all<T>(walk: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const item of walk) found.push(item)
  return found
}

test('walks through all pages, one call each, with the same search', async () => {
  const { client, server } = await clientWith(fiveLevels)
  const seen: number[][] = []

  for await (const { levels } of pages(client, 'levels.list', { query: { size: 2, sort: 'rank' } })) {
    seen.push(levels.map(({ id }) => id))
  }

  expect(seen).toEqual([[1, 2], [3, 4], [5]])
  expect(server.received.map(({ url }) => url)).toEqual([
    '/api/levels?size=2&sort=rank&page=1&pagination=true&filter=%7B%7D',
    '/api/levels?size=2&sort=rank&page=2&pagination=true&filter=%7B%7D',
    '/api/levels?size=2&sort=rank&page=3&pagination=true&filter=%7B%7D',
  ])
})

test('begins where it is told to', async () => {
  const { client } = await clientWith(fiveLevels)

  const walk = await all(rows(client, 'levels.list', { query: { page: 3 } }))

  expect(walk.map(({ id }) => id)).toEqual([5])
})

test('leaving the loop asks for no further page', async () => {
  const { client, server } = await clientWith(fiveLevels)
  const seen: number[] = []

  for await (const { id } of rows(client, 'levels.list')) {
    seen.push(id)
    if (id === 3) break
  }

  expect(seen).toEqual([1, 2, 3])
  expect(server.received).toHaveLength(2)
})

test('a list without rows is no row', async () => {
  const pagination = { total: 0, per_page: 30, current_page: 1, total_pages: 0 }
  const { client, server } = await clientWith(() => ok({ levels: [], meta: { pagination } }))

  expect(await all(rows(client, 'levels.list'))).toEqual([])
  expect(server.received).toHaveLength(1)
})

test('a switch of the company on the way ends the walk instead of mixing two companies', async () => {
  const tokenStore = createTokenStore({ initial: sessionOf('T1', 1) })
  const { client, server } = await clientWith(fiveLevels, { tokenStore })
  const walk = pages(client, 'levels.list')

  await walk.next()
  tokenStore.replace(sessionOf('T2', 2), 'company-changed')

  await expect(walk.next()).rejects.toMatchObject({ kind: 'conflict' })
  expect(server.received).toHaveLength(1)
})

test('a page that fails ends the walk with its error', async () => {
  const { client } = await clientWith((request, nth) => (nth === 2 ? refusal(403) : fiveLevels(request)))

  await expect(all(rows(client, 'levels.list'))).rejects.toMatchObject({ kind: 'forbidden' })
})

test('an array of rows ends at its limit, and asks for no page beyond', async () => {
  const { client, server } = await clientWith(fiveLevels)

  const found = await toArray(client, 'levels.list', { query: { sort: 'rank' } }, { limit: 3 })

  expect(found.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(server.received).toHaveLength(2)
  expect(await toArray(client, 'levels.list', {}, { limit: 0 })).toEqual([])
  expect(await toArray(client, 'levels.list')).toHaveLength(5)
})

test.each([0, 1, 2, 3, 4, 5])(
  'a walk that was left after %i rows goes on with the next one',
  async (taken) => {
    const { client } = await clientWith(fiveLevels)
    const first = resumableRows(client, 'levels.list')
    const seen: number[] = []
    const walk = first[Symbol.asyncIterator]()
    for (let count = 0; count < taken; count++) {
      const { value } = await walk.next()
      if (value) seen.push(value.id)
    }
    // As it would be kept in a file until tomorrow.
    const kept = JSON.stringify(first.bookmark() ?? null)
    const from: Bookmark | null = JSON.parse(kept)

    if (from) for await (const { id } of resumableRows(client, 'levels.list', {}, { from })) seen.push(id)

    expect(seen).toEqual([1, 2, 3, 4, 5])
  },
)

test('a walk whose page failed goes on at that page', async () => {
  const { client } = await clientWith((request, nth) => (nth === 2 ? refusal(500) : fiveLevels(request)))
  const walk = resumableRows(client, 'levels.list')
  const seen: number[] = []
  const take = async () => {
    for await (const { id } of walk) seen.push(id)
  }

  await expect(take()).rejects.toMatchObject({ kind: 'server' })
  await take()

  expect(seen).toEqual([1, 2, 3, 4, 5])
})
