import { mendLabels, mismatchLabels } from '@nhansu/sdk/domains/contracts'
import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { Button } from '@nhansu/ui/button/button.tsx'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import { initialTableState } from '@nhansu/ui/data-table/table-state.ts'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { mendWay, type MismatchRow } from './mends.ts'
import { type ReconciliationAddress, reconciliationAt } from './reconciliation-address.ts'
import { type Mends, useMends } from './use-mends.tsx'
import { useReconciliationWorkbook } from './use-reconciliation-workbook.ts'

interface MismatchRowsProps {
  rows: readonly MismatchRow[]
  address: ReconciliationAddress
  /** On all pages. */
  total: number
  loading: boolean
}

/** The rows behind the figures: what each side says, and the press that begins the paper which mends it. */
export function MismatchRows({ rows, address, total, loading }: MismatchRowsProps) {
  const navigate = useNavigate()
  const { begin, working, may, rowActions, dialogs } = useMends()
  const columns = useMemo(() => columnsOf({ begin, working, may }), [begin, working, may])
  const workbook = useReconciliationWorkbook(address)
  const { page, size } = address
  return (
    <>
      <DataTable
        label="Điểm chưa khớp giữa hồ sơ, hợp đồng và quyết định"
        rows={rows}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        total={total}
        state={{ ...initialTableState, page, size }}
        onStateChange={(next) =>
          void navigate(reconciliationAt({ ...address, page: next.page, size: next.size }), { replace: true })
        }
        loading={loading}
        rowActions={rowActions}
        {...workbook}
        height="natural"
        empty={<EmptyState title="Tất cả đều khớp" text="Không có điểm nào chưa khớp như vậy." level={3} />}
      />
      {dialogs}
    </>
  )
}

const rowId = ({ employee_id: id, mismatch, contract_id: contract, change_id: change }: MismatchRow) =>
  `${id} ${mismatch} ${contract ?? ''} ${change ?? ''}`
const rowName = ({ full_name: name, nhansu_id: code, mismatch }: MismatchRow) =>
  `${name} (${code}), ${mismatchLabels[mismatch]}`

function columnsOf(mends: Pick<Mends, 'begin' | 'working' | 'may'>): DataTableColumn<MismatchRow>[] {
  return [
    { id: 'nhansu_id', header: 'Mã NV', kind: 'code', width: 110, hidden: true },
    { id: 'full_name', header: 'Họ và tên', width: 150, grow: true, priority: 1 },
    { id: 'department_name', header: 'Đơn vị', width: 140, priority: 6 },
    {
      id: 'mismatch',
      header: 'Điểm chưa khớp',
      width: 235,
      priority: 2,
      cell: ({ mismatch }) => mismatchLabels[mismatch],
    },
    { id: 'in_file', header: 'Trong hồ sơ', width: 165, priority: 4 },
    {
      id: 'in_paper',
      header: 'Trong giấy tờ',
      width: 150,
      priority: 5,
      cell: ({ in_paper: said, contract_number: number }) => (
        <Stack gap="none">
          {said !== null && <Text>{said}</Text>}
          {number !== null && (
            <Text size="hint" tone="soft">
              {number}
            </Text>
          )}
        </Stack>
      ),
    },
    { id: 'since', header: 'Từ ngày', kind: 'date', width: 110, priority: 7, hidden: true },
    {
      id: 'mend',
      header: 'Cần làm',
      width: 170,
      priority: 3,
      cell: (row) => <Mending row={row} {...mends} />,
    },
  ]
}

/** The one press that begins what mends a row; its name alone where the reader may not. */
function Mending({
  row,
  begin,
  working,
  may,
}: Pick<Mends, 'begin' | 'working' | 'may'> & { row: MismatchRow }) {
  const label = mendLabels[row.mend]
  if (!may(row)) return <Text tone="soft">{label}</Text>
  const name = `${label}: ${row.full_name}`
  const way = mendWay(row)
  if (way.by === 'link') {
    return (
      <ButtonLink size="small" href={way.href} aria-label={name}>
        {label}
      </ButtonLink>
    )
  }
  return (
    <Button
      size="small"
      aria-label={name}
      loading={working === row.employee_id}
      disabled={working !== undefined && working !== row.employee_id}
      onClick={() => begin(row)}
    >
      {label}
    </Button>
  )
}
