import type { BulkAction, RowAction } from '@nhansu/ui/data-table/row-action.ts'
import { noSelection, type RowId, type Selection, withRows } from '@nhansu/ui/data-table/selection.ts'
import type { DataTableState } from '@nhansu/ui/data-table/table-state.ts'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { Pencil, Trash2 } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { usePermission } from '#web/session/use-profile.ts'
import { matchingIds } from './calls.ts'
import type { AnyResource, AnyRow } from './define-resource.ts'
import { errorText } from './messages.ts'
import { useDeletion } from './use-deletion.tsx'

/** So many ids the contract takes at once. */
const MOST_AT_ONCE = 1000

interface RowWorkInput {
  rows: readonly AnyRow[] | undefined
  state: DataTableState
  /** Opens the form; undefined for who may not change anything. */
  onEdit: ((row: { id: number }) => void) | undefined
}

/** What can be done to rows of a list: the resource's own actions, edit, delete, and delete of a selection. */
export function useRowWork(definition: AnyResource, { rows, state, onEdit }: RowWorkInput) {
  const mayDelete = usePermission(definition.permissions?.delete) && definition.permissions !== undefined
  const [selection, setSelection] = useState<Selection>(noSelection)
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map())
  const [collecting, setCollecting] = useState(false)
  const toast = useToast()
  const letGo = useCallback(
    (ids: readonly number[]) =>
      setSelection((now) => (now.kind === 'some' ? withRows(now, ids, false) : noSelection)),
    [],
  )
  const { deleteOne, deleteSome, question } = useDeletion(definition, letGo)

  const select = (next: Selection) => {
    // Kept beyond this page, so that the question before a delete can name every chosen row.
    const seen = (rows ?? []).map((row) => [row.id, definition.nameOf(row)] as const)
    setNames((known) => new Map([...known, ...seen]))
    setSelection(next)
  }
  const allBut = async (except: readonly RowId[]) => {
    const left = new Set(except)
    const ids = await matchingIds(definition, state, MOST_AT_ONCE + left.size + 1)
    return ids.filter((id) => !left.has(id))
  }
  const deleteSelected = async (chosen: Selection) => {
    setCollecting(true)
    try {
      const ids = chosen.kind === 'some' ? chosen.ids.map(Number) : await allBut(chosen.except)
      if (ids.length > MOST_AT_ONCE)
        toast.warn(`Mỗi lần chỉ xóa được ${MOST_AT_ONCE} dòng. Hãy lọc bớt rồi xóa.`)
      else deleteSome({ ids, names: ids.flatMap((id) => names.get(id) ?? []) })
    } catch (error) {
      toast.bad(errorText(error))
    }
    setCollecting(false)
  }

  const rowActions = useMemo(
    (): RowAction<AnyRow>[] => [
      ...(definition.rowActions ?? []),
      ...(onEdit ? [{ id: 'edit', label: 'Sửa', icon: Pencil, onSelect: onEdit }] : []),
      ...(mayDelete ? [{ id: 'delete', label: 'Xóa', icon: Trash2, ...danger, onSelect: deleteOne }] : []),
    ],
    [definition, onEdit, mayDelete, deleteOne],
  )
  const bulkActions: BulkAction[] = [
    {
      id: 'delete',
      label: 'Xóa',
      icon: Trash2,
      ...danger,
      loading: collecting,
      onSelect: (chosen) => void deleteSelected(chosen),
    },
  ]
  return {
    question,
    tableProps: {
      ...(rowActions.length > 0 && { rowActions }),
      ...(mayDelete && { selection, onSelectionChange: select, bulkActions }),
    },
  }
}

const danger = { intent: 'danger' } as const
