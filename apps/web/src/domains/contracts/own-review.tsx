import { fieldFacts } from '@nhansu/sdk/field-facts/renewal-reviews'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { DetailPage } from '#web/kit/detail-page/detail-page.tsx'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { query } from '#web/session/queries.ts'
import { RenewalReview } from './renewal-review.tsx'

const { titles } = fieldFacts

/** One review before the head of the unit: the contract without its pay, and his part of the form. */
export default function OwnReview() {
  const id = Number(useParams()['id'])
  const { data, error, refetch } = useQuery(query('renewalReviews.show', { path: { id } }))
  if (!data) return <NotLoaded title="Phiếu đánh giá" error={error} onRetry={() => void refetch()} />
  const { renewal_review: review } = data
  return (
    <DetailPage
      title="Phiếu đánh giá tái ký"
      summary={[`${review.full_name} (${review.nhansu_id})`, review.position_name, review.department_name]
        .filter(Boolean)
        .join(' · ')}
      essentials={[
        { term: titles.contract_number, value: review.contract_number },
        { term: titles.contract_type_name, value: review.contract_type_name },
        { term: titles.start_date, value: formatDate(review.start_date) },
        { term: titles.end_date, value: formatDate(review.end_date) },
        { term: titles.days_left, value: review.days_left },
      ]}
    >
      <Card title="Đánh giá">
        <RenewalReview review={review} />
      </Card>
    </DetailPage>
  )
}
