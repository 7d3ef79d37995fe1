import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { RenewalReview } from './renewal-review.tsx'

/** The review in the detail of a contract that ends by itself. */
export function ContractReview({ contractId }: { contractId: number }) {
  const review = useQuery(query('renewalReviews.show', { path: { id: contractId } }))
  // One's own contract, and one that the reader sees by himself alone, has none for him.
  if (review.error?.kind === 'not-found') return null
  return (
    <Stack>
      <Heading level={3}>Phiếu đánh giá tái ký</Heading>
      <Loaded query={review}>{({ renewal_review: found }) => <RenewalReview review={found} />}</Loaded>
    </Stack>
  )
}
