import { renewalProposalLabels } from '@nhansu/sdk/domains/contracts'
import { FileAnswer } from '../../contract/file-answer.ts'
import type { Handler } from '../../contract/handlers.ts'
import { companyHeading } from '../../print/company-heading.ts'
import type { Block } from '../../print/paper.ts'
import { renderPaper } from '../../print/render-paper.ts'
import { takeTurn } from '../../workbooks/export-turns.ts'
import { openReview } from './review-rows.ts'
import { shownDay } from './term.ts'

const dots = '……………………………………………………………………………………'

const text = (line: string): Block => ({ kind: 'paragraph', text: line })

/** 'Phiếu đánh giá tái ký hợp đồng' as a paper: filled in so far, and open to be written on by hand. */
export const printReview: Handler<'renewalReviews.paper'> = async ({ path }, context) => {
  const { review } = await openReview(context, path.id)
  await takeTurn(context)
  const heading = await companyHeading(context)
  context.audit({ recordId: path.id, detail: { form: 'pdf' } })
  const { proposal, contract_number: number } = review
  return new FileAnswer({
    name: `Phiếu đánh giá tái ký ${number?.replaceAll('/', '-') ?? ''} ${review.full_name}.pdf`,
    mediaType: 'application/pdf',
    content: renderPaper({
      heading,
      title: 'PHIẾU ĐÁNH GIÁ TÁI KÝ HỢP ĐỒNG',
      subject: `Hợp đồng số ${number}`,
      orientation: 'portrait',
      body: [
        text(`Họ và tên: ${review.full_name}. Mã nhân viên: ${review.nhansu_id}.`),
        text(`Đơn vị: ${review.department_name ?? dots}. Chức vụ: ${review.position_name ?? dots}.`),
        text(
          `Loại hợp đồng: ${review.contract_type_name}, từ ngày ${shownDay(review.start_date)} đến hết ngày ${shownDay(review.end_date)}.`,
        ),
        text(`Hạn cho ý kiến: ${shownDay(review.due_date)}.`),
        text(
          `1. Đề nghị của đơn vị: ${proposal === null ? 'ký tiếp / không ký tiếp (gạch phần không chọn)' : renewalProposalLabels[proposal]}.`,
        ),
        ...(proposal === 'end'
          ? []
          : [
              text(
                `Loại và thời hạn đề nghị: ${review.proposed_type_name ?? (proposal === null ? dots : 'theo chuỗi hợp đồng')}.`,
              ),
            ]),
        text(`2. Ý kiến đơn vị: ${review.unit_opinion ?? dots}`),
        text(`3. Ý kiến nhân sự: ${review.hr_opinion ?? dots}`),
      ],
      signatures: [
        { office: 'NHÂN SỰ', ...(review.hr_by_name !== null && { name: review.hr_by_name }) },
        {
          office: 'TRƯỞNG ĐƠN VỊ',
          ...(review.head_name !== null && { name: review.unit_by_name ?? review.head_name }),
        },
      ],
    }),
  })
}
