import { download } from '@nhansu/sdk'
import type { Data, Schemas } from '@nhansu/sdk/contract'
import { conclusionLabels, roundKindLabels, roundStateLabels } from '@nhansu/sdk/domains/recruitment'
import { Status } from '@nhansu/ui/badge/status.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { client } from '#web/session/client.ts'
import { query } from '#web/session/queries.ts'
import { PrintButton } from '#web/kit/printing/print-button.tsx'
import { recordPath, resultPath, resultsPath } from '../interviews/interview-paths.ts'
import { scoreWords } from '../interviews/score-words.ts'

type Round = Schemas['RecruitmentRound']
type Form = Data<'recruitmentResults.form'>

interface RoundsTabProps {
  id: number
  campaignId: number
}

/** The rounds of a candidate with the cards that the reader may see, each as a paper. */
export function RoundsTab({ id, campaignId }: RoundsTabProps) {
  const campaign = useQuery(
    query('recruitments.show', { path: { id: campaignId }, query: { include: ['rounds'] } }),
  )
  return (
    <Loaded
      query={campaign}
      empty={({ recruitment: { rounds = [] } }) =>
        rounds.length === 0 ? 'Đợt tuyển dụng này chưa có vòng nào' : null
      }
    >
      {({ recruitment: { rounds = [] } }) => (
        <Stack>
          {rounds.map((round) => (
            <OneRound key={round.id} round={round} candidateId={id} />
          ))}
        </Stack>
      )}
    </Loaded>
  )
}

function OneRound({ round, candidateId }: { round: Round; candidateId: number }) {
  const { id, name, kind, state } = round
  const form = useQuery(
    query('recruitmentResults.form', { query: { round_id: id, candidate_id: candidateId } }),
  )
  return (
    <Card
      title={name}
      actions={<Status tone={state === 'closed' ? 'neutral' : 'ok'}>{roundStateLabels[state]}</Status>}
    >
      <Stack>
        {name !== roundKindLabels[kind] && <Text tone="soft">{roundKindLabels[kind]}</Text>}
        <Loaded query={form} level={3}>
          {(data) => <Cards data={data} roundId={id} candidateId={candidateId} />}
        </Loaded>
      </Stack>
    </Card>
  )
}

function Cards({
  data: { result, sheet },
  roundId,
  candidateId,
}: {
  data: Form
  roundId: number
  candidateId: number
}) {
  const cards = [
    ...(result?.state === 'handed_in' ? [result] : []),
    ...sheet.cards.filter(({ id }) => id !== result?.id),
  ]
  return (
    <Stack gap="sm">
      {sheet.cards_are_hidden && (
        <Text tone="soft">Phiếu của hội đồng chỉ hiện khi đã đủ phiếu hoặc khi vòng đã chốt.</Text>
      )}
      {!sheet.cards_are_hidden && cards.length === 0 && <Text tone="soft">Chưa có phiếu nào.</Text>}
      {cards.map(({ id, employee_name: examiner, total, conclusion }) => (
        <Inline key={id} gap="sm">
          <Link href={resultPath(id)}>
            {[examiner ?? 'Nhân sự nhập', scoreWords(total), conclusion && conclusionLabels[conclusion]]
              .filter(Boolean)
              .join(' · ')}
          </Link>
          <PrintButton
            label={`In phiếu của ${examiner ?? 'nhân sự'}`}
            fetch={() => download(client, 'recruitmentResults.paper', { path: { id } })}
          />
        </Inline>
      ))}
      {sheet.may_write && (
        <div>
          <Link href={recordPath(`${resultsPath}/ghi-nhan`, roundId, candidateId)}>Ghi nhận kết quả</Link>
        </div>
      )}
    </Stack>
  )
}
