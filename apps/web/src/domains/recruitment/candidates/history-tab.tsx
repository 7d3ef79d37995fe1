import { candidateStateLabels, contactWayLabels } from '@nhansu/sdk/domains/candidates'
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
      {({ moves, others }) => (
        <Stack gap="lg">
          <HistoryList
            entries={moves.map(
              ({
                id: move,
                from_state: from,
                to_state: to,
                reason,
                way,
                moved_at: at,
                moved_by_name: who,
              }) => ({
                id: String(move),
                title:
                  from === null ? 'Nộp hồ sơ' : `${candidateStateLabels[from]} → ${candidateStateLabels[to]}`,
                by: [formatDateTime(at), who].filter(Boolean).join(', '),
                changes: [way && contactWayLabels[way], reason].filter((words) => words !== null),
              }),
            )}
          />
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
