import type { Input, Schemas } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { pdfText } from '../../../print/testing/pdf-text.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire, newcomer, type SignedIn } from '../../../testing/newcomer.ts'
import { openWorkbook } from '../../../testing/open-workbook.ts'
import { reportLists } from './lists.ts'

type Key = Schemas['ReportListKey']
type Query = NonNullable<Input<'reportLists.people'>['query']>

const api = apiForFile()
let hr: Person
/** Reads figures of the company, but no file. */
let counter: SignedIn
/** Reads figures and files of unit 4, but nothing sensitive and no contracts. */
let unitHead: SignedIn
/** Ids of the people that were made, by the list that must name them. */
const people = new Map<Key, number>()
/** Who they are in the whole group. */
const persons = new Map<Key, { personId: number; nhansuId: string }>()

const run = (statement: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, (client) => client.query(statement, values))

const today = `(now() at time zone 'Asia/Ho_Chi_Minh')::date`
/** What makes somebody one of the list, as SQL about employee $1 of company 1. */
const seeds: Readonly<Record<Key, string>> = {
  contract_ends: `insert into contracts (company_id, employee_id, contract_type_id, kind, state, contract_number, sign_date, start_date, end_date)
    select 1, $1, id, kind, 'issued', 'DS-01', ${today} - 300, ${today} - 300, ${today} + 10 from contract_types
    where company_id = 1 and kind = 'fixed_term' order by id limit 1`,
  contracts_overdue: `insert into contracts (company_id, employee_id, contract_type_id, kind, state, contract_number, sign_date, start_date, end_date)
    select 1, $1, id, kind, 'issued', 'DS-02', ${today} - 300, ${today} - 300, ${today} - 3 from contract_types
    where company_id = 1 and kind = 'fixed_term' order by id limit 1`,
  without_contract: 'select $1::bigint',
  probation_ends: `update job_versions set work_state = 'probation', probation_to = ${today} + 5 where company_id = 1 and employee_id = $1`,
  probations_overdue: `update job_versions set work_state = 'probation', probation_to = ${today} - 5 where company_id = 1 and employee_id = $1`,
  health_checks_due: `insert into employee_health_checks (company_id, employee_id, kind, checked_on, next_due_date)
    values (1, $1, 'periodic', ${today} - 350, ${today} + 15)`,
  maternity_returns: `update job_versions set work_state = 'maternity_leave', absent_until = ${today} + 8 where company_id = 1 and employee_id = $1`,
  certificate_ends: `with kind as (
      insert into certificates (company_id, name) values (1, 'Thẻ an toàn nhóm 3') returning id
    ) insert into employee_certificates (company_id, employee_id, certificate_id, issuer, number, issue_date, expiry_date)
      select 1, $1, id, 'Trung tâm Mẫu', 'TH-1', ${today} - 700, ${today} + 20 from kind`,
  identity_papers: papers('id_expiry_date', `${today} + 11`),
  driver_licences: papers('driver_licence_expiry_date', `${today} + 12`),
  work_permits: papers('work_permit_expiry_date', `${today} + 13`),
  appointment_ends: `with decision as (
      insert into decisions (company_id, decision_type, state, decision_number, sign_date, effective_date, summary, created_by)
      values (1, 6, 'issued', 'DS-BN-01', ${today} - 900, ${today} - 900, 'Về việc bổ nhiệm', 1) returning id
    ) insert into decision_people (company_id, decision_id, employee_id, position_id, department_id, term_to)
      select 1, id, $1, 2, 4, ${today} + 30 from decision`,
  disciplines_to_clear: `insert into rewards_disciplines (company_id, type, employee_ids, form_id, number, decision_date,
      effective_date, reason, state, violation_date, found_date, minutes_no, minutes_date, created_by)
    select 1, 'discipline', array[$1::bigint], id, 'DS-KL-01', ${today} - 80, ${today} - 80, 'Vi phạm nội quy', 'issued',
      ${today} - 100, ${today} - 99, 'BB-1', ${today} - 98, 1 from reward_discipline_forms where company_id = 1 and legal_form = 1`,
  birthdays: `update employees set date_of_birth = (${today} + 3 - interval '30 years')::date where company_id = 1 and id = $1`,
  anniversaries: `update employees set group_join_date = (${today} + 3 - interval '10 years')::date where company_id = 1 and id = $1`,
  newcomers: cameOn(2),
  leavers: 'select $1::bigint',
  group_arrivals: cameOn(3),
  group_departures: 'select $1::bigint',
  // A man of 61 years and some months comes to the age within the year, whichever step of the table holds.
  retirements: `update employees set date_of_birth = (${today} - interval '61 years 4 months')::date, gender = 'Nam'
    where company_id = 1 and id = $1`,
  insurance_changes: 'select $1::bigint',
  missing_papers: 'select $1::bigint',
  dependants: `insert into employee_relatives (company_id, employee_id, relationship, full_name, is_dependant, dep_from)
    values (1, $1, 5, 'Bé Phụ Thuộc', true, '2020-01')`,
  party_members: affiliation('party_join_date'),
  youth_members: affiliation('youth_join_date'),
  union_members: affiliation('union_join_date'),
  childrens_day_gifts: child(6),
  mid_autumn_gifts: child(1),
  pupils: child(16),
}

function cameOn(daysAgo: number): string {
  return `update job_versions set join_date = ${today} - ${daysAgo}, valid_from = ${today} - ${daysAgo}
    where company_id = 1 and employee_id = $1`
}

/** A child who is so old today, and a year older at most on the last of the days. */
function child(age: number): string {
  return `insert into employee_relatives (company_id, employee_id, relationship, full_name, gender, date_of_birth)
    values (1, $1, 5, 'Bé Nhỏ ${age}', 'Nữ', (${today} - interval '${age} years 10 days')::date)`
}

function papers(column: string, day: string): string {
  return `insert into employee_papers (company_id, employee_id, ${column}) values (1, $1, ${day})
    on conflict (company_id, employee_id) do update set ${column} = excluded.${column}`
}

function affiliation(column: string): string {
  return `insert into employee_affiliations (company_id, employee_id, ${column}) values (1, $1, '2015-03-26')
    on conflict (company_id, employee_id) do update set ${column} = excluded.${column}`
}

const keys = Object.keys(seeds) as Key[]
let days: { from: string; to: string }

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const { rows } = await run(`select (${today} - 40)::text as from, (${today} + 300)::text as to`)
  days = rows[0] as typeof days
  const { personId: headId } = await hire(api, 'Trưởng Đội Danh Sách', 4)
  counter = await newcomer(api, { login: 'list-counter', companies: { 1: [['report_access', 'company']] } })
  unitHead = await newcomer(api, {
    login: 'list-head',
    companies: {
      1: [
        ['report_access', 'unit'],
        ['employee_access', 'unit'],
      ],
    },
    personId: headId,
  })
  for (const key of keys) {
    const { employeeId, personId, nhansuId } = await hire(
      api,
      `Người Của ${reportLists[key].title}`,
      key === 'birthdays' ? 3 : 4,
      '2020-03-02',
    )
    people.set(key, employeeId)
    persons.set(key, { personId, nhansuId })
    await run(seeds[key], [employeeId])
  }
  const body = {
    kind: 'termination' as const,
    ids: (['leavers', 'group_departures', 'insurance_changes'] as const).map((key) => people.get(key) ?? 0),
    effective_date: days.from,
    facts: { leave_reason: 'Hết hạn hợp đồng lao động' },
  }
  const { status, body: answer } = await hr.call('jobChanges.store', { body })
  expect(status, JSON.stringify(answer)).toBe(200)
  // One of them begins in company 2 on the day on which he is gone, another comes from there.
  await employedElsewhere('group_departures', `'${days.from}'::date`, null)
  await employedElsewhere('group_arrivals', `${today} - 700`, `${today} - 3`)
  // Their last day is the one before they are gone, which must lie within the days that are asked for.
  days = { ...days, from: (await run(`select (${today} - 60)::text as from`)).rows[0].from }
})

/** Has the person of a list work in company 2 from a day on, and until before another. */
async function employedElsewhere(key: Key, from: string, until: string | null): Promise<void> {
  const { personId, nhansuId } = persons.get(key) ?? { personId: 0, nhansuId: '' }
  await inCompanyOf(api.db.superuser, 2, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `insert into employees (company_id, person_id, nhansu_id, full_name, gender, join_date)
       values (2, $1, $2, 'Người Hai Công Ty', 'Nữ', ${from}) returning id`,
      [personId, nhansuId],
    )
    const [{ id } = { id: 0 }] = rows
    await client.query('select open_job_histories(true, $1)', [id])
    if (until === null) return
    await client.query(
      `update job_versions set valid_to = ${until} where company_id = 2 and employee_id = $1`,
      [id],
    )
    await client.query(
      `insert into job_versions (company_id, employee_id, valid_from, change_id, work_state, join_date)
       values (2, $1, ${until}, 0, 'left', ${from})`,
      [id],
    )
  })
}

async function read(key: Key, query: Query = days, by: Person = hr) {
  const { status, body } = await by.call('reportLists.people', {
    path: { key },
    query: { size: 200, ...query },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data
}

test.each(keys)('the list %s names whoever belongs into it, as many as it says', async (key) => {
  const { list, people: rows } = await read(key)
  expect(rows.map(({ id }) => id)).toContain(people.get(key))
  expect(rows).toHaveLength(list.total)
  const { lists } = (await hr.call('reportLists.overview', { query: days })).body.data
  expect(lists.find((each) => each.key === key)).toEqual(list)
})

test('a day is shown with the reason, in the order of the days', async () => {
  const { people: rows } = await read('birthdays')
  const mine = rows.find(({ id }) => id === people.get('birthdays'))
  expect(mine).toMatchObject({
    full_name: 'Người Của Sinh nhật',
    detail: expect.stringMatching(/^Tròn 30 tuổi, sinh ngày /),
  })
  expect(rows.map(({ day }) => day)).toEqual(rows.map(({ day }) => day ?? '').toSorted())
  const other = await read('birthdays', { from: '2026-01-01', to: '2026-01-01' })
  expect(other.people.map(({ id }) => id)).not.toContain(people.get('birthdays'))
})

test('gifts go by the age on the day of the feast, which is the next one where nobody says', async () => {
  const parent = people.get('childrens_day_gifts')
  const { list } = await read('childrens_day_gifts', {})
  expect(list.from).toBe(list.to)
  expect(list.to).toMatch(/-06-01$/)
  const { list: moon } = await read('mid_autumn_gifts', {})
  expect(moon.to).toMatch(/-(09|10)-\d\d$/)
  const born = (day: string) =>
    run('update employee_relatives set date_of_birth = $2 where company_id = 1 and employee_id = $1', [
      parent,
      day,
    ])
  const isListed = async () =>
    (await read('childrens_day_gifts', { from: '2027-06-01', to: '2027-06-01' })).people.find(
      ({ id }) => id === parent,
    )
  await born('2011-06-02')
  expect(await isListed()).toMatchObject({ day: '2011-06-02', detail: 'Bé Nhỏ 6, Nữ, 15 tuổi' })
  await born('2011-06-01')
  expect(await isListed()).toBeUndefined()
})

test('an anniversary is told with its years and the first day', async () => {
  const { people: rows } = await read('anniversaries')
  expect(rows.find(({ id }) => id === people.get('anniversaries'))?.detail).toMatch(/^Tròn 10 năm, từ \d\d-/)
})

test.each([
  // Fourteen working days of one month, the leave of 02/03 to 19/03; one day less; nine and eight in two months; a whole month;
  // with 01/01 among the days.
  ['2026-03-02', '2026-03-19', ['2026-03-02', '2026-03-20']],
  ['2026-03-02', '2026-03-18', []],
  ['2026-03-19', '2026-04-10', []],
  ['2026-02-01', '2026-02-28', ['2026-02-01', '2026-03-01']],
  ['2026-01-01', '2026-01-20', []],
  ['2026-01-01', '2026-01-21', ['2026-01-01', '2026-01-22']],
])(
  'an unpaid leave %s to %s takes out of insurance from fourteen working days of a month on',
  async (from, to, listed) => {
    const { employeeId } = await hire(api, 'Người Nghỉ Không Lương', 4, '2020-03-02')
    const body = {
      kind: 'unpaid_leave' as const,
      ids: [employeeId],
      effective_date: from,
      facts: { absent_until: to },
    }
    expect((await hr.call('jobChanges.store', { body })).status).toBe(200)
    const found = await read('insurance_changes', { from: '2026-01-01', to: '2026-06-30' })
    const told = found.people.filter(({ id }) => id === employeeId).map(({ day, detail }) => [day, detail])
    const words = ['Giảm: nghỉ không lương', 'Tăng: đi làm lại']
    expect(told).toEqual(listed.map((day, index) => [day, words[index]]))
  },
)

test('retirement follows the ages of the law, year by year', async () => {
  // Nghị định 135/2020, article 4: 61 years 6 months for men in 2026, 57 years 8 months for women in 2028. She comes to the
  // 57 years 4 months of 2027 only after that year.
  const born = { union_members: ['1965-05-10', 'Nam'], youth_members: ['1970-09-02', 'Nữ'] } as const
  for (const [key, [day, gender]] of Object.entries(born))
    await run('update employees set date_of_birth = $2, gender = $3 where company_id = 1 and id = $1', [
      people.get(key as Key),
      day,
      gender,
    ])
  const dayOf = async (key: Key, year: number) => {
    const { people: rows } = await read('retirements', { from: `${year}-01-01`, to: `${year}-12-31` })
    return rows.find(({ id }) => id === people.get(key))?.day
  }
  expect(await dayOf('union_members', 2026)).toBe('2026-11-30')
  expect(await dayOf('youth_members', 2027)).toBeUndefined()
  expect(await dayOf('youth_members', 2028)).toBe('2028-05-31')
})

describe('who may open what', () => {
  test('the right to figures alone opens no list and names none', async () => {
    expect((await counter.call('reportLists.overview')).body.data.lists).toEqual([])
    expect((await counter.call('reportLists.people', { path: { key: 'birthdays' } })).status).toBe(403)
  })

  test('lists of papers, party, health and contracts are only for whoever may see those', async () => {
    const { lists } = (await unitHead.call('reportLists.overview', { query: days })).body.data
    const offered = lists.map(({ key }) => key)
    expect(offered).toContain('leavers')
    for (const key of keys.filter((each) => reportLists[each].needs !== undefined)) {
      expect(offered).not.toContain(key)
      expect((await unitHead.call('reportLists.people', { path: { key } })).status, key).toBe(403)
    }
  })

  test('children are family, which only a right over sensitive data opens', async () => {
    for (const key of ['childrens_day_gifts', 'mid_autumn_gifts', 'pupils'] as const)
      expect((await unitHead.call('reportLists.people', { path: { key } })).status, key).toBe(403)
  })

  test('the head of a unit sees its people alone', async () => {
    const { people: rows } = await read('birthdays', days, unitHead)
    expect(rows.map(({ id }) => id)).not.toContain(people.get('birthdays'))
    expect(await idsOf('probation_ends', unitHead)).toContain(people.get('probation_ends'))
    const { status } = await unitHead.call('reportLists.people', {
      path: { key: 'birthdays' },
      query: { department_id: 3 },
    })
    expect(status).toBe(404)
  })

  test('nobody of another company is in a list', async () => {
    const other = await api.as('hrOfTwo')
    for (const key of keys) expect(await idsOf(key, other), key).not.toContain(people.get(key))
  })
})

const idsOf = async (key: Key, by: Person) => (await read(key, days, by)).people.map(({ id }) => id)

test('a contract that was ended by hand is the last one, and is one', async () => {
  const { employeeId } = await hire(api, 'Trần Hết Hợp Đồng', 4, '2020-03-02')
  const contract = `insert into contracts (company_id, employee_id, contract_type_id, kind, state, contract_number, sign_date,
      start_date, end_date, ended_date, end_reason)
    select 1, $1, id, kind, $2, $3, start, start, stop, ended, case when ended is not null then 1 end
    from contract_types, (select ${today} - $4::integer as start, ${today} - $5::integer as stop,
      case when $2 = 'ended' then ${today} - 7 end as ended) days
    where company_id = 1 and kind = 'fixed_term' order by id limit 1`
  await run(contract, [employeeId, 'ended', 'DS-HET-02', 300, -60])
  const rowOf = async (key: Key) => (await read(key)).people.find(({ id }) => id === employeeId)
  expect(await rowOf('without_contract')).toBeUndefined()
  await run(contract, [employeeId, 'issued', 'DS-HET-01', 700, 301])
  expect(await rowOf('contracts_overdue')).toMatchObject({ detail: 'DS-HET-02, quá 7 ngày' })
})

test('days that cannot be are refused in words', async () => {
  const ask = async (query: Query) =>
    (await hr.call('reportLists.people', { path: { key: 'birthdays' }, query })).body
  expect((await ask({ from: '2026-02-02', to: '2026-02-01' })).errors).toEqual({
    from: ['Từ ngày phải trước hoặc bằng đến ngày.'],
  })
  expect((await ask({ from: '2025-01-01', to: '2026-01-02' })).errors).toEqual({
    to: ['Xem nhiều nhất 366 ngày một lần.'],
  })
})

test('a list that there is none of is told by its name, so that a screen can lead back', async () => {
  const { body, status } = await hr.call('reportLists.people', { path: { key: 'khong_co' as Key } })
  expect(status).toBe(400)
  expect(body.errors).toEqual({ key: [expect.any(String)] })
})

test('a list is taken away as a workbook, and the trail says which and how many', async () => {
  const { list } = await read('birthdays')
  const answer = await hr.call('reportLists.download', { path: { key: 'birthdays' }, query: days })
  expect(answer.status).toBe(200)
  const { sheets } = await openWorkbook(answer.bytes)
  const names = sheets['Sinh nhật']?.map((cells) => cells[2])
  expect(names).toContain('Người Của Sinh nhật')
  const { rows } = await run(
    `select detail from audit_trail where company_id = 1 and operation = 'reportLists.download' order by id desc limit 1`,
  )
  expect(rows[0]).toMatchObject({ detail: { list: 'birthdays', people: list.total } })
})

test('a list goes on paper with its heads, its days and whoever printed it, for whoever may take it away', async () => {
  const { list } = await read('birthdays')
  const asked = { path: { key: 'birthdays' }, query: days } as const
  const answer = await hr.call('reportLists.print', asked)
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  const told = pdfText(answer.bytes).join('')
  const squeezed = (words: string) => words.replaceAll(' ', '')
  for (const words of [
    'DANH SÁCH SINH NHẬT',
    'Ngày sinh nhật',
    `Danh sách có ${list.total} dòng.`,
    'Người in:',
  ])
    expect(told).toContain(squeezed(words))
  const { rows } = await run(
    `select detail from audit_trail where company_id = 1 and operation = 'reportLists.print' order by id desc limit 1`,
  )
  expect(rows[0]).toMatchObject({ detail: { list: 'birthdays', people: list.total } })
  for (const reader of [counter, unitHead])
    expect((await reader.call('reportLists.print', asked)).status).toBe(403)
  const onlyReads = await newcomer(api, {
    login: 'chi.xem.danh.sach',
    companies: {
      1: [
        ['report_export', 'company'],
        ['employee_access', 'company'],
      ],
    },
  })
  for (const operation of ['reportLists.print', 'reportLists.download'] as const)
    expect([operation, (await onlyReads.call(operation, asked)).status]).toEqual([operation, 403])
})

test('more people than go on a paper are refused by their number', async () => {
  const { employeeId } = await hire(api, 'Người Đông Con', 4)
  await run(
    `insert into employee_relatives (company_id, employee_id, relationship, full_name, date_of_birth, is_dead)
     select 1, $1, 5, 'Bé Thứ ' || place, current_date - 900, false from generate_series(1, 2001) as place`,
    [employeeId],
  )
  const { list } = await read('childrens_day_gifts')
  expect(list.total).toBeGreaterThan(2000)
  const { status, body } = await hr.call('reportLists.print', { path: { key: 'childrens_day_gifts' } })
  expect([status, JSON.stringify(body)]).toEqual([
    400,
    expect.stringContaining(`danh sách có ${list.total} dòng`) as string,
  ])
})
