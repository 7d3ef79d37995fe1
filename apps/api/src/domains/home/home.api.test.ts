import type { Input, OperationId, Schemas } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire, newcomer, type SignedIn } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'

type Key = Schemas['HomeCardKey']

const api = apiForFile()

const run = (statement: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, (client) => client.query(statement, values))

const homeOf = async (person: SignedIn) => (await person.call('home.show')).body.data.home
const keysOf = async (person: SignedIn) => (await homeOf(person)).cards.map(({ key }) => key)
const cardOf = async (person: SignedIn, key: Key) =>
  (await homeOf(person)).cards.find((card) => card.key === key)

type Grants = Parameters<typeof newcomer>[1]['companies'][number]
const somebody = (grants: Grants) =>
  newcomer(api, { login: `trang-chu-${nextNumber()}`, companies: { 1: grants } })

describe('order and putting away', () => {
  let person: SignedIn
  const usual: Key[] = [
    'headcount',
    'contracts_ending',
    'renewal_reviews',
    'unsigned_contracts',
    'probations_ending',
    'birthdays',
    'retirements',
    'turnover',
    'against_plan',
  ]
  const arrange = (order: readonly string[], put_away: readonly string[]) =>
    person.call('home.arrange', { body: { order, put_away } as Schemas['HomeArrangement'] })

  beforeAll(async () => {
    person = await somebody([
      ['employee_access', 'company'],
      ['contract_access', 'company'],
      ['report_access', 'company'],
    ])
  })

  test('cards come in the order of their reader, and those that he put away are named alone', async () => {
    expect(await homeOf(person)).toMatchObject({ put_away: [], is_arranged: false })
    expect(await keysOf(person)).toEqual(usual)

    const order: Key[] = ['birthdays', 'retirements', 'headcount']
    const { body } = await arrange(order, ['retirements'])
    expect(body.data.arrangement).toEqual({ order, put_away: ['retirements'] })
    const home = await homeOf(person)
    // What is not named stands behind its neighbour of the usual order.
    expect(home.cards.map(({ key }) => key)).toEqual([
      'birthdays',
      'turnover',
      'against_plan',
      'headcount',
      'contracts_ending',
      'renewal_reviews',
      'unsigned_contracts',
      'probations_ending',
    ])
    expect(home.put_away).toEqual([{ key: 'retirements', title: 'Đến tuổi nghỉ hưu' }])
    expect(home.is_arranged).toBe(true)
  })

  test('what is kept is nobody else’s, and goes with a word', async () => {
    await arrange(['birthdays'], ['headcount'])
    const other = await somebody([
      ['employee_access', 'company'],
      ['report_access', 'company'],
    ])
    expect(await homeOf(other)).toMatchObject({ put_away: [], is_arranged: false })
    await arrange([], [])
    expect(await homeOf(person)).toMatchObject({ put_away: [], is_arranged: false })
    expect(await keysOf(person)).toEqual(usual)
  })

  test('a card without its right is neither shown nor named, whatever was kept', async () => {
    const { status } = await arrange(['system_health'], ['open_campaigns'])
    expect(status).toBe(200)
    expect((await homeOf(person)).put_away).toEqual([])
    expect(await keysOf(person)).toEqual(usual)
    await arrange([], [])
  })

  test.each([
    [['no_card'], []],
    [['headcount', 'headcount'], []],
    [[], ['headcount', 'headcount']],
  ])('order %j and put away %j are refused and change nothing', async (order, putAway) => {
    const { status } = await arrange(order, putAway)
    expect(status).toBe(400)
    expect((await homeOf(person)).is_arranged).toBe(false)
  })
})

const today = `(now() at time zone 'Asia/Ho_Chi_Minh')::date`

/** A contract of an employee that ends so many days from today. */
const contractEnding = (days: number) => `
  insert into contracts (company_id, employee_id, contract_type_id, kind, state, contract_number, sign_date, start_date, end_date)
  select 1, $1, id, kind, 'issued', 'TC-${days}', ${today} - 300, ${today} - 300, ${today} + (${days}) from contract_types
  where company_id = 1 and kind = 'fixed_term' order by id limit 1`
const onProbation = (days: number) => `
  update job_versions set work_state = 'probation', probation_to = ${today} + (${days}) where company_id = 1 and employee_id = $1`
const heldUp = `
  with paper as (
    insert into decisions (company_id, decision_type, state, decision_number, sign_date, effective_date, summary, created_by)
    values (1, 3, 'issued', 'TC-QD-1', ${today} - 9, ${today} - 2, 'Về việc điều chuyển', 1) returning id
  ), change as (
    insert into job_changes (company_id, employee_id, kind, effective_date, day_order, state, facts, held_up, decision_id)
    select 1, $1, 'transfer', ${today} - 2, 90, 'waiting', '{}', 'Đơn vị đã giải thể.', id from paper returning id
  ) insert into decision_people (company_id, decision_id, employee_id, change_id)
    select 1, paper.id, $1, change.id from paper, change`
const draft = `
  with paper as (
    insert into decisions (company_id, decision_type, state, effective_date, summary, created_by)
    values (1, 3, 'draft', ${today} + 9, 'Bản nháp', 1) returning id
  ) insert into decision_people (company_id, decision_id, employee_id) select 1, id, $1 from paper`
const born = (age: string, ahead: number) =>
  `update employees set date_of_birth = (${today} + ${ahead} - interval '${age}')::date, gender = 'Nam' where company_id = 1 and id = $1`

describe('figures', () => {
  let hr: SignedIn
  let unitHead: SignedIn

  beforeAll(async () => {
    const grants = [
      'employee_access',
      'contract_access',
      'report_access',
      'document_access',
      'recruitment_access',
      'training_access',
      'permission_access',
    ] as const
    hr = await somebody(grants.map((name) => [name, 'company']))
    const { personId } = await hire(api, 'Trưởng Đội Trang Chủ', 4)
    unitHead = await newcomer(api, {
      login: `trang-chu-${nextNumber()}`,
      companies: {
        1: [
          ['report_access', 'unit'],
          ['employee_access', 'unit'],
        ],
      },
      personId,
    })
    const people: readonly [seed: string, unit: number][] = [
      [contractEnding(5), 4],
      [contractEnding(20), 4],
      [contractEnding(50), 4],
      [contractEnding(-3), 4],
      [onProbation(4), 4],
      [onProbation(20), 3],
      [onProbation(-4), 4],
      [heldUp, 4],
      [draft, 4],
      [born('30 years', 3), 4],
      [born('61 years 4 months', 0), 4],
    ]
    for (const [index, [seed, unit]] of people.entries()) {
      const { employeeId } = await hire(api, `Người Trang Chủ ${index}`, unit, '2020-03-02')
      await run(seed, [employeeId])
    }
    const { employeeId: twice } = await hire(api, 'Người Hai Hợp Đồng', 4, '2020-03-02')
    for (const days of [6, 45]) await run(contractEnding(days), [twice])
    await hire(
      api,
      'Người Mới Trang Chủ',
      4,
      new Date(Date.now() - 9 * 86_400_000).toISOString().slice(0, 10),
    )
    const { employeeId: gone } = await hire(api, 'Người Nghỉ Trang Chủ', 4, '2020-03-02')
    await run(
      `update employees set leave_date = ${today} - 9, active = false where company_id = 1 and id = $1`,
      [gone],
    )
    await run(`update job_versions set valid_to = ${today} - 8 where company_id = 1 and employee_id = $1`, [
      gone,
    ])
    await run(
      `insert into job_versions (company_id, employee_id, valid_from, change_id, work_state, join_date)
       values (1, $1, ${today} - 8, 0, 'left', '2020-03-02')`,
      [gone],
    )
    await run(`update departments set headcount_plan = 1 where company_id = 1 and id = 4`)
    await run(`insert into job_runs (company_id, name, title, state, input, queue_id, finished_at)
      values (1, 'clean-up', 'Dọn dẹp', 'failed', '{}', gen_random_uuid(), now())`)
    await run(`with type as (
        insert into training_types (company_id, code, name) values (1, 'TC-LDT', 'Loại của trang chủ') returning id
      ) insert into trainings (company_id, code, name, type_id, start_date, end_date, status)
        select 1, 'TC-DT-1', 'Khóa quá ngày', id, ${today} - 9, ${today} - 3, 'running' from type`)
  })

  /** The list calls behind the screens that figures lead to. */
  const listOf: Readonly<Record<string, OperationId>> = {
    '/nhan-vien': 'employees.list',
    '/hop-dong': 'contracts.list',
    '/tai-lieu/quyet-dinh': 'decisions.list',
    '/tuyen-dung/dot-tuyen-dung': 'recruitments.list',
    '/dao-tao/khoa-dao-tao': 'trainings.list',
    '/dao-tao/ke-hoach': 'trainingPlans.list',
    '/cong-viec-nen': 'jobs.list',
    '/thu-gui-di': 'mails.list',
    '/phan-quyen/nguoi-dung': 'accounts.list',
  }

  /** How many rows the list has that a link opens. */
  async function rowsBehind(person: SignedIn, link: string): Promise<number> {
    const url = new URL(link, 'http://localhost')
    if (url.pathname === '/bao-cao/danh-sach') {
      const query = {
        size: 200,
        ...(url.searchParams.has('tu-ngay') && { from: url.searchParams.get('tu-ngay') }),
        ...(url.searchParams.has('den-ngay') && { to: url.searchParams.get('den-ngay') }),
      } as NonNullable<Input<'reportLists.people'>['query']>
      const key = url.searchParams.get('danh-sach') as Schemas['ReportListKey']
      const { status, body } = await person.call('reportLists.people', { path: { key }, query })
      expect(status, JSON.stringify(body)).toBe(200)
      return body.data.people.length
    }
    const filter = Object.fromEntries(
      [...url.searchParams].map(([field, text]) => {
        const [operator = '', value = ''] = text.split(':')
        const [from, to] = value.split('~')
        const values =
          operator === 'between' ? { from, to } : { value: operator === 'in' ? value.split('~') : value }
        return [field.replace('f.', ''), { operator, ...(value === 'true' ? { value: true } : values) }]
      }),
    )
    const operation = listOf[url.pathname]
    if (operation === undefined) throw new Error(`no list is known behind ${link}`)
    const { status, body } = await person.call(operation as 'decisions.list', {
      query: { pagination: true, size: 10, filter },
    })
    expect(status, JSON.stringify(body)).toBe(200)
    return body.data.meta.pagination?.total ?? Number.NaN
  }

  test('each is the number of rows of the list that it opens', async () => {
    const figures = (await homeOf(hr)).cards.flatMap((card) => {
      const content = card[card.key]
      return content !== undefined && 'figures' in content ? content.figures : []
    })
    expect(figures.length).toBeGreaterThan(15)
    for (const { label, total, link } of figures)
      expect([label, total]).toEqual([label, await rowsBehind(hr, link)])
  })

  test.each([
    [
      'contracts_ending',
      ['Quá hạn ký', 'Hết hạn trong 7 ngày', 'Hết hạn trong 30 ngày', 'Hết hạn trong 60 ngày'],
    ],
    ['renewal_reviews', ['Quá hạn ý kiến đơn vị', 'Chờ ý kiến đơn vị']],
    ['probations_ending', ['Quá hạn chưa có quyết định', 'Hết thử việc trong 7 ngày']],
    ['decisions_waiting', ['Chưa áp dụng được', 'Bản nháp chờ ban hành']],
    ['retirements', ['Trong 12 tháng tới']],
    ['birthdays', ['Trong 7 ngày tới']],
    ['turnover', ['Mới vào hoặc đi làm lại', 'Nghỉ việc']],
    ['training_work', ['Đã hết ngày học, chưa kết thúc khóa', 'Đang diễn ra']],
    ['system_health', ['Công việc nền bị lỗi']],
  ] as const)('the card %s counts whoever was made for it', async (key, labels) => {
    const content = (await cardOf(hr, key))?.[key]
    for (const label of labels)
      expect([label, (content?.figures.find((each) => each.label === label)?.total ?? 0) > 0]).toEqual([
        label,
        true,
      ])
  })

  test('the card of contracts that end is for who reads contracts, without any report, and leads to their list', async () => {
    const reader = await somebody([['contract_access', 'company']])
    const figures = (await cardOf(reader, 'contracts_ending'))?.contracts_ending?.figures ?? []
    expect(figures.map(({ label, is_late }) => [label, is_late])).toEqual([
      ['Quá hạn ký', true],
      ['Hết hạn trong 7 ngày', false],
      ['Hết hạn trong 30 ngày', false],
      ['Hết hạn trong 60 ngày', false],
    ])
    for (const { label, total, link } of figures) {
      expect(total, label).toBeGreaterThan(0)
      expect([label, total]).toEqual([label, await rowsBehind(reader, link)])
    }
    const others = await somebody([
      ['employee_access', 'company'],
      ['report_access', 'company'],
    ])
    expect(await keysOf(others)).not.toContain('contracts_ending')
  })

  test('a birthday is told by its day and month', async () => {
    const content = (await cardOf(hr, 'birthdays'))?.birthdays
    expect(content?.lines).toContainEqual(
      expect.objectContaining({ text: 'Người Trang Chủ 9', note: expect.stringMatching(/^\d\d-\d\d · /) }),
    )
  })

  test('a unit with more people than planned is named with both figures', async () => {
    const { rows } = await api.db.superuser.query<{ name: string; people: number }>(`
      select name, employees as people from departments
      join department_counts kept on kept.company_id = departments.company_id and kept.department_id = departments.id
      where departments.company_id = 1 and departments.id = 4`)
    const [{ name, people } = { name: '', people: 0 }] = rows
    expect((await cardOf(hr, 'against_plan'))?.against_plan?.lines).toContainEqual({
      text: name,
      note: `${people}/1 người, vượt ${people - 1}`,
      link: null,
    })
  })

  test('the share of who left is told over the whole company alone', async () => {
    const rate = expect.objectContaining({
      text: expect.stringMatching(/^Tỷ lệ nghỉ việc từ tháng \d\d\/\d{4}$/),
      note: expect.stringMatching(/^\d+(\.\d)?%$/),
    })
    expect((await cardOf(hr, 'turnover'))?.turnover?.lines).toEqual([rate])
    const ofUnit = (await cardOf(unitHead, 'turnover'))?.turnover
    expect(ofUnit?.lines).toEqual([])
    for (const { label, total, link } of ofUnit?.figures ?? [])
      expect([label, total]).toEqual([label, await rowsBehind(unitHead, link)])
  })

  test('seals of the trail that stand still are told with the time since when', async () => {
    const unsealed = expect.objectContaining({ text: 'Nhật ký thao tác chưa được niêm phong' })
    const linesOf = async () => (await cardOf(hr, 'system_health'))?.system_health?.lines
    expect(await linesOf()).not.toContainEqual(unsealed)
    await run(`insert into audit_trail (company_id, at, operation, resource, result)
      values (1, now() - interval '3 hours', 'home.arrange', 'home', 'done')`)
    expect(await linesOf()).toContainEqual(unsealed)
  })

  test('a night that was missed is told to who writes of people’s work, and to nobody else', async () => {
    const turned = (daysAgo: number) =>
      run(
        `insert into job_turns (company_id, turned_on) values (1, (now() at time zone 'Asia/Ho_Chi_Minh')::date - $1::integer)
         on conflict (company_id) do update set turned_on = excluded.turned_on`,
        [daysAgo],
      )
    const officer = await somebody([
      ['employee_access', 'company'],
      ['employee_edit', 'company'],
    ])
    const told = async (person = officer) =>
      (await cardOf(person, 'missed_day_turn'))?.missed_day_turn?.lines[0]
    expect(await told()).toBeUndefined()
    await turned(2)
    expect(await told()).toMatchObject({
      text: expect.stringMatching(/^Lần áp dụng gần nhất: ngày \d\d-\d\d-\d{4}$/),
      note: 'Không có thay đổi nào đang chờ',
    })
    expect([await told(hr), await told(unitHead)]).toEqual([undefined, undefined])
    // The turn of the night may take until two o'clock, and is not missed while it runs.
    const { rows } = await api.db.superuser.query<{ hour: number }>(
      `select extract(hour from now() at time zone 'Asia/Ho_Chi_Minh')::integer as hour`,
    )
    await turned(1)
    expect((await told()) === undefined).toBe((rows[0]?.hour ?? 0) < 3)
    await turned(0)
    expect(await told()).toBeUndefined()
  })

  test('who heads a unit has its people alone, and no contracts without the right to them', async () => {
    const keys = await keysOf(unitHead)
    expect(keys).toEqual([
      'headcount',
      'probations_ending',
      'birthdays',
      'retirements',
      'turnover',
      'against_plan',
    ])
    const content = (await cardOf(unitHead, 'probations_ending'))?.probations_ending
    for (const { label, total, link } of content?.figures ?? [])
      expect([label, total]).toEqual([label, await rowsBehind(unitHead, link)])
    const whole = (await cardOf(hr, 'probations_ending'))?.probations_ending?.figures
    const within30 = (figures: readonly Schemas['HomeFigure'][] = []) =>
      figures.find(({ label }) => label === 'Hết thử việc trong 30 ngày')?.total ?? 0
    // One of the two sits in another unit.
    expect(within30(content?.figures)).toBeLessThan(within30(whole))
  })

  test('reports to the authorities are told to whoever may make them', async () => {
    const rights = ['report_access', 'employee_access', 'employee_sensitive', 'employee_pay'] as const
    const whole = await somebody(rights.map((name) => [name, 'company']))
    expect(await keysOf(whole)).toContain('state_reports')
    const lines = (await cardOf(whole, 'state_reports'))?.state_reports?.lines ?? []
    for (const { link } of lines) {
      const period = new URL(link ?? '', 'http://localhost').searchParams.get('ky') ?? ''
      expect((await whole.call('labourReport.show', { query: { period } })).status).not.toBe(403)
    }
    for (const narrow of rights) {
      const person = await somebody(rights.map((name) => [name, name === narrow ? 'unit' : 'company']))
      expect(await keysOf(person)).not.toContain('state_reports')
    }
  })

  test('rights over figures alone, or over oneself, make no card', async () => {
    expect(await keysOf(await somebody([['report_access', 'company']]))).toEqual([])
    expect(await keysOf(await somebody([['contract_access', 'own']]))).toEqual([])
  })
})

describe('one’s own', () => {
  test('an end of one’s contract and what one asked for, and nothing while there is none', async () => {
    const { personId, employeeId } = await hire(api, 'Người Tự Xem', 4, '2020-03-02')
    const person = await newcomer(api, {
      login: `trang-chu-${nextNumber()}`,
      companies: { 1: [['contract_access', 'own']] },
      personId,
    })
    expect(await keysOf(person)).toEqual([])
    await run(contractEnding(30).replace('TC-30', 'TC-own'), [employeeId])
    await run(
      `insert into request_change_infos (company_id, employee_id, field_change, changes, state, created_by)
        values (1, $1, 'phone', 'Số điện thoại', 'waiting', $2)`,
      [employeeId, person.userId],
    )
    const { cards } = await homeOf(person)
    expect(cards.map(({ key }) => key)).toEqual(['own_contract_end', 'own_requests'])
    expect(cards[0]?.own_contract_end?.lines[0]?.note).toMatch(/^Hết hạn ngày \d\d-\d\d-\d{4}, còn 30 ngày$/)
    expect(cards[1]?.own_requests?.lines).toEqual([
      { text: 'Số điện thoại', note: 'Chờ duyệt', link: '/yeu-cau-cua-toi' },
    ])
  })
  test('the birthdays of who works in the same unit, by day and month, where the company has them told', async () => {
    const hr = await api.as('hrOfOne')
    const { personId, employeeId } = await hire(api, 'Người Xem Sinh Nhật', 4, '2020-03-02')
    const person = await newcomer(api, {
      login: `trang-chu-${nextNumber()}`,
      companies: { 1: [['contract_access', 'own']] },
      personId,
    })
    const made = {
      same: await hire(api, 'Người Cùng Đội', 4, '2020-03-02'),
      other: await hire(api, 'Người Khác Tổ', 3, '2020-03-02'),
      gone: await hire(api, 'Người Đã Rời Đội', 4, '2020-03-02'),
      later: await hire(api, 'Người Tháng Khác', 4, '2020-03-02'),
    }
    const ids = [employeeId, ...Object.values(made).map((one) => one.employeeId)]
    await run(
      `update employees set date_of_birth = (${today} + 2 - interval '30 years')::date where company_id = 1 and id = any($1)`,
      [ids],
    )
    await run(
      `update employees set date_of_birth = (${today} + 90 - interval '30 years')::date where company_id = 1 and id = $1`,
      [made.later.employeeId],
    )
    await run(
      `update job_versions set work_state = 'left', leave_date = ${today} - 9 where company_id = 1 and employee_id = $1`,
      [made.gone.employeeId],
    )
    expect(await keysOf(person)).not.toContain('unit_birthdays')

    const told = await hr.call('company.update', { body: { birthdays_shown: true } })
    expect([told.status, told.body.data.company.birthdays_shown]).toEqual([200, true])
    const card = (await homeOf(person)).cards.find(({ key }) => key === 'unit_birthdays')
    const names = card?.unit_birthdays?.lines.map(({ text }) => text) ?? []
    expect(names).toContain('Người Cùng Đội')
    for (const name of ['Người Xem Sinh Nhật', 'Người Khác Tổ', 'Người Đã Rời Đội', 'Người Tháng Khác'])
      expect(names).not.toContain(name)
    for (const { note, link } of card?.unit_birthdays?.lines ?? [])
      expect([/^\d\d-\d\d$/.test(note), link]).toEqual([true, null])
    // Who opens files and has no reports has no list of his own, and reads of his colleagues as everybody does.
    const opener = await newcomer(api, {
      login: `trang-chu-${nextNumber()}`,
      companies: { 1: [['employee_access', 'company']] },
      personId: (await hire(api, 'Người Mở Hồ Sơ', 4, '2020-03-02')).personId,
    })
    expect(await keysOf(opener)).toContain('unit_birthdays')
    // Who may open files of others and has reports has the list.
    const { cards } = (await hr.call('home.show')).body.data.home
    expect(cards.map(({ key }) => key)).not.toContain('unit_birthdays')
    await hr.call('company.update', { body: { birthdays_shown: false } })
    expect(await keysOf(person)).not.toContain('unit_birthdays')
  })
})
