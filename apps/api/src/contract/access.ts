import { type PermissionName, permissionNames } from '@nhansu/sdk/contract'
import { type Expression, type SqlBool, sql } from 'kysely'
import { forbidden } from './failure.ts'
import type { ProductContext } from './handlers.ts'
import type { Operation } from './operations.ts'
import type { Scope, Session } from './session.ts'

/** One pair of rows and fields that the guard let through: a reach, and the only fields it shows (all when absent). */
export interface Reach {
  scope: Scope
  fields?: readonly string[]
}

/** The condition on a resource's rows for each scope that makes sense for it. */
export type RowConditions = { [S in Scope]?: (context: ProductContext) => Expression<SqlBool> }

/** For what belongs to the company as a whole, such as catalogues: nobody holds only a part of it. */
export const companyWide: RowConditions = { company: () => sql<SqlBool>`true` }

/**
 * What `x-access` grants this session. Several roles and entries make the union of their pairs.
 * @throws ApiFailure 403 when nothing is granted
 */
export function admit({ access }: Pick<Operation, 'access'>, session: Session): Reach[] {
  if (access === 'public' || access === 'signed-in') return []
  const reaches = access.flatMap((entry): Reach[] => {
    if ('own' in entry) return [{ scope: 'own', ...(entry.fields && { fields: entry.fields }) }]
    return session.grants
      .filter(({ permission }) => permission === entry.permission)
      .map(({ scope }) => ({ scope }))
  })
  if (reaches.length === 0) throw forbidden()
  const unlimited = reaches.find(({ scope, fields }) => scope === 'company' && fields === undefined)
  return unlimited ? [unlimited] : reaches
}

/**
 * The rows that these reaches show, as a condition for `where`.
 * @throws ApiFailure 403 when none of them means anything for the resource
 */
export function visibleRows(context: ProductContext, conditions: RowConditions): Expression<SqlBool> {
  const parts = context.reaches.flatMap(({ scope }) => conditions[scope]?.(context) ?? [])
  if (parts.length === 0) throw forbidden()
  return sql<SqlBool>`(${sql.join(parts, sql` or `)})`
}

/** Which of the reaches show this very row, as a boolean array in their order; for {@link visibleFields}. */
export function matchedReaches(context: ProductContext, conditions: RowConditions): Expression<boolean[]> {
  const parts = context.reaches.map(({ scope }) => conditions[scope]?.(context) ?? sql<SqlBool>`false`)
  return sql<boolean[]>`array[${sql.join(parts.map((part) => sql`coalesce(${part}, false)`))}]`
}

/**
 * The row without the fields that none of its own reaches shows. Fields of one reach never show on rows of another.
 */
export function visibleFields<Row extends object>(
  row: Row,
  reaches: readonly Reach[],
  matched: readonly boolean[],
): Partial<Row> {
  const shown = reaches.filter((_, index) => matched[index])
  if (shown.some(({ fields }) => fields === undefined)) return row
  const fields = new Set(shown.flatMap((reach) => reach.fields ?? []))
  // Object.entries forgets which keys Row has; those that stay are Row's own.
  return Object.fromEntries(Object.entries(row).filter(([field]) => fields.has(field))) as Partial<Row>
}

/** Permissions of an operation that no role can ever hold, because nobody has written down such a name. */
export function unknownPermissions({ access }: Pick<Operation, 'access'>): string[] {
  if (typeof access === 'string') return []
  const known: ReadonlySet<string> = new Set<PermissionName>(permissionNames)
  return access.flatMap((entry) =>
    'permission' in entry && !known.has(entry.permission) ? [entry.permission] : [],
  )
}
