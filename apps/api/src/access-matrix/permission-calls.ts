import type { Schemas } from '@nhansu/sdk/contract'
import { hire, newcomer } from '../testing/newcomer.ts'
import { type CallsOf, nothing, type CallContext } from './call-context.ts'
import { nextNumber } from '../testing/numbers.ts'

const grants: Schemas['RoleGrant'][] = [{ permission: 'level_access', scope: 'company' }]

export const permissionCalls: CallsOf<'permissions'> = {
  'permissions.currentUser': nothing,
  'permissions.list': nothing,
  'permissions.explain': async (context) => ({
    query: { user_id: await newUser(context), operation: 'levels.list' },
  }),
}

export const roleCalls: CallsOf<'roles'> = {
  'roles.list': nothing,
  'roles.show': async (context) => ({ path: { id: await newRole(context) } }),
  'roles.store': async () => ({ body: { name: `Vai trò ma trận ${nextNumber()}`, grants } }),
  'roles.update': async (context) => ({ path: { id: await newRole(context) }, body: { grants, version: 1 } }),
  'roles.preview': async (context) => ({ path: { id: await newRole(context) }, body: { grants } }),
  'roles.destroy': async (context) => ({ path: { id: await newRole(context) } }),
  'roles.destroyBulk': async (context) => ({ body: { ids: [await newRole(context)] } }),
  'roles.restore': async (context) => {
    const ids = [await newRole(context)]
    await context.setupAdmin.call('roles.destroyBulk', { body: { ids } })
    return { body: { ids } }
  },
}

export const accountCalls: CallsOf<'accounts'> = {
  'accounts.list': nothing,
  'accounts.show': async (context) => ({ path: { id: await newUser(context) } }),
  'accounts.store': async (context) => ({ body: { employee_id: await newEmployee(context) } }),
  'accounts.update': async (context) => ({
    path: { id: await newUser(context) },
    body: { full_name: 'Tên Mới' },
  }),
  'accounts.destroy': async (context) => ({ path: { id: await newUser(context) } }),
  'accounts.destroyBulk': async (context) => ({ body: { ids: [await newUser(context)] } }),
  'accounts.restore': async (context) => {
    const ids = [await newUser(context)]
    // Only the person who removed a user may take that back, so the caller removes the user where that is allowed.
    await context.caller.call('accounts.destroyBulk', { body: { ids } })
    return { body: { ids } }
  },
  'accounts.loginSuggestion': async (context) => ({ body: { employee_id: await newEmployee(context) } }),
  'accounts.companies': nothing,
  'accounts.resetPassword': async (context) => ({ path: { id: await newUser(context) } }),
  'accounts.endSessions': async (context) => ({ path: { id: await newUser(context) } }),
  'accounts.workOfEmployees': async () => ({ body: { employee_ids: [11] } }),
  'accounts.work': async (context) => ({ path: { id: await newUser(context) } }),
  // Who has just been made is responsible for nothing, which a look beforehand says.
  'accounts.handOver': async (context) => ({
    path: { id: await newUser(context) },
    query: { dry_run: true },
    body: { to_id: 1 },
  }),
}

export const auditTrailCalls: CallsOf<'auditTrail'> = {
  'auditTrail.list': nothing,
  'auditTrail.export': async () => ({ body: {} }),
}

async function newRole({ setupAdmin }: CallContext): Promise<number> {
  const { body } = await setupAdmin.call('roles.store', {
    body: { name: `Vai trò ma trận ${nextNumber()}`, grants: [] },
  })
  return body.data.role.id
}

async function newUser({ api }: CallContext): Promise<number> {
  const { userId } = await newcomer(api, { login: `ma-tran-${nextNumber()}`, companies: { 1: [] } })
  return userId
}

async function newEmployee({ api }: CallContext): Promise<number> {
  const { employeeId } = await hire(api, 'Người Chưa Có Tài Khoản')
  return employeeId
}
