import type { Data, Schemas } from '@nhansu/sdk/contract'

/** A figure on the screen that is not the length of the list behind it. */
interface DifferingFigure {
  /** '25-29 tuổi, Nữ'. */
  name: string
  shown: number
  people: number
}

/**
 * Compares the figures of a report with the lists behind them: whom they name, and whom else they count.
 * @returns how many were compared, those that differ, and how many people at most one list counts and does not name
 */
export function differingFigures(
  { columns, rows, total }: Pick<Schemas['Statistics'], 'columns' | 'rows' | 'total'>,
  lists: Data<'statistics.check'>['lists'],
): { compared: number; differing: DifferingFigure[]; unnamed: number } {
  const lengths = new Map(
    lists.map(({ row, lengths: ofRow }) => [
      row,
      new Map(ofRow.map(({ column, people, others }) => [column, people + others])),
    ]),
  )
  const all = [...rows, { key: null, label: 'Tổng cộng', values: total }]
  const figures = all.flatMap(({ key, label, values }) =>
    columns.flatMap((column, index) => {
      const shown = values[index] ?? null
      return column.kind !== 'count' || shown === null
        ? []
        : [
            {
              name: `${label}, ${column.label}`,
              shown,
              people: lengths.get(key)?.get(column.key) ?? 0,
            },
          ]
    }),
  )
  return {
    compared: figures.length,
    differing: figures.filter(({ shown, people }) => shown !== people),
    unnamed: Math.max(0, ...lists.flatMap((list) => list.lengths.map(({ others }) => others))),
  }
}
