import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { filteredFigures, oneOf } from '../../../contract/list-query/filtered-figures.ts'
import { defineHomeCard, figuresOrNothing } from '../../../home-card.ts'
import { answerDue, promisedOn, unanswered } from './answer-due.ts'
import { campaignSource } from './campaign-source.ts'
import { visibleCampaigns } from './visible-campaigns.ts'

const path = '/tuyen-dung/dot-tuyen-dung'
const mostNamed = 5

/** Campaigns whose applicants were promised an answer that is overdue or comes due, the longest overdue by name. */
export const promisedAnswersCard = defineHomeCard({
  key: 'promised_answers',
  title: 'Hẹn phản hồi ứng viên',
  permission: 'recruitment_access',
  link: path,
  emptyText: 'Không có hồ sơ nào quá hạn hoặc sắp đến hạn phản hồi.',
  read: async (context) =>
    figuresOrNothing(
      await filteredFigures(
        context,
        {
          operation: 'recruitments.list',
          path,
          parts: () => ({ source: campaignSource, visible: visibleCampaigns }),
        },
        [
          {
            label: 'Đợt có hồ sơ quá hạn phản hồi',
            filter: { answer_due: oneOf('late') },
            isLate: true,
          },
          { label: 'Đợt khác có hồ sơ đến hạn trong 3 ngày', filter: { answer_due: oneOf('soon') } },
        ],
      ),
      await linesOf(context),
    ),
})

async function linesOf(context: ProductContext): Promise<Schemas['HomeLine'][]> {
  const rows = await context.prepared(sql<{ id: number; name: string; total: number; due: string }>`
    select recruitments.id, recruitments.name, waiting.total, to_char(waiting.due, 'DD-MM-YYYY') as due
    from recruitments cross join lateral (
      select count(*)::integer as total, min(${promisedOn}) as due from ${unanswered}) waiting
    where ${context.inThisCompany('recruitments')} and ${visibleRows(context, visibleCampaigns)}
      and recruitments.status = 'recruiting' and ${answerDue} is not null
    order by waiting.due, recruitments.id limit ${mostNamed}`)
  return rows.map(({ id, name, total, due }) => ({
    text: name,
    note: `${total} hồ sơ chưa phản hồi, hẹn từ ${due}`,
    link: `${path}/${id}/ung-vien`,
  }))
}
