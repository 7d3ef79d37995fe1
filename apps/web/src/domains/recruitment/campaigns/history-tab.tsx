import { recruitmentApprovalLabels, recruitmentStatusLabels } from '@nhansu/sdk/domains/recruitment'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { useQuery } from '@tanstack/react-query'
import { HistoryList } from '#web/kit/detail-page/history-list.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import type { CampaignTabProps } from './use-campaign.ts'

const words: Readonly<Record<'status' | 'approval' | 'weights', Readonly<Record<string, string>>>> = {
  status: recruitmentStatusLabels,
  approval: recruitmentApprovalLabels,
  // Written out in the history itself.
  weights: {},
}

/** How a campaign came to its state, its approval and the weights of its rounds, the last step first. */
export default function HistoryTab({ campaign: { id } }: CampaignTabProps) {
  const history = useQuery(query('recruitments.history', { path: { id } }))
  return (
    <Loaded
      query={history}
      empty={({ moves }) => (moves.length === 0 ? 'Đợt chưa chuyển trạng thái lần nào' : null)}
    >
      {({ moves }) => (
        <HistoryList
          entries={moves.map(({ kind, from, to, reason, moved_at: at, moved_by_name: who }, place) => ({
            id: String(moves.length - place),
            title: `${kind === 'weights' ? 'Trọng số các vòng: ' : ''}${words[kind][from] ?? from} → ${words[kind][to] ?? to}`,
            by: [formatDateTime(at), who].filter(Boolean).join(', '),
            changes: reason === null ? [] : [reason],
          }))}
        />
      )}
    </Loaded>
  )
}
