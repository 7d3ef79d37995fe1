import type { Input } from '@nhansu/sdk/contract'
import { conditionSubjects } from '@nhansu/sdk/domains/conditions'
import { forbidden, invalidInput } from '../../../contract/failure.ts'
import { FileAnswer } from '../../../contract/file-answer.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { placeOf } from '../../../workbooks/about-sheet.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { shownInstant } from '../../../workbooks/shown-values.ts'
import type { SheetCell, SheetRow } from '../../../workbooks/xlsx/sheet.ts'
import { sheetName, workbook, workbookType } from '../../../workbooks/xlsx/workbook.ts'
import { shownDay } from '../report.ts'
import { basisOf, fieldsOf, matching } from './with-conditions.ts'

/** So many people at most are written into one workbook. */
const mostPeople = 100_000
const title = 'Nhân viên theo điều kiện'
/** Rows above those of the people, the titles of the columns included. */
const headRows = 6

/**
 * Everybody who meets the conditions, as a workbook. The trail keeps which fields were asked about and how many people it
 * was; what they were compared with may be a name or a number of somebody, and is in no trail.
 * @throws ApiFailure 403 where the reader may not open the files of all who are counted; 400 for too many people
 */
export async function matchedWorkbook(
  { body }: Input<'statistics.withConditionsDownload'>,
  context: ProductContext,
): Promise<FileAnswer> {
  await takeTurn(context)
  const found = await matching(body, context, ['employee_export'])
  const { columns, total, day } = found
  if (!found.mayExport) throw forbidden()
  if (total > mostPeople)
    throw invalidInput({
      conditions: [
        `Có ${total} nhân viên, nhiều hơn ${mostPeople} người một lần tải. Thêm điều kiện để bớt số người.`,
      ],
    })
  const { company, at } = await placeOf(context)
  const people = await found.people()
  const titles = columns.map((field) => conditionSubjects[field].label)
  context.audit({
    detail: { as_of: day, columns, fields: [...fieldsOf(body.conditions)], people: total },
    seen: { deed: 'export', employeeIds: people.map(({ id }) => id), shown: titles },
  })
  const framed = (value: string | number | null): SheetCell => ({ value: value ?? '', style: 'framed' })
  const strong = (value: string): SheetCell => ({ value, style: 'framedStrong' })
  const rows: SheetRow[] = [
    [{ value: title, style: 'title' }],
    [company],
    [`Tính đến ngày ${shownDay(day)}`],
    [`Căn cứ lấy số liệu: ${basisOf(found)}`],
    [],
    ['STT', ...titles].map(strong),
    ...people.map(({ values }, place) =>
      [place + 1, ...columns.map((field, index) => cellOf(field, values[index] ?? null))].map(framed),
    ),
    [],
    [`Người xuất: ${context.session.fullName} (${context.session.login}), lúc ${shownInstant(at)}`],
  ]
  return new FileAnswer({
    name: `DanhSach_TheoDieuKien_${day.replaceAll('-', '')}.xlsx`,
    mediaType: workbookType,
    content: workbook([
      {
        name: sheetName(title),
        header: false,
        frozenRows: headRows,
        columns: [6, ...columns.map(() => 26)].map((width) => ({ title: '', kind: 'text' as const, width })),
        rows: [rows],
      },
    ]),
  })
}

/** A value as the screen shows it: codes in words, days as they are written. */
function cellOf(
  field: keyof typeof conditionSubjects,
  value: string | number | boolean | null,
): string | number | null {
  const { kind, choices } = conditionSubjects[field]
  if (value === null) return null
  if (typeof value === 'boolean') return value ? 'Có' : 'Không'
  if (kind === 'choice') return choices?.[String(value)] ?? String(value)
  return kind === 'date' ? shownDay(String(value)) : value
}
