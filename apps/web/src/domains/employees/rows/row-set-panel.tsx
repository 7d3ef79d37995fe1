import { Status } from '@nhansu/ui/badge/status.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import type { AnyRow } from '#web/kit/resource/define-resource.ts'
import { EditableRows } from '#web/kit/rows/editable-rows.tsx'
import { useProfile } from '#web/session/use-profile.ts'
import { WaitingFields } from '../changes/waiting-fields.tsx'
import type { FilePartProps } from '../file/employee-file.ts'
import type { RowSet } from './row-sets.ts'
import { rowsQuery, useRowCalls } from './use-row-calls.ts'
import type { HeldRight } from '#web/session/profile.ts'

interface RowSetPanelProps extends FilePartProps {
  set: RowSet
  /** What stands with a row besides its fields. */
  renderBeside?: (row: AnyRow) => ReactNode
}

/** A set of rows of the file; nothing for a reader without a right to it. */
export function RowSetPanel({ set, employee, own, renderBeside }: RowSetPanelProps) {
  const { permissions } = useProfile()
  if (!own && !holds(permissions, set.read)) return null
  return (
    <Rows set={set} id={employee.id} readOnly={!holds(permissions, set.write)} renderBeside={renderBeside} />
  )
}

interface RowsProps {
  set: RowSet
  id: number
  readOnly: boolean
  renderBeside: RowSetPanelProps['renderBeside']
}

function Rows({ set, id, readOnly, renderBeside }: RowsProps) {
  const rows = useQuery(rowsQuery(set, id))
  const calls = useRowCalls(set, id)
  const markOf = (row: AnyRow) => (
    <>
      {row['is_highest'] === true && <Status tone="ok">Cao nhất</Status>}
      {renderBeside?.(row)}
    </>
  )
  return (
    <Loaded query={rows} title={set.title}>
      {(all) => (
        <>
          {!readOnly && <WaitingFields employeeId={id} isMeant={(path) => path.startsWith(`${set.key}.`)} />}
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
        </>
      )}
    </Loaded>
  )
}

/** Of each list one right. */
function holds(held: ReadonlySet<HeldRight>, asked: RowSet['read']): boolean {
  return asked.every((rights) => rights.some((name) => held.has(name)))
}
