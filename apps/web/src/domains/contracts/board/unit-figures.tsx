import type { Schemas } from '@nhansu/sdk/contract'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Link } from '@nhansu/ui/link/link.tsx'
import { boardPath } from './board-address.ts'
import { figures } from './board-columns.ts'

type Unit = Schemas['BoardUnit']

const columns: DataTableColumn<Unit>[] = [
  {
    id: 'name',
    header: 'Đơn vị',
    width: 220,
    grow: true,
    priority: 1,
    sortable: true,
    cell: ({ department_id: unit, name, has_below: hasBelow }) =>
      hasBelow ? <Link href={boardPath({ unit })}>{name}</Link> : name,
  },
  ...figures.map(({ key, label, opens }, at): DataTableColumn<Unit> => ({
    id: key,
    header: label,
    kind: 'number',
    width: 130,
    priority: at + 2,
    sortable: true,
    value: ({ counts }) => counts[key],
    cell: ({ department_id: unit, name, counts }) =>
      counts[key] === 0 ? (
        formatNumber(0)
      ) : (
        <Link
          tone="quiet"
          href={boardPath({ unit, ...opens })}
          aria-label={`${formatNumber(counts[key])} hợp đồng: ${name}, ${label}`}
        >
          {formatNumber(counts[key])}
        </Link>
      ),
  })),
]

const unitId = ({ department_id: id }: Unit) => id

/** Each unit with all below it: its figures open their rows, its name the units below. */
export function UnitFigures({ units }: { units: readonly Unit[] }) {
  const local = useLocalRows(units, columns)
  return (
    <DataTable
      label="Bảng 90 ngày theo đơn vị"
      {...local}
      columns={columns}
      rowId={unitId}
      rowName={({ name }) => name}
      height="natural"
    />
  )
}
