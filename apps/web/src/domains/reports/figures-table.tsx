import type { Schemas } from '@nhansu/sdk/contract'
import { joinClasses } from '@nhansu/ui/dev/join-classes.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { VisuallyHidden } from '@nhansu/ui/layout/visually-hidden.tsx'
import { OpeningFigure } from '#web/kit/figures/opening-figure.tsx'
import type { Cell } from './people-dialog.tsx'
import { cell, figures, firstHead, head, line, lineName, scroller, totalLine } from './report.css.ts'

type Statistics = Schemas['Statistics']

interface FiguresTableProps {
  statistics: Statistics
  /** What a row is: 'Đơn vị', 'Độ tuổi'. */
  rowTitle: string
  /** Told of the cell whose people are asked for. */
  onOpen: (cell: Cell) => void
}

/** The figures, each of which opens its people. */
export function FiguresTable({ statistics, rowTitle, onOpen }: FiguresTableProps) {
  const { title, columns, rows, total, may_open: mayOpen } = statistics
  const all: { key: string | null; label: string; values: readonly (number | null)[] }[] = [
    ...rows,
    { key: null, label: 'Tổng cộng', values: total },
  ]
  return (
    <div className={scroller}>
      <table className={figures}>
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={joinClasses(head, firstHead)}>
              {rowTitle}
            </th>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col" className={head}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.map(({ key, label, values }) => (
            <tr key={key ?? ''} className={key === null ? totalLine : line}>
              <th scope="row" className={joinClasses(lineName, firstHead)}>
                {label}
              </th>
              {columns.map((column, index) => (
                <td key={column.key} className={cell}>
                  <Figure
                    value={values[index] ?? null}
                    kind={column.kind}
                    name={`${label}, ${column.label}`}
                    onOpen={
                      mayOpen
                        ? () => onOpen({ row: key, column: column.key, title: `${label}: ${column.label}` })
                        : undefined
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface FigureProps {
  value: number | null
  kind: Statistics['columns'][number]['kind']
  name: string
  onOpen: (() => void) | undefined
}

function Figure({ value, kind, name, onOpen }: FigureProps) {
  if (value === null) return kind === 'count' ? <span title="Nhóm quá ít người">*</span> : '–'
  if (kind === 'share' || kind === 'rate') return formatNumber(value, 1)
  return <OpeningFigure value={value} name={name} onOpen={kind === 'plan' ? undefined : onOpen} />
}
