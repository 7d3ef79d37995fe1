import type { Schemas } from '@nhansu/sdk/contract'
import { trainingStatusLabels } from '@nhansu/sdk/domains/training'
import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'

type CourseStatus = Schemas['TrainingStatus']

const tones: Readonly<Record<CourseStatus, StatusTone>> = {
  planned: 'plain',
  open: 'info',
  running: 'brand',
  finished: 'plain',
  cancelled: 'neutral',
}

/** The state of a course. */
export function CourseState({ status }: { status: CourseStatus }) {
  return <Status tone={tones[status]}>{trainingStatusLabels[status]}</Status>
}
