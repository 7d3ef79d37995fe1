import type { Schemas } from '@nhansu/sdk/contract'
import { FileAnswer } from '../../../contract/file-answer.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { type Place, placeOf } from '../../../workbooks/about-sheet.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { shownDate, shownInstant } from '../../../workbooks/shown-values.ts'
import type { Sheet, SheetCell, SheetRow } from '../../../workbooks/xlsx/sheet.ts'
import { sheetName, workbook, workbookType } from '../../../workbooks/xlsx/workbook.ts'
import type { Asked } from './counted-candidates.ts'
import { readReport } from './read-report.ts'

type Report = Schemas['RecruitmentReport']
type Table = Schemas['RecruitmentTable']

/** Rows above those of the figures, the titles of the columns included. */
const headRows = 6

/** The report as a workbook, a sheet for each table. The trail keeps the period and the unit. */
export async function reportWorkbook(context: ProductContext, asked: Asked): Promise<FileAnswer> {
  await takeTurn(context)
  const report = await readReport(context, asked)
  const place = await placeOf(context)
  context.audit({ detail: { ...asked } })
  return new FileAnswer({
    name: `BaoCao_TuyenDung_${report.to.replaceAll('-', '')}.xlsx`,
    mediaType: workbookType,
    content: workbook([
      tableSheet(context, report, report.campaigns, place),
      tableSheet(context, report, report.sources, place),
    ]),
  })
}

function tableSheet(
  { session }: ProductContext,
  { basis, from, to }: Report,
  { title, columns, rows, total }: Table,
  { company, at }: Place,
): Sheet {
  const isOfCampaigns = rows.some(({ position_name: position }) => position !== null)
  const words = isOfCampaigns ? ['Mã đợt', 'Vị trí', 'Đơn vị'] : ['Nguồn']
  const framed = (value: string | number | null): SheetCell => ({ value: value ?? '–', style: 'framed' })
  const strong = (value: string | number | null): SheetCell => ({ value: value ?? '', style: 'framedStrong' })
  const content: SheetRow[] = [
    [{ value: `Báo cáo tuyển dụng: ${title}`, style: 'title' }],
    [company],
    [`Từ ngày ${shownDate(from)} đến ngày ${shownDate(to)}`],
    [`Căn cứ lấy số liệu: ${basis}`],
    [],
    [...words, ...columns.map(({ label }) => label)].map(strong),
    ...rows.map(({ label, position_name: position, department_name: unit, values }) =>
      [label, ...(isOfCampaigns ? [position, unit] : []), ...values].map(framed),
    ),
    ['Tổng cộng', ...words.slice(1).map(() => ''), ...total].map(strong),
    [],
    [`Người xuất: ${session.fullName} (${session.login}), ${shownInstant(at)}`],
    [
      'Người lập biểu',
      ...words.slice(1).map(() => ''),
      ...columns.slice(1).map(() => ''),
      'Trưởng phòng HCNS',
    ],
  ]
  return {
    name: sheetName(title),
    header: false,
    frozenRows: headRows,
    columns: [
      ...words.map(() => ({ title: '', kind: 'text' as const, width: 26 })),
      ...columns.map(() => ({ title: '', kind: 'number' as const, width: 16 })),
    ],
    rows: [content],
  }
}
