import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { defineHomeCard } from '../../../home-card.ts'
import { visibleCampaigns } from './visible-campaigns.ts'

type Row = Schemas['OpenCampaigns']['campaigns'][number]

const most = 5

/**
 * The campaigns in which people are wanted, on the first page: those with applications that nobody has opened first, then
 * by deadline; and how many requests wait for an approval.
 */
export const openCampaignsCard = defineHomeCard({
  key: 'open_campaigns',
  title: 'Đợt đang tuyển dụng',
  permission: 'recruitment_access',
  link: '/tuyen-dung/dot-tuyen-dung',
  emptyText: 'Không có đợt nào đang tuyển dụng.',
  read: async (context) => {
    const visible = sql`${context.inThisCompany('recruitments')} and ${visibleRows(context, visibleCampaigns)}`
    const totals = await context.prepared(sql<{ total: number; waiting_approval: number }>`
      select count(*) filter (where status = 'recruiting')::integer as total,
        count(*) filter (where status = 'planning' and approval = 'waiting')::integer as waiting_approval
      from recruitments where ${visible}`)
    const { total = 0, waiting_approval = 0 } = totals[0] ?? {}
    if (total + waiting_approval === 0) return undefined
    const campaigns = await context.prepared(sql<Row>`
      select recruitments.id, code, name, quantity,
        deadline - (now() at time zone 'Asia/Ho_Chi_Minh')::date as days_left, people.filled_total, people.new_total
      from recruitments cross join lateral (
        select count(*) filter (where state in ('accepted', 'employee'))::integer as filled_total,
          count(*) filter (where state = 'new')::integer as new_total
        from candidates where ${context.inThisCompany('candidates')} and candidates.recruitment_id = recruitments.id
          and candidates.removed_at is null
      ) people
      where ${visible} and status = 'recruiting'
      order by (people.new_total > 0) desc, deadline nulls last, recruitments.id limit ${most}`)
    return { total, waiting_approval, campaigns }
  },
})
