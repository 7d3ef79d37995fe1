import type { Schemas } from '@nhansu/sdk/contract'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import type { ComponentType } from 'react'
import { ExpiringDocumentsCard, OwnReadingsCard } from '#web/domains/documents/public.ts'
import { HeadcountCard } from '#web/domains/employees/headcount/headcount-card.tsx'
import { OwnExamsCard, OwnMarkingCard } from '#web/domains/quiz/public.tsx'
import { DataNoticeCard, DataRequestsDueCard } from '#web/domains/personal-data/public.ts'
import { OpenCampaignsCard, OwnInterviewsCard } from '#web/domains/recruitment/public.ts'
import { WaitingRequestsCard } from '#web/domains/requests/public.ts'
import { AwaitedAnswersCard, NeededTrainingCard } from '#web/domains/training/public.tsx'
import { FiguresCard } from './figures-card.tsx'

type HomeCard = Schemas['HomeCard']
type Content<Key extends HomeCard['key']> = NonNullable<HomeCard[Key]>

/** How each card shows what it has: the server says which of them a reader may have, in their order. */
const cards: {
  [Key in HomeCard['key']]: ComponentType<{ content: Content<Key>; title: string; link: string }>
} = {
  data_notice: DataNoticeCard,
  awaited_answers: AwaitedAnswersCard,
  own_readings: OwnReadingsCard,
  own_lessons: FiguresCard,
  own_interviews: OwnInterviewsCard,
  own_exams: OwnExamsCard,
  own_marking: OwnMarkingCard,
  own_renewal_reviews: FiguresCard,
  first_imports: FiguresCard,
  own_leaver_tasks: FiguresCard,
  own_contract_end: FiguresCard,
  own_rounds: FiguresCard,
  own_requests: FiguresCard,
  standing_in: FiguresCard,
  open_rounds: FiguresCard,
  unit_birthdays: FiguresCard,
  missed_day_turn: FiguresCard,
  headcount: HeadcountCard,
  open_campaigns: OpenCampaignsCard,
  promised_answers: FiguresCard,
  contracts_ending: FiguresCard,
  renewal_reviews: FiguresCard,
  unsigned_contracts: FiguresCard,
  probations_ending: FiguresCard,
  missing_papers: FiguresCard,
  leaver_tasks: FiguresCard,
  waiting_requests: WaitingRequestsCard,
  confirmations_waiting: FiguresCard,
  employee_transfers: FiguresCard,
  disciplines_due: FiguresCard,
  decisions_waiting: FiguresCard,
  data_requests_due: DataRequestsDueCard,
  needed_training: NeededTrainingCard,
  expiring_documents: ExpiringDocumentsCard,
  lessons_today: FiguresCard,
  training_work: FiguresCard,
  birthdays: FiguresCard,
  retirements: FiguresCard,
  turnover: FiguresCard,
  against_plan: FiguresCard,
  state_reports: FiguresCard,
  system_health: FiguresCard,
}

/** One card of the first page; an empty one says so in a line and leads to its screen. */
export function HomeCardView({ card }: { card: HomeCard }) {
  const { key, title, link, empty_text: emptyText } = card
  // What stands under a card's key is what the part of that key shows; no type can follow both.
  const Content = cards[key] as ComponentType<{ content: object; title: string; link: string }>
  const content = card[key]
  if (content) return <Content content={content} title={title} link={link} />
  return (
    <Card title={title} actions={<Link href={link}>Xem danh sách</Link>}>
      <Text tone="soft">{emptyText}</Text>
    </Card>
  )
}
