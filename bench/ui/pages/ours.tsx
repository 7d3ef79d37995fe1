import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import { noSelection, type Selection } from '@nhansu/ui/data-table/selection.ts'
import { type DataTableState, initialTableState } from '@nhansu/ui/data-table/table-state.ts'
import { useState } from 'react'
import { type Field, fields } from './fields.ts'
import { mount } from './mount.tsx'
import { PAGE_SIZE, pageOf, people, type Person, statuses } from './people.ts'
import { StatusBadge } from './status-badge.tsx'

const options = statuses.map((status) => ({ value: status, label: status }))
const byKind = {
  text: { kind: 'text', filter: { kind: 'text' } },
  code: { kind: 'code', filter: { kind: 'text' } },
  date: { kind: 'date', filter: { kind: 'date' } },
  money: { kind: 'money', filter: { kind: 'number' } },
  status: {
    filter: { kind: 'select', options },
    cell: ({ status }: Person) => <StatusBadge status={status} />,
  },
} satisfies Record<Field['kind'], Partial<DataTableColumn<Person>>>

const columns: readonly DataTableColumn<Person>[] = fields.map(({ id, header, kind, width }) => ({
  id,
  header,
  width,
  sortable: true,
  ...byKind[kind],
}))

const rowId = ({ id }: Person) => id
const start: DataTableState = { ...initialTableState, size: PAGE_SIZE }

function Ours() {
  const [state, setState] = useState(start)
  const [selection, setSelection] = useState<Selection>(noSelection)
  return (
    <DataTable
      label="Danh sách nhân viên"
      columns={columns}
      rows={pageOf(state.page)}
      rowId={rowId}
      total={people.length}
      state={state}
      onStateChange={setState}
      searchLabel="Tìm theo tên, mã"
      selection={selection}
      onSelectionChange={setSelection}
    />
  )
}

mount(<Ours />, {
  row: 'tbody > tr[aria-rowindex]',
  scroller: 'section[aria-label="Danh sách nhân viên"]',
  next: 'button[aria-label="Trang sau"]',
})
