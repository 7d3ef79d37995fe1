import type { Schemas } from '@nhansu/sdk/contract'
import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire } from '../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person
/** Contracts of every state, kind and place of their days around the day that is asked for. */
const asOf = '2031-06-15'
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const type = { code: 'N12', name: 'Mười hai tháng', kind: 'fixed_term' as const, term_months: 12 }
  const typeId = (await hr.call('contractTypes.store', { body: type })).body.data.contract_type.id
  const { employeeId } = await hire(api, 'Mai Đủ Trạng Thái', 3)
  await inCompanyOf(api.db.superuser, 1, async (client) => {
    await client.query(
      `insert into contracts (company_id, employee_id, contract_type_id, kind, state, contract_number, sign_date, start_date,
         end_date, ended_date, cancel_reason)
       select 1, $1, $2, kind, state, 'TT-' || row_number() over (), day + first, day + first, day + last,
         case when state = 'ended' then day + ended end, case when state = 'cancelled' then 'Nhầm' end
       from (values ($3::date)) as asked (day), unnest(array['probation', 'fixed_term', 'indefinite']) as kind,
         unnest(array['draft', 'issued', 'ended', 'cancelled']) as state, unnest(array[-90, -1, 0, 1]) as first,
         unnest(array[null, -1, 0, 1, 3, 7, 8, 15, 30, 31, 45, 60, 61]) as last, unnest(array[-1, 0, 1]) as ended
       where (kind = 'indefinite') = (last is null) and coalesce(last, first) >= first
         and (state = 'ended' and ended between first and coalesce(last, ended) or state <> 'ended' and ended = 0)`,
      [employeeId, typeId, asOf],
    )
  })
})

const statuses: readonly Schemas['ContractStatus'][] = [
  'Nháp',
  'Chưa hiệu lực',
  'Còn hiệu lực',
  'Sắp hết hạn',
  'Đã hết hạn',
  'Đã chấm dứt',
  'Đã hủy',
]

async function shown(status_name?: { operator: 'in' | 'is_not'; value: string[] }) {
  const query = { as_of: asOf, ...(status_name && { filter: { status_name } }) }
  const { contracts, meta } = (await hr.call('contracts.list', { query })).body.data
  expect(meta.truncated).toBe(false)
  return contracts.map((row) => [row.id, row.status_name] as const)
}

test.each(statuses)(
  'the filter %s shows exactly what the list calls so, and its opposite the others',
  async (status) => {
    const all = await shown()
    const expected = all.filter(([, name]) => name === status)
    expect(expected.length).toBeGreaterThan(0)
    expect(await shown({ operator: 'in', value: [status] })).toEqual(expected)
    expect(await shown({ operator: 'is_not', value: [status] })).toEqual(
      all.filter(([, name]) => name !== status),
    )
  },
)

test('several statuses are shown together', async () => {
  const all = await shown()
  const some = ['Sắp hết hạn', 'Đã chấm dứt', 'Nháp']
  expect(await shown({ operator: 'in', value: some })).toEqual(all.filter(([, name]) => some.includes(name)))
})
