import { createHash } from 'node:crypto'
import type { Schemas } from '@nhansu/sdk/contract'
import type { ReportColumn } from './report.ts'

type Figures = Pick<Schemas['Statistics'], 'rows' | 'total'>

/** So few people could be told apart by whoever knows them. */
export const smallestShown = 5

/**
 * The exact figures for whoever may not open the files: a row with one to four people in any cell shows nothing, and where
 * only one row does so, the smallest other row keeps it company, since the total would tell it.
 */
export function keptBack(columns: readonly Pick<ReportColumn, 'kind'>[], { rows, total }: Figures): Figures {
  const counts = (values: readonly (number | null)[]) =>
    values.filter((_, index) => columns[index]?.kind === 'count').map((value) => value ?? 0)
  const isSmall = (values: readonly (number | null)[]) =>
    counts(values).some((count) => count > 0 && count < smallestShown)
  const hidden = new Set(rows.filter(({ values }) => isSmall(values)).map(({ key }) => key))
  if (hidden.size === 1) {
    const others = rows.filter(
      ({ key, values }) => !hidden.has(key) && counts(values).some((count) => count > 0),
    )
    const largest = (values: readonly (number | null)[]) => Math.max(...counts(values))
    const [smallest] = others.toSorted((one, other) => largest(one.values) - largest(other.values))
    if (smallest) hidden.add(smallest.key)
  }
  const nothing = (values: readonly (number | null)[]) => values.map(() => null)
  return {
    rows: rows.map((row) => (hidden.has(row.key) ? { ...row, values: nothing(row.values) } : row)),
    // A total of so few, or one that a single row makes up, would tell it all the same.
    total: isSmall(total) || hidden.size === 1 ? nothing(total) : total,
  }
}

/**
 * A figure to the nearest five above or below, the nearer the likelier, always the same for the same people: so two days, two
 * units or two filters that differ by somebody do not tell what he is.
 * @param people what stands for exactly these people
 */
export function rounded(count: number, people: string): number {
  const over = count % smallestShown
  const chance = createHash('sha256').update(people).digest().readUInt32BE(0) % smallestShown
  return count - over + (chance < over ? smallestShown : 0)
}

/** Says of rounded figures why they do not add up. */
export const roundedNote =
  'Số liệu này nói về thông tin nhạy cảm mà bạn không có quyền mở, nên được làm tròn đến bội số của 5; tổng có thể lệch đôi chút so với các dòng.'
