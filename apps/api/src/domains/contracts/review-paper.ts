import { renewalProposalLabels } from '@nhansu/sdk/domains/contracts'
import type { Handler } from '../../contract/handlers.ts'
import { companyHeading } from '../../print/company-heading.ts'
import type { Heading, Paper } from '../../print/paper.ts'
import { placeAndDate } from '../../print/paper-heading.ts'
import { mayLack } from '../../print/templates/clauses/clause-kinds.ts'
import { clauseLines } from '../../print/templates/clauses/clause-text.ts'
import { clausesOf } from '../../print/templates/clauses/company-clauses.ts'
import { paperInForm } from '../../print/templates/paper-in-form.ts'
import type { ReviewTag } from '../../print/templates/review-tags.ts'
import { takeTurn } from '../../workbooks/export-turns.ts'
import { type OpenReview, openReview } from './review-rows.ts'
import { shownDay } from './term.ts'

type Review = OpenReview['review']
type Facts = Readonly<Record<ReviewTag, string>>

const dots = '……………………………………………………………………………………'

/**
 * 'Phiếu đánh giá tái ký hợp đồng' as a paper, PDF or the company's own Word file: filled in so far, and open to be written
 * on by hand.
 */
export const printReview: Handler<'renewalReviews.paper'> = async ({ path, body: { form } }, context) => {
  const { review } = await openReview(context, path.id)
  await takeTurn(context)
  const heading = await companyHeading(context)
  const facts = factsOf(review, heading)
  const { content, own } = await clausesOf(context, 'renewal_review')
  return paperInForm(context, form, {
    kind: 'renewal_review',
    id: path.id,
    name: `Phiếu đánh giá tái ký ${review.contract_number?.replaceAll('/', '-') ?? ''} ${review.full_name}`,
    facts,
    paper: () => reviewLayout(review, heading, facts, content),
    ...(own && { clauses: own }),
    about: [review.employee_id],
  })
}

function factsOf(review: Review, heading: Heading): Facts {
  const { proposal } = review
  return {
    'Tên công ty': heading.company,
    'Địa danh': heading.place ?? dots,
    'Ngày lập': placeAndDate(heading.place, heading.date),
    'Số hợp đồng': review.contract_number ?? dots,
    'Loại hợp đồng': review.contract_type_name,
    'Từ ngày': shownDay(review.start_date),
    'Đến ngày': shownDay(review.end_date),
    'Họ và tên': review.full_name,
    'Mã nhân viên': review.nhansu_id,
    'Đơn vị': review.department_name ?? dots,
    'Chức vụ': review.position_name ?? dots,
    'Hạn cho ý kiến': shownDay(review.due_date),
    'Đề nghị của đơn vị':
      proposal === null ? 'ký tiếp / không ký tiếp (gạch phần không chọn)' : renewalProposalLabels[proposal],
    'Loại và thời hạn đề nghị':
      review.proposed_type_name ?? (proposal === 'renew' ? 'theo chuỗi hợp đồng' : dots),
    'Ý kiến đơn vị': review.unit_opinion ?? dots,
    'Ý kiến nhân sự': review.hr_opinion ?? dots,
    'Trưởng đơn vị': review.head_name === null ? dots : (review.unit_by_name ?? review.head_name),
    'Người ghi ý kiến nhân sự': review.hr_by_name ?? dots,
  }
}

/** What the form of a review has beside its facts. */
type ReviewFrame = Pick<Review, 'proposal' | 'hr_by_name' | 'head_name'>

/** The form as the product lays it out: the contract that it is about, the clauses and the signatures. */
export function reviewLayout(
  { proposal, hr_by_name, head_name }: ReviewFrame,
  heading: Heading,
  facts: Facts,
  content: string,
): Paper {
  // Whoever proposes an end proposes no contract.
  const lacking = new Set<string>(proposal === 'end' ? mayLack.review : [])
  return {
    heading,
    title: 'PHIẾU ĐÁNH GIÁ TÁI KÝ HỢP ĐỒNG',
    subject: `Hợp đồng số ${facts['Số hợp đồng']}`,
    orientation: 'portrait',
    body: clauseLines(content, { values: facts, lacking }),
    signatures: [
      { office: 'NHÂN SỰ', ...(hr_by_name !== null && { name: hr_by_name }) },
      { office: 'TRƯỞNG ĐƠN VỊ', ...(head_name !== null && { name: facts['Trưởng đơn vị'] }) },
    ],
  }
}
