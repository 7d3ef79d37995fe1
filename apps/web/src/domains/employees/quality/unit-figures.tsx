import type { Schemas } from '@nhansu/sdk/contract'
import { joinClasses } from '@nhansu/ui/dev/join-classes.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { VisuallyHidden } from '@nhansu/ui/layout/visually-hidden.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { cell, head, row, scroller, table, unit, unitHead } from './data-quality.css.ts'
import { type CountedPeople, peopleBehind, qualityOf } from './quality-links.ts'

type Units = Schemas['DataQuality']['units']

const columns: readonly [CountedPeople, string][] = [
  ['people', 'Đang làm việc'],
  ['complete', 'Đủ hồ sơ'],
  ['lacking_papers', 'Thiếu giấy tờ'],
  ['lacking_data', 'Thiếu thông tin'],
  ['contradictory', 'Mâu thuẫn'],
]

/** Each unit with all below it: its figures lead to their people, its name to the units below. */
export function UnitFigures({ units }: { units: Units }) {
  return (
    <div className={scroller}>
      <table className={table}>
        <caption>
          <VisuallyHidden>Chất lượng dữ liệu theo đơn vị</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={joinClasses(head, unitHead)}>
              Đơn vị
            </th>
            {columns.map(([key, label]) => (
              <th key={key} scope="col" className={head}>
                {label}
              </th>
            ))}
            <th scope="col" className={head}>
              Tỷ lệ đủ
            </th>
          </tr>
        </thead>
        <tbody>
          {units.map(({ department_id: id, name, has_below: hasBelow, counts }) => (
            <tr key={id} className={row}>
              <th scope="row" className={unit}>
                {hasBelow ? <Link href={qualityOf(id)}>{name}</Link> : name}
              </th>
              {columns.map(([key, label]) => (
                <td key={key} className={cell}>
                  {counts[key] === 0 ? (
                    formatNumber(0)
                  ) : (
                    <Link
                      tone="quiet"
                      href={peopleBehind(key, id)}
                      aria-label={`${counts[key]} người: ${name}, ${label}`}
                    >
                      {formatNumber(counts[key])}
                    </Link>
                  )}
                </td>
              ))}
              <td className={cell}>{shareComplete(counts)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** '84%', or a dash where nobody works. */
export function shareComplete({ people, complete }: Schemas['FileCounts']): string {
  return people === 0 ? '–' : `${Math.floor((100 * complete) / people)}%`
}
