import type { PermissionName } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile } from '../../../testing/api.ts'
import { everyPermission, newcomer, rolesInCompany, type SignedIn } from '../../../testing/newcomer.ts'

const api = apiForFile()
let admin: SignedIn
/** Rules over roles, but sees employees of the whole company and contracts of his own only. */
let lesser: SignedIn
const ruling: [PermissionName, 'company'][] = [
  ['permission_access', 'company'],
  ['permission_edit', 'company'],
  ['permission_delete', 'company'],
]
beforeAll(async () => {
  admin = await newcomer(api, { login: 'admin', companies: { 1: everyPermission } })
  lesser = await newcomer(api, {
    login: 'lesser',
    companies: {
      1: [...ruling, ['employee_access', 'company'], ['training_access', 'unit'], ['contract_access', 'own']],
    },
  })
})

let made = 0
async function newRole(grants: { permission: PermissionName; scope: 'company' | 'unit' | 'own' }[] = []) {
  made += 1
  const { body } = await admin.call('roles.store', { body: { name: `Vai trò mới ${made}`, grants } })
  return body.data.role
}

describe('a role', () => {
  test('is made with its grants, found by words and by a permission, and counted', async () => {
    const { id } = await newRole([{ permission: 'level_access', scope: 'company' }])
    await newcomer(api, { login: `thanhvien${id}`, companies: { 1: [] } }).then((member) =>
      admin.call('accounts.update', { path: { id: member.userId }, body: { role_ids: [id] } }),
    )
    const { body } = await admin.call('roles.list', {
      query: {
        search: { value: 'tro vai moi' },
        filter: { permission: { operator: 'equal', value: 'level_access' } },
        pagination: true,
      },
    })
    expect(body.data.roles).toMatchObject([{ id, grant_total: 1, member_total: 1, is_shipped: false }])
    expect(body.data.meta.pagination?.total).toBe(1)
  })

  test('shows its members only when asked', async () => {
    const without = await admin.call('roles.show', { path: { id: admin.roleIds[1] ?? 0 } })
    expect(without.body.data.role).not.toHaveProperty('members')
    const { body } = await admin.call('roles.show', {
      path: { id: admin.roleIds[1] ?? 0 },
      query: { include: ['members'] },
    })
    expect(body.data.role.members).toMatchObject([{ id: admin.userId, login: 'admin', is_active: true }])
    expect(body.data.role.grants).toHaveLength(everyPermission.length)
  })

  test.each(['\u2060', '\u200b\u00ad', '\u3164', 'Quản trị\u2060', '\u202eQuản trị', 'Quản\ttrị'])(
    'has no name that nobody can see the whole of: %j',
    async (name) => {
      const answer = await admin.call('roles.store', { body: { name, grants: [] } })
      expect(answer).toMatchObject({ status: 400, body: { errors: { name: [expect.any(String)] } } })
    },
  )

  test('has one name in its company, whatever the accents', async () => {
    const { name } = await newRole()
    const answer = await admin.call('roles.store', { body: { name: name.toLowerCase(), grants: [] } })
    expect(answer).toMatchObject({ status: 400, body: { errors: { name: ['Tên vai trò đã tồn tại.'] } } })
  })

  test.each([
    [
      'a permission in two scopes',
      [
        { permission: 'employee_access', scope: 'company' },
        { permission: 'employee_access', scope: 'unit' },
      ],
      'grants',
    ],
    ['a scope that means nothing', [{ permission: 'level_edit', scope: 'own' }], 'grants.0.scope'],
    ['a permission that is none', [{ permission: 'everything', scope: 'company' }], 'grants.0.permission'],
  ])('is refused with %s', async (_, grants, field) => {
    const answer = await admin.call('roles.store', {
      body: { name: 'Không được tạo', grants: grants as { permission: PermissionName; scope: 'company' }[] },
    })
    expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: [expect.any(String)] } } })
    expect(await rolesInCompany(api, 1)).not.toContain('Không được tạo')
  })

  test('from an older version is refused with the newer one', async () => {
    const role = await newRole()
    await admin.call('roles.update', { path: { id: role.id }, body: { description: 'Mới', version: 1 } })
    const late = await admin.call('roles.update', {
      path: { id: role.id },
      body: { name: 'Muộn', version: 1 },
    })
    expect(late).toMatchObject({
      status: 409,
      body: { data: { role: { id: role.id, description: 'Mới', version: 2 } } },
    })
  })

  test('counts at the next request of whoever holds it', async () => {
    const worker = await newcomer(api, { login: 'worker', companies: { 1: [['level_access', 'company']] } })
    expect((await worker.call('levels.list')).status).toBe(200)
    const id = worker.roleIds[1] ?? 0
    await admin.call('roles.update', {
      path: { id },
      body: { grants: [{ permission: 'department_access', scope: 'company' }] },
    })
    expect((await worker.call('levels.list')).status).toBe(403)
    expect((await worker.call('departments.list')).status).toBe(200)
    expect(
      (await worker.call('permissions.currentUser')).body.data.permissions.map(({ name }) => name),
    ).toEqual(['department_access'])
  })
})

describe('nobody gives what he does not hold', () => {
  const beyond = [
    ['a permission he lacks', { permission: 'employee_pay', scope: 'company' }],
    ['a wider scope than his', { permission: 'contract_access', scope: 'company' }],
    ['units, which are the receiver’s, for his own', { permission: 'training_access', scope: 'unit' }],
  ] as const

  test.each(beyond)('in a new role: %s', async (_, grant) => {
    const answer = await lesser.call('roles.store', { body: { name: 'Quá quyền', grants: [grant] } })
    expect(answer.status).toBe(403)
    expect(answer.body.message).toMatch(/^Bạn không thể cấp quyền mà mình không có: .+ \(.+\)\.$/)
    expect(await rolesInCompany(api, 1)).not.toContain('Quá quyền')
  })

  test.each(beyond)('in a role that there is: %s', async (_, grant) => {
    const { id } = await newRole([{ permission: 'employee_access', scope: 'company' }])
    const answer = await lesser.call('roles.update', {
      path: { id },
      body: { name: `Quá quyền ${id}`, grants: [{ permission: 'employee_access', scope: 'company' }, grant] },
    })
    expect(answer.status).toBe(403)
    const { role } = (await admin.call('roles.show', { path: { id } })).body.data
    expect(role).toMatchObject({ version: 1, grants: [{ permission: 'employee_access', scope: 'company' }] })
  })

  test('but what he holds as widely, or for the receiver’s own record, he gives', async () => {
    const answer = await lesser.call('roles.store', {
      body: {
        name: 'Trong quyền',
        grants: [
          { permission: 'employee_access', scope: 'unit' },
          { permission: 'contract_access', scope: 'own' },
        ],
      },
    })
    expect(answer.status).toBe(201)
  })

  test('and what a role had already, he may keep, narrow or take; the trail tells which', async () => {
    const { id } = await newRole([
      { permission: 'contract_access', scope: 'company' },
      { permission: 'document_access', scope: 'unit' },
      { permission: 'employee_pay', scope: 'company' },
    ])
    const kept = await lesser.call('roles.update', {
      path: { id },
      body: {
        grants: [
          { permission: 'contract_access', scope: 'unit' },
          { permission: 'document_access', scope: 'unit' },
        ],
      },
    })
    expect(kept.status, kept.text).toBe(200)
    expect(
      kept.body.data.role.grants.map(({ permission, scope }) => `${permission}:${scope}`).sort(),
    ).toEqual(['contract_access:unit', 'document_access:unit'])
    const { body } = await admin.call('auditTrail.list', {
      query: {
        filter: {
          resource: { operator: 'equal', value: 'roles' },
          record_id: { operator: 'equal', value: id },
        },
      },
    })
    expect(body.data.audit_trail[0]?.detail).toEqual({
      without_version: true,
      given: [],
      taken: ['employee_pay:company', 'contract_access:company'],
    })
  })

  test('and widening from units to the company is giving', async () => {
    const { id } = await newRole([{ permission: 'document_access', scope: 'unit' }])
    const answer = await lesser.call('roles.update', {
      path: { id },
      body: { grants: [{ permission: 'document_access', scope: 'company' }] },
    })
    expect(answer.status).toBe(403)
  })
})

describe('a role in use', () => {
  test('is not deleted, alone or among others, and the answer says why', async () => {
    const { id } = await newRole()
    const inUse = lesser.roleIds[1] ?? 0
    const one = await admin.call('roles.destroy', { path: { id: inUse } })
    expect(one).toMatchObject({ status: 409, body: { message: expect.stringContaining('1 người dùng') } })
    const several = await admin.call('roles.destroyBulk', { body: { ids: [id, inUse] } })
    expect(several.status).toBe(409)
    expect((await admin.call('roles.show', { path: { id } })).status).toBe(200)
  })

  test('comes back with its grants when nobody held it', async () => {
    const role = await newRole([{ permission: 'employee_access', scope: 'unit' }])
    expect((await admin.call('roles.destroyBulk', { body: { ids: [role.id] } })).status).toBe(200)
    expect((await admin.call('roles.show', { path: { id: role.id } })).status).toBe(404)
    expect((await admin.call('roles.restore', { body: { ids: [role.id] } })).status).toBe(200)
    const { body } = await admin.call('roles.show', { path: { id: role.id } })
    expect(body.data.role).toMatchObject({ name: role.name, grants: role.grants })
  })
})

describe('what a change would do', () => {
  test('counts for each member only what his other roles do not give, and changes nothing', async () => {
    const role = await newRole([{ permission: 'level_access', scope: 'company' }])
    const other = await newRole([{ permission: 'level_access', scope: 'company' }])
    const [plain, covered] = await Promise.all([
      newcomer(api, { login: 'chi-mot', companies: { 1: [] } }),
      newcomer(api, { login: 'ca-hai', companies: { 1: [] } }),
    ])
    await admin.call('accounts.update', { path: { id: plain.userId }, body: { role_ids: [role.id] } })
    await admin.call('accounts.update', {
      path: { id: covered.userId },
      body: { role_ids: [role.id, other.id] },
    })
    const { body } = await admin.call('roles.preview', { path: { id: role.id }, body: { grants: [] } })
    const lost = [{ permission: 'level_access', before: 'company', after: null }]
    expect(body.data.preview).toEqual({
      member_total: 2,
      affected_total: 1,
      changes: lost,
      members: [{ id: plain.userId, login: 'chi-mot', full_name: 'Người dùng chi-mot', changes: lost }],
      refusal: null,
    })
    expect((await admin.call('roles.show', { path: { id: role.id } })).body.data.role).toMatchObject({
      version: 1,
      grants: role.grants,
    })
  })

  test('says in words why it would be refused', async () => {
    const { id } = await newRole()
    const grants = [{ permission: 'employee_pay', scope: 'company' }] as const
    const { body } = await lesser.call('roles.preview', { path: { id }, body: { grants: [...grants] } })
    expect(body.data.preview.refusal).toMatch(/^Bạn không thể cấp quyền mà mình không có: .*lương/)
    const own = await admin.call('roles.preview', {
      path: { id: admin.roleIds[1] ?? 0 },
      body: { grants: [] },
    })
    expect(own.body.data.preview.refusal).toMatch(/của chính bạn/)
  })
})

test('rights over units rule nothing here', async () => {
  const half = await newcomer(api, {
    login: 'half',
    companies: { 1: ruling.map(([permission]) => [permission, 'unit'] as const) },
  })
  const answers = await Promise.all([
    half.call('roles.list'),
    half.call('roles.show', { path: { id: admin.roleIds[1] ?? 0 } }),
    half.call('roles.store', { body: { name: 'Nửa quyền', grants: [] } }),
    half.call('roles.destroy', { path: { id: admin.roleIds[1] ?? 0 } }),
    half.call('accounts.list'),
    half.call('accounts.show', { path: { id: admin.userId } }),
    half.call('auditTrail.list'),
    half.call('permissions.list'),
    half.call('permissions.explain', { query: { user_id: admin.userId, operation: 'levels.list' } }),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]))
})
