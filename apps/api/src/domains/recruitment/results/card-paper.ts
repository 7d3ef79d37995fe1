import { conclusionLabels, resultStateLabels } from '@nhansu/sdk/domains/recruitment'
import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import { FileAnswer } from '../../../contract/file-answer.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { companyHeading } from '../../../print/company-heading.ts'
import type { Block } from '../../../print/paper.ts'
import { renderPaper } from '../../../print/render-paper.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { moneyWords, scoreOnPaper, shownDay } from './paper-words.ts'
import { openResult, type Result, type Sheet, sheetOf } from './result-sheet.ts'

/**
 * 'Phiếu đánh giá phỏng vấn': one card as a paper, for whoever may open it on the screen. A draft is its examiner's own and
 * says that it is one.
 */
export const printCard: Handler<'recruitmentResults.paper'> = async ({ path }, context) => {
  const { result, round } = await openResult(context, path.id)
  if (result.state === 'recused') throw new ApiFailure(409, 'Người này không chấm nên không có phiếu để in.')
  const sheet = await sheetOf(context, round, result.candidate_id)
  await takeTurn(context)
  const position = await positionName(context, result.proposed_position_id)
  const heading = await companyHeading(context)
  context.audit({ recordId: path.id, detail: { form: 'pdf' }, strangers: 1 })
  const isDraft = result.state === 'draft'
  return new FileAnswer({
    name: `Phiếu đánh giá ${sheet.candidate.full_name ?? ''}.pdf`,
    mediaType: 'application/pdf',
    content: renderPaper({
      heading: result.handed_in_at === null ? heading : { ...heading, date: dayOf(result.handed_in_at) },
      title: 'PHIẾU ĐÁNH GIÁ PHỎNG VẤN',
      subject: `${round.name}${isDraft ? ' (Bản nháp, chưa nộp)' : ''}`,
      orientation: 'portrait',
      body: [...headLines(result, sheet), ...scores(result, sheet), ...words(result, position)],
      signatures: [
        { office: 'NGƯỜI ĐÁNH GIÁ', ...(result.employee_name !== null && { name: result.employee_name }) },
      ],
    }),
  })
}

const text = (line: string): Block => ({ kind: 'paragraph', text: line })

/** What is not known stands on no line. */
function lines(facts: readonly (readonly [label: string, value: string | null | undefined])[]): Block[] {
  return facts.flatMap(([label, value]) => (value ? [text(`${label}: ${value}`)] : []))
}

function headLines(result: Result, { candidate }: Sheet): Block[] {
  return lines([
    ['Họ và tên ứng viên', candidate.full_name],
    ['Vị trí dự tuyển', candidate.position_name],
    ['Đợt tuyển dụng', candidate.recruitment_name],
    ['Người đánh giá', result.employee_name ?? 'Nhân sự nhập điểm'],
    ['Trạng thái phiếu', resultStateLabels[result.state]],
  ])
}

function scores({ scores: given, score, total }: Result, { criteria, round }: Sheet): Block[] {
  if (criteria.length === 0) return lines([[`Điểm (thang ${round.max_score})`, scoreOnPaper(score)]])
  return [
    {
      kind: 'table',
      columns: [
        { title: 'STT', width: 1, align: 'center' },
        { title: 'Tiêu chí', width: 5 },
        { title: 'Trọng số (%)', width: 2, align: 'right' },
        { title: 'Điểm (0–10)', width: 2, align: 'right' },
        { title: 'Nhận xét', width: 6 },
      ],
      rows: criteria.map(({ id, name, weight }, at) => {
        const own = given.find(({ criterion_id: of }) => of === id)
        return [
          String(at + 1),
          name,
          scoreOnPaper(weight) ?? '',
          scoreOnPaper(own?.score ?? null) ?? '',
          own?.remark ?? '',
        ]
      }),
    },
    ...lines([['Tổng điểm theo trọng số (thang 10)', scoreOnPaper(total)]]),
  ]
}

function words(result: Result, position: string | null): Block[] {
  const { conclusion, proposed_salary: salary, proposed_start: start, proposed_probation_days: days } = result
  return lines([
    ['Kết luận', conclusion && conclusionLabels[conclusion]],
    ['Nhận xét', result.remark],
    ['Đề xuất', result.recommendation],
    ['Vị trí đề xuất', position],
    ['Mức lương đề xuất', moneyWords(salary)],
    ['Ngày nhận việc đề xuất', shownDay(start)],
    ['Thời gian thử việc đề xuất', days === null ? null : `${days} ngày`],
    ['Lý do mở lại phiếu', result.reopened_reason],
  ])
}

function dayOf(moment: string): string {
  return new Date(Date.parse(moment) + 7 * 3_600_000).toISOString().slice(0, 10)
}

async function positionName(
  { db, inThisCompany }: ProductContext,
  id: number | null,
): Promise<string | null> {
  if (id === null) return null
  const { rows } = await sql<{ name: string }>`select name from positions
    where ${inThisCompany('positions')} and id = ${id}`.execute(db)
  return rows[0]?.name ?? null
}
