import { type PermissionName, permissionNames } from '@nhansu/sdk/contract'
import { type Expression, type SqlBool, sql } from 'kysely'
import { forbidden } from './failure.ts'
import type { ProductContext } from './handlers.ts'
import {
  isRelated,
  isRelatedRows,
  type RelatedRows,
  type Narrowing,
  narrowing,
} from './list-query/related-rows.ts'
import type { Operation } from './operations.ts'
import type { Scope, Session } from './session.ts'

/** One pair of rows and fields that the guard let through: a scope, and the only fields it shows (all when absent). */
export interface GrantedScope {
  scope: Scope
  fields?: readonly string[]
}

/**
 * The condition on a resource's rows for each narrower scope that makes sense for it. The scope `company` shows all
 * rows of the company, so it needs none.
 */
export interface RowConditions {
  table: string
  unit?: (context: ProductContext) => Expression<SqlBool> | RelatedRows
  own?: (context: ProductContext) => Expression<SqlBool>
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
    if ('own' in entry) return [{ scope: 'own', ...(entry.fields && { fields: entry.fields }) }]
    return grants.filter(({ permission }) => permission === entry.permission).map(({ scope }) => ({ scope }))
  })
  if (scopes.length === 0) throw forbidden()
  const unlimited = scopes.find(({ scope, fields }) => scope === 'company' && fields === undefined)
  return unlimited ? [unlimited] : scopes
}

/**
 * What the scopes of a request leave of the rows: nothing to narrow for the whole company, else any of their rows.
 * @throws ApiFailure 403 when none of them means anything for the resource
 */
export function visibleNarrowing(context: ProductContext, conditions: RowConditions): Narrowing {
  if (context.scopes.some(({ scope }) => scope === 'company')) return { plain: [], memberships: [] }
  const parts = context.scopes.flatMap(({ scope }) =>
    scope === 'company' ? [] : (conditions[scope]?.(context) ?? []),
  )
  if (parts.length === 0) throw forbidden()
  if (parts.length === 1) return narrowing(parts)
  return { plain: [anyOf(parts.map((part) => asCondition(part, context, conditions)))], memberships: [] }
}

/** The same as one condition for `where`. */
export function visibleRows(context: ProductContext, conditions: RowConditions): Expression<SqlBool> {
  const { plain, memberships } = visibleNarrowing(context, conditions)
  const parts = [...plain, ...memberships.map((part) => asCondition(part, context, conditions))]
  return parts.length === 0 ? sql<SqlBool>`true` : anyOf(parts)
}

/** Which of the scopes show this very row, as a boolean array in their order; for {@link visibleFields}. */
export function matchedReaches(context: ProductContext, conditions: RowConditions): Expression<boolean[]> {
  const parts = context.scopes.map(({ scope }) => {
    if (scope === 'company') return sql<SqlBool>`true`
    const part = conditions[scope]?.(context)
    return part
      ? sql<SqlBool>`coalesce(${asCondition(part, context, conditions)}, false)`
      : sql<SqlBool>`false`
  })
  return sql<boolean[]>`array[${sql.join(parts)}]`
}

function asCondition(
  part: Expression<SqlBool> | RelatedRows,
  { inThisCompany }: ProductContext,
  { table }: RowConditions,
): Expression<SqlBool> {
  return isRelatedRows(part) ? isRelated(sql.ref(`${table}.id`), part, inThisCompany) : part
}

function anyOf(conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> {
  const each = conditions.map((condition) => sql`(${condition})`)
  return sql<SqlBool>`(${sql.join(each, sql` or `)})`
}

/**
 * The row without the fields that none of its own scopes shows. Fields of one scope never show on rows of another.
 */
export function visibleFields<Row extends object>(
  row: Row,
  scopes: readonly GrantedScope[],
  matched: readonly boolean[],
): Partial<Row> {
  const shown = scopes.filter((_, index) => matched[index])
  if (shown.some(({ fields }) => fields === undefined)) return row
  const fields = new Set(shown.flatMap((scope) => scope.fields ?? []))
  // Object.entries forgets which keys Row has; those that stay are Row's own.
  return Object.fromEntries(Object.entries(row).filter(([field]) => fields.has(field))) as Partial<Row>
}

/** The permissions any of which lets into an operation. */
export function permissionsOf({ access }: Pick<Operation, 'access'>): string[] {
  return typeof access === 'string'
    ? []
    : access.flatMap((entry) => ('permission' in entry ? [entry.permission] : []))
}

/** Those of them that no role can ever hold, because nobody has written down such a name. */
export function unknownPermissions(operation: Pick<Operation, 'access'>): string[] {
  const known: ReadonlySet<string> = new Set<PermissionName>(permissionNames)
  return permissionsOf(operation).filter((name) => !known.has(name))
}
