import { type PermissionName, permissionNames } from '@nhansu/sdk/contract'
import { type Expression, type SqlBool, sql } from 'kysely'
import { forbidden } from './failure.ts'
import { fieldPermissionsOf } from './field-needs.ts'
import type { DeedContext } from './handlers.ts'
import {
  isRelated,
  isRelatedRows,
  type RelatedRows,
  type Narrowing,
  narrowing,
} from './list-query/related-rows.ts'
import type { Operation } from './operations.ts'
import type { Grant, Scope, Session } from './session.ts'

/** One pair of rows and fields that the guard let through: a scope, and the only fields it shows (all when absent). */
export interface GrantedScope {
  scope: Scope
  fields?: readonly string[]
  /** Set where it is the reader's own record: it shows also such of its fields as ask for rights of their own. */
  asOneself?: true
}

/**
 * The condition on a resource's rows for each narrower scope that makes sense for it. The scope `company` shows all
 * rows of the company, so it needs none.
 */
export interface RowConditions {
  table: string
  unit?: (context: DeedContext) => Expression<SqlBool> | RelatedRows
  own?: (context: DeedContext) => Expression<SqlBool>
}

/**
 * What `x-access` grants this session. Several roles and entries make the union of their pairs; what is open to all who
 * are signed in is open as a whole.
 * @throws ApiFailure 403 when nothing is granted
 */
export function authorize(
  { access }: Pick<Operation, 'access'>,
  { grants }: Pick<Session, 'grants'>,
): GrantedScope[] {
  if (access === 'public') return []
  if (access === 'signed-in') return [{ scope: 'company' }]
  const scopes = access.flatMap((entry): GrantedScope[] => {
    if ('own' in entry)
      return [{ scope: 'own', asOneself: true, ...(entry.fields && { fields: entry.fields }) }]
    const held = scopesOf(grants, [entry.permission])
    if (entry.with === undefined) return held.map((scope) => ({ scope }))
    const beside = scopesOf(grants, entry.with)
    const both = held.flatMap((one) => beside.map((other) => narrower(one, other)))
    return [...new Set(both)].map((scope) => ({ scope }))
  })
  if (scopes.length === 0) throw forbidden()
  const unlimited = scopes.find(({ scope, fields }) => scope === 'company' && fields === undefined)
  return unlimited ? [unlimited, ...scopes.filter(({ asOneself }) => asOneself)] : scopes
}

function scopesOf(grants: readonly Grant[], permissions: readonly string[]): Scope[] {
  return grants.filter(({ permission }) => permissions.includes(permission)).map(({ scope }) => scope)
}

const widestFirst: readonly Scope[] = ['company', 'unit', 'own']

/** How far two rights reach together. */
function narrower(one: Scope, other: Scope): Scope {
  return widestFirst.indexOf(one) > widestFirst.indexOf(other) ? one : other
}

/**
 * What the scopes of a request leave of the rows: nothing to narrow for the whole company, else any of their rows.
 * @throws ApiFailure 403 when none of them means anything for the resource
 */
export function visibleNarrowing(context: DeedContext, conditions: RowConditions): Narrowing {
  if (context.scopes.some(({ scope }) => scope === 'company')) return { plain: [], memberships: [] }
  const parts = context.scopes.flatMap(({ scope }) =>
    scope === 'company' ? [] : (conditions[scope]?.(context) ?? []),
  )
  if (parts.length === 0) throw forbidden()
  if (parts.length === 1) return narrowing(parts)
  return { plain: [anyOf(parts.map((part) => asCondition(part, context, conditions)))], memberships: [] }
}

/** The same as one condition for `where`. */
export function visibleRows(context: DeedContext, conditions: RowConditions): Expression<SqlBool> {
  const { plain, memberships } = visibleNarrowing(context, conditions)
  const parts = [...plain, ...memberships.map((part) => asCondition(part, context, conditions))]
  return parts.length === 0 ? sql<SqlBool>`true` : anyOf(parts)
}

/** Whether a scope covers a row, as a condition that is never unknown. */
export function reachCondition(
  context: DeedContext,
  conditions: RowConditions,
  scope: Scope,
): Expression<SqlBool> {
  if (scope === 'company') return sql<SqlBool>`true`
  const part = conditions[scope]?.(context)
  if (part === undefined) return sql<SqlBool>`false`
  const condition = asCondition(part, context, conditions)
  // Ids are never null, so belonging is known; left bare, the database begins with the few who belong.
  return isRelatedRows(part) ? condition : sql<SqlBool>`coalesce(${condition}, false)`
}

function asCondition(
  part: Expression<SqlBool> | RelatedRows,
  { inThisCompany }: DeedContext,
  { table }: RowConditions,
): Expression<SqlBool> {
  return isRelatedRows(part) ? isRelated(sql.ref(`${table}.id`), part, inThisCompany) : part
}

function anyOf(conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> {
  const each = conditions.map((condition) => sql`(${condition})`)
  return sql<SqlBool>`(${sql.join(each, sql` or `)})`
}

/** The permissions any of which lets into an operation. */
export function permissionsOf({ access }: Pick<Operation, 'access'>): string[] {
  return typeof access === 'string'
    ? []
    : access.flatMap((entry) => ('permission' in entry ? [entry.permission, ...(entry.with ?? [])] : []))
}

/** Those of them, and of the rights that its fields ask for, that no role can ever hold, because nobody has written down such a name. */
export function unknownPermissions(operation: Operation): string[] {
  return [...permissionsOf(operation), ...fieldPermissionsOf(operation)].filter((name) => !known.has(name))
}

const known: ReadonlySet<string> = new Set<PermissionName>(permissionNames)
