import type { DataTableColumn } from './column.ts'

interface Row {
  id: number
  name: string
}

/** Compiled, never run: a column that names no field does not compile. */
export const columns: DataTableColumn<Row>[] = [
  { id: 'name', header: 'Tên' },
  { id: 'other', header: 'Khác', cell: ({ name }) => name },
  // @ts-expect-error `nmae` is no field of the row, and nothing says how its cells look
  { id: 'nmae', header: 'Tên' },
  // @ts-expect-error a row has no such field
  { id: 'name', header: 'Tên', cell: ({ nmae }) => nmae },
  // @ts-expect-error a select needs its options
  { id: 'name', header: 'Tên', filter: { kind: 'select' } },
]
