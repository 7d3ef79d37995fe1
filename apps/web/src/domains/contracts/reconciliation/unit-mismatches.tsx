import type { Schemas } from '@nhansu/sdk/contract'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { figuresOf } from './mismatch-columns.ts'
import { reconciliationAt } from './reconciliation-address.ts'

type Unit = Schemas['ReconciledUnit']

const columns: DataTableColumn<Unit>[] = [
  {
    id: 'name',
    header: 'Đơn vị',
    width: 220,
    grow: true,
    priority: 1,
    sortable: true,
    cell: ({ department_id: unit, name, has_below: hasBelow }) =>
      hasBelow ? <Link href={reconciliationAt({ unit })}>{name}</Link> : name,
  },
  {
    id: 'total',
    header: 'Tổng số',
    kind: 'number',
    width: 110,
    priority: 2,
    sortable: true,
    value: ({ counts }) => counts.total,
    cell: ({ department_id: unit, name, counts: { total } }) =>
      total === 0 ? (
        formatNumber(0)
      ) : (
        <Link
          tone="quiet"
          href={reconciliationAt({ unit })}
          aria-label={`${formatNumber(total)} điểm chưa khớp: ${name}`}
        >
          {formatNumber(total)}
        </Link>
      ),
  },
  {
    id: 'kinds',
    header: 'Trong đó',
    width: 520,
    priority: 3,
    cell: ({ counts }) => <Text tone="soft">{kindsOf(counts)}</Text>,
  },
]

/** The kinds of which there are any, the most frequent first. */
function kindsOf(counts: Schemas['MismatchCounts']): string {
  return figuresOf(counts)
    .filter(({ key, count }) => key !== 'total' && count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ label, count }) => `${label}: ${formatNumber(count)}`)
    .join('; ')
}

const unitId = ({ department_id: id }: Unit) => id

/** Each unit with all below it: its figure opens its rows, its name the units below. */
export function UnitMismatches({ units }: { units: readonly Unit[] }) {
  const local = useLocalRows(units, columns)
  return (
    <DataTable
      label="Điểm chưa khớp theo đơn vị"
      {...local}
      columns={columns}
      rowId={unitId}
      rowName={({ name }) => name}
      height="natural"
    />
  )
}
