import type { Schemas } from '@nhansu/sdk/contract'
import { candidateStateLabels, contactWayLabels } from '@nhansu/sdk/domains/candidates'
import { candidateAnswerLabels } from '@nhansu/sdk/domains/portal-pages'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { HistoryList } from '#web/kit/detail-page/history-list.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { candidatePath } from './candidate-paths.ts'

/** How somebody came to his state, and where else he has applied. */
export function HistoryTab({ id }: { id: number }) {
  const history = useQuery(query('candidates.history', { path: { id } }))
  return (
    <Loaded query={history}>
      {({ moves, answers, others }) => (
        <Stack gap="lg">
          <HistoryList entries={entriesOf(moves, answers)} />
          {others.length > 0 && (
            <Stack>
              <Heading level={3}>Lần ứng tuyển khác</Heading>
              {others.map(
                ({
                  id: other,
                  recruitment_id: campaign,
                  recruitment_name: name,
                  state,
                  applied_at: applied,
                }) => {
                  const words = `${name ?? 'Nguồn dự trữ'}, ${candidateStateLabels[state]}, nộp ${formatDate(applied.slice(0, 10))}`
                  if (campaign === null) return <Text key={other}>{words}</Text>
                  return (
                    <Link key={other} href={candidatePath(campaign, other)}>
                      {words}
                    </Link>
                  )
                },
              )}
            </Stack>
          )}
        </Stack>
      )}
    </Loaded>
  )
}

/** Moves and the candidate's own answers in the order of time, the newest first. */
function entriesOf(
  moves: readonly Schemas['CandidateMove'][],
  answers: readonly Schemas['CandidateAnswer'][],
) {
  return [...moves.map(moveEntry), ...answers.map(answerEntry)].toSorted(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  )
}

function moveEntry(move: Schemas['CandidateMove']) {
  const { id, from_state: from, to_state: to, reason, way, moved_at: at, moved_by_name: who } = move
  return {
    at,
    id: String(id),
    title: from === null ? 'Nộp hồ sơ' : `${candidateStateLabels[from]} → ${candidateStateLabels[to]}`,
    by: [formatDateTime(at), who].filter(Boolean).join(', '),
    changes: [way && contactWayLabels[way], reason].filter((words) => words !== null),
  }
}

function answerEntry({
  id,
  answer,
  starts_at: startsAt,
  reason,
  answered_at: at,
}: Schemas['CandidateAnswer']) {
  const about = startsAt === null ? '' : ` (lịch hẹn ${formatDateTime(startsAt)})`
  return {
    at,
    id: `tra-loi-${id}`,
    title: `Ứng viên trả lời: ${candidateAnswerLabels[answer]}${about}`,
    by: formatDateTime(at),
    changes: reason === null ? [] : [reason],
  }
}
