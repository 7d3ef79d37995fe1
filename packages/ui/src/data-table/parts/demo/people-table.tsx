import { KeyRound, Pencil, Trash2, UserRound } from 'lucide-react'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { DataTable, type DataTableProps } from '../../data-table.tsx'
import type { BulkAction, RowAction } from '../../row-action.ts'
import { noSelection, type Selection } from '../../selection.ts'
import type { DataTableState } from '../../table-state.ts'
import { useLocalRows } from '../../use-local-rows.ts'
import { people, type Person } from './people.ts'
import { peopleColumns } from './people-columns.tsx'

/** What the stories' actions were asked to do. */
export const asked = { row: fn(), bulk: fn(), reload: fn(), export: fn() }

const rowActions: readonly RowAction<Person>[] = [
  { id: 'open', label: 'Xem hồ sơ', icon: UserRound, href: ({ id }) => `#nhan-vien/${id}` },
  { id: 'edit', label: 'Sửa', icon: Pencil, onSelect: (row) => asked.row('edit', row.id) },
  {
    id: 'activate',
    label: 'Kích hoạt tài khoản',
    icon: KeyRound,
    onSelect: (row) => asked.row('activate', row.id),
    refusal: ({ status }) => (status === 4 ? 'Hợp đồng đã hết hạn' : null),
  },
  {
    id: 'delete',
    label: 'Xóa',
    icon: Trash2,
    intent: 'danger',
    onSelect: (row) => asked.row('delete', row.id),
  },
]

const bulkActions: readonly BulkAction[] = [
  { id: 'move', label: 'Chuyển đơn vị', onSelect: (selection) => asked.bulk('move', selection) },
  {
    id: 'activate',
    label: 'Kích hoạt tài khoản',
    onSelect: (selection) => asked.bulk('activate', selection),
  },
]

export interface PeopleTableProps extends Partial<DataTableProps<Person>> {
  /** What is asked at the start. */
  start?: Partial<DataTableState>
  chosen?: Selection
  people?: readonly Person[]
}

const rowId = (row: Person) => row.id
const rowName = (row: Person) => row.full_name

/** The list that the pictures show, over a plain array. */
export function PeopleTable({
  start,
  chosen = noSelection,
  people: source = people,
  ...rest
}: PeopleTableProps) {
  const local = useLocalRows(source, rest.columns ?? peopleColumns, start)
  const [selection, setSelection] = useState(chosen)
  return (
    <DataTable
      label="Danh sách nhân viên"
      columns={peopleColumns}
      rowId={rowId}
      rowName={rowName}
      searchLabel="Tìm theo tên, mã nhân viên, đơn vị"
      onReload={asked.reload}
      selection={selection}
      onSelectionChange={setSelection}
      rowActions={rowActions}
      bulkActions={bulkActions}
      {...local}
      {...rest}
    />
  )
}
