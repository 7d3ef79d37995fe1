import { formatNumber } from '@nhansu/ui/format/number.ts'
import type { PageAction } from '@nhansu/ui/page-actions/page-action.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '#web/session/queries.ts'
import type { Candidate } from './candidate-page.tsx'
import { candidatePath } from './candidate-paths.ts'

/** The way from one file to the next application of the campaign that nobody has opened; nothing once all are read. */
export function useNextNew({ id, recruitment_id: campaignId }: Candidate, mayEdit: boolean): PageAction[] {
  const { data } = useQuery({
    ...query('recruitmentCandidates.list', {
      path: { id: campaignId ?? 0 },
      // This one may still count as new: the second is the next then.
      query: { size: 2, pagination: true, filter: { state: { operator: 'in', value: ['new'] } } },
    }),
    // To whoever only reads nothing becomes seen, so that he would come to the same one again and again.
    enabled: mayEdit && campaignId !== null,
  })
  if (data === undefined || campaignId === null) return []
  const { candidates, meta } = data
  const next = candidates.find((other) => other.id !== id)
  if (next === undefined) return []
  const isOneOfThem = candidates.some((other) => other.id === id)
  const left = (meta.pagination?.total ?? candidates.length) - (isOneOfThem ? 1 : 0)
  return [
    {
      id: 'next-new',
      label: `Hồ sơ mới tiếp theo (${formatNumber(left)})`,
      tone: 'quiet',
      href: candidatePath(campaignId, next.id),
    },
  ]
}
