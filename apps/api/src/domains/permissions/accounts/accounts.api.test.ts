import { beforeAll, describe, expect, test } from 'vitest'
import { hashOf } from '../../../contract/session.ts'
import { apiForFile } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { everyPermission, hire, newcomer, type SignedIn } from '../../../testing/newcomer.ts'

const api = apiForFile()
let admin: SignedIn
/** Administers both companies. */
let groupAdmin: SignedIn
beforeAll(async () => {
  admin = await newcomer(api, { login: 'admin', companies: { 1: everyPermission } })
  groupAdmin = await newcomer(api, { login: 'group', companies: { 1: everyPermission, 2: everyPermission } })
})

let made = 0
async function employeeRole(): Promise<number> {
  made += 1
  const { body } = await admin.call('roles.store', { body: { name: `Nhân viên ${made}`, grants: [] } })
  return body.data.role.id
}

describe('a new account', () => {
  test('takes its login from the name, its password from a link that is shown once', async () => {
    const { employeeId: employee_id } = await hire(api, 'Nguyễn Thị Hồng Đào')
    const role = await employeeRole()
    const suggested = await admin.call('accounts.loginSuggestion', { body: { employee_id } })
    expect(suggested.body.data.login).toBe('daonth')
    const { status, body } = await admin.call('accounts.store', { body: { employee_id, role_ids: [role] } })
    expect(status).toBe(201)
    const { account, link } = body.data
    expect(account).toMatchObject({
      login: 'daonth',
      full_name: 'Nguyễn Thị Hồng Đào',
      employee_id,
      is_active: true,
      roles: [{ id: role }],
      companies: [{ id: 1, name: 'Một' }],
      last_sign_in_at: null,
      session_total: 0,
    })
    const { rows } = await api.db.superuser.query(
      `select expires_at - created_at = interval '24 hours' as a_day, token_hash from public_links where record_id = $1`,
      [account.id],
    )
    expect(rows).toEqual([{ a_day: true, token_hash: hashOf(link?.token ?? '') }])
    const kept = await api.db.superuser.query(
      `select 1 from idempotency_keys where answer::text like '%' || $1 || '%'`,
      [link?.token],
    )
    expect(kept.rowCount).toBe(0)
  })

  test('of a second person of that name gets a number', async () => {
    const [first, second] = [await hire(api, 'Lý Văn Tám'), await hire(api, 'Lý Văn Tám')]
    await admin.call('accounts.store', { body: { employee_id: first.employeeId } })
    const { body } = await admin.call('accounts.store', { body: { employee_id: second.employeeId } })
    expect(body.data.account.login).toBe('tamlv2')
  })

  test('is refused for whoever has one, is not here, or wants a login that is taken', async () => {
    const { employeeId: employee_id } = await hire(api, 'Người Đã Có')
    await admin.call('accounts.store', { body: { employee_id } })
    const again = await admin.call('accounts.store', { body: { employee_id } })
    const elsewhere = await admin.call('accounts.store', { body: { employee_id: 111 } })
    const namesake = await hire(api, 'Người Trùng Tên')
    const taken = await admin.call('accounts.store', {
      body: { employee_id: namesake.employeeId, login: 'admin' },
    })
    expect([again, elsewhere, taken].map(({ status, body }) => [status, body.errors])).toEqual([
      [400, { employee_id: ['Nhân viên này đã có tài khoản.'] }],
      [400, { employee_id: ['Nhân viên không tồn tại.'] }],
      [400, { login: ['Tên đăng nhập đã tồn tại.'] }],
    ])
  })

  test('of somebody with an account in another company is that account, and no link opens it', async () => {
    const { employeeId: employee_id, personId } = await hire(api, 'Người Hai Nơi')
    const there = await newcomer(api, {
      login: 'hainoi',
      companies: { 2: [] },
      personId,
    })
    const { body } = await admin.call('accounts.store', { body: { employee_id, login: 'ten-khac' } })
    expect(body.data).toMatchObject({ account: { id: there.userId, login: 'hainoi' }, link: null })
  })
})

describe('the list of users', () => {
  test('is found by login, name, initials and code, filtered by state and role, in order of given names', async () => {
    const { employeeId: employee_id } = await hire(api, 'Đặng Xuân Quỳnh')
    const role = await employeeRole()
    const { body: opened } = await admin.call('accounts.store', { body: { employee_id, role_ids: [role] } })
    const { id, nhansu_id } = opened.data.account
    for (const value of ['quynhdx', 'xuan quynh', 'dxq', nhansu_id ?? '']) {
      const { body } = await admin.call('accounts.list', { query: { search: { value } } })
      expect(
        body.data.accounts.map((account) => account.id),
        value,
      ).toEqual([id])
    }
    const { body } = await admin.call('accounts.list', {
      query: {
        filter: { role_id: { operator: 'equal', value: role }, is_active: { operator: 'is', value: true } },
        pagination: true,
      },
    })
    expect(body.data).toMatchObject({ accounts: [{ id }], meta: { pagination: { total: 1 } } })
    const all = (await admin.call('accounts.list')).body.data.accounts.map(({ full_name }) => full_name)
    expect(all.indexOf('Nguyễn Thị Đào')).toBeLessThan(all.indexOf('Phạm Thu Hà'))
    expect(all).not.toContain('Lê Quang Minh')
  })

  test('tells roles in other companies to those who administer them, and to nobody else', async () => {
    const both = await newcomer(api, { login: 'cahai', companies: { 1: [], 2: [] } })
    const seenBy = async (who: SignedIn) =>
      (await who.call('accounts.show', { path: { id: both.userId } })).body.data.account.companies.map(
        ({ id }) => id,
      )
    expect(await seenBy(groupAdmin)).toEqual([1, 2])
    expect(await seenBy(admin)).toEqual([1])
  })
})

describe('a user', () => {
  test.each(['Tên\r\nSet-Cookie: x', ' Tên', 'T', 'Tên\u007f', 'Tên\u202eGiả', 'Tên\u2060'])(
    'is not called %o',
    async (full_name) => {
      const one = await newcomer(api, { login: `ten${(made += 1)}`, companies: { 1: [] } })
      const answer = await admin.call('accounts.update', { path: { id: one.userId }, body: { full_name } })
      expect(answer).toMatchObject({ status: 400, body: { errors: { full_name: [expect.any(String)] } } })
    },
  )

  test('of another company is not there', async () => {
    const other = await newcomer(api, { login: 'nguoihai', companies: { 2: [] } })
    const path = { id: other.userId }
    const answers = [
      await admin.call('accounts.show', { path }),
      await admin.call('accounts.update', { path, body: { is_active: false } }),
      await admin.call('accounts.destroy', { path }),
      await admin.call('accounts.resetPassword', { path }),
      await admin.call('accounts.endSessions', { path }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect((await other.call('session.me')).status).toBe(200)
  })

  test('gets no link for his own password, and keeps to the old one to change it', async () => {
    const { status, body } = await admin.call('accounts.resetPassword', { path: { id: admin.userId } })
    expect([status, body.message]).toEqual([
      403,
      'Bạn không thể tự đặt lại mật khẩu của chính mình. Hãy đổi mật khẩu ở mục Tài khoản của tôi.',
    ])
    const { rowCount } = await api.db.superuser.query('select from public_links where record_id = $1', [
      admin.userId,
    ])
    expect(rowCount).toBe(0)
  })

  test('whose account is closed gets no link before it is opened again', async () => {
    const one = await newcomer(api, { login: 'dangdong', companies: { 1: [] } })
    const path = { id: one.userId }
    await admin.call('accounts.update', { path, body: { is_active: false } })
    expect((await admin.call('accounts.resetPassword', { path })).status).toBe(409)
    await admin.call('accounts.update', { path, body: { is_active: true } })
    expect((await admin.call('accounts.resetPassword', { path })).status).toBe(200)
  })

  test('whose account is closed is out at the next request, in every company', async () => {
    const both = await newcomer(api, { login: 'saprai', companies: { 1: [], 2: [] } })
    const inTwo = await both.call('session.changeCompany', { body: { current_company_id: 2 } })
    const there = api.withToken(inTwo.body.data.token)
    expect((await there.call('session.me')).status).toBe(200)
    const { body } = await groupAdmin.call('accounts.update', {
      path: { id: both.userId },
      body: { is_active: false },
    })
    expect(body.data.account).toMatchObject({ is_active: false, session_total: 0 })
    expect((await there.call('session.me')).status).toBe(401)
  })

  test('who is removed is out of this company alone, and comes back with his roles', async () => {
    const both = await newcomer(api, { login: 'bibo', companies: { 1: [], 2: [] } })
    const inTwo = await both.call('session.changeCompany', { body: { current_company_id: 2 } })
    const there = api.withToken(inTwo.body.data.token)
    const path = { id: both.userId }
    expect((await admin.call('accounts.destroy', { path })).status).toBe(200)
    expect((await admin.call('accounts.show', { path })).status).toBe(404)
    expect((await there.call('session.companies')).body.data.companies.map(({ id }) => id)).toEqual([2])
    expect((await groupAdmin.call('accounts.restore', { body: { ids: [both.userId] } })).status).toBe(404)
    expect((await admin.call('accounts.restore', { body: { ids: [both.userId] } })).status).toBe(200)
    const { body } = await admin.call('accounts.show', { path })
    expect(body.data.account.roles.map(({ id }) => id)).toEqual([both.roleIds[1]])
    await admin.call('accounts.destroy', { path })
    await api.db.superuser.query(
      `update deleted_records set deleted_at = deleted_at - interval '11 minutes' where record_id = $1`,
      [both.userId],
    )
    expect((await admin.call('accounts.restore', { body: { ids: [both.userId] } })).status).toBe(404)
  })

  test('is let into companies, and out of them, by whoever administers these', async () => {
    const one = await newcomer(api, { login: 'themcty', companies: { 1: [] } })
    const path = { id: one.userId }
    const byOther = await admin.call('accounts.update', { path, body: { company_ids: [1, 2] } })
    expect(byOther.status).toBe(403)
    const { body } = await groupAdmin.call('accounts.update', { path, body: { company_ids: [1, 2] } })
    expect(body.data.account.companies.map(({ id }) => id)).toEqual([1, 2])
    // Company 2 is not this administrator's to take away, whatever the list leaves out.
    const blind = await admin.call('accounts.update', { path, body: { company_ids: [1] } })
    expect(blind.status).toBe(200)
    expect((await one.call('session.companies')).body.data.companies).toHaveLength(2)
    await groupAdmin.call('accounts.update', { path, body: { company_ids: [1] } })
    expect((await one.call('session.companies')).body.data.companies).toHaveLength(1)
  })

  test('is administered in the companies that the asking user administers', async () => {
    const idsFor = async (who: SignedIn) =>
      (await who.call('accounts.companies')).body.data.companies.map(({ id }) => id)
    expect([await idsFor(admin), await idsFor(groupAdmin)]).toEqual([[1], [1, 2]])
  })

  test('stands in the trail of every company that a change concerns', async () => {
    const one = await newcomer(api, { login: 'moi.noi', companies: { 1: [] } })
    const path = { id: one.userId }
    await groupAdmin.call('accounts.update', { path, body: { company_ids: [1, 2] } })
    await groupAdmin.call('accounts.update', { path, body: { is_active: false, full_name: 'Tên Khác' } })
    await groupAdmin.call('accounts.update', { path, body: { is_active: true } })
    await groupAdmin.call('accounts.update', { path, body: { company_ids: [1] } })
    // Nothing of company 2 is touched by what stays as it is.
    await groupAdmin.call('accounts.update', { path, body: { company_ids: [1], role_ids: [] } })
    const trailIn = (company: number) =>
      inCompanyOf(api.db.superuser, company, async (client) => {
        const { rows } = await client.query<{ line: string; detail: object }>(
          `select concat_ws(' ', operation, resource, result, user_id::text, changed_fields::text) as line, detail
           from audit_trail where company_id = $1 and record_id = $2 order by id`,
          [company, one.userId],
        )
        return rows
      })
    const line = (fields: string) => `accounts.update accounts done ${groupAdmin.userId} {${fields}}`
    const elsewhere = await trailIn(2)
    expect(elsewhere.map((each) => each.line)).toEqual([
      line('company_ids'),
      line('full_name'),
      line('is_active'),
      line('is_active'),
      line('company_ids'),
    ])
    expect(
      elsewhere.every(({ detail }) => JSON.stringify(detail) === '{"from_company_id": 1}'.replace(' ', '')),
    ).toBe(true)
    expect((await trailIn(1)).map((each) => each.line)).toEqual([
      line('company_ids'),
      line('full_name,is_active'),
      line('is_active'),
      line('company_ids'),
      line('role_ids'),
    ])
  })

  test('who is given roles and loses others is read of by the names of those', async () => {
    const one = await newcomer(api, { login: 'doivaitro', companies: { 1: [] } })
    const role = await employeeRole()
    await admin.call('accounts.update', { path: { id: one.userId }, body: { role_ids: [role] } })
    const { body } = await admin.call('auditTrail.list', {
      query: {
        filter: {
          resource: { operator: 'equal', value: 'accounts' },
          record_id: { operator: 'equal', value: one.userId },
        },
      },
    })
    expect(body.data.audit_trail[0]).toMatchObject({
      changed_labels: ['Vai trò'],
      detail: { roles_given: [`Nhân viên ${made}`], roles_taken: ['Vai trò của doivaitro'] },
    })
  })

  test('is saved from the newest version only, and counts one version a save', async () => {
    const one = await newcomer(api, { login: 'phienban', companies: { 1: [] } })
    const path = { id: one.userId }
    const { version } = (await admin.call('accounts.show', { path })).body.data.account
    const first = await admin.call('accounts.update', {
      path,
      body: { full_name: 'Tên Mới', login: 'phienban2', role_ids: [], version },
    })
    expect(first.body.data.account).toMatchObject({ full_name: 'Tên Mới', version: version + 1, roles: [] })
    const late = await admin.call('accounts.update', { path, body: { full_name: 'Muộn', version } })
    expect(late).toMatchObject({ status: 409, body: { data: { account: { full_name: 'Tên Mới' } } } })
  })

  test('who signed in long ago is not signed in', async () => {
    const one = await newcomer(api, { login: 'laurai', companies: { 1: [] } })
    const sessions = async () =>
      (await admin.call('accounts.show', { path: { id: one.userId } })).body.data.account.session_total
    expect(await sessions()).toBe(1)
    await api.db.superuser.query(
      `update sessions set last_used_at = now() - interval '2 days' where user_id = $1`,
      [one.userId],
    )
    expect(await sessions()).toBe(0)
  })

  test('of whom all sessions are ended has none left, and the trail says who did it', async () => {
    const one = await newcomer(api, { login: 'hetphien', companies: { 1: [] } })
    const { body } = await admin.call('accounts.endSessions', { path: { id: one.userId } })
    expect(body.data.ended_total).toBe(1)
    expect((await one.call('session.me')).status).toBe(401)
    const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(
        `select user_id, result from audit_trail where operation = 'accounts.endSessions' and record_id = $1`,
        [one.userId],
      ),
    )
    expect(rows).toEqual([{ user_id: admin.userId, result: 'done' }])
  })
})
