import type { Data } from '@nhansu/sdk/contract'
import { joinClasses } from '@nhansu/ui/dev/join-classes.ts'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { VisuallyHidden } from '@nhansu/ui/layout/visually-hidden.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { figures, line, lineName, matchedCell, matchedFigure, matchedHead } from '../report.css.ts'
import { narrow, wide } from './report-lists.css.ts'

type Listed = Pick<Data<'reportLists.people'>, 'list' | 'people'>
type Person = Listed['people'][number]

/** The people of one list, each with the way to the file, the day and why he is in it. */
export function ListedPeople(listed: Listed) {
  return (
    <>
      <div className={wide}>
        <PeopleTable {...listed} />
      </div>
      <div className={narrow}>
        <PeopleLines {...listed} />
      </div>
    </>
  )
}

function PeopleTable({ list, people }: Listed) {
  const columns = [
    { head: list.day_label, isDay: true, words: dayWords },
    { head: list.detail_label, words: ({ detail }: Person) => detail },
    { head: 'Chức vụ', words: ({ position_name: name }: Person) => name },
    { head: 'Đơn vị', words: ({ unit_name: name }: Person) => name },
  ]
  return (
    <table className={figures}>
      <caption>
        <VisuallyHidden>{list.title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {['Họ và tên', ...columns.map(({ head }) => head)].map((head) => (
            <th key={head} scope="col" className={matchedHead}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map((person, place) => (
          <tr key={`${person.id} ${place}`} className={line}>
            <th scope="row" className={lineName}>
              <FileLink {...person} />
            </th>
            {columns.map(({ head, isDay = false, words }) => (
              <td key={head} className={joinClasses(matchedCell, isDay && matchedFigure)}>
                {words(person) ?? 'Chưa có'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PeopleLines({ list, people }: Listed) {
  return (
    <Stack as="ul" gap="md">
      {people.map((person, place) => (
        <li key={`${person.id} ${place}`}>
          <Stack gap="none">
            <FileLink {...person} />
            <Text>{`${list.day_label}: ${dayWords(person) ?? 'chưa có'}`}</Text>
            {person.detail !== null && <Text tone="soft">{person.detail}</Text>}
            <Text size="hint" tone="hint">
              {[person.position_name, person.unit_name].filter((words) => words !== null).join(', ')}
            </Text>
          </Stack>
        </li>
      ))}
    </Stack>
  )
}

const dayWords = ({ day }: Person) => day && formatDate(day)

function FileLink({ id, nhansu_id, full_name }: Person) {
  return (
    <Link href={`/nhan-vien/${id}/chi-tiet`}>
      {full_name} ({nhansu_id})
    </Link>
  )
}
