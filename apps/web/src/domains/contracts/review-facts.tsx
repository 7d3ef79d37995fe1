import type { Data } from '@nhansu/sdk/contract'
import { renewalProposalLabels } from '@nhansu/sdk/domains/contracts'
import { fieldFacts } from '@nhansu/sdk/field-facts/renewal-reviews'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatDateTime } from '@nhansu/ui/format/time.ts'

type Review = Data<'renewalReviews.show'>['renewal_review']

const { titles } = fieldFacts

/** What has been said so far, and until when the unit is asked. */
export function ReviewFacts({ review }: { review: Review }) {
  const { proposal, proposed_type_name: type, unit_at, unit_by_name, hr_at, hr_by_name } = review
  return (
    <DescriptionList
      items={[
        { term: titles.due_date, value: formatDate(review.due_date) },
        { term: titles.head_name, value: review.head_name ?? 'Chưa có trưởng đơn vị' },
        { term: titles.proposal, value: proposal === null ? 'Chưa có' : renewalProposalLabels[proposal] },
        ...(proposal === 'renew'
          ? [{ term: titles.proposed_type_id, value: type ?? 'Theo chuỗi hợp đồng' }]
          : []),
        { term: titles.unit_opinion, value: said(review.unit_opinion, unit_by_name, unit_at) },
        { term: titles.hr_opinion, value: said(review.hr_opinion, hr_by_name, hr_at) },
      ]}
    />
  )
}

function said(opinion: string | null, by: string | null, at: string | null): string {
  if (at === null) return 'Chưa có'
  return `${opinion ?? 'Không ghi thêm'} (${[by, formatDateTime(at)].filter(Boolean).join(', ')})`
}
