import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile } from '../../../testing/api.ts'
import { everyPermission, newcomer, type SignedIn } from '../../../testing/newcomer.ts'

const api = apiForFile()
let admin: SignedIn
let lesser: SignedIn
beforeAll(async () => {
  // The fixture's own people hold everything in company 1 as well; here its administrators are counted.
  await api.db.superuser.query(`update users set is_active = false`)
  admin = await newcomer(api, { login: 'admin', companies: { 1: everyPermission } })
  lesser = await newcomer(api, {
    login: 'lesser',
    companies: {
      1: [
        ['permission_access', 'company'],
        ['permission_edit', 'company'],
        ['permission_delete', 'company'],
      ],
    },
  })
})

function roleOf(person: SignedIn): number {
  return person.roleIds[1] ?? 0
}

async function accountOf(person: SignedIn) {
  const { body } = await admin.call('accounts.show', { path: { id: person.userId } })
  return body.data.account
}

describe('nobody', () => {
  test('gives a role that holds more than he does', async () => {
    const target = await newcomer(api, { login: 'duoc-cho', companies: { 1: [] } })
    const before = await accountOf(target)
    const answer = await lesser.call('accounts.update', {
      path: { id: target.userId },
      body: { role_ids: [roleOf(target), roleOf(admin)], full_name: 'Tên Khác' },
    })
    expect(answer.status).toBe(403)
    expect(await accountOf(target)).toEqual(before)
  })

  test.each([
    ['roles', { role_ids: [] as number[] }],
    ['state', { is_active: false }],
  ])('changes his own %s', async (_, body) => {
    const before = await accountOf(admin)
    const answer = await admin.call('accounts.update', { path: { id: admin.userId }, body })
    expect(answer.status).toBe(403)
    expect({ ...(await accountOf(admin)), session_total: 0 }).toEqual({ ...before, session_total: 0 })
  })

  test('gives himself a role, or removes himself', async () => {
    const given = await lesser.call('accounts.update', {
      path: { id: lesser.userId },
      body: { role_ids: [roleOf(lesser), roleOf(admin)] },
    })
    const removed = await lesser.call('accounts.destroy', { path: { id: lesser.userId } })
    expect([given.status, removed.status]).toEqual([403, 403])
    expect((await accountOf(lesser)).roles.map(({ id }) => id)).toEqual([roleOf(lesser)])
  })

  test('but with the same roles he may save his own account', async () => {
    const answer = await lesser.call('accounts.update', {
      path: { id: lesser.userId },
      body: { role_ids: [roleOf(lesser)], full_name: 'Tên Của Tôi' },
    })
    expect(answer).toMatchObject({ status: 200, body: { data: { account: { full_name: 'Tên Của Tôi' } } } })
  })

  test('gets a link to an account that may do more, here or in another company', async () => {
    const elsewhere = await newcomer(api, {
      login: 'hon-o-hai',
      companies: { 1: [], 2: [['employee_access', 'unit']] },
    })
    const answers = await Promise.all([
      lesser.call('accounts.resetPassword', { path: { id: admin.userId } }),
      admin.call('accounts.resetPassword', { path: { id: elsewhere.userId } }),
      lesser.call('accounts.update', { path: { id: admin.userId }, body: { login: 'chiem-doat' } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    const links = await api.db.superuser.query(`select 1 from public_links where record_id = any($1)`, [
      [admin.userId, elsewhere.userId],
    ])
    expect(links.rowCount).toBe(0)
  })

  test('needs rights of his own to help those who see only themselves', async () => {
    const plain = await newcomer(api, { login: 'thuong', companies: { 1: [['contract_access', 'own']] } })
    const answer = await lesser.call('accounts.resetPassword', { path: { id: plain.userId } })
    expect(answer.status).toBe(200)
  })

  test('takes the administration of the company from himself by changing his role', async () => {
    const answer = await admin.call('roles.update', {
      path: { id: roleOf(admin) },
      body: { grants: [{ permission: 'permission_access', scope: 'company' }] },
    })
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining('của chính bạn') } })
    const { body } = await admin.call('roles.show', { path: { id: roleOf(admin) } })
    expect(body.data.role.grants).toHaveLength(everyPermission.length)
  })

  test('gives a role of another company', async () => {
    const target = await newcomer(api, { login: 'vaitrolakhac', companies: { 1: [], 2: [] } })
    const answer = await admin.call('accounts.update', {
      path: { id: target.userId },
      body: { role_ids: [target.roleIds[2] ?? 0] },
    })
    const unknown = await admin.call('accounts.update', {
      path: { id: target.userId },
      body: { role_ids: [999_999] },
    })
    expect(answer).toMatchObject({ status: 400, body: { errors: { role_ids: ['Vai trò không tồn tại.'] } } })
    expect(unknown.body.errors).toEqual(answer.body.errors)
  })
})

describe('a company keeps an administrator', () => {
  /** Company 2 with these administrators and nobody else who may change rights. */
  async function administratorsOfTwo(...logins: string[]): Promise<SignedIn[]> {
    await api.db.superuser.query(`update users set is_active = false
      where id in (select user_id from memberships where company_id = 2)`)
    return Promise.all(logins.map((login) => newcomer(api, { login, companies: { 2: everyPermission } })))
  }

  test('however two of them close each other’s account at once', async () => {
    const [one, other] = await administratorsOfTwo('hai-a', 'hai-b')
    if (!one || !other) throw new Error('two were made')
    const answers = await Promise.all([
      one.call('accounts.update', { path: { id: other.userId }, body: { is_active: false } }),
      other.call('accounts.update', { path: { id: one.userId }, body: { is_active: false } }),
    ])
    const { rows } = await api.db.superuser.query('select id from users where id = any($1) and is_active', [
      [one.userId, other.userId],
    ])
    expect(rows).toHaveLength(1)
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
  })

  test('however they take each other’s roles, remove each other, and empty each other’s role at once', async () => {
    const three = await administratorsOfTwo('ba-a', 'ba-b', 'ba-c')
    const [one, two, last] = three
    if (!one || !two || !last) throw new Error('three were made')
    await Promise.all([
      one.call('accounts.update', { path: { id: two.userId }, body: { role_ids: [] } }),
      two.call('accounts.destroy', { path: { id: last.userId } }),
      last.call('roles.update', { path: { id: one.roleIds[2] ?? 0 }, body: { grants: [] } }),
    ])
    const left = await Promise.all(
      three.map(async (person) => (await person.call('roles.list')).status === 200),
    )
    expect(left).toContain(true)
  })

  test('when a wider administrator closes the account of its last one', async () => {
    const [last] = await administratorsOfTwo('cuoi-cung')
    // He belongs to company 1 too, where there are others.
    await api.db.superuser.query('insert into memberships (user_id, company_id) values ($1, 1)', [
      last?.userId,
    ])
    const everywhere = await newcomer(api, {
      login: 'moi-noi',
      companies: { 1: everyPermission, 2: everyPermission },
    })
    await api.db.superuser.query('delete from user_roles where user_id = $1 and company_id = 2', [
      everywhere.userId,
    ])
    const answer = await everywhere.call('accounts.update', {
      path: { id: last?.userId ?? 0 },
      body: { is_active: false },
    })
    // He holds nothing in company 2, so the rights there are beyond him.
    expect(answer.status).toBe(403)
    expect((await last?.call('roles.list'))?.status).toBe(200)
  })

  test('and the role by which the console makes administrators', async () => {
    await api.db.superuser.query(
      `update roles set shipped_key = 'administrator' where company_id = 1 and id = $1`,
      [roleOf(admin)],
    )
    const inUse = await admin.call('roles.destroy', { path: { id: roleOf(admin) } })
    expect(inUse).toMatchObject({ status: 409, body: { message: expect.stringContaining('1 người dùng') } })
    const emptied = await lesser.call('roles.update', { path: { id: roleOf(admin) }, body: { grants: [] } })
    expect(emptied.status).toBe(409)
  })
})
