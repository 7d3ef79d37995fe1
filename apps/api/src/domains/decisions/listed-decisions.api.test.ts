import type { PermissionName } from '@nhansu/sdk/contract'
import { beforeAll, expect, test } from 'vitest'
import { apiForFile } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'

const api = apiForFile()

// One of no special kind, one on discipline, and one on pay whose day is to come.
const decisions = [
  { type: 4, state: 'draft', number: null, ahead: 0 },
  { type: 10, state: 'issued', number: 'QD-10', ahead: -30 },
  { type: 15, state: 'issued', number: 'QD-15', ahead: 30 },
]

beforeAll(async () => {
  const { employeeId } = await hire(api, 'Hồ Thị Quyết Định', 4)
  await inCompanyOf(api.db.superuser, 1, async (client) => {
    await client.query('delete from decisions where company_id = 1')
    for (const { type, state, number, ahead } of decisions)
      await client.query(
        `with made as (
           insert into decisions (company_id, decision_type, state, decision_number, sign_date, effective_date, summary, created_by)
           values (1, $1, $2, $3, '2026-01-02', current_date + $4::integer, 'Về một người', (select min(id) from users))
           returning id)
         insert into decision_people (company_id, decision_id, employee_id) select 1, id, $5 from made`,
        [type, state, number, ahead, employeeId],
      )
  })
})

async function listed(rights: readonly (readonly [PermissionName, 'company' | 'unit'])[], filter = {}) {
  const reader = await newcomer(api, {
    login: `decisions.${nextNumber()}`,
    companies: { 1: [['document_access', 'company'], ...rights] },
  })
  const { body } = await reader.call('decisions.list', { query: { pagination: true, filter } })
  const types = body.data.decisions.map(({ decision_type }) => decision_type)
  expect(body.data.meta.pagination?.total).toBe(types.length)
  return types.toSorted((a, b) => a - b)
}

const sensitive = ['employee_sensitive', 'company'] as const
const pay = ['employee_pay', 'company'] as const

test.each([
  ['neither right', [], [4]],
  ['the right to sensitive data', [sensitive], [4, 10]],
  ['the right to pay', [pay], [4, 15]],
  ['both, one of them for units alone', [sensitive, ['employee_pay', 'unit']], [4, 10]],
  ['both', [sensitive, pay], [4, 10, 15]],
] as const)(
  'a reader of the whole company with %s sees and counts the decisions that are for him',
  async (...given) => {
    const [, rights, types] = given
    expect(await listed(rights)).toEqual(types)
  },
)

test.each([
  [['Nháp'], [4]],
  [['Đã ban hành'], [15]],
  [['Đã có hiệu lực'], [10]],
  [
    ['Nháp', 'Đã ban hành'],
    [4, 15],
  ],
  [['Đã hủy', 'Đã thu hồi', 'Đã đính chính'], []],
])('decisions are found by what they are today: %s', async (value, types) => {
  expect(await listed([sensitive, pay], { status_name: { operator: 'in', value } })).toEqual(types)
})
