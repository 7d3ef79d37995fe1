import { formatNumber } from '@nhansu/ui/format/number.ts'
import { VisuallyHidden } from '@nhansu/ui/layout/visually-hidden.tsx'
import { band, bar, count, place, scroller, table } from './report.css.ts'

/** How many marks lie from 0 to under 1, from 1 to under 2 and so on, as figures and as bars. */
export function Spread({ spread }: { spread: readonly number[] }) {
  const largest = Math.max(1, ...spread)
  return (
    <div className={scroller}>
      <table className={table}>
        <caption>
          <VisuallyHidden>Số bài thi theo khoảng điểm</VisuallyHidden>
        </caption>
        <tbody>
          {spread.map((number, from) => (
            <tr key={`${from + 1}`}>
              <th scope="row" className={band}>
                {from === spread.length - 1 ? `${from}–${from + 1}` : `${from}–<${from + 1}`}
              </th>
              <td className={count}>{formatNumber(number)}</td>
              <td aria-hidden="true" width="70%">
                <div className={place}>
                  <div className={bar} style={{ inlineSize: `${(number * 100) / largest}%` }} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
