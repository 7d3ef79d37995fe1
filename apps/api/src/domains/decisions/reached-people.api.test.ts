import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person
/** Prepares decisions about the people of unit 2 and below. */
let ofUnit: Person
/** May do so about himself alone. */
let ofOwn: Person
let inside: number
let outside: number

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  ofUnit = await newcomer(api, {
    login: 'soan.don.vi',
    personId: 12,
    companies: {
      1: [
        ['document_access', 'unit'],
        ['document_edit', 'unit'],
      ],
    },
  })
  const self = await hire(api, 'Lê Thị Tự Soạn', 3)
  ofOwn = await newcomer(api, {
    login: 'soan.ban.than',
    personId: self.personId,
    companies: { 1: [['document_edit', 'own']] },
  })
  inside = (await hire(api, 'Lê Thị Trong', 3)).employeeId
  outside = (await hire(api, 'Lê Thị Ngoài', 4)).employeeId
})

const draft = (...ids: number[]) => ({
  decision_type: 5 as const,
  effective_date: '2026-03-01',
  summary: 'Về việc điều chỉnh chức danh',
  people: ids.map((employee_id) => ({ employee_id, position_id: 2 })),
})
const unknown = { people: ['Có nhân viên không tồn tại.'] }

/** What a look at a draft and its keeping come to. */
const both = async (by: Person, body: ReturnType<typeof draft>) => {
  const preview = await by.call('decisions.preview', { body })
  const stored = await by.call('decisions.store', { body })
  return [preview.body.errors ?? preview.status, stored.body.errors ?? stored.status]
}

test('a form names nobody whom its writer does not reach, and learns nothing of him', async () => {
  expect(await both(ofUnit, draft(inside, outside))).toEqual([unknown, unknown])
  // As of one who is not there.
  expect(await both(ofUnit, draft(999_999))).toEqual([unknown, unknown])
  expect(await both(ofUnit, draft(inside))).toEqual([200, 201])
  expect(await both(hr, draft(outside))).toEqual([200, 201])
})

test('a draft is not given to others than its writer reaches', async () => {
  const { id } = (await ofUnit.call('decisions.store', { body: draft(inside) })).body.data.decision
  const change = (employee_id: number) =>
    ofUnit.call('decisions.update', { path: { id }, body: { people: [{ employee_id, position_id: 2 }] } })
  const refused = await change(outside)
  expect([refused.status, refused.body.errors]).toEqual([400, unknown])
  expect((await change(inside)).status).toBe(200)
})

test('nobody drafts a decision by the scope over himself', async () => {
  const { rows } = await api.db.superuser.query<{ id: number }>(
    `select employees.id from employees join users on users.person_id = employees.person_id where login = 'soan.ban.than'`,
  )
  expect(await both(ofOwn, draft(rows[0]?.id ?? 0))).toEqual([unknown, unknown])
})
