import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { defineHomeCard, figuresOrNothing } from '../../../home-card.ts'
import { workingCount } from '../../employees/public.ts'
import { dayOf } from '../population.ts'
import { percent } from '../report.ts'
import { monthAfter } from '../reports/volatility.ts'
import { listFigures } from './list-figures.ts'

const report = '/bao-cao?bao-cao=volatility'

/**
 * Who came and who left in this month and the eleven before it, and how many of a hundred left: the figures of the report of
 * these months, which are as many as the ready lists name. Whoever moves from one company of the group to another is told
 * apart, and not at all where nobody does.
 */
export const turnoverCard = defineHomeCard({
  key: 'turnover',
  title: 'Biến động 12 tháng qua',
  permission: 'report_access',
  needs: ['employee_access'],
  link: report,
  emptyText: 'Không có ai vào hay nghỉ việc trong 12 tháng qua.',
  read: async (context) => {
    const to = await dayOf(context, undefined)
    const month = monthAfter(to.slice(0, 7), -11)
    const days = { from: `${month}-01`, to }
    const [joined, left, ...moved] = await listFigures(context, [
      { key: 'newcomers', label: 'Mới vào hoặc đi làm lại', days },
      { key: 'leavers', label: 'Nghỉ việc', days },
      { key: 'group_arrivals', label: 'Từ công ty khác trong tập đoàn sang', days },
      { key: 'group_departures', label: 'Sang công ty khác trong tập đoàn', days },
    ])
    if (joined === undefined || left === undefined) return undefined
    const rate = await leavingRate(context, to, { joined, left, moved })
    const lines = rate === null ? [] : [lineOf(rate, month, to)]
    return figuresOrNothing([joined, left, ...moved.filter(({ total }) => total > 0)], lines)
  },
})

function lineOf(rate: number, from: string, to: string): Schemas['HomeLine'] {
  const [year = '', month = ''] = from.split('-')
  return {
    text: `Tỷ lệ nghỉ việc từ tháng ${month}/${year}`,
    note: `${rate}%`,
    link: `${report}&tu-thang=${from}&den-thang=${to.slice(0, 7)}`,
  }
}

type Figures = Readonly<{
  joined: Schemas['HomeFigure']
  left: Schemas['HomeFigure']
  moved: readonly Schemas['HomeFigure'][]
}>

/**
 * How many of a hundred left, of the mean of those who worked at both ends, as the report has it. Nothing for who counts units
 * alone: people come into a unit and leave it within the company too.
 */
async function leavingRate(
  context: ProductContext,
  day: string,
  { joined, left, moved: [movedIn, movedOut] }: Figures,
): Promise<number | null> {
  if (left.total === 0 || !countsWholeCompany(context)) return null
  const closing = await closingOf(context, day)
  const opening = closing - joined.total + left.total - (movedIn?.total ?? 0) + (movedOut?.total ?? 0)
  return percent(left.total, (opening + closing) / 2)
}

/** How many there are when a day is over: those who work there on it, less those whose last day it is. */
async function closingOf(context: ProductContext, day: string): Promise<number> {
  const { inThisCompany } = context
  const [row] = await context.prepared(sql<{ closing: number }>`
    select ${workingCount(context)}
      - (select count(*) from work_spells spell where ${inThisCompany('spell')} and spell.works_until = ${day}::date + 1)
      as closing`)
  return row?.closing ?? 0
}

function countsWholeCompany({ scopes, session }: ProductContext): boolean {
  const files = session.grants.filter(({ permission }) => permission === 'employee_access')
  return [scopes, files].every((held) => held.some(({ scope }) => scope === 'company'))
}
