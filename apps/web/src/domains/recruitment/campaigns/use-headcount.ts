import { useQuery } from '@tanstack/react-query'
import { query } from '#web/session/queries.ts'

/**
 * How many a position may have, how many hold it and how many are being looked for, as far as the reader may see: 'Định
 * biên 12, đang có 11, đang tuyển 2.'
 *
 * @param positionId null while none is chosen
 */
export function useHeadcount(positionId: number | null): string | undefined {
  const asked = positionId !== null
  const id = positionId ?? 0
  const { data: place } = useQuery({ ...query('positions.show', { path: { id } }), enabled: asked })
  const { data: wanted } = useQuery({
    ...query('recruitments.list', {
      query: {
        filter: {
          position_id: { operator: 'in', value: [id] },
          status: { operator: 'in', value: ['recruiting'] },
        },
        pagination: false,
      },
    }),
    enabled: asked,
  })
  if (!asked || !place || !wanted) return undefined
  const { headcount_plan: plan, holder_total: holders } = place.position
  const open = wanted.recruitments.reduce(
    (sum, { quantity, filled_total: filled }) => sum + Math.max(0, quantity - filled),
    0,
  )
  return `Định biên ${plan ?? 'chưa đặt'}, đang có ${holders ?? 0}, đang tuyển ${open}.`
}
