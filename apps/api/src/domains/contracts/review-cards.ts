import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { asReaderOf, filteredAddress, oneOf } from '../../contract/list-query/filtered-figures.ts'
import { defineHomeCard, defineOwnHomeCard, figuresOrNothing } from '../../home-card.ts'
import { visibleContracts } from './contract-rows.ts'
import { ownReviews } from './own-reviews.ts'
import { isSentOfMany, notAboutOneself, sentReviewStatus } from './review-status.ts'
import { shownDay } from './term.ts'

/** A card shows no more by name. */
const most = 10

const ownReviewsPath = '/phieu-danh-gia-cua-toi'

/** The reviews that wait for the head of a unit, the contract that ends first before the others. */
export const ownReviewsCard = defineOwnHomeCard({
  key: 'own_renewal_reviews',
  title: 'Phiếu đánh giá chờ ý kiến',
  link: ownReviewsPath,
  read: async (context) => {
    const waiting = (await ownReviews(context)).filter(
      ({ review_status }) => review_status !== 'Chờ nhân sự xử lý',
    )
    const lines = waiting.slice(0, most).map(({ contract_id, full_name, end_date, review_status }) => ({
      text: full_name,
      note: `Hết hạn ${shownDay(end_date)}${review_status === 'Quá hạn ý kiến đơn vị' ? ', quá hạn cho ý kiến' : ''}`,
      link: `${ownReviewsPath}/${contract_id}`,
    }))
    return figuresOrNothing([], lines)
  },
})

/** For HR: how many reviews wait for units, how many of those are late, and how many are answered and wait for a deed. */
export const renewalReviewsCard = defineHomeCard({
  key: 'renewal_reviews',
  title: 'Phiếu đánh giá tái ký',
  permission: 'contract_access',
  link: '/hop-dong',
  emptyText: 'Không có phiếu đánh giá nào đang chờ.',
  read: async (context) => {
    const totals = await reviewTotals(asReaderOf(context, 'contracts.list'))
    const figure = (label: Status, isLate = false) => ({
      label,
      total: totals.get(label) ?? 0,
      link: filteredAddress('/hop-dong', { review_status: oneOf(label) }),
      is_late: isLate,
    })
    return figuresOrNothing([
      figure('Quá hạn ý kiến đơn vị', true),
      figure('Chờ ý kiến đơn vị'),
      figure('Chờ nhân sự xử lý'),
    ])
  },
})

type Status = Schemas['RenewalReviewStatus'] & string

/** How many contracts the list shows with each status, all read once from the days in which reviews are sent. */
async function reviewTotals(context: ProductContext): Promise<Map<Status, number>> {
  const rows = await context.prepared(sql<{ status: Status; total: number }>`
    select status, count(*)::integer as total from (
      select ${sentReviewStatus} as status from contracts
      where ${context.inThisCompany('contracts')} and ${visibleRows(context, visibleContracts)}
        and ${notAboutOneself(context)} and ${isSentOfMany(context)}
    ) sent group by status`)
  return new Map(rows.map(({ status, total }) => [status, total]))
}
