import { DataGrid, type GridColDef } from '@mui/x-data-grid'
import { type Field, fields, textOf } from './fields.ts'
import { frame, HEADER_HEIGHT, mount, ROW_HEIGHT, wholePage } from './mount.tsx'
import { PAGE_SIZE, people, type Person, statuses } from './people.ts'
import { StatusBadge } from './status-badge.tsx'

const byKind: Readonly<Record<Field['kind'], Partial<GridColDef<Person>>>> = {
  text: {},
  code: {},
  // A date column of this grid works on Date objects; the text still comes from the row.
  date: { type: 'date', valueGetter: (iso: string | null) => (iso === null ? null : new Date(iso)) },
  money: { type: 'number' },
  status: {
    type: 'singleSelect',
    valueOptions: [...statuses],
    renderCell: ({ row }) => <StatusBadge status={row.status} />,
  },
}

const columns = fields.map((field): GridColDef<Person> => ({
  field: field.id,
  headerName: field.header,
  width: field.width,
  valueFormatter: (_value, row) => textOf(field, row),
  // Its types cannot tell which kind goes with which options once they come from a table.
  ...(byKind[field.kind] as object),
}))

const initialState = { pagination: { paginationModel: { page: 0, pageSize: PAGE_SIZE } } }

mount(
  <div style={frame}>
    <DataGrid
      rows={people}
      columns={columns}
      rowHeight={ROW_HEIGHT}
      columnHeaderHeight={HEADER_HEIGHT}
      checkboxSelection
      pagination
      pageSizeOptions={[30, 50, 100]}
      initialState={initialState}
      disableVirtualization={wholePage}
      sx={{ font: 'inherit', fontSize: 13.5 }}
    />
  </div>,
  {
    row: '.MuiDataGrid-row',
    scroller: '.MuiDataGrid-virtualScroller',
    next: 'button[aria-label="Go to next page"]',
  },
)
