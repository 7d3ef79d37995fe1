import type { Schemas } from '@nhansu/sdk/contract'
import { hire, newcomer } from '../testing/newcomer.ts'
import { type CallsOf, next, nothing, type Scene } from './scene.ts'

const grants: Schemas['RoleGrant'][] = [{ permission: 'level_access', scope: 'company' }]

export const permissionCalls: CallsOf<'permissions'> = {
  'permissions.currentUser': nothing,
  'permissions.list': nothing,
  'permissions.explain': async (scene) => ({
    query: { user_id: await newUser(scene), operation: 'levels.list' },
  }),
}

export const roleCalls: CallsOf<'roles'> = {
  'roles.list': nothing,
  'roles.show': async (scene) => ({ path: { id: await newRole(scene) } }),
  'roles.store': async () => ({ body: { name: `Vai trò ma trận ${next()}`, grants } }),
  'roles.update': async (scene) => ({ path: { id: await newRole(scene) }, body: { grants, version: 1 } }),
  'roles.preview': async (scene) => ({ path: { id: await newRole(scene) }, body: { grants } }),
  'roles.destroy': async (scene) => ({ path: { id: await newRole(scene) } }),
  'roles.destroyBulk': async (scene) => ({ body: { ids: [await newRole(scene)] } }),
  'roles.restore': async (scene) => {
    const ids = [await newRole(scene)]
    await scene.arranger.call('roles.destroyBulk', { body: { ids } })
    return { body: { ids } }
  },
}

export const accountCalls: CallsOf<'accounts'> = {
  'accounts.list': nothing,
  'accounts.show': async (scene) => ({ path: { id: await newUser(scene) } }),
  'accounts.store': async (scene) => ({ body: { employee_id: await newEmployee(scene) } }),
  'accounts.update': async (scene) => ({
    path: { id: await newUser(scene) },
    body: { full_name: 'Tên Mới' },
  }),
  'accounts.destroy': async (scene) => ({ path: { id: await newUser(scene) } }),
  'accounts.destroyBulk': async (scene) => ({ body: { ids: [await newUser(scene)] } }),
  'accounts.restore': async (scene) => {
    const ids = [await newUser(scene)]
    // Only the person who removed a user may take that back, so the caller removes the user where that is allowed.
    await scene.caller.call('accounts.destroyBulk', { body: { ids } })
    return { body: { ids } }
  },
  'accounts.loginSuggestion': async (scene) => ({ body: { employee_id: await newEmployee(scene) } }),
  'accounts.companies': nothing,
  'accounts.resetPassword': async (scene) => ({ path: { id: await newUser(scene) } }),
  'accounts.endSessions': async (scene) => ({ path: { id: await newUser(scene) } }),
}

export const auditTrailCalls: CallsOf<'auditTrail'> = {
  'auditTrail.list': nothing,
  'auditTrail.export': async () => ({ body: {} }),
}

async function newRole({ arranger }: Scene): Promise<number> {
  const { body } = await arranger.call('roles.store', {
    body: { name: `Vai trò ma trận ${next()}`, grants: [] },
  })
  return body.data.role.id
}

async function newUser({ api }: Scene): Promise<number> {
  const { userId } = await newcomer(api, { login: `ma-tran-${next()}`, companies: { 1: [] } })
  return userId
}

async function newEmployee({ api }: Scene): Promise<number> {
  const { employeeId } = await hire(api, 'Người Chưa Có Tài Khoản')
  return employeeId
}
