import { defineHomeCard, figuresOrNothing } from '../../../home-card.ts'
import { dayOf } from '../population.ts'
import { mayMakeLabourReport } from './may-make-labour-report.ts'
import { reportsDue } from './labour-period.ts'

const screen = '/bao-cao/lao-dong'

/** The reports to the authorities that come next, each with the day before which it is to be there. */
export const stateReportsCard = defineHomeCard({
  key: 'state_reports',
  title: 'Báo cáo cơ quan nhà nước',
  permission: 'report_access',
  isFor: (context) => mayMakeLabourReport(context, ['report_access']),
  link: screen,
  emptyText: 'Không có báo cáo nào đến hạn trong 60 ngày tới.',
  read: async (context) => {
    const today = await dayOf(context, undefined)
    const lines = reportsDue(today).map(({ period, title, dueDate, daysLeft }) => ({
      text: `Tình hình sử dụng lao động, ${title}`,
      note: `nộp trước ${dueDate.split('-').toReversed().join('-')} (${daysLeft === 0 ? 'hôm nay' : `còn ${daysLeft} ngày`})`,
      link: `${screen}?ky=${period}`,
    }))
    return figuresOrNothing([], lines)
  },
})
