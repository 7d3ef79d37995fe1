import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { wholeReason } from './held-back-people.css.ts'
import type { ImportedPerson } from './imported-people.ts'

/** Whom an import cannot be undone for alone, each with why. */
export function HeldBackPeople({ people }: { people: readonly ImportedPerson[] }) {
  const local = useLocalRows(people, columns)
  if (people.length === 0) return null
  const heading = `Không hoàn tác được: ${formatNumber(people.length)} người`
  return (
    <section aria-label={heading}>
      <Stack gap="sm">
        <Heading level={3}>{heading}</Heading>
        <DataTable
          label="Người không hoàn tác được"
          {...local}
          columns={columns}
          rowId={idOf}
          searchLabel="Tìm theo tên, mã nhân viên, lý do"
          height="natural"
        />
      </Stack>
    </section>
  )
}

const columns: readonly DataTableColumn<ImportedPerson>[] = [
  { id: 'nhansu_id', header: 'Mã nhân viên', kind: 'code', width: 130, priority: 2, sortable: true },
  { id: 'full_name', header: 'Họ và tên', width: 180, priority: 1, sortable: true },
  {
    id: 'reason',
    header: 'Lý do',
    grow: true,
    width: 360,
    priority: 3,
    cell: ({ reason }) => <span className={wholeReason}>{reason}</span>,
  },
]

const idOf = ({ id }: ImportedPerson) => id
