import type { PermissionName } from '@nhansu/sdk/contract'
import { Status } from '@nhansu/ui/badge/status.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import type { AnyRow } from '#web/kit/resource/define-resource.ts'
import { EditableRows } from '#web/kit/rows/editable-rows.tsx'
import { useProfile } from '#web/session/use-profile.ts'
import type { FilePartProps } from '../file/employee-file.ts'
import type { RowSet } from './row-sets.ts'
import { rowsQuery, useRowCalls } from './use-row-calls.ts'

interface RowSetPanelProps extends FilePartProps {
  set: RowSet
}

/** A set of rows of the file; nothing for a reader without a right to it. */
export function RowSetPanel({ set, employee, own }: RowSetPanelProps) {
  const { permissions } = useProfile()
  if (!own && !holds(permissions, set.read)) return null
  return <Rows set={set} id={employee.id} readOnly={!holds(permissions, set.write)} />
}

function Rows({ set, id, readOnly }: { set: RowSet; id: number; readOnly: boolean }) {
  const rows = useQuery(rowsQuery(set, id))
  const calls = useRowCalls(set, id)
  return (
    <Loaded query={rows} title={set.title}>
      {(all) => (
        <EditableRows
          title={set.title}
          rows={all}
          fields={set.fields}
          nameOf={set.nameOf}
          calls={calls}
          readOnly={readOnly}
          ordered={set.ordered === true}
          addLabel={`Thêm ${set.label}`}
          empty={`Chưa có ${set.label} nào.`}
          markOf={markOf}
        />
      )}
    </Loaded>
  )
}

function markOf(row: AnyRow) {
  return row['is_highest'] === true && <Status tone="ok">Cao nhất</Status>
}

/** Of each list one right. */
function holds(held: ReadonlySet<PermissionName>, asked: RowSet['read']): boolean {
  return asked.every((rights) => rights.some((name) => held.has(name)))
}
