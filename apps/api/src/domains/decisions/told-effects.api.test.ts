import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'

const api = apiForFile()
type OnePerson = Input<'decisions.store'>['body']['people'][number]

const past = '2026-03-01'
const ahead = '2030-03-01'
const place = { position_id: 2, department_id: 2 }
const leave = { contract_end_reason: 'agreement' } as const

let hr: Person
/** Issues decisions and may see neither files nor contracts. */
let issuer: Person
let signer: { sign_date: string; signer_id: number }
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  issuer = await newcomer(api, {
    login: 'chi.ban.hanh',
    companies: {
      1: [
        ['document_access', 'company'],
        ['document_edit', 'company'],
        ['decision_issue', 'company'],
      ],
    },
  })
  await hr.call('documentTypes.store', { body: { code: 'QD', name: 'Quyết định', is_decision: true } })
  signer = { sign_date: '2026-02-20', signer_id: await authority({}) }
})

async function authority(
  limits: Partial<Input<'signers.store'>['body']>,
  printed_title = 'Tổng Giám đốc',
): Promise<number> {
  const body = {
    employee_id: 13,
    printed_title,
    paper_kinds: ['decision', 'labour_contract'] as const,
    valid_from: '2026-01-01',
    ...limits,
  }
  const answer = await hr.call('signers.store', { body: { ...body, paper_kinds: [...body.paper_kinds] } })
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.body.data.signer.id
}

async function effectOf(type: number, person: OnePerson, day: string, as = hr) {
  const body = { decision_type: type, effective_date: day, summary: 'Về việc nhân sự', people: [person] }
  const answer = await as.call('decisions.preview', { body })
  if (answer.status !== 200) throw new Error(answer.text)
  const [effect] = answer.body.data.effects
  if (effect === undefined) throw new Error('nobody is told of')
  return effect
}

async function issued(type: number, person: OnePerson, day: string): Promise<void> {
  const body = { decision_type: type, effective_date: day, summary: 'Về việc nhân sự', people: [person] }
  const { body: stored } = await hr.call('decisions.store', { body })
  const answer = await hr.call('decisions.issue', { path: { id: stored.data.decision.id }, body: signer })
  if (answer.status !== 200) throw new Error(answer.text)
}

describe('the account', () => {
  async function withAccount() {
    const { employeeId, personId, nhansuId } = await hire(api, 'Lê Thị Tài Khoản', 3)
    const login = `tai.khoan.${nextNumber()}`
    await newcomer(api, { login, personId, companies: { 1: [['employee_access', 'own']] } })
    return { employeeId, personId, nhansuId, login }
  }

  test('stays as it is for who stays, and ends with whoever leaves, on the day or at once', async () => {
    const { employeeId: employee_id, login } = await withAccount()
    expect((await effectOf(4, { employee_id, ...place }, past)).account).toBe(
      `Tài khoản ${login}: giữ nguyên`,
    )
    expect((await effectOf(7, { employee_id, ...leave }, ahead)).account).toBe(
      `Tài khoản ${login}: khóa từ ngày 01-03-2030`,
    )
    expect((await effectOf(7, { employee_id, ...leave }, past)).account).toBe(
      `Tài khoản ${login}: khóa ngay khi ban hành`,
    )
    await issued(7, { employee_id, ...leave }, past)
    // What was told is what has become of it.
    expect((await effectOf(3, { employee_id, ...place }, '2026-05-01')).account).toBe(
      `Tài khoản ${login}: đang khóa, mở lại từ hồ sơ nhân viên`,
    )
  })

  test('is only let go here where its owner works for another company as well', async () => {
    const { employeeId: employee_id, personId, nhansuId, login } = await withAccount()
    const { superuser } = api.db
    await superuser.query(
      `insert into memberships (user_id, company_id) select id, 2 from users where login = $1`,
      [login],
    )
    const member = `Tài khoản ${login}: khóa ngay khi ban hành`
    expect((await effectOf(7, { employee_id, ...leave }, past)).account).toBe(member)
    await inCompanyOf(superuser, 2, (client) =>
      client.query(
        `insert into employees (company_id, person_id, nhansu_id, full_name, gender, join_date)
         values (2, $1, $2, 'Lê Thị Tài Khoản', 'Nữ', '2024-01-01')`,
        [personId, nhansuId],
      ),
    )
    expect((await effectOf(7, { employee_id, ...leave }, past)).account).toBe(
      `Tài khoản ${login}: thôi dùng ở công ty này ngay khi ban hành, vẫn dùng ở công ty khác`,
    )
  })

  test('is asked for where somebody is taken in without one, and told to nobody who may not see the file', async () => {
    const { employeeId: employee_id } = await hire(api, 'Lê Thị Chưa Có', 3)
    expect((await effectOf(4, { employee_id, ...place }, past)).account).toBeNull()
    await issued(7, { employee_id, ...leave }, past)
    expect((await effectOf(3, { employee_id, ...place }, '2026-05-01')).account).toBe(
      'Tài khoản: chưa có, mở từ hồ sơ nhân viên',
    )
    const other = await withAccount()
    const moved = { employee_id: other.employeeId, ...place }
    expect((await effectOf(4, moved, past, issuer)).account).toBeNull()
  })

  /** The paper by which somebody with an account left. */
  async function leavingPaper() {
    const { employeeId: employee_id, login } = await withAccount()
    const body = {
      decision_type: 7,
      effective_date: past,
      summary: 'Cho thôi việc',
      people: [{ employee_id, ...leave }],
    }
    const path = { id: (await hr.call('decisions.store', { body })).body.data.decision.id }
    expect((await hr.call('decisions.issue', { path, body: signer })).status).toBe(200)
    const revoke = { reason: 'Ban hành nhầm người.', sign_date: '2026-03-10' }
    const revoked = async (more: { with_accounts?: boolean; dry_run?: boolean } = {}, by = hr) => {
      const { dry_run = false, ...asked } = more
      const answer = await by.call('decisions.revoke', {
        path,
        query: { dry_run },
        body: { ...revoke, ...asked },
      })
      if (answer.status !== 200) throw new Error(answer.text)
      return answer.body.data.effects[0]?.account
    }
    const isOpen = async () => {
      const { rows } = await api.db.superuser.query<{ is_active: boolean }>(
        'select is_active from users where login = $1',
        [login],
      )
      return rows[0]?.is_active
    }
    return { login, revoked, isOpen }
  }

  test('stays closed when the paper by which its owner left is revoked', async () => {
    const { login, revoked, isOpen } = await leavingPaper()
    const closed = `Tài khoản ${login}: đang khóa, mở lại từ hồ sơ nhân viên`
    expect(await revoked({ dry_run: true })).toBe(closed)
    expect(await revoked()).toBe(closed)
    expect(await isOpen()).toBe(false)
  })

  test('is opened with the revoking where it is asked for, and the look ahead says so', async () => {
    const { login, revoked, isOpen } = await leavingPaper()
    const opened = `Tài khoản ${login}: mở lại khi thu hồi`
    expect(await revoked({ with_accounts: true, dry_run: true })).toBe(opened)
    expect(await isOpen()).toBe(false)
    expect(await revoked({ with_accounts: true })).toBe(opened)
    expect(await isOpen()).toBe(true)
  })

  test('stays closed where whoever revokes may change no file, or a higher right has closed it', async () => {
    const first = await leavingPaper()
    expect(await first.revoked({ with_accounts: true }, issuer)).toBeNull()
    expect(await first.isOpen()).toBe(false)
    const second = await leavingPaper()
    const officer = await newcomer(api, {
      login: 'nhan.su.thu.hoi',
      companies: {
        1: [
          ['document_access', 'company'],
          ['decision_issue', 'company'],
          ['employee_access', 'company'],
          ['employee_edit', 'company'],
        ],
      },
    })
    expect(await second.revoked({ with_accounts: true, dry_run: true }, officer)).toBe(
      `Tài khoản ${second.login}: mở lại khi thu hồi`,
    )
    // Who is in charge of users has closed it, and not the leaving.
    await api.db.superuser.query('update users set closed_by = 3 where login = $1', [second.login])
    const kept = await second.revoked({ with_accounts: true }, officer)
    expect(kept).toContain(`Tài khoản ${second.login}: vẫn khóa. `)
    expect(await second.isOpen()).toBe(false)
  })
})

describe('the work progress', () => {
  const periodsOf = async (employee_id: number) =>
    (await hr.call('workProgresses.list', { query: { employee_id } })).body.data.work_progresses

  test('ends one period and opens another, as the file says afterwards', async () => {
    const { employeeId: employee_id } = await hire(api, 'Lê Thị Công Tác', 3)
    const [now] = await periodsOf(employee_id)
    const moved = { employee_id, ...place, nature_of_work: 2 }
    const told = (await effectOf(4, moved, past)).progress
    await issued(4, moved, past)
    const periods = await periodsOf(employee_id)
    expect(periods).toHaveLength(2)
    const [is] = periods
    expect([is?.from_date, periods[1]?.to_date]).toEqual([past, '2026-02-28'])
    expect(told).toMatch(
      new RegExp(
        `^Quá trình công tác: ${now?.position_name}, ${now?.department_name}.* đến hết ngày 28-02-2026; ` +
          `${is?.position_name}, ${is?.department_name}, .+ từ ngày 01-03-2026$`,
      ),
    )
  })

  test('says nothing of what opens no period, and of a leaver only the end', async () => {
    const { employeeId: employee_id } = await hire(api, 'Lê Thị Công Tác', 3)
    expect((await effectOf(15, { employee_id, base_salary: 9_000_000 }, past)).progress).toBeNull()
    // What he is but where he sits.
    const seated = { employee_id, position_id: 2, work_place: 'Kho Đông Anh' }
    expect((await effectOf(5, seated, past)).progress).toBeNull()
    const told = (await effectOf(7, { employee_id, ...leave }, past)).progress
    expect(told).toMatch(/^Quá trình công tác: [^;]+ đến hết ngày 28-02-2026$/)
    await issued(7, { employee_id, ...leave }, past)
    const back = (await effectOf(3, { employee_id, ...place }, '2026-05-01')).progress
    expect(back).toMatch(/^Quá trình công tác: [^;]+ từ ngày 01-05-2026$/)
  })
})

describe('the rules on contracts', () => {
  async function typeOf(kind: 'seasonal' | 'indefinite', term: { term_months?: number }) {
    const code = `LH${nextNumber()}`
    const answer = await hr.call('contractTypes.store', {
      body: { code, name: `Loại ${code}`, kind, ...term },
    })
    if (answer.status !== 201) throw new Error(answer.text)
    return answer.body.data.contract_type.id
  }

  async function contractOf(employee_id: number, contract_type_id: number, start_date: string) {
    const more = { job_title: 'Nhân viên', hours_per_day: 8, hours_per_week: 48, leave_days: 12 }
    const stored = await hr.call('contracts.store', {
      body: { employee_id, contract_type_id, start_date, ...more },
    })
    const path = { id: stored.body.data.contract.id }
    const body = { sign_date: start_date, signer_id: signer.signer_id }
    const answer = await hr.call('contracts.issue', { path, body })
    if (answer.status !== 200) throw new Error(answer.text)
  }

  test('are told of a contract that ends, with article and days, to who may read it', async () => {
    const { employeeId: employee_id } = await hire(api, 'Lê Thị Hợp Đồng', 3)
    await contractOf(employee_id, await typeOf('indefinite', {}), '2026-01-01')
    const person = { employee_id, contract_end_reason: 'employer_notice' } as const
    const { findings, ended_contract } = await effectOf(7, person, past)
    expect(findings).toEqual([
      {
        rule: 'L10',
        level: 'warning',
        field: 'notice_date',
        text: 'Thời gian báo trước ít hơn quy định.',
        article: expect.stringContaining('Điều 35, Điều 36 Bộ luật Lao động 2019'),
        days: 'Chưa có ngày báo trước, cần 45 ngày',
      },
    ])
    const closed = await effectOf(7, person, past, issuer)
    expect(closed.findings).toEqual([])
    expect(closed.ended_contract).not.toBe(ended_contract)
  })

  test('are told of the contract that is drafted, and to who may not read it only that it is to be mended', async () => {
    const { employeeId: employee_id } = await hire(api, 'Lê Thị Soạn Thảo', 3)
    await typeOf('seasonal', { term_months: 3 })
    await typeOf('indefinite', {})
    await issued(7, { employee_id, ...leave }, '2025-12-01')
    await issued(14, { employee_id, ...place }, '2026-02-01')
    const filter = { employee_id: { operator: 'equal', value: employee_id } } as const
    const [season] = (await hr.call('contracts.list', { query: { filter } })).body.data.contracts
    const answer = await hr.call('contracts.issue', {
      path: { id: season?.id ?? 0 },
      body: { sign_date: '2026-02-01', signer_id: signer.signer_id },
    })
    expect(answer.status).toBe(200)
    const told = await effectOf(3, { employee_id }, past)
    expect(told.findings.filter(({ level }) => level === 'error')).toEqual([
      {
        rule: 'L3',
        level: 'error',
        field: 'start_date',
        text: expect.stringMatching(/^Trùng thời gian với hợp đồng số /),
        article: 'Khoản 1 Điều 13, Điều 20 Bộ luật Lao động 2019',
        days: expect.stringContaining('01-02-2026 đến 30-04-2026'),
      },
    ])
    // It is told once.
    expect(told.warnings.join()).not.toContain('Trùng thời gian')
    const closed = await effectOf(3, { employee_id }, past, issuer)
    expect(closed.findings).toEqual([])
    expect(closed.warnings).toContain('Bản nháp hợp đồng cần sửa trước khi ban hành.')
    const change = await hr.call('jobChanges.store', {
      query: { dry_run: true },
      body: { kind: 'official', ids: [employee_id], effective_date: past, facts: {}, decision: {} },
    })
    expect(change.body.data.changes[0]?.warnings.join()).toContain(
      'Bản nháp hợp đồng cần sửa trước khi ban hành: Trùng thời gian',
    )
  })
})

test('who may sign such decisions on a day stands first, and why the others may not', async () => {
  const limited = await authority({ decision_types: [15], valid_to: '2026-12-31' }, 'Phó Giám đốc')
  const ask = async (decision_types: number[], sign_date: string) => {
    const answer = await hr.call('decisions.signers', { body: { decision_types, sign_date } })
    return new Map(answer.body.data.signers.map(({ id, refusal }) => [id, refusal]))
  }
  expect((await ask([15], '2026-12-31')).get(limited)).toBeNull()
  expect((await ask([15], '2027-01-01')).get(limited)).toContain('chỉ được ký đến hết ngày 31-12-2026')
  const both = await ask([15, 4], '2026-05-01')
  expect(both.get(limited)).toContain('không được ký loại quyết định này')
  // Whoever may comes before whoever may not, though the latter was entered last.
  expect([...both.keys()].indexOf(signer.signer_id)).toBeLessThan([...both.keys()].indexOf(limited))
})

test.each([
  ['today', past],
  ['a day to come', ahead],
])('a position over its plan and a second leader are told of %s', async (_, day) => {
  const headcount = { code: `DB${nextNumber()}`, name: `Trưởng nhóm ${nextNumber()}`, department_id: 2 }
  const { body } = await hr.call('positions.store', {
    body: { ...headcount, position_level: 14, headcount_plan: 1 },
  })
  const position = body.data.position
  const main_position = { position_id: position.id, department_id: 2 }
  const first = (await hire(api, 'Lê Thị Đứng Đầu', 3)).employeeId
  expect((await effectOf(6, { employee_id: first, ...main_position }, day)).warnings).toEqual([])
  await issued(6, { employee_id: first, ...main_position }, past)
  const second = (await hire(api, 'Lê Thị Đến Sau', 3)).employeeId
  expect((await effectOf(6, { employee_id: second, ...main_position }, day)).warnings).toEqual([
    `Chức vụ "${position.name}" vượt định biên (2/1).`,
    expect.stringMatching(/đã có người giữ chức vụ/),
  ])
})
