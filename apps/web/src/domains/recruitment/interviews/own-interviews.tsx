import { resultStateLabels } from '@nhansu/sdk/domains/recruitment'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import type { Data } from '@nhansu/sdk/contract'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { ownInterviewsPath, recordPath } from './interview-paths.ts'
import { AskedCard, useAskedCard } from './asked-card.tsx'
import { hoursOf, inVietNam } from './week.ts'
import { scoreWords } from './score-words.ts'

type OwnCard = Data<'recruitmentResults.mine'>['cards'][number]

/** What an examiner has to do, and the card that he writes; it needs no right beside his seat. */
export default function OwnInterviews() {
  const asked = useAskedCard()
  if (asked)
    return <AskedCard key={`${asked.roundId} ${asked.candidateId}`} {...asked} back={ownInterviewsPath} />
  return (
    <Page title="Phỏng vấn của tôi">
      <OwnCards base={ownInterviewsPath} />
    </Page>
  )
}

/** The cards that the reader owes or has written. @param base the screen on which a card is opened */
export function OwnCards({ base }: { base: string }) {
  const mine = useQuery(query('recruitmentResults.mine'))
  return (
    <Card title="Phiếu của tôi">
      <Loaded query={mine} level={3}>
        {({ cards }) =>
          cards.length === 0 ? (
            <EmptyState title="Bạn không có ứng viên nào cần chấm." level={3} />
          ) : (
            <Stack as="ul" gap="md">
              {cards.map((card) => (
                <li key={`${card.round_id} ${card.candidate_id}`}>
                  <Stack gap="xs">
                    <Link href={recordPath(base, card.round_id, card.candidate_id)}>{card.full_name}</Link>
                    <Text tone="soft">{wordsOf(card)}</Text>
                    {card.link !== null && (
                      <Link href={card.link} target="_blank">
                        Vào phòng họp trực tuyến
                      </Link>
                    )}
                  </Stack>
                </li>
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Card>
  )
}

function wordsOf(card: OwnCard): string {
  const { round_name: round, recruitment_name: campaign, starts_at, ends_at, place, state, total } = card
  const when =
    starts_at === null || ends_at === null
      ? null
      : `${hoursOf({ starts_at, ends_at })} ngày ${formatDate(inVietNam(starts_at).date)}`
  const done = state === null ? 'Chưa chấm' : resultStateLabels[state]
  return [round, campaign, when, place, total === null ? done : `${done}, ${scoreWords(total)} điểm`]
    .filter(Boolean)
    .join(' · ')
}
