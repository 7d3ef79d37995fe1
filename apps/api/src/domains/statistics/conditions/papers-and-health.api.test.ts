import type { Data, Input, PermissionName, Schemas } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire, newcomer, type SignedIn } from '../../../testing/newcomer.ts'

type Condition = Schemas['Condition']
type Query = Input<'statistics.withConditions'>['body']

/** Conditions over papers, certificates and health checks. */

const api = apiForFile()
let hr: Person
/** Ids by the last word of the name. */
const people = new Map<string, number>()

const run = (statement: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, (client) => client.query(statement, values))

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  for (const name of ['Đủ', 'Thiếu', 'Trống'])
    people.set(name, (await hire(api, `Lý Giấy Tờ ${name}`, 4, '2020-03-02')).employeeId)
  const [full, lacking] = [people.get('Đủ'), people.get('Thiếu')]
  await run(
    `insert into employee_papers (company_id, employee_id, id_number, id_issue_date, id_expiry_date, tax_code, driver_licence_class)
     values (1, $1, '031094001117', '2022-01-10', '2027-01-10', null, 'C'), (1, $2, null, null, null, '8000000019', null)
     on conflict (company_id, employee_id) do update set id_number = excluded.id_number, id_issue_date = excluded.id_issue_date,
       id_expiry_date = excluded.id_expiry_date, tax_code = excluded.tax_code,
       driver_licence_class = excluded.driver_licence_class`,
    [full, lacking],
  )
  await run(
    `with kind as (insert into certificates (company_id, name) values (1, 'Thẻ Vận hành Cần trục Thử') returning id)
     insert into employee_certificates (company_id, employee_id, certificate_id, issuer, number, issue_date, expiry_date, revoked_on,
       revoke_reason, revoked_by)
     select 1, given.employee_id, kind.id, 'Nơi cấp', given.number, given.issue_date, given.expiry_date, given.revoked_on,
       case when given.revoked_on is not null then 'Hỏng' end,
       case when given.revoked_on is not null then (select min(id) from users) end
     from kind, (values ($1::bigint, 'CT-1', '2022-01-01'::date, '2024-12-31'::date, null::date), ($1, 'CT-2', '2025-01-01', '2027-12-31', null),
       ($2, 'CT-3', '2025-01-01', '2026-06-30', '2025-09-01')) as given (employee_id, number, issue_date, expiry_date, revoked_on)`,
    [full, lacking],
  )
  await run(
    `insert into employee_health_checks (company_id, employee_id, kind, checked_on, next_due_date, health_grade)
     values (1, $1, 'periodic', '2024-03-01', '2025-03-01', 2), (1, $1, 'periodic', '2025-03-01', '2026-03-01', 3),
       (1, $2, 'periodic', '2025-05-05', '2025-11-05', 2)`,
    [full, lacking],
  )
  await run(
    `insert into required_papers (company_id, code, name)
     values (1, 'CK-THU', 'Bản cam kết thử'), (1, 'LL-THU', 'Lý lịch thử')`,
  )
  await run(
    `insert into employee_paper_marks (company_id, employee_id, required_paper_id, state, handed_in_on)
     select 1, $1, id, 'handed_in', '2020-03-02' from required_papers where company_id = 1 and is_active`,
    [full],
  )
  await run(
    `insert into employee_paper_marks (company_id, employee_id, required_paper_id, state, handed_in_on)
     select 1, $1, id, 'handed_in', '2020-03-02' from required_papers where company_id = 1 and is_active and code <> 'CK-THU'`,
    [lacking],
  )
})

async function answer(body: Query, by: Person = hr): Promise<Data<'statistics.withConditions'>> {
  const { status, body: answered } = await by.call('statistics.withConditions', {
    body: { size: 200, ...body },
  })
  expect(status, JSON.stringify(answered)).toBe(200)
  return answered.data
}

/** Which of the people of this file are found. */
async function found(conditions: Query['conditions'], asked: Partial<Query> = {}): Promise<string[]> {
  const { employees } = await answer({ ...asked, conditions })
  const ids = new Set(employees.map(({ id }) => id))
  return [...people].filter(([, id]) => ids.has(id)).map(([name]) => name)
}

const between = (field: Condition['field'], from: string, to: string): Condition => ({
  field,
  operator: 'between',
  from,
  to,
})
const is = (field: Condition['field'], value: Condition['value'] & {}): Condition => ({
  field,
  operator: 'is',
  value,
})
const crane: Condition = { field: 'certificates.name', operator: 'contain', value: 'can truc thu' }

describe('who is found', () => {
  test('by the papers of the file', async () => {
    expect(await found([between('id_expiry_date', '2027-01-01', '2027-01-31')])).toEqual(['Đủ'])
    expect(await found([between('id_expiry_date', '2026-01-01', '2026-12-31')])).toEqual([])
    expect(await found([is('has_id_number', false)])).toEqual(['Thiếu', 'Trống'])
    expect(await found([is('has_tax_code', true)])).toEqual(['Thiếu'])
    expect(await found([is('has_social_insurance_no', true)])).toEqual([])
    expect(await found([is('driver_licence_class', 'c')])).toEqual(['Đủ'])
  })

  test('by the papers that are still to be handed in, one of them or any', async () => {
    expect(await found([is('lacks_papers', true)])).toEqual(['Thiếu', 'Trống'])
    expect(await found([is('lacks_papers', false)])).toEqual(['Đủ'])
    const lacks = (value: string): Condition => ({ field: 'missing_papers.name', operator: 'contain', value })
    expect(await found([lacks('ban cam ket thu')])).toEqual(['Thiếu', 'Trống'])
    expect(await found([lacks('ly lich thu')])).toEqual(['Trống'])
    expect(
      await found([{ match: 'or', conditions: [lacks('ly lich thu'), is('has_id_number', true)] }]),
    ).toEqual(['Đủ', 'Trống'])
  })

  test('by the last certificate of each kind that is not revoked', async () => {
    expect(await found([crane])).toEqual(['Đủ'])
    const ends = (from: string, to: string) =>
      found([{ of: 'certificates', conditions: [crane, between('certificates.expiry_date', from, to)] }])
    expect(await ends('2027-01-01', '2027-12-31')).toEqual(['Đủ'])
    expect(await ends('2024-01-01', '2026-12-31')).toEqual([])
  })

  test('on a past day by what was given and made until then', async () => {
    expect(await found([crane], { as_of: '2021-12-31' })).toEqual([])
    expect(
      await found([crane, between('certificates.expiry_date', '2024-12-31', '2024-12-31')], {
        as_of: '2024-06-01',
      }),
    ).toEqual(['Đủ'])
    // Revoked on 01/09.
    expect(await found([crane], { as_of: '2025-08-31' })).toEqual(['Đủ', 'Thiếu'])
    expect(await found([crane], { as_of: '2025-09-01' })).toEqual(['Đủ'])
    const due = [between('next_health_check', '2025-01-01', '2025-12-31')]
    expect(await found(due, { as_of: '2024-06-01' })).toEqual(['Đủ'])
    expect(await found(due)).toEqual(['Thiếu'])
  })

  test('by the last health check', async () => {
    expect(await found([between('next_health_check', '2026-03-01', '2026-03-31')])).toEqual(['Đủ'])
    expect(await found([is('health_check_grade', [2])])).toEqual(['Thiếu'])
    expect(await found([between('last_health_check', '2025-05-05', '2025-05-05')])).toEqual(['Thiếu'])
  })

  test('with what the file says of them as columns, and what is known only of today is said', async () => {
    const query: Query = {
      as_of: '2026-10-15',
      conditions: [is('full_name', 'Lý Giấy Tờ Đủ'), is('lacks_papers', false)],
      columns: ['id_expiry_date', 'lacks_papers', 'next_health_check', 'has_id_number'],
      sort: '-next_health_check',
    }
    const { employees, basis } = await answer(query)
    expect(employees.map(({ values }) => values)).toEqual([['2027-01-10', false, '2026-03-01', true]])
    expect(basis).toBe(
      'Nhân viên đang làm việc ngày 15-10-2026, theo chức vụ chính: Họ và tên là Lý Giấy Tờ Đủ và Còn thiếu hồ sơ phải nộp là Không. Lấy theo hồ sơ hiện nay: Còn thiếu hồ sơ phải nộp, Ngày hết hạn căn cước, Có số căn cước.',
    )
  })
})

describe('who may ask', () => {
  const reading = (name: string, ...rights: PermissionName[]): Promise<SignedIn> =>
    newcomer(api, {
      login: `papers-${name}`,
      companies: {
        1: (['report_access', 'employee_access', ...rights] as const).map((right) => [right, 'company']),
      },
    })
  const statusOf = async (by: Person, condition: Condition) =>
    (await by.call('statistics.withConditions', { body: { conditions: [condition] } })).status
  const all = (field: Condition['field']): Condition => ({ field, operator: 'all' })

  test('each kind under the right that shows it in the file', async () => {
    const [files, sensitive, certificates] = await Promise.all([
      reading('files'),
      reading('sensitive', 'employee_sensitive'),
      reading('certificates', 'training_report_certificate'),
    ])
    const counter = await newcomer(api, {
      login: 'papers-counter',
      companies: { 1: [['report_access', 'company']] },
    })
    const asked = async (field: Condition['field']) =>
      Promise.all([files, sensitive, certificates, counter].map((each) => statusOf(each, all(field))))
    for (const field of [
      'id_expiry_date',
      'has_tax_code',
      'next_health_check',
      'health_check_grade',
    ] as const)
      expect([field, await asked(field)]).toEqual([field, [400, 200, 400, 400]])
    for (const field of ['certificates.name', 'certificates.expiry_date'] as const)
      expect([field, await asked(field)]).toEqual([field, [400, 400, 200, 400]])
    for (const field of ['lacks_papers', 'missing_papers.name'] as const)
      expect([field, await asked(field)]).toEqual([field, [200, 200, 200, 400]])
    // The same answer, whether somebody is there or not.
    for (const value of ['Thẻ Vận hành Cần trục Thử', 'Không có'])
      expect(await statusOf(files, is('certificates.name', value))).toBe(400)
    const columns: Query = { conditions: [], columns: ['next_health_check'] }
    expect((await files.call('statistics.withConditions', { body: columns })).status).toBe(400)
    // Kept for others, a field stays closed to who may not see it.
    const kept = await certificates.call('statisticsQueries.store', {
      body: { name: 'Chứng chỉ cần trục', query: { conditions: [crane] } },
    })
    expect(kept.status, JSON.stringify(kept.body)).toBe(201)
    const refused = await files.call('statisticsQueries.store', {
      body: { name: 'Chứng chỉ cần trục', query: { conditions: [crane] } },
    })
    expect(refused.status).toBe(400)
  })

  test('certificates of the units alone that the right is over', async () => {
    const { personId } = await hire(api, 'Tổ Trưởng Giấy Tờ', 3)
    const head = await newcomer(api, {
      login: 'papers-head',
      companies: {
        1: [
          ['report_access', 'company'],
          ['employee_access', 'company'],
          ['training_report_certificate', 'unit'],
        ],
      },
      personId,
    })
    expect(await statusOf(head, crane)).toBe(400)
  })
})
