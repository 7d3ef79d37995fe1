import { requireMineToGive } from '../../../authority/grants.ts'
import { defineOperations, type Handlers } from '../../../contract/handlers.ts'
import { list } from '../../../contract/list-query/list.ts'
import { checkGrants } from './offered-scopes.ts'
import { changeRole, grantWords } from './role-changes.ts'
import { previewRole } from './role-preview.ts'
import { destroyRoles, restoreRoles } from './role-removal.ts'
import { findRole, membersOf, replaceGrants, type Role, roleColumns, roleSource } from './role-rows.ts'
import { forWholeCompany } from '../whole-company.ts'

const roles: Handlers<'roles'> = {
  'roles.list': async ({ query = {} }, context) => {
    const { rows, meta } = await list<Role>(context, query, {
      source: roleSource,
      visible: { table: 'roles' },
      columns: roleColumns,
    })
    return { roles: rows, meta }
  },

  'roles.show': async ({ path, query }, context) => {
    const role = await findRole(context, path.id)
    if (!query?.include?.includes('members')) return { role }
    return { role: { ...role, members: await membersOf(context, path.id) } }
  },

  'roles.store': async ({ body }, context) => {
    const { name, description = null, grants } = body
    checkGrants(grants)
    await requireMineToGive(context, grants)
    const { id } = await context.db
      .insertInto('roles')
      .values({ company_id: context.companyId, name, description })
      .returning('id')
      .executeTakeFirstOrThrow()
    await replaceGrants(context, id, grants)
    context.audit({ recordId: id, changedFields: Object.keys(body), detail: { given: grantWords(grants) } })
    return { role: await findRole(context, id) }
  },

  'roles.update': async ({ path, body }, context) => {
    return { role: await changeRole(context, path.id, body) }
  },

  'roles.preview': async ({ path, body }, context) => {
    const preview = await previewRole(context, path.id, body.grants)
    context.audit({ recordId: path.id })
    return { preview }
  },

  'roles.destroy': async ({ path }, context) => {
    return destroyRoles(context, [path.id])
  },

  'roles.destroyBulk': async ({ body }, context) => {
    return destroyRoles(context, body.ids)
  },

  'roles.restore': async ({ body }, context) => {
    return restoreRoles(context, body.ids)
  },
}

export default defineOperations('roles', forWholeCompany(roles))
