import type { Schemas } from '@nhansu/sdk/contract'
import { formatMinute } from '@nhansu/ui/format/time.ts'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { sendPath } from './email-paths.ts'

type Sending = Schemas['EmailSending']

/** What was sent lately, and how far it is. */
export function RecentSendings() {
  const sendings = useQuery(query('emailSendings.list'))
  return (
    <Card title="Các lần gửi gần đây">
      <Loaded query={sendings} empty={(found) => (found.sendings.length === 0 ? 'Chưa gửi lần nào' : null)}>
        {(found) => <Sendings sendings={found.sendings} />}
      </Loaded>
    </Card>
  )
}

function Sendings({ sendings }: { sendings: readonly Sending[] }) {
  const table = useLocalRows(sendings, columns)
  return <DataTable label="Các lần gửi gần đây" {...table} columns={columns} rowId={idOf} height="natural" />
}

const idOf = ({ id }: Sending) => id

const columns: readonly DataTableColumn<Sending>[] = [
  {
    id: 'name',
    header: 'Mẫu email',
    width: 240,
    priority: 1,
    cell: ({ id, name }) => (
      <Link tone="quiet" href={sendPath({ sendingId: id })}>
        {name}
      </Link>
    ),
  },
  {
    id: 'created_at',
    header: 'Lúc gửi',
    width: 160,
    priority: 2,
    cell: (row) => formatMinute(row.created_at),
  },
  { id: 'requested_by_name', header: 'Người gửi', width: 180 },
  { id: 'sent', header: 'Đã gửi', width: 120, priority: 3, cell: ({ sent, total }) => `${sent}/${total}` },
  { id: 'waiting', header: 'Đang chờ', kind: 'number', width: 120 },
  { id: 'failed', header: 'Gửi lỗi', kind: 'number', width: 110 },
]
