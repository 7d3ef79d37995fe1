import type { DataTableColumn } from '../column.ts'
import type { CellColumn } from './cell-column.tsx'

/** Fields on a card whose columns say nothing about their priority. */
const FIELDS = 4

/** What a phone's card shows: a title, what stands beside it, and the fields below. */
export interface CardColumns<Row> {
  title: CellColumn<Row> | undefined
  aside: CellColumn<Row> | undefined
  fields: readonly CellColumn<Row>[]
}

/** Chooses from the shown columns by priority; without any, the first is the title and a few more follow. */
export function cardColumns<Row>(columns: readonly CellColumn<Row>[]): CardColumns<Row> {
  const ranked = columns.filter(({ column }) => column.priority !== undefined).toSorted(byPriority)
  if (ranked.length === 0) {
    const [title, ...others] = columns
    return { title, aside: undefined, fields: others.slice(0, FIELDS) }
  }
  const withPriority = (priority: number) => ranked.find(({ column }) => column.priority === priority)
  const title = withPriority(1) ?? ranked[0]
  const aside = withPriority(2)
  return { title, aside, fields: ranked.filter((one) => one !== title && one !== aside) }
}

type Ranked<Row> = { column: DataTableColumn<Row> }

const byPriority = <Row>(first: Ranked<Row>, second: Ranked<Row>) =>
  (first.column.priority ?? 0) - (second.column.priority ?? 0)
