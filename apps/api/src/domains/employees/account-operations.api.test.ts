import { beforeAll, describe, expect, test } from 'vitest'
import { type Answer, apiForFile } from '../../testing/api.ts'
import { everyPermission, hire, newcomer, type SignedIn } from '../../testing/newcomer.ts'

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

test('an employee without an account is told so', async () => {
  const { employeeId } = await hire(api, 'Chưa Có Tài Khoản')
  const answer = await officer.call('employees.activateAccount', { path: { id: employeeId } })
  expect(answer).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('chưa có tài khoản') },
  })
})
