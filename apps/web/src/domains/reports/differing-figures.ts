import type { Data, Schemas } from '@nhansu/sdk/contract'

/** A figure on the screen that is not the length of the list behind it. */
interface DifferingFigure {
  /** '25-29 tuổi, Nữ'. */
  name: string
  shown: number
  people: number
}

/**
 * Compares the figures of a report with the lengths of the lists behind them.
 * @returns how many were compared, and those that differ
 */
export function differingFigures(
  { columns, rows, total }: Pick<Schemas['Statistics'], 'columns' | 'rows' | 'total'>,
  lists: Data<'statistics.check'>['lists'],
): { compared: number; differing: DifferingFigure[] } {
  const lengths = new Map(
    lists.map(({ row, lengths: ofRow }) => [
      row,
      new Map(ofRow.map(({ column, people }) => [column, people])),
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
  }
}
