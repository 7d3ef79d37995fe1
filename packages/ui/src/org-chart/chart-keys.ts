import type { TreeId } from '#ui/tree/tree-item.ts'
import type { TreeRow } from '#ui/tree/tree-rows.ts'
import type { ChartDirection } from './chart-layout.ts'

/** What a key asks of the chart. */
export type ChartCommand =
  | { type: 'focus'; id: TreeId }
  | { type: 'toggle'; id: TreeId }
  | { type: 'open'; id: TreeId }
  | { type: 'zoom'; by: number }
  | { type: 'fit' }

type Way = 'above' | 'below' | 'before' | 'after'

const ways: Record<ChartDirection, Readonly<Record<string, Way>>> = {
  down: { ArrowUp: 'above', ArrowDown: 'below', ArrowLeft: 'before', ArrowRight: 'after' },
  right: { ArrowLeft: 'above', ArrowRight: 'below', ArrowUp: 'before', ArrowDown: 'after' },
}

/** One press of a key or a button makes the chart so much larger. */
export const ZOOM_STEP = 1.25

/**
 * The keys of the chart: arrows go where they point, whichever way branches grow.
 *
 * @param rows boxes that show, each before the ones below it
 * @param focused place of the box that has focus, among the rows
 * @returns what the key asks for; null for a key that is not the chart's
 */
export function chartCommand<Data>(
  rows: ReadonlyArray<TreeRow<Data>>,
  focused: number,
  key: string,
  direction: ChartDirection,
): ChartCommand | null {
  const row = rows[focused]
  if (!row) return null
  const { id } = row.item
  const way = ways[direction][key]
  if (way) return step(rows, row, way)
  switch (key) {
    case 'Home':
      return focus(rows[0])
    case 'End':
      return focus(rows.at(-1))
    case ' ':
      return row.expanded === null ? null : { type: 'toggle', id }
    case 'Enter':
      return { type: 'open', id }
    case '+':
    case '=':
      return { type: 'zoom', by: ZOOM_STEP }
    case '-':
      return { type: 'zoom', by: 1 / ZOOM_STEP }
    case '0':
      return { type: 'fit' }
    default:
      return null
  }
}

function step<Data>(rows: ReadonlyArray<TreeRow<Data>>, row: TreeRow<Data>, way: Way): ChartCommand | null {
  if (way === 'above') return focus(rows.find(({ item }) => item === row.parent))
  if (way === 'below') {
    if (row.expanded === false) return { type: 'toggle', id: row.item.id }
    return row.expanded ? focus(rows[rows.indexOf(row) + 1]) : null
  }
  // The neighbour may belong to another branch: what counts is where it stands.
  const level = rows.filter((other) => other.level === row.level)
  return focus(level[level.indexOf(row) + (way === 'after' ? 1 : -1)])
}

const focus = <Data>(row: TreeRow<Data> | undefined): ChartCommand | null =>
  row ? { type: 'focus', id: row.item.id } : null
