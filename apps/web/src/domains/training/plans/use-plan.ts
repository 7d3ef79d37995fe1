import type { Data } from '@nhansu/sdk/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '#web/session/queries.ts'

/** A plan with its lines, as its page shows it. */
export type Plan = Required<Data<'trainingPlans.show'>['plan']>

/** What a tab of a plan's page is about. */
export interface PlanTabProps {
  plan: Plan
  /** False for a reader, and for a plan that is no draft. */
  canEdit: boolean
}

/** A plan with its lines. */
export function usePlan(id: number) {
  const found = useQuery(query('trainingPlans.show', { path: { id }, query: { include: ['lines'] } }))
  // They were asked for.
  return { ...found, plan: found.data?.plan as Plan | undefined }
}
