import { type ColDef, type GetRowIdParams, type RowSelectionOptions, themeQuartz } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { registerGridParts } from './ag-grid-parts.ts'
import { type Field, fields, textOf } from './fields.ts'
import { frame, HEADER_HEIGHT, mount, ROW_HEIGHT, wholePage } from './mount.tsx'
import { PAGE_SIZE, people, type Person } from './people.ts'
import { StatusBadge } from './status-badge.tsx'

registerGridParts()

const filters: Readonly<Record<Field['kind'], string>> = {
  text: 'agTextColumnFilter',
  code: 'agTextColumnFilter',
  date: 'agDateColumnFilter',
  money: 'agNumberColumnFilter',
  status: 'agTextColumnFilter',
}

const columns = fields.map((field): ColDef<Person> => ({
  field: field.id,
  headerName: field.header,
  width: field.width,
  sortable: true,
  filter: filters[field.kind],
  cellDataType: false,
  ...(field.kind === 'money' && { cellStyle: { textAlign: 'end' } }),
  ...(field.kind === 'status'
    ? { cellRenderer: StatusCell }
    : { valueFormatter: ({ data }) => (data ? textOf(field, data) : '') }),
}))

const rowData = [...people]
const theme = themeQuartz.withParams({ fontFamily: 'inherit', fontSize: 13.5 })
const selection: RowSelectionOptions = { mode: 'multiRow' }
const rowId = ({ data }: GetRowIdParams<Person>) => String(data.id)

function StatusCell({ data }: { data?: Person }) {
  return data && <StatusBadge status={data.status} />
}

mount(
  <div style={frame}>
    <AgGridReact
      theme={theme}
      rowData={rowData}
      columnDefs={columns}
      getRowId={rowId}
      rowHeight={ROW_HEIGHT}
      headerHeight={HEADER_HEIGHT}
      rowSelection={selection}
      pagination
      paginationPageSize={PAGE_SIZE}
      paginationPageSizeSelector={[30, 50, 100]}
      suppressRowVirtualisation={wholePage}
      suppressColumnVirtualisation={wholePage}
    />
  </div>,
  {
    row: '.ag-row',
    scroller: '.ag-grid-viewport',
    next: '[data-ref="btNext"]',
  },
)
