import type { Schemas } from '@nhansu/sdk/contract'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { ownReviewPath } from './review-paths.ts'
import { ReviewState } from './review-state.tsx'

/** Whose contracts end in the units that the reader heads; it needs no right beside that. */
export default function OwnReviews() {
  const mine = useQuery(query('renewalReviews.mine'))
  return (
    <Page title="Phiếu đánh giá tái ký">
      <Card title="Phiếu gửi đến tôi">
        <Loaded query={mine} level={3}>
          {({ reviews }) =>
            reviews.length === 0 ? (
              <EmptyState title="Không có phiếu nào chờ ý kiến của bạn." level={3} />
            ) : (
              <Stack as="ul" gap="md">
                {reviews.map((review) => (
                  <li key={review.contract_id}>
                    <ReviewLine review={review} />
                  </li>
                ))}
              </Stack>
            )
          }
        </Loaded>
      </Card>
    </Page>
  )
}

function ReviewLine({ review }: { review: Schemas['OwnRenewalReview'] }) {
  const { contract_id, full_name, nhansu_id, department_name, contract_type_name, end_date } = review
  return (
    <Inline gap="md" justify="between">
      <Stack gap="xs">
        <Link href={ownReviewPath(contract_id)}>{`${full_name} (${nhansu_id})`}</Link>
        <Text tone="soft">
          {[department_name, contract_type_name, `Hết hạn ${formatDate(end_date)}`]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
      <ReviewState status={review.review_status} />
    </Inline>
  )
}
