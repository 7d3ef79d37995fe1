import type { Data } from '@nhansu/sdk/contract'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { VisuallyHidden } from '@nhansu/ui/layout/visually-hidden.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { figures, line, lineName, matchedCell, matchedHead, scroller } from '../report.css.ts'

type ListedPeople = Data<'reportLists.people'>

/** The people of one list, each with the way to the file, the day and why he is in it. */
export function ListedPeopleTable({ list, people }: Pick<ListedPeople, 'list' | 'people'>) {
  const heads = ['Họ và tên', list.day_label, list.detail_label, 'Chức vụ', 'Đơn vị']
  return (
    <div className={scroller}>
      <table className={figures}>
        <caption>
          <VisuallyHidden>{list.title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={matchedHead}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(({ id, nhansu_id, full_name, day, detail, position_name, unit_name }, place) => (
            <tr key={`${id} ${place}`} className={line}>
              <th scope="row" className={lineName}>
                <Link href={`/nhan-vien/${id}/chi-tiet`}>
                  {full_name} ({nhansu_id})
                </Link>
              </th>
              {[day && formatDate(day), detail, position_name, unit_name].map((words, index) => (
                <td key={heads[index + 1]} className={matchedCell}>
                  {words ?? 'Chưa có'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
