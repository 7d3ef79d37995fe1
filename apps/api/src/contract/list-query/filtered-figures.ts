import type { OperationId, Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { authorize } from '../access.ts'
import type { ProductContext } from '../handlers.ts'
import { operationNamed } from '../operations.ts'
import { type ListParts, selectionOf } from './list.ts'
import { shapeOf } from './shape.ts'
import { countStatement } from './statements.ts'

/** A list and the screen that shows it. */
export interface CountedList {
  operation: OperationId
  path: string
  parts: (context: ProductContext) => Omit<ListParts, 'columns'>
}

/** One of these values, yes or no, a day and everything before it, or the days from one to another. */
type Wanted =
  | { operator: 'in'; value: readonly (string | number)[] }
  | { operator: 'equal'; value: boolean }
  | { operator: 'lte'; value: string }
  | { operator: 'between'; from: string; to: string }

/** What is counted: the rows that a filter of the list leaves. */
export interface WantedFigure {
  label: string
  filter: Readonly<Record<string, Wanted>>
  isLate?: boolean
}

/** A field holds one of these values. */
export const oneOf = (...value: readonly (string | number)[]): Wanted => ({ operator: 'in', value })

/** A day is one of these, the first and the last included. */
export const daysFrom = (from: string, to: string): Wanted => ({ operator: 'between', from, to })

/**
 * Counts several filters of a list in one statement, by the rules and the scopes of the list itself, so that each figure is
 * the number of rows that its link shows.
 * @throws ApiFailure 403 for whom the list does not open to
 */
export async function filteredFigures(
  asked: ProductContext,
  { operation: id, path, parts }: CountedList,
  wanted: readonly WantedFigure[],
): Promise<Schemas['HomeFigure'][]> {
  const context = asReaderOf(asked, id)
  const { operation } = context
  const counts = wanted.map(({ filter }, index) => {
    const listParts = { ...parts(context), columns: sql`null` }
    const selection = selectionOf(context, { filter }, listParts, shapeOf(operation))
    return sql`(select counted.total from (${countStatement(selection, context.inThisCompany)}) counted) as ${sql.ref(String(index))}`
  })
  const [row] = await context.prepared(sql<Record<string, number>>`select ${sql.join(counts)}`)
  return wanted.map(({ label, filter, isLate = false }, index) => ({
    label,
    total: row?.[String(index)] ?? 0,
    link: filteredAddress(path, filter),
    is_late: isLate,
  }))
}

/**
 * The same reader as one of a list, with the scopes that it shows him.
 * @throws ApiFailure 403 for whom the list does not open to
 */
export function asReaderOf(asked: ProductContext, id: OperationId): ProductContext {
  const operation = operationNamed(id)
  return { ...asked, operation, scopes: authorize(operation, asked.session) }
}

/** The address of a list that shows only these rows, as the app writes it: '/tai-lieu?f.state=in:draft'. */
export function filteredAddress(path: string, filter: WantedFigure['filter']): string {
  const search = new URLSearchParams(
    Object.entries(filter).map(([field, wanted]) => [
      `f.${field}`,
      `${wanted.operator}:${valuesOf(wanted).join('~')}`,
    ]),
  )
  return `${path}?${search.toString().replaceAll('%3A', ':').replaceAll('%7E', '~')}`
}

function valuesOf(wanted: Wanted): readonly (string | number | boolean)[] {
  return wanted.operator === 'between' ? [wanted.from, wanted.to] : [wanted.value].flat()
}
