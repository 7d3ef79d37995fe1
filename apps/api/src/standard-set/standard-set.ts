import { isDeepStrictEqual } from 'node:util'
import type { OperationId, ResourceName } from '@nhansu/sdk/contract'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { exportHandler, hasExport } from '../workbooks/export.ts'
import { hasImport, importHandlers } from '../workbooks/import/import.ts'
import { type RowConditions, visibleRows } from '../contract/access.ts'
import { notFound, stale } from '../contract/failure.ts'
import type { Handler, ProductContext } from '../contract/handlers.ts'
import { list } from '../contract/list-query/list.ts'
import type { ListQuery, ListSource } from '../contract/list-query/source.ts'
import { bodyFields, columnsOf } from '../contract/operation-fields.ts'
import { putBack, remove } from '../contract/undo.ts'

type StandardVerb =
  | 'list'
  | 'show'
  | 'store'
  | 'update'
  | 'destroy'
  | 'destroyBulk'
  | 'restore'
  | 'export'
  | 'import'
  | 'importTemplate'
  | 'markImport'
  | 'undoImport'

/** The operations among a resource's that the standard set carries out. */
export type StandardHandlers<R extends ResourceName> = {
  [Id in Extract<OperationId, `${R}.${StandardVerb}`>]: Handler<Id>
}

/** What differs between two standard resources: where they live and how they are listed. */
export interface StandardResource extends ListSource {
  /** Key of one item under `data`, such as `level`; the rows of a list stand under the operation's `x-rows`. */
  item: string
  /** Which rows each scope shows; without it every holder of any part of the right reads all rows. */
  visible?: RowConditions
  /** Conditions of the list's own parameters. */
  where?: (query: Readonly<Record<string, unknown>>) => readonly Expression<SqlBool>[]
  /** The column by which rows are siblings with a `display_order`: what an import brings stands behind those that are there. */
  siblingsBy?: string
  /** Fields that are no columns: what to select for each, or nothing for what `include` did not ask for. */
  computed?: Readonly<
    Record<
      string,
      (included: ReadonlySet<string>, context: ProductContext) => RawBuilder<unknown> | undefined
    >
  >
}

type Values = Record<string, unknown>
type Include = { include?: readonly string[] }
type ById = { path: { id: number }; query?: Include }

/**
 * The operations that every catalogue has: list, show, store, update, destroy, destroyBulk and restore; export and
 * import where the contract has them.
 * The columns are the fields that the contract names, so a new field needs no word here. What a resource does
 * differently is written beside the set and overrides it.
 *
 * Failures: 404 for what is not there or not mine, 409 with the newer values for a stale save and for deleting what
 * is in use, 400 for a value that is taken.
 */
export function standardSet<R extends ResourceName>(
  resource: R,
  standard: StandardResource,
): StandardHandlers<R> {
  const { item, table, visible = readable(table) } = standard
  const handlers = {
    [`${resource}.list`]: async (
      { query = {} }: { query?: ListQuery & Include },
      context: ProductContext,
    ) => {
      const { rows, meta } = await list(context, query, {
        source: standard,
        visible,
        columns: columns(context, standard, query),
        where: standard.where?.({ ...query }) ?? [],
      })
      return { [context.operation.rows ?? resource]: rows, meta }
    },

    [`${resource}.show`]: async ({ path, query }: ById, context: ProductContext) => ({
      [item]: await find(context, standard, path.id, query),
    }),

    [`${resource}.store`]: async ({ body }: { body: Values }, context: ProductContext) => {
      // What belongs to the company as a whole grows only by who holds the whole right, as it changes.
      if (standard.visible === undefined) void mine(context, table)
      const fields = bodyFields(context.operation).filter((field) => body[field] !== undefined)
      const { rows } = await sql<Values>`
        insert into ${sql.table(table)} (company_id, ${sql.join(fields.map((field) => sql.ref(field)))})
        values (${context.companyId}, ${sql.join(fields.map((field) => body[field]))})
        returning id, to_jsonb(${sql.table(table)}) as content`.execute(context.db)
      const id = Number(rows[0]?.['id'])
      const after = chosen(rows[0]?.['content'], fields)
      context.audit({ recordId: id, changedFields: fields, values: { after } })
      return { [item]: await find(context, standard, id) }
    },

    [`${resource}.update`]: async ({ path, body }: ById & { body: Values }, context: ProductContext) => {
      const { version, ...values } = body
      const fields = bodyFields(context.operation).filter((field) => values[field] !== undefined)
      const changes = fields.map((field) => sql`${sql.ref(field)} = ${values[field]}`)
      const unchanged = version === undefined ? sql`true` : sql`version = ${version}`
      const { rows } = await sql<{ before: Values; after: Values }>`
        with held as materialized (
          select id as held_id, to_jsonb(${sql.table(table)}) as content from ${sql.table(table)}
          where ${mine(context, table)} and id = ${path.id} for update
        )
        update ${sql.table(table)} set ${changes.length > 0 ? sql.join(changes) : sql`id = id`}
        from held where ${mine(context, table)} and id = held_id and ${unchanged}
        returning held.content as before, to_jsonb(${sql.table(table)}) as after`.execute(context.db)
      const now = { [item]: await find(context, standard, path.id) }
      if (rows[0] === undefined) throw stale(now)
      const { before, after } = rows[0]
      // A form sends every field; changed are those that are otherwise now.
      const changedFields = fields.filter((field) => !isDeepStrictEqual(before[field], after[field]))
      context.audit({
        recordId: path.id,
        changedFields,
        values: { before: chosen(before, changedFields), after: chosen(after, changedFields) },
        ...(version === undefined && { detail: { without_version: true } }),
      })
      return now
    },

    [`${resource}.destroy`]: async ({ path }: ById, context: ProductContext) =>
      remove(context, resource, table, mine(context, table), [path.id]),

    [`${resource}.destroyBulk`]: async ({ body }: { body: { ids: number[] } }, context: ProductContext) =>
      remove(context, resource, table, mine(context, table), body.ids),

    [`${resource}.restore`]: async ({ body }: { body: { ids: number[] } }, context: ProductContext) => {
      if (standard.visible === undefined) void mine(context, table)
      return putBack(context, resource, table, body.ids)
    },

    ...(hasExport(resource) && {
      [`${resource}.export`]: exportHandler(resource, {
        source: standard,
        visible,
        where: async (_, query) => standard.where?.({ ...query }) ?? [],
        columns: (context, fields) =>
          sql.join(
            [...fields].map(
              (field) => selected(context, standard, field, fields) ?? sql.ref(`${table}.${field}`),
            ),
          ),
      }),
    }),

    ...(hasImport(resource) &&
      importHandlers(resource, {
        table,
        requireAll: (context) => void visibleRows(context, companyWide(table)),
        siblingsBy: standard.siblingsBy,
      })),
  }
  for (const handler of Object.values(handlers)) madeBy.set(handler, standard)
  // Built from names that only the contract knows; the boot check compares them with it one by one.
  return handlers as unknown as StandardHandlers<R>
}

/** Handlers of standard sets, each with the settings that it was made by. */
const madeBy = new WeakMap<object, StandardResource>()

/** The settings by which the standard set made a handler; undefined for one that was written by itself. */
export function standardOf(handler: object): StandardResource | undefined {
  return madeBy.get(handler)
}

async function find(
  context: ProductContext,
  standard: StandardResource,
  id: number,
  query: Include = {},
): Promise<Values> {
  const { table, visible = readable(table) } = standard
  const { rows } = await sql<Values>`
    select ${columns(context, standard, query)} from ${sql.table(table)}
    where ${context.inThisCompany(table)} and ${visibleRows(context, visible)} and id = ${id}`.execute(
    context.db,
  )
  if (rows[0] === undefined) throw notFound()
  return rows[0]
}

function columns(
  context: ProductContext,
  standard: StandardResource,
  { include = [] }: Include,
): RawBuilder<unknown> {
  const { table, item, computed = {} } = standard
  const included = new Set(include)
  const names = Object.keys(computed)
  const others = names.flatMap((field) => selected(context, standard, field, included) ?? [])
  return sql.join([columnsOf(context.operation, item, names, table), ...others])
}

/** These columns of a row as the database tells it. */
function chosen(row: unknown, fields: readonly string[]): Values {
  const values = row as Values
  return Object.fromEntries(fields.map((field) => [field, values[field]]))
}

function selected(
  context: ProductContext,
  { computed = {} }: StandardResource,
  field: string,
  included: ReadonlySet<string> = new Set(),
) {
  const value = computed[field]?.(included, context)
  return value && sql`${value} as ${sql.ref(field)}`
}

/** The rows of this company that the guard let through. */
function mine(context: ProductContext, table: string): RawBuilder<unknown> {
  return sql`${context.inThisCompany(table)} and ${visibleRows(context, companyWide(table))}`
}

/** What belongs to the company as a whole: nobody holds only a part of it. */
function companyWide(table: string): RowConditions {
  return { table }
}

/** Readable with any part of the right: the work of single units is sorted by the same catalogues. */
function readable(table: string): RowConditions {
  const whole = () => sql<SqlBool>`true`
  return { table, unit: whole, own: whole }
}
