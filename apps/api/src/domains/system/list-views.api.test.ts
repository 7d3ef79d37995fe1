import { expect, test } from 'vitest'
import { apiForFile } from '../../testing/api.ts'
import { newcomer, type SignedIn } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'

const api = apiForFile()

const view = (name = 'Sắp hết thử việc') => ({
  list: 'employees',
  name,
  address: 's=50&sort=-join_date',
  layout: {
    order: ['full_name'],
    columns: [{ field: 'phone', width: 180, pin: null, is_shown: false }],
    density: 'compact' as const,
  },
})

/** Somebody with no right at all in the companies named. */
const somebody = (companies: readonly number[] = [1]): Promise<SignedIn> =>
  newcomer(api, {
    login: `nguoi-xem-${nextNumber()}`,
    companies: Object.fromEntries(companies.map((id) => [id, []])),
  })

const viewsOf = async (person: SignedIn) => (await person.call('listViews.list')).body.data.list_views

test('a view comes back as it was kept, to its owner alone', async () => {
  const [person, other] = [await somebody(), await somebody()]
  const { status, body } = await person.call('listViews.store', { body: view(' Sắp hết thử việc ') })
  expect(status).toBe(201)
  const { id } = body.data.list_view
  expect(await viewsOf(person)).toEqual([{ id, ...view() }])

  expect(await viewsOf(other)).toEqual([])
  const { address, layout } = view('')
  expect((await other.call('listViews.save', { path: { id }, body: { address: '', layout } })).status).toBe(
    404,
  )
  expect((await other.call('listViews.destroy', { path: { id } })).status).toBe(404)
  expect((await viewsOf(person))[0]?.address).toBe(address)
})

test('a view stays in the company in which it was made', async () => {
  const person = await somebody([1, 2])
  await person.call('listViews.store', { body: view() })
  const { token } = (await person.call('session.changeCompany', { body: { current_company_id: 2 } })).body
    .data
  const there = api.withToken(token)
  expect((await there.call('listViews.list')).body.data.list_views).toEqual([])
})

test('what is shown changes under the same name, and the view goes', async () => {
  const person = await somebody()
  const { id } = (await person.call('listViews.store', { body: view() })).body.data.list_view
  const asked = { address: 'q=dao', layout: { order: [], columns: [], density: null } }
  const changed = await person.call('listViews.save', { path: { id }, body: asked })
  expect(changed.body.data.list_view).toEqual({ ...view(), id, ...asked })
  expect((await person.call('listViews.destroy', { path: { id } })).body.data.ids).toEqual([id])
  expect(await viewsOf(person)).toEqual([])
})

test('a name is there once in a list, however it is written', async () => {
  const person = await somebody()
  await person.call('listViews.store', { body: view('Phòng kế toán') })
  const again = await person.call('listViews.store', { body: view('PHÒNG KẾ TOÁN') })
  expect([again.status, again.body.message]).toEqual([
    409,
    'Bạn đã có chế độ xem tên “PHÒNG KẾ TOÁN” ở danh sách này. Hãy đặt tên khác.',
  ])
  const elsewhere = await person.call('listViews.store', {
    body: { ...view('Phòng kế toán'), list: 'contracts' },
  })
  expect(elsewhere.status).toBe(201)
  expect(await viewsOf(person)).toHaveLength(2)
})

test('a list has fifty views and no more, also when two are kept at once', async () => {
  const person = await somebody()
  for (let n = 1; n < 50; n++) await person.call('listViews.store', { body: view(`Chế độ ${n}`) })
  const both = await Promise.all(
    ['Một', 'Hai'].map((name) => person.call('listViews.store', { body: view(name) })),
  )
  expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 409]))
  expect(await viewsOf(person)).toHaveLength(50)
})
