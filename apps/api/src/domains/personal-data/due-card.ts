import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import { defineHomeCard } from '../../home-card.ts'
import { dataRequestColumns } from './data-request-rows.ts'
import { visibleDataRequests } from './visible-data-requests.ts'

type Row = Schemas['DataRequestsDue']['requests'][number] & { total: number; overdue: number }

const most = 5
/** So many days before its day a request is told of. */
const nearDays = 3

/** Requests about personal data that are due or overdue, on the first page; the reader's own are not among them. */
export const dataRequestsDueCard = defineHomeCard({
  key: 'data_requests_due',
  title: 'Yêu cầu về dữ liệu cá nhân đến hạn',
  permission: 'personal_data_edit',
  link: '/du-lieu-ca-nhan',
  emptyText: 'Không có yêu cầu về dữ liệu cá nhân nào sắp đến hạn.',
  read: async (context) => {
    const { session, inThisCompany } = context
    const columns = dataRequestColumns(context, ['id', 'full_name', 'kind', 'next_due', 'days_left'])
    const rows = await context.prepared(sql<Row>`
      select ${columns}, count(*) over () as total,
        count(*) filter (where personal_data_requests.next_due < current_date) over () as overdue
      from personal_data_requests
      where ${inThisCompany('personal_data_requests')} and ${visibleRows(context, visibleDataRequests)}
        and personal_data_requests.next_due <= current_date + ${nearDays}::integer
        and personal_data_requests.employee_id is distinct from ${session.employeeId}
      order by personal_data_requests.next_due, personal_data_requests.id limit ${most}`)
    const [first] = rows
    if (first === undefined) return undefined
    return {
      total: first.total,
      overdue: first.overdue,
      requests: rows.map(({ total: _total, overdue: _overdue, ...request }) => request),
    }
  },
})
