import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { type GrantedScope, reachCondition, type RowConditions } from './access.ts'
import { invalidInput } from './failure.ts'
import { answerRules, bodyRules, type FieldRules } from './field-needs.ts'
import type { DeedContext, ProductContext } from './handlers.ts'
import type { Grant, Scope } from './session.ts'

/** Whether a row is within the narrower scopes of whoever asks, as `rowReaches` selects it: his units, his own. */
export type RowReaches = readonly [unit: boolean, own: boolean]

type Rights = Pick<ProductContext, 'scopes'> & { session: { grants: readonly Grant[] } }

/** Which of the narrower scopes cover this very row, for {@link shownRow} and {@link checkWritable}. */
export function rowReaches(context: DeedContext, conditions: RowConditions): RawBuilder<RowReaches> {
  const parts = (['unit', 'own'] as const).map((scope) => reachCondition(context, conditions, scope))
  return sql`array[${sql.join(parts)}]`
}

/** Whether a scope covers a row with these reaches. */
function covers(scope: Scope, [unit, own]: RowReaches): boolean {
  return { company: true, unit, own }[scope]
}

/** The same row to somebody whose own it is, as far as his rights over others reach it. */
function notAsOwner([unit]: RowReaches): RowReaches {
  return [unit, false]
}

/** What somebody does not see of his own row, by its fields: his rights over others show it, or nothing does. */
export type HiddenFields = ReadonlyMap<string, 'as owner' | 'always'>

/** How far rights reach a field of a row that hides some from its owner: undefined where no right does. */
export function reachesOf(hidden: HiddenFields, field: string, reaches: RowReaches): RowReaches | undefined {
  const how = hidden.get(field)
  if (how === undefined) return reaches
  return how === 'always' ? undefined : notAsOwner(reaches)
}

/** Whether any grant of these rights covers a row: always the grant's own scope, never that of another right. */
export function holdsOn({ session }: Rights, needs: readonly string[], reaches: RowReaches): boolean {
  return session.grants.some(({ permission, scope }) => needs.includes(permission) && covers(scope, reaches))
}

/**
 * Which rows any grant of these rights covers: undefined for all of them.
 * @returns `null` where there is no such grant
 */
export function rowsShowing(
  context: ProductContext,
  needs: readonly string[],
  conditions: RowConditions,
): Expression<SqlBool> | undefined | null {
  const held = context.session.grants.filter(({ permission }) => needs.includes(permission))
  if (held.length === 0) return null
  if (held.some(({ scope }) => scope === 'company')) return undefined
  const parts = [...new Set(held.map(({ scope }) => scope))].map((scope) =>
    reachCondition(context, conditions, scope),
  )
  return sql<SqlBool>`(${sql.join(parts, sql` or `)})`
}

/** A row as it is shown: what is not for the reader is absent and named, filled or not. */
export type ShownRow<Row> = Partial<Row> & { masked_fields: string[]; dotted_fields: string[] }

/**
 * The row under `data` as this reader may see it.
 * - A field that names rights (`x-needs`) is left out and named in `masked_fields`, unless a grant of one of them covers
 *   this row. Of oneself the entry `own` of `x-access` shows what it lists, or everything.
 * - A dotted field (`x-dotted`) that holds something is left out and named in `dotted_fields`; one's own stand open.
 * @param key where the row stands under `data`
 * @param hidden fields that one does not see because they are one's own
 */
export function shownRow<Row extends object>(
  context: ProductContext,
  key: string,
  row: Row,
  reaches: RowReaches,
  hidden?: HiddenFields,
): ShownRow<Row> {
  return shownBy(answerRules(context.operation, key), context, row, reaches, hidden)
}

/** The same by rules that stand elsewhere in the contract. */
export function shownBy<Row extends object>(
  rules: FieldRules,
  rights: Rights,
  row: Row,
  reaches: RowReaches,
  hidden: HiddenFields = new Map(),
): ShownRow<Row> {
  const masked_fields: string[] = []
  const dotted_fields: string[] = []
  const shown = Object.entries(row).filter(([field, value]) => {
    const seen = reachesOf(hidden, field, reaches)
    const matched = seen === undefined ? [] : rights.scopes.filter(({ scope }) => covers(scope, seen))
    const open = matched.some((scope) => scope.asOneself === true && lists(scope, field))
    if (seen === undefined || (!open && !mayRead(rules, field, rights, matched, seen))) {
      if (rules.fields.includes(field)) masked_fields.push(field)
      return false
    }
    if (open || !rules.dotted.has(field) || value === null) return true
    dotted_fields.push(field)
    return false
  })
  // Object.fromEntries forgets which keys Row has; those that stay are Row's own.
  return { ...(Object.fromEntries(shown) as Partial<Row>), masked_fields, dotted_fields }
}

function mayRead(
  { needs }: FieldRules,
  field: string,
  rights: Rights,
  matched: readonly GrantedScope[],
  reaches: RowReaches,
): boolean {
  const asked = needs.get(field)
  if (asked !== undefined) return holdsOn(rights, asked, reaches)
  return matched.some((scope) => scope.asOneself !== true && lists(scope, field))
}

function lists({ fields }: GrantedScope, field: string): boolean {
  return fields === undefined || fields.includes(field)
}

/**
 * Refuses a body that writes fields which the writer may not see of this row: he would change what he does not know.
 * @param rules those of the operation's body, or of what comes inside it
 * @param hidden fields that the writer does not see because the row is his own
 * @throws ApiFailure 400 that names them
 */
export function checkWritable(
  context: ProductContext,
  body: Readonly<Record<string, unknown>>,
  reaches: RowReaches,
  { needs }: FieldRules = bodyRules(context.operation),
  hidden: HiddenFields = new Map(),
): void {
  const closed = Object.keys(body).filter((field) => {
    if (body[field] === undefined) return false
    const [seen, rights] = [reachesOf(hidden, field, reaches), needs.get(field)]
    return seen === undefined || (rights !== undefined && !holdsOn(context, rights, seen))
  })
  if (closed.length === 0) return
  throw invalidInput(
    Object.fromEntries(closed.map((field) => [field, ['Bạn không có quyền xem và sửa thông tin này.']])),
  )
}
