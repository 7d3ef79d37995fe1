import { useMemo, useState } from 'react'
import { formatMoney, formatNumber } from '#ui/format/number.ts'
import type { CellValue, DataTableColumn } from '../../column.ts'
import { DataTable, type DataTableProps } from '../../data-table.tsx'
import { useLocalRows } from '../../use-local-rows.ts'

/** What somebody is paid in a month. */
export interface Pay {
  id: number
  /** Changes with every save: an older one is refused. */
  version: number
  name: string
  days: number
  overtime: number
  bonus: number
  paid_on: string | null
  note: string
  locked?: boolean
}

/** Four people's pay; the last one's is closed. */
export const pays: readonly Pay[] = [
  {
    id: 1,
    version: 1,
    name: 'Nguyễn Thị Hồng Đào',
    days: 22,
    overtime: 6.5,
    bonus: 1_500_000,
    paid_on: '2026-11-05',
    note: '',
  },
  {
    id: 2,
    version: 1,
    name: 'Trần Quốc Bảo',
    days: 21,
    overtime: 0,
    bonus: 0,
    paid_on: '2026-11-05',
    note: 'Nghỉ một ngày',
  },
  {
    id: 3,
    version: 1,
    name: 'Phạm Văn Khải',
    days: 22,
    overtime: 12,
    bonus: 2_250_000,
    paid_on: null,
    note: '',
  },
  {
    id: 4,
    version: 1,
    name: 'Lê Thị Mai',
    days: 20,
    overtime: 3,
    bonus: 500_000,
    paid_on: '2026-11-05',
    note: '',
    locked: true,
  },
]

const rowId = ({ id }: Pay) => id
const sum = (rows: readonly Pay[], field: 'days' | 'overtime' | 'bonus') =>
  rows.reduce((total, row) => total + row[field], 0)

interface PayTableProps extends Partial<DataTableProps<Pay>> {
  start?: readonly Pay[]
}

/** A table that is filled in: an invented server refuses more than 31 days, and any older version. */
export function PayTable({ start = pays, ...rest }: PayTableProps) {
  const [rows, setRows] = useState(start)
  const columns = useMemo((): DataTableColumn<Pay>[] => {
    const edit = (field: 'days' | 'overtime' | 'bonus' | 'paid_on' | 'note') => ({
      locked: (row: Pay) => row.locked === true,
      save: async ({ id, version }: Pay, value: CellValue) => {
        if (field === 'days' && Number(value) > 31) return 'Một tháng không quá 31 ngày.'
        setRows((before) =>
          before.map((row) =>
            row.id === id && row.version === version
              ? { ...row, version: version + 1, [field]: value ?? '' }
              : row,
          ),
        )
        return null
      },
    })
    return [
      { id: 'name', header: 'Họ và tên', width: 220, hideable: false, priority: 1 },
      {
        id: 'days',
        header: 'Ngày công',
        kind: 'number',
        group: 'Chấm công',
        width: 120,
        priority: 2,
        edit: edit('days'),
      },
      {
        id: 'overtime',
        header: 'Giờ làm thêm',
        kind: 'number',
        group: 'Chấm công',
        width: 140,
        edit: edit('overtime'),
      },
      {
        id: 'bonus',
        header: 'Thưởng',
        kind: 'money',
        group: 'Chi trả',
        width: 150,
        priority: 3,
        edit: edit('bonus'),
      },
      {
        id: 'paid_on',
        header: 'Ngày trả',
        kind: 'date',
        group: 'Chi trả',
        width: 170,
        edit: edit('paid_on'),
      },
      { id: 'note', header: 'Ghi chú', width: 200, edit: edit('note') },
    ]
  }, [])
  return (
    <DataTable
      label="Bảng lương tháng 11"
      columns={columns}
      rowId={rowId}
      {...useLocalRows(rows, columns)}
      height="natural"
      grid
      totals={{
        days: formatNumber(sum(rows, 'days')),
        overtime: formatNumber(sum(rows, 'overtime'), 1),
        bonus: formatMoney(sum(rows, 'bonus')),
      }}
      {...rest}
    />
  )
}
