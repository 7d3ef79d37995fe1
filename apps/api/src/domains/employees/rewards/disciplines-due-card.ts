import { filteredFigures, oneOf } from '../../../contract/list-query/filtered-figures.ts'
import { defineHomeCard, figuresOrNothing } from '../../../home-card.ts'
import { recordParts } from './reward-rows.ts'

const path = '/nhan-vien/khen-thuong-ky-luat'

/** Open cases by what hurries: those past their time limit or near it, those whose decision is to be issued. */
export const disciplinesDueCard = defineHomeCard({
  key: 'disciplines_due',
  title: 'Kỷ luật cần xử lý',
  permission: 'employee_edit',
  needs: ['employee_access', 'employee_sensitive'],
  link: `${path}?f.type=in:discipline`,
  emptyText: 'Không có hồ sơ kỷ luật nào gần hết thời hiệu.',
  read: async (context) =>
    figuresOrNothing(
      await filteredFigures(context, { operation: 'rewardsDisciplines.list', path, parts: recordParts }, [
        { label: 'Đã hết thời hiệu', filter: { due: oneOf('over') }, isLate: true },
        { label: 'Còn không quá 30 ngày đến hết thời hiệu', filter: { due: oneOf('near') } },
        { label: 'Chờ ban hành quyết định', filter: { state: oneOf('awaiting_decision') } },
      ]),
    ),
})
