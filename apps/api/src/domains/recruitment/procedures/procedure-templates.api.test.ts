import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
let hr: Person

beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

type Nature = 1 | 2 | 3 | 4 | 5 | 6 | 7 | null

const item = (name: string, due: number | null = null) => ({
  name,
  is_needed: true,
  needs_paper: false,
  due_days: due,
})

const save = (nature: Nature, items: ReturnType<typeof item>[], more: object = {}, person = hr) =>
  person.call('procedureTemplates.update', { body: { nature_of_work: nature, items, ...more } })

const templates = async (person = hr) =>
  (await person.call('procedureTemplates.list')).body.data.templates.map(({ nature_of_work, items }) => [
    nature_of_work,
    items.map(({ name }) => name),
  ])

/** The items of a reception that begins on 1 March 2027, by nature of work. */
async function firstItems(nature: Nature) {
  const number = nextNumber()
  const { body } = await hr.call('recruitmentCandidates.store', {
    path: { id: 57 },
    body: {
      full_name: `Lê Văn Mẫu ${number}`,
      gender: 'Nam',
      date_of_birth: '1997-05-20',
      phone: `0977${String(200_000 + number)}`,
      consent_way: 'paper',
    },
  })
  const path = { id: body.data.candidate.id }
  await hr.call('candidates.contacted', { path, body: { way: 'phone' } })
  await hr.call('candidates.confirmed', { path, body: {} })
  await hr.call('candidates.accepted', { path, body: {} })
  const begun = await hr.call('procedures.store', {
    body: { candidate_id: path.id, decision_type: 2, start_date: '2027-03-01', nature_of_work: nature },
  })
  return begun.body.data.procedure.items.map(({ name, due_date: due }) => [name, due])
}

test('a reception begins with the template of its nature, else with that of all, else with the usual items', async () => {
  const { usual_items: usual } = (await hr.call('procedureTemplates.list')).body.data
  expect((await firstItems(5)).map(([name]) => name)).toEqual(usual.map(({ name }) => name))
  await save(null, [item('Nộp lý lịch', -1)])
  await save(5, [item('Huấn luyện an toàn', 0), item('Cấp bảo hộ', 30), item('Giới thiệu đơn vị')])
  expect(await firstItems(5)).toEqual([
    ['Huấn luyện an toàn', '2027-03-01'],
    ['Cấp bảo hộ', '2027-03-31'],
    ['Giới thiệu đơn vị', null],
  ])
  expect(await firstItems(4)).toEqual([['Nộp lý lịch', '2027-02-28']])
  expect(await templates()).toEqual([
    [null, ['Nộp lý lịch']],
    [5, ['Huấn luyện an toàn', 'Cấp bảo hộ', 'Giới thiệu đơn vị']],
  ])
  expect((await save(5, [])).body.data).toEqual({ template: null })
  expect((await firstItems(5)).map(([name]) => name)).toEqual(['Nộp lý lịch'])
  await save(null, [])
  expect(await templates()).toEqual([])
})

test('of two who save over the same template, the second is told', async () => {
  expect((await save(1, [item('Một')], { version: 3 })).status).toBe(409)
  const both = await Promise.all(['A', 'B'].map((name) => save(1, [item(name)], { version: 0 })))
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const late = await save(1, [item('C')], { version: 0 })
  expect(late.status).toBe(409)
  expect(late.body).toMatchObject({ data: { template: { nature_of_work: 1, version: 1 } } })
  await save(1, [])
})

test('bad items are named and change nothing', async () => {
  await save(2, [item('Khám sức khỏe')])
  const refused = async (items: ReturnType<typeof item>[]) => {
    const { status, body } = await save(2, items)
    return [status, Object.keys(body.errors ?? {})]
  }
  expect(await refused([item('Cấp thẻ'), item(' CẤP THẺ ')])).toEqual([400, ['items.1.name']])
  expect(await refused([item('​')])).toEqual([400, ['items.0.name']])
  expect(await refused([item('Cấp thẻ', 366)])).toEqual([400, ['items.0.due_days']])
  expect(await refused(Array.from({ length: 51 }, (_, at) => item(`Việc ${at}`)))).toEqual([400, ['items']])
  expect(await templates()).toEqual([[2, ['Khám sức khỏe']]])
  await save(2, [])
})

test('each company has its own, and readers do not write', async () => {
  await save(3, [item('Của công ty 1')])
  expect(await templates(await api.as('hrOfTwo'))).toEqual([])
  const reader = await newcomer(api, {
    login: 'mau.thu.tuc',
    companies: { 1: [['recruitment_access', 'company']] },
  })
  expect((await save(3, [], {}, reader)).status).toBe(403)
  expect(await templates(reader)).toEqual([[3, ['Của công ty 1']]])
  await save(3, [])
})
