import { CloseUnit } from './close-unit.tsx'
import { EditUnit } from './edit-unit.tsx'
import { MergeUnit } from './merge-unit.tsx'
import { MoveUnit } from './move-unit.tsx'
import { ReopenUnit } from './reopen-unit.tsx'
import { UnitHistory } from './unit-history.tsx'
import type { UnitTask } from './unit-task.ts'
import type { Units } from './use-units.ts'

interface UnitTaskDialogProps {
  task: UnitTask
  units: Units
  onClose: () => void
}

const dialogs = { merge: MergeUnit, close: CloseUnit, reopen: ReopenUnit, history: UnitHistory }

/** The dialog of what is being done to a unit. */
export default function UnitTaskDialog({ task, units, onClose }: UnitTaskDialogProps) {
  if (task.kind === 'create') return <EditUnit parentId={task.parentId} units={units} onClose={onClose} />
  const item = units.index.get(task.id)?.item
  if (!item) return null
  if (task.kind === 'edit') return <EditUnit unit={item.data} units={units} onClose={onClose} />
  if (task.kind === 'move')
    return (
      <MoveUnit unit={item.data} units={units} {...(task.goal && { goal: task.goal })} onClose={onClose} />
    )
  const Dialog = dialogs[task.kind]
  return <Dialog unit={item.data} units={units} onClose={onClose} />
}
