import type { Schemas } from '@nhansu/sdk/contract'
import { FileAnswer } from '../../../contract/file-answer.ts'
import type { Handler } from '../../../contract/handlers.ts'
import { companyHeading } from '../../../print/company-heading.ts'
import type { Block, PaperColumn } from '../../../print/paper.ts'
import { renderPaper } from '../../../print/render-paper.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { shownDate } from '../../../workbooks/shown-values.ts'
import { monthWords } from './line-columns.ts'
import { type PlanFacts, planFacts } from './plan-facts.ts'
import { lineRows, planLines } from './plan-lines.ts'
import { visiblePlan } from './plan-record.ts'

type Line = Schemas['TrainingPlanLine']

const number = new Intl.NumberFormat('vi-VN')
const text = (line: string): Block => ({ kind: 'paragraph', text: line })

const columns: readonly PaperColumn[] = [
  { title: 'STT', width: 1.5, align: 'center' },
  { title: 'Nội dung đào tạo', width: 6 },
  { title: 'Loại đào tạo', width: 4 },
  { title: 'Hình thức', width: 3 },
  { title: 'Lĩnh vực', width: 3 },
  { title: 'Thời gian', width: 3 },
  { title: 'Số người', width: 2, align: 'right' },
  { title: 'Dự toán (đồng)', width: 3, align: 'right' },
  { title: 'Ghi chú', width: 4 },
]

/** 'Kế hoạch đào tạo năm …' as a paper: its lines with their sums, who made it and who approved it. */
export const printPlan: Handler<'trainingPlans.paper'> = async ({ path }, context) => {
  await visiblePlan(context, path.id)
  await takeTurn(context)
  const plan = await planFacts(context, path.id)
  const lines = await planLines<Line>(context, lineRows, path.id)
  const heading = await companyHeading(context)
  const title = `KẾ HOẠCH ĐÀO TẠO ${timeOf(plan)}`
  context.audit({ recordId: path.id, detail: { form: 'pdf' } })
  return new FileAnswer({
    name: `Kế hoạch đào tạo ${plan.code}.pdf`,
    mediaType: 'application/pdf',
    content: renderPaper({
      heading: { ...heading, number: plan.code, date: plan.approved_on ?? heading.date },
      title,
      // Most plans are called like the paper: it is said once.
      ...(plan.name.toLocaleUpperCase('vi') !== title && { subject: plan.name }),
      orientation: 'landscape',
      body: [...about(plan), table(lines)],
      signatures: [
        { office: 'NGƯỜI LẬP KẾ HOẠCH', ...(plan.author_name !== null && { name: plan.author_name }) },
        { office: 'NGƯỜI PHÊ DUYỆT', ...(plan.approver_name !== null && { name: plan.approver_name }) },
      ],
    }),
  })
}

function timeOf({ year, quarter }: PlanFacts): string {
  return quarter === null ? `NĂM ${year}` : `QUÝ ${quarter} NĂM ${year}`
}

/** For whom it is and how it stands: a paper that nobody has approved says so, whoever carries it around. */
function about(plan: PlanFacts): Block[] {
  const { department_name: unit, approved_on: day, approver_name: by, revision, note } = plan
  const changed = revision > 1 ? ` Điều chỉnh lần ${revision - 1}.` : ''
  const standing =
    day === null
      ? `Trạng thái: ${plan.status_name}. Kế hoạch này chưa được phê duyệt hoặc không còn hiệu lực.`
      : `Đã phê duyệt ngày ${shownDate(day)}${by === null ? '' : `, người phê duyệt: ${by}`}. Trạng thái: ${plan.status_name}.`
  return [
    text(`Phạm vi áp dụng: ${unit ?? 'toàn công ty'}.${changed}`),
    text(standing),
    ...(note === null ? [] : [text(`Ghi chú: ${note}`)]),
  ]
}

function table(lines: readonly Line[]): Block {
  const sum = (field: 'people' | 'planned') => lines.reduce((total, line) => total + line[field], 0)
  return {
    kind: 'table',
    columns,
    rows: [
      ...lines.map((line, at) => [
        String(at + 1),
        line.name,
        line.type_name ?? '',
        line.formality_name ?? '',
        line.field_name ?? '',
        monthsOf(line),
        number.format(line.people),
        number.format(line.planned),
        line.note ?? '',
      ]),
      ['', 'Tổng cộng', '', '', '', '', number.format(sum('people')), number.format(sum('planned')), ''],
    ],
  }
}

function monthsOf({ months }: Line): string {
  return months
    .toSorted((one, other) => one - other)
    .map((month) => monthWords[month])
    .join(', ')
}
