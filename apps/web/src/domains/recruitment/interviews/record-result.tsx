import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { AskedCard, useAskedCard } from './asked-card.tsx'
import { recordPath, resultsPath } from './interview-paths.ts'
import { OwnCards } from './own-interviews.tsx'
import { RoundChooser, useChosenRound } from './round-chooser.tsx'

const own = `${resultsPath}/ghi-nhan`

/** Ghi nhận kết quả: the card of a candidate; without one, the choice of whom it is about. */
export default function RecordResult() {
  const asked = useAskedCard()
  return asked ? (
    <AskedCard key={`${asked.roundId} ${asked.candidateId}`} {...asked} back={resultsPath} />
  ) : (
    <Choice />
  )
}

function Choice() {
  const chosen = useChosenRound()
  return (
    <Page title="Ghi nhận kết quả">
      <OwnCards base={own} />
      <RoundChooser {...chosen} />
      {chosen.roundId !== null && <Candidates roundId={chosen.roundId} />}
    </Page>
  )
}

function Candidates({ roundId }: { roundId: number }) {
  const results = useQuery(query('recruitmentResults.list', { query: { round_id: roundId, size: 100 } }))
  return (
    <Card title="Ứng viên của vòng">
      <Loaded query={results} level={3}>
        {({ candidates }) =>
          candidates.length === 0 ? (
            <Text tone="soft">Đợt này chưa có ứng viên để chấm.</Text>
          ) : (
            <Inline gap="md">
              {candidates.map(({ id, full_name: name }) => (
                <Link key={id} href={recordPath(own, roundId, id)}>
                  {name}
                </Link>
              ))}
            </Inline>
          )
        }
      </Loaded>
    </Card>
  )
}
