import type { Schemas } from '@nhansu/sdk/contract'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import type { ComponentType } from 'react'
import { ExpiringDocumentsCard } from '#web/domains/documents/public.ts'
import { HeadcountCard } from '#web/domains/employees/headcount/headcount-card.tsx'
import { OwnExamsCard, OwnMarkingCard } from '#web/domains/quiz/public.tsx'
import { DataRequestsDueCard } from '#web/domains/personal-data/public.ts'
import { OpenCampaignsCard, OwnInterviewsCard } from '#web/domains/recruitment/public.ts'
import { WaitingRequestsCard } from '#web/domains/requests/public.ts'
import { AwaitedAnswersCard } from '#web/domains/training/public.tsx'

type HomeCard = Schemas['HomeCard']
type Content<Key extends HomeCard['key']> = NonNullable<HomeCard[Key]>

/** How each card shows what it has: the server says which of them a reader may have, in their order. */
const cards: { [Key in HomeCard['key']]: ComponentType<{ content: Content<Key> }> } = {
  awaited_answers: AwaitedAnswersCard,
  own_interviews: OwnInterviewsCard,
  own_exams: OwnExamsCard,
  own_marking: OwnMarkingCard,
  headcount: HeadcountCard,
  open_campaigns: OpenCampaignsCard,
  waiting_requests: WaitingRequestsCard,
  data_requests_due: DataRequestsDueCard,
  expiring_documents: ExpiringDocumentsCard,
}

/** One card of the first page; an empty one says so and leads to its screen. */
export function HomeCardView({ card }: { card: HomeCard }) {
  const { key, title, link, empty_text: emptyText } = card
  // What stands under a card's key is what the part of that key shows; no type can follow both.
  const Content = cards[key] as ComponentType<{ content: object }>
  const content = card[key]
  if (content) return <Content content={content} />
  return (
    <Card title={title}>
      <EmptyState title={emptyText} actions={<ButtonLink href={link}>Mở màn hình</ButtonLink>} />
    </Card>
  )
}
