import { beforeAll, describe, expect, test } from 'vitest'
import { type Answer, apiForFile } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { everyPermission, hire, newcomer, sessionOf, type SignedIn } from '../../testing/newcomer.ts'

/** Employees of company 1 and the unit each belongs to: 12 in unit 2, 14 in unit 4. */
const [inUnitTwo, inUnitFour] = [12, 14]

const api = apiForFile()
let officer: SignedIn
beforeAll(async () => {
  officer = await newcomer(api, { login: 'officer', companies: { 1: [['employee_edit', 'company']] } })
})

test('a closed account is out at the next request in every company, and may come back', async () => {
  const both = await newcomer(api, { login: 'hai-cong-ty', companies: { 1: [], 2: [] }, personId: inUnitTwo })
  const switched = await both.call('session.changeCompany', { body: { current_company_id: 2 } })
  const there = api.withToken(switched.body.data.token)
  expect((await there.call('session.me')).status).toBe(200)

  const path = { id: inUnitTwo }
  const closed = await officer.call('employees.deactivateAccount', { path })
  expect(closed).toMatchObject({
    status: 200,
    body: { data: { employee: { id: inUnitTwo, account: { login: 'hai-cong-ty', is_active: false } } } },
  })
  expect((await there.call('session.me')).status).toBe(401)

  const opened = await officer.call('employees.activateAccount', { path })
  expect(opened.body.data.employee.account).toMatchObject({ login: 'hai-cong-ty', is_active: true })
  expect((await there.call('session.me')).status).toBe(401)
})

test('whoever looks after units opens and closes accounts there, and sees no others', async () => {
  const { personId } = await hire(api, 'Trưởng Đội Kho', 4)
  const head = await newcomer(api, {
    login: 'truong-don-vi',
    companies: { 1: [['employee_edit', 'unit']] },
    personId,
  })
  const mine = await head.call('employees.deactivateAccount', { path: { id: inUnitFour } })
  const others = await head.call('employees.deactivateAccount', { path: { id: inUnitTwo } })
  expect([mine.status, others.status]).toEqual([200, 404])
})

describe('opening what somebody else closed', () => {
  let admin: SignedIn
  let head: SignedIn
  let made = 0
  beforeAll(async () => {
    admin = await newcomer(api, { login: 'quan-tri-mo', companies: { 1: everyPermission } })
    const { personId } = await hire(api, 'Trưởng Phòng Mở', 2)
    head = await newcomer(api, {
      login: 'truong-phong-mo',
      companies: { 1: [['employee_edit', 'unit']] },
      personId,
    })
  })

  /** An employee of the head's unit with an account. */
  async function member(): Promise<{ path: { id: number }; user: { id: number } }> {
    made += 1
    const { employeeId, personId } = await hire(api, `Thành Viên ${made}`, 2)
    const { userId } = await newcomer(api, { login: `thanh-vien-${made}`, companies: { 1: [] }, personId })
    return { path: { id: employeeId }, user: { id: userId } }
  }

  const closings: Readonly<
    Record<string, (member: { path: { id: number }; user: { id: number } }) => Promise<Answer>>
  > = {
    'the head': ({ path }) => head.call('employees.deactivateAccount', { path }),
    'an officer of the whole company': ({ path }) => officer.call('employees.deactivateAccount', { path }),
    'an administrator among the employees': ({ path }) => admin.call('employees.deactivateAccount', { path }),
    'an administrator among the users': ({ user }) =>
      admin.call('accounts.update', { path: user, body: { is_active: false } }),
    'the removal from the company': ({ user }) => admin.call('accounts.destroy', { path: user }),
  }

  test.each([
    ['the head', { head: 200, officer: 200, admin: 200 }],
    ['an officer of the whole company', { head: 403, officer: 200, admin: 200 }],
    ['an administrator among the employees', { head: 403, officer: 403, admin: 200 }],
    ['an administrator among the users', { head: 403, officer: 403, admin: 200 }],
    ['the removal from the company', { head: 403, officer: 403, admin: 200 }],
  ])('what %s closed', async (by, expected) => {
    const statuses: Record<string, number> = {}
    for (const [name, person] of Object.entries({ head, officer, admin })) {
      const one = await member()
      expect((await closings[by]?.(one))?.status).toBe(200)
      statuses[name] = (await person.call('employees.activateAccount', { path: one.path })).status
    }
    expect(statuses).toEqual(expected)
  })

  test('is not made easier by closing it once more', async () => {
    const one = await member()
    await admin.call('accounts.update', { path: one.user, body: { is_active: false } })
    await head.call('employees.deactivateAccount', { path: one.path })
    const { status, body } = await head.call('employees.activateAccount', { path: one.path })
    expect([status, body.message]).toEqual([
      403,
      'Tài khoản này do người có quyền cao hơn vô hiệu hóa. Hãy nhờ quản trị viên phân quyền kích hoạt lại.',
    ])
  })

  test('becomes free again with the opening', async () => {
    const one = await member()
    await admin.call('employees.deactivateAccount', { path: one.path })
    await admin.call('employees.activateAccount', { path: one.path })
    await head.call('employees.deactivateAccount', { path: one.path })
    expect((await head.call('employees.activateAccount', { path: one.path })).status).toBe(200)
  })
})

test('who rules over rights is not closed by those who do not, and nobody closes himself', async () => {
  const { employeeId, personId } = await hire(api, 'Quản Trị Viên')
  const admin = await newcomer(api, { login: 'quan-tri', companies: { 1: everyPermission }, personId })
  const path = { id: employeeId }
  const byOfficer = await officer.call('employees.deactivateAccount', { path })
  const byHimself = await admin.call('employees.deactivateAccount', { path })
  expect([byOfficer.status, byHimself.status]).toEqual([403, 403])
  expect((await admin.call('roles.list')).status).toBe(200)
})

describe('an employee without an account', () => {
  let admin: SignedIn
  beforeAll(async () => {
    admin = await newcomer(api, { login: 'quan-tri-cap', companies: { 1: everyPermission } })
  })

  const mailsTo = async (address: string) => {
    const { rows } = await api.db.superuser.query(
      `select template from mails where company_id = 1 and to_address = $1`,
      [address],
    )
    return rows.length
  }

  async function withEmail(name: string, email: string | null) {
    const { employeeId, personId } = await hire(api, name)
    await api.db.superuser.query(`update employees set company_email = $1 where company_id = 1 and id = $2`, [
      email,
      employeeId,
    ])
    return { path: { id: employeeId }, personId }
  }

  test('gets one with the login of the house rule, and the link by mail and nowhere else', async () => {
    const { path } = await withEmail('Vũ Hoàng Khải', 'khaivh@example.com')
    const answer = await officer.call('employees.activateAccount', { path })
    expect(answer.status).toBe(200)
    const { employee, link_sent_to, link } = answer.body.data
    expect(employee.account).toMatchObject({ login: 'khaivh', is_active: true })
    expect([link_sent_to, link]).toEqual(['company_email', null])
    expect(await mailsTo('khaivh@example.com')).toBe(1)
    // Open already: nothing is sent a second time.
    const again = await officer.call('employees.activateAccount', { path })
    expect([again.status, again.body.data.link_sent_to]).toEqual([200, null])
    expect(await mailsTo('khaivh@example.com')).toBe(1)
  })

  test('without an address of the company gets the link at his own, which the answer does not say', async () => {
    const { path } = await withEmail('Vũ Thư Riêng', null)
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(
        `insert into employee_details (company_id, employee_id, personal_email)
         values (1, $1, 'rieng.vt@example.net')`,
        [path.id],
      ),
    )
    const answer = await officer.call('employees.activateAccount', { path })
    expect(answer.body.data).toMatchObject({ link_sent_to: 'personal_email', link: null })
    expect(JSON.stringify(answer.body)).not.toContain('rieng.vt@example.net')
    expect(await mailsTo('rieng.vt@example.net')).toBe(1)
    // Once there is an account, a new link goes to the company's address or to whoever asks for it, as ever.
    const { id } = answer.body.data.employee.account ?? { id: 0 }
    const reset = await admin.call('accounts.resetPassword', { path: { id } })
    expect(reset.body.data.link.mailed_to).toBeNull()
    expect(await mailsTo('rieng.vt@example.net')).toBe(1)
  })

  test('without an address is left alone by an officer; an administrator gets the link', async () => {
    const { path } = await withEmail('Vũ Không Thư', null)
    const refused = await officer.call('employees.activateAccount', { path })
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('chưa có email')])
    const given = await admin.call('employees.activateAccount', { path })
    expect(given.body.data).toMatchObject({
      employee: { account: { login: 'thuvk' } },
      link_sent_to: null,
      link: { token: expect.any(String), mailed_to: null },
    })
  })

  test('gets the login and the roles that an administrator names, and none that an officer names', async () => {
    const { path } = await withEmail('Vũ Có Vai', 'vaivc@example.com')
    const body = { login: 'vai.vu', role_ids: [officer.roleIds[1] ?? 0] }
    const refused = await officer.call('employees.activateAccount', { path, body })
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('vai trò')])
    const given = await admin.call('employees.activateAccount', { path, body })
    expect(given.body.data.employee.account).toMatchObject({ login: 'vai.vu' })
    const users = await admin.call('accounts.list', { query: { search: { value: 'vai.vu' } } })
    expect(users.body.data.accounts[0]?.roles).toMatchObject([{ id: officer.roleIds[1] }])
    const named = await admin.call('employees.activateAccount', { path, body })
    expect([named.status, named.body.message]).toEqual([
      409,
      expect.stringContaining('đã có tài khoản vai.vu'),
    ])
  })

  test('who has one elsewhere in the group is let in by an administrator alone', async () => {
    const { path, personId } = await withEmail('Vũ Ở Ngoài', 'ngoaivo@example.com')
    await newcomer(api, { login: 'ngoai-cong-ty', companies: { 2: [] }, personId })
    expect((await officer.call('employees.activateAccount', { path })).status).toBe(403)
    const joined = await admin.call('employees.activateAccount', { path })
    expect(joined.body.data).toMatchObject({
      employee: { account: { login: 'ngoai-cong-ty', is_active: true } },
      link: null,
    })
    expect(await mailsTo('ngoaivo@example.com')).toBe(0)
  })

  test('is told so at closing', async () => {
    const { path } = await withEmail('Chưa Có Tài Khoản', null)
    const answer = await officer.call('employees.deactivateAccount', { path })
    expect([answer.status, answer.body.message]).toEqual([409, 'Nhân viên này chưa có tài khoản.'])
  })
})

test('of several each gets what can be done, and the trail keeps no word of who was refused', async () => {
  const { employeeId: bare } = await hire(api, 'Phan Chưa Thư')
  const { employeeId, personId } = await hire(api, 'Phan Có Tài Khoản')
  await newcomer(api, { login: 'phan-co', companies: { 1: [] }, personId })
  const closed = await officer.call('employees.deactivateAccounts', { body: { ids: [bare, employeeId] } })
  expect(closed.body.data.results).toMatchObject([
    { id: bare, done: false, message: 'Nhân viên này chưa có tài khoản.' },
    { id: employeeId, full_name: 'Phan Có Tài Khoản', done: true, message: null },
  ])
  const opened = await officer.call('employees.activateAccounts', { body: { ids: [employeeId, bare] } })
  expect(opened.body.data.results.map(({ done }) => done)).toEqual([true, false])
  const { rows } = await api.db.superuser.query(
    `select record_id from audit_trail where company_id = 1 and record_id = any($1) and operation like 'employees.%Accounts'`,
    [[bare, employeeId]],
  )
  expect(rows).toEqual([{ record_id: employeeId }, { record_id: employeeId }])
  const unknown = await officer.call('employees.activateAccounts', { body: { ids: [employeeId, 999_999] } })
  expect(unknown.status).toBe(404)
})

describe('at leaving', () => {
  const leave = (employeeId: number, companyId = 1) =>
    api.db.superuser.query(
      `update employees set active = false, work_state = 'left', leave_date = current_date where company_id = $2 and id = $1`,
      [employeeId, companyId],
    )

  test('the account ends in the whole group, and opens again only after coming back', async () => {
    const { employeeId, personId } = await hire(api, 'Lê Sắp Nghỉ')
    const leaver = await newcomer(api, { login: 'sap-nghi', companies: { 1: [], 2: [] }, personId })
    expect((await leaver.call('session.me')).status).toBe(200)
    await leave(employeeId)
    expect((await leaver.call('session.me')).status).toBe(401)
    const path = { id: employeeId }
    const refused = await officer.call('employees.activateAccount', { path })
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('đã nghỉ việc')])
    await api.db.superuser.query(
      `update employees set active = true, work_state = 'official', leave_date = null where company_id = 1 and id = $1`,
      [employeeId],
    )
    expect((await officer.call('employees.activateAccount', { path })).status).toBe(200)
  })

  test('only this company’s membership ends for who works in another one', async () => {
    const { employeeId, personId } = await hire(api, 'Lê Hai Nơi')
    const both = await newcomer(api, { login: 'hai-noi', companies: { 1: [], 2: [] }, personId })
    await inCompanyOf(api.db.superuser, 2, (client) =>
      client.query(
        `insert into employees (company_id, person_id, nhansu_id, full_name, gender, join_date)
         select 2, id, nhansu_id, 'Lê Hai Nơi', 'Nữ', '2024-01-01' from persons where id = $1`,
        [personId],
      ),
    )
    const switched = await both.call('session.changeCompany', { body: { current_company_id: 2 } })
    const there = api.withToken(switched.body.data.token)
    const here = api.withToken(await sessionOf(api, both.userId))
    expect((await here.call('session.me')).status).toBe(200)
    await leave(employeeId)
    expect((await there.call('session.me')).status).toBe(200)
    expect((await here.call('session.changeCompany', { body: { current_company_id: 1 } })).status).not.toBe(
      200,
    )
  })

  test('the last administrator stays until another one is there', async () => {
    const { employeeId, personId } = await hire(api, 'Người Cuối Cùng')
    const last = await newcomer(api, { login: 'cuoi-cung', companies: { 1: everyPermission }, personId })
    await api.db.superuser.query(
      'update memberships set is_active = false where company_id = 1 and user_id <> $1',
      [last.userId],
    )
    await expect(leave(employeeId)).rejects.toMatchObject({ constraint: 'employees_last_administrator' })
    expect((await last.call('roles.list')).status).toBe(200)
  })
})
