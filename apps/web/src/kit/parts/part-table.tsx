import { Button } from '@nhansu/ui/button/button.tsx'
import { ConfirmDialog } from '@nhansu/ui/confirm-dialog/confirm-dialog.tsx'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import type { RowAction } from '@nhansu/ui/data-table/row-action.ts'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { errorText, messages } from '#web/kit/feedback/messages.ts'
import { calledIn } from '#web/kit/resource/called-in.ts'

interface Identified {
  id: number
}

interface PartTableProps<Row extends Identified> {
  /** 'Môn học'. */
  label: string
  /** One of them inside a sentence: 'môn học'. */
  noun: string
  rows: readonly Row[]
  columns: readonly DataTableColumn<Row>[]
  nameOf: (row: Row) => string
  /** False for a reader, or where the record is over: nothing can be changed. */
  canEdit: boolean
  /** What else can be done with a row, before its change and its removal. */
  rowActions?: readonly RowAction<Row>[]
  totals?: Readonly<Record<string, ReactNode>>
  /** Other ways to add rows, beside the usual one; only where rows can be changed. */
  addBeside?: ReactNode
  /** The form of a row, or of a new one. */
  renderDialog: (row: Row | undefined, onClose: () => void) => ReactNode
  remove: (row: Row) => Promise<unknown>
  /** Adds a row again that was removed a moment ago; without it there is no way back, and the question says so. */
  putBack?: (row: Row) => Promise<unknown>
}

/** A part of a record as a table, with the form of a row and its removal. */
export function PartTable<Row extends Identified>(props: PartTableProps<Row>) {
  const {
    label,
    noun,
    rows,
    columns,
    nameOf,
    canEdit,
    rowActions = [],
    totals,
    addBeside,
    renderDialog,
    remove,
    putBack,
  } = props
  const [edited, setEdited] = useState<{ row: Row | undefined }>()
  const [leaving, setLeaving] = useState<Row>()
  const local = useLocalRows(rows, columns)
  const toast = useToast()
  const undo = async (row: Row) => {
    try {
      await putBack?.(row)
      toast.ok(messages.restored, { description: calledIn({ label: noun, nameOf }, row) })
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  const changing: RowAction<Row>[] = [
    { id: 'edit', label: 'Sửa', icon: Pencil, onSelect: (row) => setEdited({ row }) },
    { id: 'remove', label: 'Xóa', icon: Trash2, intent: 'danger', onSelect: setLeaving },
  ]
  const add = (
    <>
      {addBeside}
      <Button icon={Plus} onClick={() => setEdited({ row: undefined })}>
        {`Thêm ${noun}`}
      </Button>
    </>
  )
  return (
    <Stack>
      <DataTable
        label={label}
        {...local}
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        rowActions={[...rowActions, ...(canEdit ? changing : [])]}
        {...(totals && { totals })}
        height="natural"
        toolbarEnd={canEdit && rows.length > 0 ? add : undefined}
        empty={<EmptyState title={`Chưa có ${noun} nào`} level={3} actions={canEdit ? add : undefined} />}
      />
      {edited && renderDialog(edited.row, () => setEdited(undefined))}
      {leaving && (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || setLeaving(undefined)}
          title={`Xóa ${noun} ${nameOf(leaving)}?`}
          {...(!putBack && { description: 'Không hoàn tác được; nếu cần, hãy thêm lại.' })}
          confirmLabel="Xóa"
          tone="danger"
          onConfirm={async () => {
            await remove(leaving)
            toast.ok(messages.destroyed, {
              description: calledIn({ label: noun, nameOf }, leaving),
              ...(putBack && { action: { run: () => void undo(leaving) } }),
            })
          }}
          errorText={(reason) => errorText(reason)}
        />
      )}
    </Stack>
  )
}

function idOf({ id }: Identified): number {
  return id
}
