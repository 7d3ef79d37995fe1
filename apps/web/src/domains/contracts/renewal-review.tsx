import { download } from '@nhansu/sdk'
import type { Data } from '@nhansu/sdk/contract'
import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { lazy, Suspense, useState } from 'react'
import { client } from '#web/session/client.ts'
import { PaperButtons } from './paper-buttons.tsx'
import { ReviewFacts } from './review-facts.tsx'
import { ReviewFollowUp } from './review-follow-up.tsx'
import { decisionPath } from './review-paths.ts'
import { ReviewState } from './review-state.tsx'

type Review = Data<'renewalReviews.show'>['renewal_review']

// Its code comes with the first time that somebody writes.
const ReviewDialog = lazy(() => import('./review-dialog.tsx'))

/** The review of a contract that ends: what is said, and what its reader may do. */
export function RenewalReview({ review }: { review: Review }) {
  const [part, setPart] = useState<'unit' | 'hr'>()
  const { may_write_unit, may_write_hr, closed_reason, decision_id } = review
  return (
    <Stack>
      {review.review_status !== null && (
        <Inline>
          <ReviewState status={review.review_status} />
        </Inline>
      )}
      <ReviewFacts review={review} />
      {closed_reason !== null && <Text tone="soft">{closed_reason}</Text>}
      <Inline>
        {may_write_unit && (
          <Button tone={may_write_hr ? 'neutral' : 'primary'} size="small" onClick={() => setPart('unit')}>
            Ghi ý kiến đơn vị
          </Button>
        )}
        {may_write_hr && (
          <Button size="small" onClick={() => setPart('hr')}>
            Ghi ý kiến nhân sự
          </Button>
        )}
        <ReviewFollowUp review={review} />
        {decision_id !== null && (
          <ButtonLink size="small" href={decisionPath(decision_id)}>
            Mở quyết định
          </ButtonLink>
        )}
        <PaperButtons
          print="In phiếu"
          word="Phiếu bản Word"
          fetch={(form) =>
            download(client, 'renewalReviews.paper', { path: { id: review.contract_id }, body: { form } })
          }
        />
      </Inline>
      <Suspense>
        {part !== undefined && (
          <ReviewDialog review={review} part={part} onClose={() => setPart(undefined)} />
        )}
      </Suspense>
    </Stack>
  )
}
