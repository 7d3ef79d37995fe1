import type { DrawnMark } from './drawing.ts'

type Way = 'row' | 'series'
const ways: Record<'upright' | 'lying', Readonly<Record<string, readonly [Way, 1 | -1]>>> = {
  upright: {
    ArrowRight: ['row', 1],
    ArrowLeft: ['row', -1],
    ArrowUp: ['series', 1],
    ArrowDown: ['series', -1],
  },
  lying: {
    ArrowDown: ['row', 1],
    ArrowUp: ['row', -1],
    ArrowRight: ['series', 1],
    ArrowLeft: ['series', -1],
  },
}

/**
 * Where a key leads from a mark: arrows go between rows and between series as they lie, Home and End to the first and
 * the last row. A row or a series without a mark there is passed over.
 *
 * @param at place of the mark that has focus
 * @returns place of the next one; null for a key that is not the chart's
 */
export function nextMark(
  marks: readonly DrawnMark[],
  at: number,
  key: string,
  lies: 'upright' | 'lying',
): number | null {
  const mark = marks[at]
  if (!mark) return null
  if (key === 'Home' || key === 'End') return endOf(marks, mark, key === 'End')
  const way = ways[lies][key]
  if (!way) return null
  const [by, step] = way
  const across = by === 'row' ? 'series' : 'row'
  const onLine = marks
    .map((one, place) => ({ one, place }))
    .filter(({ one }) => one[across] === mark[across] && (one[by] - mark[by]) * step > 0)
    .sort((a, b) => (a.one[by] - b.one[by]) * step)
  return onLine[0]?.place ?? at
}

function endOf(marks: readonly DrawnMark[], { series }: DrawnMark, last: boolean): number {
  const line = marks.flatMap((one, place) => (one.series === series ? [{ row: one.row, place }] : []))
  line.sort((a, b) => a.row - b.row)
  return (last ? line.at(-1) : line[0])?.place ?? 0
}
