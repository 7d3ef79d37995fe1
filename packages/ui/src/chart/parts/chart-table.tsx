import { formatNumber } from '#ui/format/number.ts'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import type { ChartRow, ChartSeries } from '../chart-data.ts'
import { cell, headCell, nameCell, nameHead, table } from '../chart.css.ts'

interface ChartTableProps {
  title: string
  rowTitle: string
  series: readonly ChartSeries[]
  rows: readonly ChartRow[]
  decimals: number
}

/** The figures of a chart in the order in which they are drawn. */
export function ChartTable({ title, rowTitle, series, rows, decimals }: ChartTableProps) {
  const { basics } = useLabels()
  return (
    <table className={table}>
      <caption>
        <VisuallyHidden>{title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={joinClasses(headCell, nameHead)}>
            {rowTitle}
          </th>
          {series.map(({ key, label }) => (
            <th key={key} scope="col" className={headCell}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, values }) => (
          <tr key={key}>
            <th scope="row" className={nameCell}>
              {label}
            </th>
            {series.map((one, place) => (
              <td key={one.key} className={cell}>
                {formatNumber(values[place], decimals) || basics.noValue}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
