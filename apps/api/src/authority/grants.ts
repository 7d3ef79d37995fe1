import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure } from '../contract/failure.ts'
import type { ProductContext } from '../contract/handlers.ts'
import type { Scope } from '../contract/session.ts'
import type { CompanyTransaction } from '../db/transaction.ts'

/** A permission with its reach. */
export type Grant = Schemas['RoleGrant']

/** How each scope is called on screens and in sentences. */
export const scopeLabels: Readonly<Record<Scope, string>> = {
  company: 'Công ty hiện tại',
  unit: 'Đơn vị và trực thuộc',
  own: 'Cá nhân',
}

/** A sentence that names more than these helps nobody. */
const mostNamed = 5

/**
 * Whether holding one grant includes the right to give another away. Everybody sees the own record anyway, so any reach
 * gives `own`; a unit is the unit of the person who receives the grant, so only the whole company gives `unit`.
 */
export function covers(held: Grant, given: Grant): boolean {
  return held.permission === given.permission && (held.scope === 'company' || given.scope === 'own')
}

/** Of the scopes of one role, a wider one includes those below it, because one person holds them all. */
const widths: Readonly<Record<Scope, number>> = { own: 1, unit: 2, company: 3 }

/** Which of two scopes of one permission, in roles of the same holder, reaches further; positive for the first one. */
export function compareScopes(one: Scope, other: Scope): number {
  return widths[one] - widths[other]
}

/**
 * What a role that gives `after` gives beyond what it gave `before`. Unlike {@link uncovered} this compares a role with
 * itself, so units stay units and narrowing adds nothing.
 */
export function addedGrants(before: readonly Grant[], after: readonly Grant[]): Grant[] {
  return after.filter(
    ({ permission, scope }) =>
      !before.some((had) => had.permission === permission && compareScopes(had.scope, scope) >= 0),
  )
}

/** The grants among `given` that none of `held` covers. */
export function uncovered(given: readonly Grant[], held: readonly Grant[]): Grant[] {
  return given.filter((each) => !held.some((one) => covers(one, each)))
}

/** The grants that a user holds in the company of the transaction, by all roles. */
async function grantsOfUser({ db, inThisCompany }: CompanyTransaction, userId: number): Promise<Grant[]> {
  const { rows } = await sql<Grant>`
    select distinct given.permission, given.scope
    from user_roles held
    join role_grants given on given.company_id = held.company_id and given.role_id = held.role_id
    where ${inThisCompany('held')} and held.user_id = ${userId}`.execute(db)
  return rows
}

/** The grants that the acting user may not give away, because this user does not hold them. */
async function notMineToGive(context: ProductContext, given: readonly Grant[]): Promise<Grant[]> {
  if (given.length === 0) return []
  return uncovered(given, await grantsOfUser(context, context.session.userId))
}

/** @throws ApiFailure 403 that names what the acting user would give without holding it */
export async function requireMineToGive(context: ProductContext, given: readonly Grant[]): Promise<void> {
  const beyond = await notMineToGive(context, given)
  if (beyond.length > 0) throw new ApiFailure(403, await beyondSentence(context, beyond))
}

/** Says which grants somebody would give without holding them. */
async function beyondSentence(context: CompanyTransaction, beyond: readonly Grant[]): Promise<string> {
  return `Bạn không thể cấp quyền mà mình không có: ${await grantsText(context, beyond)}.`
}

/** Grants as a reader knows them: 'Xem nhân viên (Công ty hiện tại), Xem hợp đồng (Cá nhân)'. */
export async function grantsText({ db }: CompanyTransaction, grants: readonly Grant[]): Promise<string> {
  const rows = await db
    .selectFrom('permissions')
    .select(['name', 'label'])
    .where('name', 'in', [...new Set(grants.map(({ permission }) => permission))])
    .execute()
  const labels = new Map(rows.map(({ name, label }) => [name, label]))
  const named = grants
    .slice(0, mostNamed)
    .map(({ permission, scope }) => `${labels.get(permission) ?? permission} (${scopeLabels[scope]})`)
  const rest = grants.length - named.length
  return named.join(', ') + (rest > 0 ? ` và ${rest} quyền khác` : '')
}
