import type { Schemas } from '@nhansu/sdk/contract'
import type { ProductContext } from '../../contract/handlers.ts'
import { daysFrom, filteredFigures } from '../../contract/list-query/filtered-figures.ts'
import { defineHomeCard, figuresOrNothing } from '../../home-card.ts'
import { partsToday } from './export-employees.ts'
import { workingTotal } from './headcount.ts'
import { todayOf } from './job/write-timelines.ts'
import { yearUntil } from './year-until.ts'

const path = '/nhan-vien'
const report = '/bao-cao?bao-cao=volatility'

/**
 * Who came into the company and who left it within the last twelve months, and how many of a hundred left. It counts one stretch
 * of an index each, and so calls them by words that hold for whoever came from another company of the group or went there too;
 * the report and the ready lists tell these apart.
 */
export const turnoverCard = defineHomeCard({
  key: 'turnover',
  title: 'Biến động 12 tháng qua',
  permission: 'report_access',
  needs: ['employee_access'],
  link: report,
  emptyText: 'Không có ai vào hay rời công ty trong 12 tháng qua.',
  read: async (context) => {
    const today = await todayOf(context)
    const year = daysFrom(yearUntil(today), today)
    const figures = await filteredFigures(
      context,
      { operation: 'employees.list', path, parts: () => partsToday({}) },
      [
        { label: 'Vào công ty', filter: { join_date: year } },
        { label: 'Rời công ty', filter: { leave_date: year } },
      ],
    )
    return figuresOrNothing(figures, await leavingRate(context, figures))
  },
})

/**
 * How many of a hundred left, of the mean of those who worked at both ends of the year. Nothing for who counts units
 * alone: people come into a unit and leave it within the company too.
 */
async function leavingRate(
  context: ProductContext,
  [joined, left]: readonly Schemas['HomeFigure'][],
): Promise<Schemas['HomeLine'][]> {
  if (joined === undefined || left === undefined || left.total === 0) return []
  if (!countsWholeCompany(context)) return []
  const now = await workingTotal(context)
  const mean = now - (joined.total - left.total) / 2
  if (mean <= 0) return []
  return [
    {
      // The report tells moves to another company apart from those who leave.
      text: 'Tỷ lệ rời công ty, kể cả sang công ty khác trong tập đoàn',
      note: `${Number(((100 * left.total) / mean).toFixed(1))}%`,
      link: report,
    },
  ]
}

function countsWholeCompany({ scopes, session }: ProductContext): boolean {
  const files = session.grants.filter(({ permission }) => permission === 'employee_access')
  return [scopes, files].every((held) => held.some(({ scope }) => scope === 'company'))
}
