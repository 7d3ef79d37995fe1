import type { BulkAction, RowAction } from '@nhansu/ui/data-table/row-action.ts'
import type { Selection } from '@nhansu/ui/data-table/selection.ts'
import { Pencil, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { usePermission } from '#web/session/use-profile.ts'
import type { AnyResource, AnyRow } from './define-resource.ts'
import type { ListActions } from './list-actions.ts'
import { useDeletion } from './use-deletion.tsx'
import type { useSelection } from './use-selection.ts'

interface RowActionsInput {
  chosen: ReturnType<typeof useSelection>
  /** What the screen adds. */
  added: ListActions<AnyRow>
  /** Opens the form; undefined for who may not change anything. */
  onEdit: ((row: { id: number }) => void) | undefined
}

/** What can be done to rows of a list: the screen's own actions, edit, delete, and delete of a selection. */
export function useRowActions(definition: AnyResource, { chosen, added, onEdit }: RowActionsInput) {
  const mayDelete = usePermission(definition.permissions?.delete) && definition.permissions !== undefined
  const [collecting, setCollecting] = useState(false)
  const { deleteOne, deleteSome, question } = useDeletion(definition, chosen.letGo)
  const deleteSelected = async (selection: Selection) => {
    setCollecting(true)
    const ids = await chosen.idsOf(selection)
    if (ids) deleteSome({ ids, names: ids.flatMap((id) => chosen.names.get(id) ?? []) })
    setCollecting(false)
  }
  const { keeps, deletable } = definition
  const rowActions = useMemo((): RowAction<AnyRow>[] => {
    const kept = keeps ? { refusal: keeps } : {}
    const offered = deletable ? { hidden: (row: AnyRow) => !deletable(row) } : {}
    return [
      ...(added.row ?? []),
      ...(onEdit ? [{ id: 'edit', label: 'Sửa', icon: Pencil, onSelect: onEdit, ...kept }] : []),
      ...(mayDelete ? [{ ...deletion, onSelect: deleteOne, ...kept, ...offered }] : []),
    ]
  }, [added.row, onEdit, mayDelete, deleteOne, keeps, deletable])
  const deleteThem = { ...deletion, loading: collecting, onSelect: deleteSelected }
  const bulkActions: BulkAction[] = [...(added.bulk ?? []), ...(mayDelete ? [deleteThem] : [])]
  return {
    question,
    tableProps: {
      ...(rowActions.length > 0 && { rowActions }),
      ...(bulkActions.length > 0 && {
        selection: chosen.selection,
        onSelectionChange: chosen.select,
        bulkActions,
      }),
    },
  }
}

const deletion = { id: 'delete', label: 'Xóa', icon: Trash2, intent: 'danger' } as const
