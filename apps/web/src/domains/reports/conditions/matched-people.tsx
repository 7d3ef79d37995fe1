import type { Data } from '@nhansu/sdk/contract'
import { conditionSubjects } from '@nhansu/sdk/domains/conditions'
import { joinClasses } from '@nhansu/ui/dev/join-classes.ts'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { VisuallyHidden } from '@nhansu/ui/layout/visually-hidden.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import {
  figures,
  line,
  lineName,
  matchedCell,
  matchedFigure,
  matchedHead,
  matchedName,
  scroller,
} from '../report.css.ts'

type Matched = Data<'statistics.withConditions'>
type Column = Matched['columns'][number]
type Value = Matched['employees'][number]['values'][number]

/** The people who meet the conditions, by the columns that were asked for; each opens his file. */
export function MatchedPeople({ employees, columns }: Pick<Matched, 'employees' | 'columns'>) {
  return (
    <div className={scroller}>
      <table className={figures}>
        <caption>
          <VisuallyHidden>Nhân viên thỏa điều kiện</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map(({ field, label }, index) => (
              <th key={field} scope="col" className={joinClasses(matchedHead, index === 0 && matchedName)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {employees.map(({ id, values }) => (
            <tr key={id} className={line}>
              {columns.map((column, index) => {
                const words = wordsOf(column, values[index] ?? null)
                return index === 0 ? (
                  <th key={column.field} scope="row" className={joinClasses(lineName, matchedName)}>
                    <Link href={`/nhan-vien/${id}/chi-tiet`}>{words}</Link>
                  </th>
                ) : (
                  <td
                    key={column.field}
                    className={joinClasses(matchedCell, isFigure(column) && matchedFigure)}
                  >
                    {words}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Whether a column holds dates or numbers. */
function isFigure({ kind }: Column): boolean {
  return kind === 'date' || kind === 'number'
}

function wordsOf({ field, kind }: Column, value: Value): string {
  if (value === null) return 'Chưa có'
  if (kind === 'boolean') return value === true ? 'Có' : 'Không'
  if (kind === 'choice') return conditionSubjects[field].choices?.[String(value)] ?? String(value)
  if (kind === 'date') return formatDate(String(value))
  return typeof value === 'number' ? formatNumber(value) : String(value)
}
