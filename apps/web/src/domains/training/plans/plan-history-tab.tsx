import { trainingPlanStatusLabels } from '@nhansu/sdk/domains/training'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { useQuery } from '@tanstack/react-query'
import { HistoryList } from '#web/kit/detail-page/history-list.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import type { PlanTabProps } from './use-plan.ts'

/** How a plan came to its state, the last step first. */
export default function PlanHistoryTab({ plan: { id } }: PlanTabProps) {
  const history = useQuery(query('trainingPlans.history', { path: { id } }))
  return (
    <Loaded
      query={history}
      empty={({ moves }) => (moves.length === 0 ? 'Kế hoạch chưa chuyển trạng thái lần nào' : null)}
    >
      {({ moves }) => (
        <HistoryList
          entries={moves.map(({ from, to, reason, moved_at: at, moved_by_name: who }, place) => ({
            id: String(moves.length - place),
            title: `${trainingPlanStatusLabels[from]} → ${trainingPlanStatusLabels[to]}`,
            by: [formatDateTime(at), who].filter(Boolean).join(', '),
            changes: reason === null ? [] : [reason],
          }))}
        />
      )}
    </Loaded>
  )
}
