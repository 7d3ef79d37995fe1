import type { Data } from '@nhansu/sdk/contract'
import { labourContractLabels, labourFactLabels, labourGroupLabels } from '@nhansu/sdk/domains/statistics'
import { joinClasses } from '@nhansu/ui/dev/join-classes.ts'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { VisuallyHidden } from '@nhansu/ui/layout/visually-hidden.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { narrow, wide } from '../lists/report-lists.css.ts'
import { figures, line, lineName, matchedCell, matchedFigure, matchedHead, scroller } from '../report.css.ts'

type Person = Data<'labourReport.show'>['people'][number]

const day = (value: string | null) => value && formatDate(value)

const columns: readonly {
  head: string
  isFigure?: boolean
  words: (person: Person) => string | null
}[] = [
  { head: 'Giới tính, ngày sinh', words: (person) => together([person.gender, day(person.date_of_birth)]) },
  {
    head: 'Chức vụ, nơi làm việc',
    words: ({ position_name, unit_name, work_place }) => together([position_name, unit_name, work_place]),
  },
  { head: 'Vị trí việc làm', words: ({ labour_group: group }) => labourGroupLabels[group] },
  { head: 'Nặng nhọc, độc hại', isFigure: true, words: ({ heavy_from: from }) => from && `Từ ${day(from)}` },
  { head: 'Hợp đồng', words: contractWords },
  { head: 'Đóng BHXH từ', isFigure: true, words: ({ insurance_start: start }) => start && monthWords(start) },
  { head: 'Còn thiếu', words: lackingWords },
]

/** The people of the report, each with the way to the file; numbers of papers and pay stand in the workbook alone. */
export function LabourPeople({ people }: { people: readonly Person[] }) {
  return (
    <>
      <div className={joinClasses(wide, scroller)}>
        <table className={figures}>
          <caption>
            <VisuallyHidden>Người lao động trong báo cáo</VisuallyHidden>
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
            {people.map((person) => (
              <tr key={person.id} className={line}>
                <th scope="row" className={lineName}>
                  <FileLink {...person} />
                </th>
                {columns.map(({ head, isFigure = false, words }) => (
                  <td key={head} className={joinClasses(matchedCell, isFigure && matchedFigure)}>
                    <Text>{words(person)}</Text>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={narrow}>
        <Stack as="ul" gap="md">
          {people.map((person) => (
            <li key={person.id}>
              <Stack gap="none">
                <FileLink {...person} />
                {columns.map(({ head, words }) => {
                  const said = words(person)
                  return (
                    said !== null && (
                      <Text key={head} tone="soft">
                        {head}: {said}
                      </Text>
                    )
                  )
                })}
              </Stack>
            </li>
          ))}
        </Stack>
      </div>
    </>
  )
}

function contractWords({ contract, contract_from: from, contract_to: to }: Person): string | null {
  if (contract === null) return null
  const until = to === null ? '' : ` đến ${formatDate(to)}`
  return `${labourContractLabels[contract]}, từ ${day(from) ?? ''}${until}`
}

function together(words: readonly (string | null)[]): string | null {
  return words.filter((word) => word !== null).join(', ') || null
}

/** '2024-07' as '07-2024'. */
const monthWords = (month: string) => month.split('-').toReversed().join('-')

function lackingWords({ lacking }: Person): string | null {
  return lacking.length === 0 ? null : lacking.map((fact) => labourFactLabels[fact]).join(', ')
}

function FileLink({ id, nhansu_id, full_name }: Person) {
  return (
    <Link href={`/nhan-vien/${id}/chi-tiet`}>
      {full_name} ({nhansu_id})
    </Link>
  )
}
