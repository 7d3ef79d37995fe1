import type { Schemas } from '@nhansu/sdk/contract'
import { resultStateLabels } from '@nhansu/sdk/domains/recruitment'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { recordPath } from './interview-paths.ts'
import { scoreWords } from './score-words.ts'
import { hoursOf, inVietNam } from './viet-nam-hours.ts'

type OwnCard = Schemas['RecruitmentOwnCard']

/** Cards of an examiner, one a line, each leading to where it is written. @param base the screen on which a card is opened */
export function OwnCardLines({ cards, base }: { cards: readonly OwnCard[]; base: string }) {
  return (
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
