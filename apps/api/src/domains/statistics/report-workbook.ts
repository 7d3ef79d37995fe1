import type { Schemas } from '@nhansu/sdk/contract'
import { FileAnswer } from '../../contract/file-answer.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { type Place, placeOf } from '../../workbooks/about-sheet.ts'
import { takeTurn } from '../../workbooks/export-turns.ts'
import { shownInstant } from '../../workbooks/shown-values.ts'
import type { Sheet, SheetCell, SheetRow } from '../../workbooks/xlsx/sheet.ts'
import { sheetName, workbook, workbookType } from '../../workbooks/xlsx/workbook.ts'
import { readReport } from './read-report.ts'
import { type Asked, type Report, shownDay } from './report.ts'

type Statistics = Schemas['Statistics']

/** Rows above those of the figures, the titles of the columns included. */
const headRows = 6

/**
 * A report as a workbook: title, company and day, the figures with their total in a frame, and the line of signatures.
 * The trail keeps which report it was, for which day and unit.
 */
export async function reportWorkbook(
  context: ProductContext,
  report: Report,
  asked: Asked,
): Promise<FileAnswer> {
  await takeTurn(context)
  const statistics = await readReport(context, report, asked)
  const place = await placeOf(context)
  context.audit({ detail: { report: report.key, ...asked } })
  return new FileAnswer({
    name: `ThongKe_${report.fileName}_${statistics.to.replaceAll('-', '')}.xlsx`,
    mediaType: workbookType,
    content: workbook([figuresSheet(statistics, place), aboutReport(context, statistics, place)]),
  })
}

function figuresSheet(statistics: Statistics, { company }: Place): Sheet {
  const { title, columns, rows, total, basis, notes, from, to } = statistics
  const days =
    from === to ? `Tính đến ngày ${shownDay(to)}` : `Từ ngày ${shownDay(from)} đến ngày ${shownDay(to)}`
  const framed = (value: string | number | null): SheetCell => ({ value: value ?? '–', style: 'framed' })
  const strong = (value: string | number | null): SheetCell => ({ value: value ?? '', style: 'framedStrong' })
  const content: SheetRow[] = [
    [{ value: `Thống kê: ${title}`, style: 'title' }],
    [company],
    [days],
    [`Căn cứ lấy số liệu: ${basis}`],
    [],
    ['', ...columns.map(({ label }) => label)].map(strong),
    ...rows.map(({ label, values }) => [label, ...values].map(framed)),
    ['Tổng cộng', ...total].map(strong),
    ...notes.map((note) => [note]),
    [],
    ['Người lập biểu', ...columns.slice(1).map(() => ''), 'Trưởng phòng HCNS'],
  ]
  return {
    name: sheetName(title),
    header: false,
    frozenRows: headRows,
    columns: [
      { title: '', kind: 'text', width: 34 },
      ...columns.map(() => ({ title: '', kind: 'number' as const, width: 16 })),
    ],
    rows: [content],
  }
}

function aboutReport(context: ProductContext, { title, rows }: Statistics, { company, at }: Place): Sheet {
  return {
    name: 'Thông tin',
    header: false,
    columns: [
      { title: '', kind: 'text', width: 24 },
      { title: '', kind: 'text', width: 70 },
    ],
    rows: [
      [
        ['Báo cáo', title],
        ['Công ty', company],
        ['Người xuất', `${context.session.fullName} (${context.session.login})`],
        ['Thời điểm xuất', shownInstant(at)],
        ['Số dòng', String(rows.length)],
      ],
    ],
  }
}
