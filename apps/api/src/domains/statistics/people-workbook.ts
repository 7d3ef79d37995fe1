import { FileAnswer } from '../../contract/file-answer.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import type { Place } from '../../workbooks/about-sheet.ts'
import { shownInstant } from '../../workbooks/shown-values.ts'
import type { SheetCell, SheetRow } from '../../workbooks/xlsx/sheet.ts'
import { sheetName, workbook, workbookType } from '../../workbooks/xlsx/workbook.ts'

/** Rows above those of the people, the titles of the columns included. */
const headRows = 6

/** A list of people as a sheet tells it. */
export interface PeopleSheet {
  /** The name of the file without its day: 'DanhSach_SinhNhat'. */
  file: string
  title: string
  /** 'Tính đến ngày 21-11-2026'. */
  days: string
  basis: string
  columns: readonly { title: string; width: number }[]
  people: readonly (readonly (string | null)[])[]
}

/** People in a frame below what was counted, with who took them away and when. */
export function peopleWorkbook(
  { session }: ProductContext,
  { company, at }: Place,
  { file, title, days, basis, columns, people }: PeopleSheet,
): FileAnswer {
  const framed = (value: string | number | null): SheetCell => ({ value: value ?? '', style: 'framed' })
  const strong = (value: string): SheetCell => ({ value, style: 'framedStrong' })
  const rows: SheetRow[] = [
    [{ value: title, style: 'title' }],
    [company],
    [days],
    [`Căn cứ lấy số liệu: ${basis}`],
    [],
    ['STT', ...columns.map((column) => column.title)].map(strong),
    ...people.map((cells, place) => [place + 1, ...cells].map(framed)),
    [],
    [`Người xuất: ${session.fullName} (${session.login}), lúc ${shownInstant(at)}`],
  ]
  return new FileAnswer({
    name: `${file}_${at.slice(0, 10).replaceAll('-', '')}.xlsx`,
    mediaType: workbookType,
    content: workbook([
      {
        name: sheetName(title),
        header: false,
        frozenRows: headRows,
        columns: [6, ...columns.map(({ width }) => width)].map((width) => ({
          title: '',
          kind: 'text' as const,
          width,
        })),
        rows: [rows],
      },
    ]),
  })
}
