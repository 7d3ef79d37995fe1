import type { Schemas } from '@nhansu/sdk/contract'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { VisuallyHidden } from '@nhansu/ui/layout/visually-hidden.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { cell, figure, head, nameHead as nameHeadClass, scroller, table, totalLine } from './report.css.ts'

type Figures = Schemas['QuizFigures']

interface FiguresRow {
  key: string
  name: string
  /** A second, softer line. */
  note?: string
  href?: string | undefined
  figures: Figures
}

interface FiguresTableProps {
  caption: string
  nameHead: string
  rows: readonly FiguresRow[]
  total: Figures
}

const heads = [
  'Được giao',
  'Đã thi',
  'Chưa thi',
  'Chờ chấm',
  'Chờ công bố',
  'Đạt',
  'Không đạt',
  'Tỷ lệ đạt',
  'Điểm TB',
]

/** Figures of exams, a row for each, and all together in the last. */
export function FiguresTable({ caption, nameHead, rows, total }: FiguresTableProps) {
  return (
    <div className={scroller}>
      <table className={table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={nameHeadClass}>
              {nameHead}
            </th>
            {heads.map((words) => (
              <th key={words} scope="col" className={head}>
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, note, href, figures }) => (
            <tr key={key}>
              <th scope="row" className={cell}>
                {href === undefined ? name : <Link href={href}>{name}</Link>}
                {note !== undefined && (
                  <Text as="p" size="hint" tone="hint">
                    {note}
                  </Text>
                )}
              </th>
              <FigureCells figures={figures} />
            </tr>
          ))}
          <tr className={totalLine}>
            <th scope="row" className={cell}>
              Tổng cộng
            </th>
            <FigureCells figures={total} />
          </tr>
        </tbody>
      </table>
    </div>
  )
}

function FigureCells({ figures }: { figures: Figures }) {
  const { assigned, taken, not_taken: not, unmarked, unreleased, passed, failed, average } = figures
  // Of those whose result is out: what waits for its marks or its release has not failed.
  const scored = passed + failed
  const rate = scored === 0 ? '–' : `${formatNumber((passed * 100) / scored, 1)}%`
  const shown = [assigned, taken, not, unmarked, unreleased, passed, failed].map((count) =>
    formatNumber(count),
  )
  return [...shown, rate, average === null ? '–' : formatNumber(average, 2)].map((text, at) => (
    <td key={heads[at]} className={figure}>
      {text}
    </td>
  ))
}
