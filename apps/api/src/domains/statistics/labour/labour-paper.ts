import { labourContractLabels, labourGroupLabels } from '@nhansu/sdk/domains/statistics'
import { ApiFailure } from '../../../contract/failure.ts'
import { FileAnswer } from '../../../contract/file-answer.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { companyHeading } from '../../../print/company-heading.ts'
import type { PaperColumn } from '../../../print/paper.ts'
import { renderPaper } from '../../../print/render-paper.ts'
import { placeOf } from '../../../workbooks/about-sheet.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { shownInstant } from '../../../workbooks/shown-values.ts'
import { shownDay } from '../report.ts'
import { shownMonth } from './labour-columns.ts'
import type { LabourPeriod } from './labour-period.ts'
import { type LabourRow, labourRows } from './labour-rows.ts'

/** More take minutes and some hundred pages; who needs more sends the workbook. */
const mostPeople = 2_000

interface LabourPaperColumn extends PaperColumn {
  valueOf: (this: void, row: LabourRow) => string
}

/** What belongs together stands in one column: twenty-six would be too small to read across a page. */
const paperColumns: readonly LabourPaperColumn[] = [
  { title: 'Họ và tên, ngày sinh, giới tính', width: 22, valueOf: personOf },
  {
    title: 'Mã số BHXH; số căn cước/hộ chiếu',
    width: 16,
    valueOf: (row) => together([row.social_insurance_no, row.identity]),
  },
  {
    title: 'Chức vụ, chức danh, nơi làm việc',
    width: 24,
    valueOf: (row) => together([row.position_name, row.unit_name, row.work_place]),
  },
  { title: 'Vị trí việc làm', width: 14, valueOf: (row) => labourGroupLabels[row.labour_group] },
  { title: 'Mức lương', width: 12, align: 'right', valueOf: (row) => money(row.base_salary) },
  { title: 'Các khoản bổ sung', width: 12, align: 'right', valueOf: (row) => money(row.supplements) },
  {
    title: 'Nặng nhọc, độc hại',
    width: 11,
    valueOf: ({ heavy_from: from }) => (from === null ? '' : `Từ ${shownDay(from)}`),
  },
  { title: 'Hợp đồng lao động', width: 20, valueOf: contractOf },
  {
    title: 'Đóng BHXH',
    width: 10,
    valueOf: ({ insurance_start: from }) => (from === null ? '' : `Từ ${shownMonth(from)}`),
  },
  { title: 'Ghi chú', width: 10, valueOf: () => '' },
]

/**
 * The report on paper, under the company's heading.
 * @throws ApiFailure 400 for more people than a paper has room for
 */
export async function labourPaper(
  context: ProductContext,
  { period, title, asOf }: LabourPeriod,
  office: string | null,
): Promise<FileAnswer> {
  await takeTurn(context)
  const rows = await labourRows(context, asOf)
  if (rows.length > mostPeople)
    throw new ApiFailure(
      400,
      `Bản in chứa nhiều nhất ${mostPeople} người, báo cáo có ${rows.length} người. Hãy tải Excel.`,
    )
  context.audit({
    detail: { period, as_of: asOf, people: rows.length, closed_rows: rows.length },
    closedRows: rows.length,
    mustBeFiled: true,
    seen: {
      deed: 'print',
      employeeIds: rows.map(({ id }) => id),
      shown: paperColumns.map((column) => column.title),
    },
  })
  const { fullName, login } = context.session
  const { at } = await placeOf(context)
  return new FileAnswer({
    name: `Báo cáo tình hình sử dụng lao động ${period}.pdf`,
    mediaType: 'application/pdf',
    content: renderPaper({
      heading: await companyHeading(context),
      title: 'BÁO CÁO TÌNH HÌNH SỬ DỤNG LAO ĐỘNG',
      subject: `(Mẫu số 01/PLI; kỳ báo cáo: ${title}; tính đến ngày ${shownDay(asOf)})`,
      orientation: 'landscape',
      body: [
        { kind: 'paragraph', text: `Kính gửi: ${office ?? '…………………………'}` },
        {
          kind: 'table',
          columns: [
            { title: 'STT', width: 5, align: 'center' },
            // The thread that lays it out takes plain data only.
            ...paperColumns.map(({ title: head, width, align }) => ({
              title: head,
              width,
              ...(align && { align }),
            })),
          ],
          rows: rows.map((row, place) => [
            String(place + 1),
            ...paperColumns.map(({ valueOf }) => valueOf(row)),
          ]),
        },
        { kind: 'paragraph', text: `Tổng số ${rows.length} người.` },
      ],
      signatures: [{ office: 'NGƯỜI LẬP BIỂU', name: fullName }, { office: 'ĐẠI DIỆN DOANH NGHIỆP' }],
      printedBy: `Người in: ${fullName} (${login}), ${shownInstant(at)}`,
    }),
  })
}

const together = (words: readonly (string | null)[]) => words.filter((word) => word !== null).join('; ')
const money = (amount: number | null) => (amount === null ? '' : amount.toLocaleString('en-US'))

function personOf({ full_name, date_of_birth, gender }: LabourRow): string {
  return together([full_name, date_of_birth && shownDay(date_of_birth), gender])
}

function contractOf({ contract, contract_from, contract_to }: LabourRow): string {
  if (contract === null || contract_from === null) return ''
  const until = contract_to === null ? '' : ` đến ${shownDay(contract_to)}`
  return `${labourContractLabels[contract]}, từ ${shownDay(contract_from)}${until}`
}
