import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import { defineHomeCard } from '../../home-card.ts'
import { requestColumns } from './request-rows.ts'
import { visibleRequests } from './visible-requests.ts'

type Row = Schemas['WaitingRequests']['requests'][number] & { total: number; longest_days: number }

const most = 5

/** Requests that wait for the reader, on the first page; his own are not among them. */
export const waitingRequestsCard = defineHomeCard({
  key: 'waiting_requests',
  title: 'Yêu cầu chờ duyệt',
  permission: 'request_change_edit',
  link: '/yeu-cau-cap-nhat-thong-tin',
  emptyText: 'Không có yêu cầu nào chờ duyệt.',
  read: async (context) => {
    const { session, inThisCompany } = context
    const columns = requestColumns(context, ['id', 'employee_id', 'full_name', 'changes', 'waiting_days'])
    const rows = await context.prepared(sql<Row>`
      select ${columns}, count(*) over () as total,
        max(current_date - request_change_infos.created_at::date) over () as longest_days
      from request_change_infos
      where ${inThisCompany('request_change_infos')} and ${visibleRows(context, visibleRequests)}
        and request_change_infos.state = 'waiting' and request_change_infos.created_by <> ${session.userId}
        and request_change_infos.employee_id is distinct from ${session.employeeId}
      order by request_change_infos.created_at, request_change_infos.id limit ${most}`)
    const [first] = rows
    if (first === undefined) return undefined
    const { total, longest_days } = first
    return {
      total,
      longest_days,
      requests: rows.map(({ id, employee_id, full_name, changes, waiting_days }) => ({
        id,
        employee_id,
        full_name,
        changes,
        waiting_days,
      })),
    }
  },
})
