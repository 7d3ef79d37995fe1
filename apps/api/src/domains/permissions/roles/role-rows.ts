import type { Data, Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Grant } from '../../../authority/grants.ts'
import { notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { ListSource } from '../../../contract/list-query/source.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'

/** A role as lists show it. */
export type Role = Data<'roles.list'>['roles'][number]
/** A role with its grants. */
export type RoleDetail = Data<'roles.show'>['role']

const mostMembers = 100

// Bound to the role's own company, so they need no wall of their own.
const grantTotal = sql`(select count(*) from role_grants given
  where given.company_id = roles.company_id and given.role_id = roles.id)`
const memberTotal = sql`(select count(*) from user_roles held
  where held.company_id = roles.company_id and held.role_id = roles.id)`

/** Where the list of roles comes from. */
export const roleSource: ListSource = {
  table: 'roles',
  words: { table: 'role_words', key: 'role_id' },
  defaultSort: 'name',
  fields: {
    name: { sortsBy: sql`vn_fold(roles.name)` },
    grant_total: { sortsBy: grantTotal },
    member_total: { sortsBy: memberTotal },
    permission: {
      values: 'string',
      matches: (permissions) => ({
        table: 'role_grants',
        key: 'role_id',
        where: (alias) => sql`${sql.ref(`${alias}.permission`)} = any(${permissions}::text[])`,
      }),
    },
  },
}

/** The columns of a {@link Role}. */
export const roleColumns: RawBuilder<unknown> = sql`
  roles.id, roles.name, roles.description, roles.shipped_key is not null as is_shipped,
  ${grantTotal} as grant_total, ${memberTotal} as member_total,
  roles.version, roles.created_at, roles.updated_at`

/** @throws ApiFailure 404 */
export async function findRole(context: CompanyTransaction, id: number): Promise<RoleDetail> {
  const { rows } = await sql<RoleDetail>`
    select ${roleColumns}, coalesce(
      (select json_agg(json_build_object('permission', given.permission, 'scope', given.scope) order by known.position)
       from role_grants given join permissions known on known.name = given.permission
       where given.company_id = roles.company_id and given.role_id = roles.id), '[]') as grants
    from roles where ${context.inThisCompany('roles')} and roles.id = ${id}`.execute(context.db)
  if (rows[0] === undefined) throw notFound()
  return rows[0]
}

/** The first users who hold a role, by name. */
export async function membersOf(
  { db, inThisCompany }: ProductContext,
  roleId: number,
): Promise<Schemas['RoleMember'][]> {
  const { rows } = await sql<Schemas['RoleMember']>`
    select accounts.id, accounts.login, accounts.full_name, accounts.nhansu_id, accounts.is_active
    from user_roles held
    join accounts on accounts.company_id = held.company_id and accounts.id = held.user_id
    where ${inThisCompany('held')} and held.role_id = ${roleId}
    order by accounts.sort_name, accounts.id limit ${mostMembers}`.execute(db)
  return rows
}

/** Gives a role exactly these grants. */
export async function replaceGrants(
  { db, inThisCompany, companyId }: ProductContext,
  roleId: number,
  grants: readonly Grant[],
): Promise<void> {
  await db
    .deleteFrom('role_grants')
    .where(inThisCompany('role_grants'))
    .where('role_id', '=', roleId)
    .execute()
  if (grants.length === 0) return
  await db
    .insertInto('role_grants')
    .values(grants.map((grant) => ({ company_id: companyId, role_id: roleId, ...grant })))
    .execute()
}
