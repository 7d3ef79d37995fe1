import type { Schemas } from '@nhansu/sdk/contract'
import { requestStateLabels } from '@nhansu/sdk/domains/requests'
import { sql } from 'kysely'
import { defineOwnHomeCard, figuresOrNothing } from '../../home-card.ts'
import { requestColumns } from './request-rows.ts'

type Row = Pick<Schemas['RequestChangeRow'], 'changes' | 'state' | 'waiting_days'> & { reviewed_on: string }

const link = '/yeu-cau-cua-toi'
const most = 5
/** So many days what was answered stays on the page. */
const freshDays = 14

/** What one has asked to have changed in one's own file: what waits, and what was answered lately. */
export const ownRequestsCard = defineOwnHomeCard({
  key: 'own_requests',
  title: 'Yêu cầu của tôi',
  link,
  read: async (context) => {
    const { session, inThisCompany } = context
    if (session.employeeId === null) return undefined
    const rows = await context.prepared(sql<Row>`
      select ${requestColumns(context, ['changes', 'state', 'waiting_days'])},
        to_char(request_change_infos.reviewed_at at time zone 'Asia/Ho_Chi_Minh', 'DD-MM-YYYY') as reviewed_on
      from request_change_infos
      where ${inThisCompany('request_change_infos')} and request_change_infos.employee_id = ${session.employeeId}
        and (request_change_infos.state = 'waiting' or request_change_infos.state <> 'cancelled'
          and request_change_infos.reviewed_at > now() - make_interval(days => ${freshDays}::integer))
      order by request_change_infos.state <> 'waiting', request_change_infos.created_at desc, request_change_infos.id desc
      limit ${most}`)
    return figuresOrNothing(
      [],
      rows.map((row) => ({ text: row.changes, note: noteOf(row), link })),
    )
  },
})

function noteOf({ state, waiting_days, reviewed_on }: Row): string {
  const words = requestStateLabels[state]
  if (state !== 'waiting') return `${words} ngày ${reviewed_on}`
  return waiting_days === null || waiting_days === 0 ? words : `${words}, ${waiting_days} ngày`
}
