import type { Schemas } from '@nhansu/sdk/contract'
import type { ProductContext } from '../../../contract/handlers.ts'
import { asReaderOf } from '../../../contract/list-query/filtered-figures.ts'
import { defineHomeCard, figuresOrNothing } from '../../../home-card.ts'
import { endingFigures } from '../../contracts/public.ts'
import { dayOf } from '../population.ts'
import { listFigures } from './list-figures.ts'
import { plusDays, readList } from './read-lists.ts'

const overview = '/bao-cao/danh-sach'

/**
 * Contracts that end and that nothing follows, and those that should have been followed long since: whoever opens reports is led to
 * their lists, and everybody else who reads contracts to the list of contracts.
 */
export const contractsEndingCard = defineHomeCard({
  key: 'contracts_ending',
  title: 'Hợp đồng hết hạn',
  permission: 'contract_access',
  link: '/hop-dong',
  emptyText: 'Không có hợp đồng nào hết hạn trong 60 ngày tới.',
  read: async (context) => figuresOrNothing(await endingIn(context)),
})

function endingIn(context: ProductContext): Promise<Schemas['HomeFigure'][]> {
  const opensReports = (['report_access', 'employee_access'] as const).every((right) =>
    context.session.grants.some(({ permission, scope }) => permission === right && scope !== 'own'),
  )
  if (!opensReports) return endingFigures(context)
  return listFigures(asReaderOf(context, 'reportLists.overview'), [
    { key: 'contracts_overdue', label: 'Quá hạn ký', isLate: true },
    { key: 'contract_ends', label: 'Hết hạn trong 7 ngày', daysAhead: 7 },
    { key: 'contract_ends', label: 'Hết hạn trong 30 ngày', daysAhead: 30 },
    { key: 'contract_ends', label: 'Hết hạn trong 60 ngày', daysAhead: 60 },
  ])
}

/** Trials that end, and those that are over while nobody has decided. */
export const probationsEndingCard = defineHomeCard({
  key: 'probations_ending',
  title: 'Hết thử việc',
  permission: 'report_access',
  needs: ['employee_access'],
  link: `${overview}?danh-sach=probation_ends`,
  emptyText: 'Không có ai hết thử việc trong 30 ngày tới.',
  read: async (context) =>
    figuresOrNothing(
      await listFigures(context, [
        { key: 'probations_overdue', label: 'Quá hạn chưa có quyết định', isLate: true },
        { key: 'probation_ends', label: 'Hết thử việc trong 7 ngày', daysAhead: 7 },
        { key: 'probation_ends', label: 'Hết thử việc trong 30 ngày', daysAhead: 30 },
      ]),
    ),
})

/** Who comes to the age of retirement. */
export const retirementsCard = defineHomeCard({
  key: 'retirements',
  title: 'Đến tuổi nghỉ hưu',
  permission: 'report_access',
  needs: ['employee_access'],
  link: `${overview}?danh-sach=retirements`,
  emptyText: 'Không có ai đến tuổi nghỉ hưu trong 12 tháng tới.',
  read: async (context) =>
    figuresOrNothing(
      await listFigures(context, [
        { key: 'retirements', label: 'Trong 3 tháng tới', daysAhead: 90 },
        { key: 'retirements', label: 'Trong 12 tháng tới', daysAhead: 365 },
      ]),
    ),
})

const birthdayDays = 7
const mostNamed = 5

/** The birthdays of the days to come, by day and month: nobody's age is told. */
export const birthdaysCard = defineHomeCard({
  key: 'birthdays',
  title: 'Sinh nhật sắp tới',
  permission: 'report_access',
  needs: ['employee_access'],
  link: `${overview}?danh-sach=birthdays`,
  emptyText: 'Không có sinh nhật nào trong 7 ngày tới.',
  read: async (context) => {
    const stretches = Array.from({ length: birthdayDays + 1 }, (_, daysAhead) => ({
      key: 'birthdays' as const,
      label: 'Trong 7 ngày tới',
      daysAhead,
    }))
    const figures = await listFigures(context, stretches)
    const figure = figures.at(-1)
    if (figure === undefined || figure.total === 0) return undefined
    // Those who are named have theirs within the first days in which there are so many, which are few of the company.
    const enough = figures.findIndex(({ total }) => total >= mostNamed)
    const from = await dayOf(context, undefined)
    const days = { from, to: plusDays(from, enough === -1 ? birthdayDays : enough) }
    const { people } = await readList(context, 'birthdays', days, { number: 1, size: mostNamed }, 'few')
    const lines = people.map(({ id, full_name, unit_name, day }) => ({
      text: full_name,
      note: [dayAndMonth(day), unit_name].filter(Boolean).join(' · '),
      link: `/nhan-vien/${id}/chi-tiet`,
    }))
    return figuresOrNothing([figure], lines)
  },
})

const dayAndMonth = (day: string | null) => day?.split('-').slice(1).toReversed().join('-')
