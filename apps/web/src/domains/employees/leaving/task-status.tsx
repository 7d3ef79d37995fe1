import { leaverTaskStatusLabels } from '@nhansu/sdk/domains/leaving'
import type { Schemas } from '@nhansu/sdk/contract'
import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'

type TaskStatus = Schemas['LeaverTaskStatus']

const tones: Record<TaskStatus, StatusTone> = {
  overdue: 'bad',
  open: 'info',
  done: 'ok',
  waived: 'neutral',
  cancelled: 'neutral',
}

/** How far a task is, overdue ones in red. */
export function TaskState({ status }: { status: TaskStatus }) {
  return <Status tone={tones[status]}>{leaverTaskStatusLabels[status]}</Status>
}
