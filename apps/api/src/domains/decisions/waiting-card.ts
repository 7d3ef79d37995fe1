import { filteredFigures, oneOf } from '../../contract/list-query/filtered-figures.ts'
import { defineHomeCard, figuresOrNothing } from '../../home-card.ts'
import { anyScope, decisionSource, listedDecisions } from './decision-rows.ts'

const path = '/tai-lieu/quyet-dinh'

/** Decisions that wait to be issued or for their day, and those that could not change somebody on it. */
export const decisionsWaitingCard = defineHomeCard({
  key: 'decisions_waiting',
  title: 'Quyết định chờ xử lý',
  permission: 'document_access',
  link: path,
  emptyText: 'Không có quyết định nào chờ xử lý.',
  read: async (context) =>
    figuresOrNothing(
      await filteredFigures(
        context,
        {
          operation: 'decisions.list',
          path,
          parts: (reader) => ({ source: decisionSource, visible: anyScope, where: listedDecisions(reader) }),
        },
        [
          { label: 'Chưa áp dụng được', filter: { application: oneOf('Chưa áp dụng được') }, isLate: true },
          { label: 'Bản nháp chờ ban hành', filter: { status_name: oneOf('Nháp') } },
          { label: 'Đã ban hành, chưa đến ngày hiệu lực', filter: { status_name: oneOf('Đã ban hành') } },
        ],
      ),
    ),
})
