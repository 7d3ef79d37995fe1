import type { Schemas } from '@nhansu/sdk/contract'
import { trainingPlanStatusLabels } from '@nhansu/sdk/domains/training'
import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'

type PlanStatus = Schemas['TrainingPlanStatus']

const tones: Readonly<Record<PlanStatus, StatusTone>> = {
  draft: 'neutral',
  waiting: 'warn',
  approved: 'info',
  running: 'brand',
  done: 'plain',
  cancelled: 'neutral',
}

/** The state of a plan. */
export function PlanState({ status }: { status: PlanStatus }) {
  return <Status tone={tones[status]}>{trainingPlanStatusLabels[status]}</Status>
}
