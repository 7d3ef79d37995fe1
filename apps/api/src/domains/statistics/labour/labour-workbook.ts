import { labourFactLabels } from '@nhansu/sdk/domains/statistics'
import { FileAnswer } from '../../../contract/file-answer.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { placeOf } from '../../../workbooks/about-sheet.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { shownInstant } from '../../../workbooks/shown-values.ts'
import type { Sheet, SheetCell, SheetRow } from '../../../workbooks/xlsx/sheet.ts'
import { workbook, workbookType } from '../../../workbooks/xlsx/workbook.ts'
import { shownDay } from '../report.ts'
import { labourColumns } from './labour-columns.ts'
import type { LabourPeriod } from './labour-period.ts'
import { type LabourRow, labourRows } from './labour-rows.ts'

/** Rows above those of the people, the titles of the columns included. */
const headRows = 6

/** The form as a workbook, with where each column comes from on a sheet of its own; the trail keeps how many people it was. */
export async function labourWorkbook(
  context: ProductContext,
  asked: LabourPeriod,
  office: string | null,
): Promise<FileAnswer> {
  await takeTurn(context)
  const rows = await labourRows(context, asked.asOf)
  const { company, at } = await placeOf(context)
  context.audit({
    detail: { period: asked.period, as_of: asked.asOf, people: rows.length, closed_rows: rows.length },
    closedRows: rows.length,
    mustBeFiled: true,
    seen: {
      deed: 'export',
      employeeIds: rows.map(({ id }) => id),
      shown: labourColumns.map((column) => column.title),
    },
  })
  const printedBy = `${context.session.fullName} (${context.session.login}), lúc ${shownInstant(at)}`
  return new FileAnswer({
    name: `BaoCaoLaoDong_01PLI_${asked.period}.xlsx`,
    mediaType: workbookType,
    content: workbook([formSheet(rows, asked, { company, office, printedBy }), sourcesSheet()]),
  })
}

function formSheet(
  rows: readonly LabourRow[],
  { title, asOf }: LabourPeriod,
  { company, office, printedBy }: { company: string; office: string | null; printedBy: string },
): Sheet {
  const framed = (value: string | number | null): SheetCell => ({ value: value ?? '', style: 'framed' })
  const strong = (value: string): SheetCell => ({ value, style: 'framedStrong' })
  const content: SheetRow[] = [
    [{ value: 'BÁO CÁO TÌNH HÌNH SỬ DỤNG LAO ĐỘNG (Mẫu số 01/PLI)', style: 'title' }],
    [company],
    [`Kỳ báo cáo: ${title}; tính đến ngày ${shownDay(asOf)}`],
    [`Kính gửi: ${office ?? '…'}`],
    [],
    labourColumns.map((column) => strong(column.title)),
    ...rows.map((row, place) => labourColumns.map(({ valueOf }) => framed(valueOf(row, place + 1)))),
    [],
    [`Tổng số ${rows.length} người. Người lập: ${printedBy}`],
  ]
  return {
    name: '01PLI',
    header: false,
    frozenRows: headRows,
    columns: labourColumns.map(({ width }) => ({ title: '', kind: 'text', width })),
    rows: [content],
  }
}

function sourcesSheet(): Sheet {
  return {
    name: 'Nguồn số liệu',
    header: true,
    columns: [
      { title: 'Cột của mẫu', kind: 'text', width: 40 },
      { title: 'Lấy từ', kind: 'text', width: 70 },
    ],
    rows: [
      [
        ...labourColumns.map(({ title, source }) => [title, source]),
        ['Kiểm tra trước khi gửi', Object.values(labourFactLabels).join(', ')],
      ],
    ],
  }
}
