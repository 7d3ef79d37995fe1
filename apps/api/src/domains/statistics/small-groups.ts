import { createHmac } from 'node:crypto'
import type { Schemas } from '@nhansu/sdk/contract'
import type { ReportColumn } from './report.ts'

type Figures = Pick<Schemas['Statistics'], 'rows' | 'total'>

/** So few people could be told apart by whoever knows them. */
export const smallestShown = 5

/** The step of rounded figures; one that comes to a single step is not shown, nor is nothing. */
const step = 5

/** Takes the place of rows that would tell by their very names where few people belong. */
const smallGroups = { key: 'small', label: 'Các nhóm ít người' } as const

/**
 * What whoever may not open the files has of a sensitive report. Figures of five and below are alike; those above are rounded
 * to a multiple of five, up or down by chance, and shown from ten on: so nothing begins or ends to be shown at one certain
 * count. Whenever somebody comes, goes or changes, every figure of the answer is drawn anew, and those that moved name nobody.
 * @param areFound whether the rows come from what was found, so that their names tell something too
 * @param people what stands for everybody who is counted
 * @param secret what no reader knows, so that nobody can draw by himself
 */
export function closedFigures(
  columns: readonly Pick<ReportColumn, 'key' | 'kind'>[],
  { rows, total }: Figures,
  areFound: boolean,
  people: string,
  secret: Buffer,
): Figures {
  const answer = JSON.stringify(['small groups', people, rows.map(({ key, values }) => [key, values])])
  const drawn = (row: string | null, values: readonly (number | null)[]) =>
    columns.map(({ key, kind }, index) => {
      if (kind !== 'count') return null
      const figure = rounded(values[index] ?? 0, JSON.stringify([answer, row, key]), secret)
      return figure > step ? figure : null
    })
  const isHidden = (values: readonly (number | null)[]) => values.every((value) => value === null)
  const sum = drawn(null, total)
  const shown = rows.map((row) => ({
    ...row,
    values: isHidden(sum) ? sum : drawn(row.key, row.values),
  }))
  if (!areFound) return { rows: shown, total: sum }
  const largest = ({ values }: { values: readonly (number | null)[] }) =>
    Math.max(...values.map((value) => value ?? 0))
  return {
    rows: [
      // The exact order would tell which of two equal figures is the larger.
      ...shown
        .filter(({ values }) => !isHidden(values))
        .toSorted(
          (one, other) => largest(other) - largest(one) || one.label.localeCompare(other.label, 'vi'),
        ),
      { ...smallGroups, values: columns.map(() => null) },
    ],
    total: sum,
  }
}

/** A figure to the nearest multiple above or below, the nearer the likelier, always the same for the same seed. */
function rounded(count: number, seed: string, secret: Buffer): number {
  const over = count % step
  const chance = createHmac('sha256', secret).update(seed).digest().readUInt32BE(0) % step
  return count - over + (chance < over ? step : 0)
}

/** Says of rounded figures why they do not add up. */
export const roundedNote =
  'Số liệu này nói về thông tin nhạy cảm mà bạn không có quyền mở, nên được làm tròn đến bội số của 5 và chỉ hiện từ 10 trở lên; tổng có thể lệch đôi chút so với các dòng.'
