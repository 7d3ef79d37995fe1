import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import type { RowAction } from '@nhansu/ui/data-table/row-action.ts'
import { useMemo } from 'react'
import type { AnyResource, AnyRow } from './define-resource.ts'
import { columnId } from './list-columns.ts'

type TableColumn = DataTableColumn<AnyRow>

/** How the cells of a column lead to what a row's action opens; `opens` makes one, for lists that have such columns. */
export interface ColumnOpening {
  /** The action's id among those of the row. */
  actionId: string
  columnFor: (
    column: TableColumn,
    opening: { field: string; action: RowAction<AnyRow>; nameOf: (row: AnyRow) => string },
  ) => TableColumn
}

/** The columns of a list, of which those that say what they open lead to it. */
export function useOpeningColumns(
  { columns: declared, nameOf }: AnyResource,
  columns: readonly TableColumn[],
  actions: readonly RowAction<AnyRow>[] | undefined,
): readonly TableColumn[] {
  return useMemo(
    () =>
      columns.map((column) => {
        const said = declared.find((one) => columnId(one) === column.id)
        const { field = '', opens } = said ?? {}
        const action = opens && actions?.find(({ id }) => id === opens.actionId)
        return action ? opens.columnFor(column, { field, action, nameOf }) : column
      }),
    [declared, nameOf, columns, actions],
  )
}
