import { filteredFigures, oneOf } from '../../contract/list-query/filtered-figures.ts'
import { defineHomeCard, defineOwnHomeCard, figuresOrNothing } from '../../home-card.ts'
import { contractSource, visibleContracts } from './contract-rows.ts'
import { ownReviews } from './own-reviews.ts'
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
  read: async (context) =>
    figuresOrNothing(
      await filteredFigures(
        context,
        {
          operation: 'contracts.list',
          path: '/hop-dong',
          parts: () => ({ source: contractSource, visible: visibleContracts }),
        },
        [
          {
            label: 'Quá hạn ý kiến đơn vị',
            filter: { review_status: oneOf('Quá hạn ý kiến đơn vị') },
            isLate: true,
          },
          { label: 'Chờ ý kiến đơn vị', filter: { review_status: oneOf('Chờ ý kiến đơn vị') } },
          { label: 'Chờ nhân sự xử lý', filter: { review_status: oneOf('Chờ nhân sự xử lý') } },
        ],
      ),
    ),
})
