import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { RowConditions } from '../access.ts'
import { type RowReaches, rowReaches, rowsShowing, shownBy, type ShownRow } from '../field-rights.ts'
import type { ProductContext } from '../handlers.ts'
import type { ListShape } from './shape.ts'

/**
 * On which rows a list's field is shown to whoever asks: a condition, undefined for all of them, null for none.
 * What is not shown is neither filtered nor sorted by, so that no answer depends on its value.
 */
export type Showing = (field: string) => Expression<SqlBool> | undefined | null

/** What the rights on its fields leave of a list. */
export function showingOf(context: ProductContext, { rules }: ListShape, visible: RowConditions): Showing {
  return (field) => {
    const needs = rules.needs.get(field)
    return needs && rowsShowing(context, needs, visible)
  }
}

/** The columns of a row, with what tells which of them are shown, where any asks for a right or stands behind dots. */
export function columnsWithReaches(
  context: ProductContext,
  { rules }: ListShape,
  visible: RowConditions,
  columns: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (rules.needs.size === 0 && rules.dotted.size === 0) return columns
  return sql`${columns}, ${rowReaches(context, visible)} as field_reaches`
}

/**
 * Rows that {@link columnsWithReaches} read, as their reader may see them.
 * @param open files show what a screen shows as dots: what they hold is chosen and recorded
 */
export function shownRows<Row>(context: ProductContext, shape: ListShape, rows: Row[], open = false): Row[] {
  if (shape.rules.needs.size === 0 && shape.rules.dotted.size === 0) return rows
  const rules = open ? { ...shape.rules, dotted: new Set<string>() } : shape.rules
  return rows.map((row) => {
    // Selected beside the row's own columns.
    const { field_reaches: reaches, ...plain } = row as Row & { field_reaches: RowReaches }
    // The contract requires no field of a row that asks for a right.
    return shownBy(rules, context, plain, reaches) as ShownRow<Row> as Row
  })
}
