import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { compareScopes, type Grant } from '../../../authority/grants.ts'
import { ApiFailure } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { Scope } from '../../../contract/session.ts'
import { checkGrants } from './offered-scopes.ts'
import { changeRole } from './role-changes.ts'
import { findRole } from './role-rows.ts'

type Change = Schemas['RoleChange']
type Reach = ReadonlyMap<string, Scope>

/** Members who hold the same other roles, and so see the same change. */
interface Likes {
  members: number[]
  /** What those other roles give. */
  others: Grant[]
}

const mostMembers = 100

/**
 * What these grants would change for the members of a role. A right that another of a member's roles gives as widely
 * changes nothing for him.
 * @throws ApiFailure 404, 400 for grants that no role can hold
 */
export async function previewRole(
  context: ProductContext,
  id: number,
  grants: readonly Grant[],
): Promise<Schemas['RolePreview']> {
  checkGrants(grants)
  const role = await findRole(context, id)
  const affected = new Map<number, Change[]>()
  for (const { members, others } of await likesOf(context, id)) {
    const changes = changesBetween(reachOf([...others, ...role.grants]), reachOf([...others, ...grants]))
    if (changes.length > 0) for (const member of members) affected.set(member, changes)
  }
  const first = await namesOfFirst(context, [...affected.keys()])
  return {
    member_total: role.member_total,
    affected_total: affected.size,
    changes: changesBetween(reachOf(role.grants), reachOf(grants)),
    members: first.map((member) => ({ ...member, changes: affected.get(member.id) ?? [] })),
    refusal: await refusalOf(context, () =>
      changeRole({ ...context, audit: () => undefined }, id, { grants: [...grants] }),
    ),
  }
}

function reachOf(grants: readonly Grant[]): Reach {
  const reach = new Map<string, Scope>()
  for (const { permission, scope } of grants) {
    const known = reach.get(permission)
    if (known === undefined || compareScopes(scope, known) > 0) reach.set(permission, scope)
  }
  return reach
}

function changesBetween(before: Reach, after: Reach): Change[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names]
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => ({
      // Both sides come from grants, whose permissions have this type.
      permission: name as Change['permission'],
      before: before.get(name) ?? null,
      after: after.get(name) ?? null,
    }))
}

async function likesOf({ db, inThisCompany }: ProductContext, roleId: number): Promise<Likes[]> {
  const { rows } = await sql<Likes>`
    with member as (
      select held.user_id,
        array(select other.role_id from user_roles other
          where ${inThisCompany('other')} and other.user_id = held.user_id and other.role_id <> ${roleId}
          order by other.role_id) as others
      from user_roles held where ${inThisCompany('held')} and held.role_id = ${roleId}
    )
    select array_agg(member.user_id) as members, coalesce(
      (select json_agg(json_build_object('permission', given.permission, 'scope', given.scope))
       from role_grants given where ${inThisCompany('given')} and given.role_id = any(member.others)), '[]') as others
    from member group by member.others`.execute(db)
  return rows
}

async function namesOfFirst({ db, inThisCompany }: ProductContext, ids: readonly number[]) {
  return db
    .selectFrom('accounts')
    .select(['id', 'login', 'full_name'])
    .where(inThisCompany('accounts'))
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .orderBy('sort_name')
    .orderBy('id')
    .limit(mostMembers)
    .execute()
}

/** Tries a change as if in earnest and takes it back: why it is refused, or null. */
async function refusalOf({ db }: ProductContext, change: () => Promise<unknown>): Promise<string | null> {
  await sql`savepoint trial`.execute(db)
  try {
    await change()
    return null
  } catch (error) {
    if (error instanceof ApiFailure && (error.status === 403 || error.status === 409)) return error.message
    throw error
  } finally {
    await sql`rollback to savepoint trial`.execute(db)
  }
}
