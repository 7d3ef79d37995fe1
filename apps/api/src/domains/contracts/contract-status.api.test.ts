import type { Schemas } from '@nhansu/sdk/contract'
import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire } from '../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person
let typeId: number
/** Contracts of every state, kind and place of their days around the day that is asked for. */
const asOf = '2031-06-15'
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const type = { code: 'N12', name: 'Mười hai tháng', kind: 'fixed_term' as const, term_months: 12 }
  typeId = (await hr.call('contractTypes.store', { body: type })).body.data.contract_type.id
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

test('how long a term that has run out may be signed anew is judged by the value of the day on which it ended', async () => {
  const { employeeId } = await hire(api, 'Mai Quá Hạn', 3)
  const ended = async (start: string, end: string) => {
    const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query<{ id: number }>(
        `insert into contracts (company_id, employee_id, contract_type_id, kind, state, contract_number, sign_date, start_date, end_date)
         values (1, $1, $2, 'fixed_term', 'issued', 'QH-' || $3::date, $3, $3, $4) returning id::integer`,
        [employeeId, typeId, start, end],
      ),
    )
    return rows[0]?.id ?? 0
  }
  const told = async (id: number, as_of: string) => {
    const query = { as_of, filter: { id: { operator: 'equal' as const, value: id } } }
    return (await hr.call('contracts.list', { query })).body.data.contracts[0]?.overdue_text
  }
  const became = 'Đã thành không xác định thời hạn'
  // The new value comes into force after the end of the first and on the last day of the second, a leap day.
  await api.db.superuser.query(
    `insert into law_values (key, from_date, value, source) values ('renewal_days', '2028-02-29', 10, 'Thử')`,
  )
  const older = await ended('2027-02-28', '2028-02-28')
  expect(await told(older, '2028-02-28')).toBeNull()
  expect(await told(older, '2028-03-28')).toBe('Quá hạn ký, còn 1 ngày')
  expect(await told(older, '2028-03-29')).toBe('Quá hạn ký, còn 0 ngày')
  expect(await told(older, '2028-03-30')).toBe(became)
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(`update contracts set end_date = '2028-02-29' where id = $1`, [older]),
  )
  expect(await told(older, '2028-03-09')).toBe('Quá hạn ký, còn 1 ngày')
  expect(await told(older, '2028-03-10')).toBe('Quá hạn ký, còn 0 ngày')
  expect(await told(older, '2028-03-11')).toBe(became)
})
