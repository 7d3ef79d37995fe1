import type { Data, Input, PermissionName, Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import { forbidden, invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { type Clauses, countedOn, dayOf, headsOf } from '../population.ts'
import { readableBy } from '../readable-people.ts'
import { reportLists } from './lists.ts'
import type { ListFrame, ListPeriod, ReportList, ReportListKey } from './report-list.ts'
import { nextYearly } from './yearly-day.ts'

type Summary = Schemas['ReportListSummary']
export type ListedPerson = Schemas['ListedPerson']
type Asked = NonNullable<Input<'reportLists.overview'>['query']>

/** So many days at most are asked for at once: a year and a day. */
const mostDays = 366

/** Every list that the reader may open, with how many people it names. */
export async function overview(
  { query = {} }: Input<'reportLists.overview'>,
  context: ProductContext,
): Promise<Data<'reportLists.overview'>> {
  const { today, heads } = await standing(context, query)
  const open = keysInOrder.flatMap((key) => {
    const list = reportLists[key]
    const readable = readableOf(context, list)
    return readable === null
      ? []
      : [
          {
            key,
            list,
            readable,
            frame: { today, heads, reading: 'often' as const, ...periodOf(list, today, query) },
          },
        ]
  })
  if (open.length === 0) return { lists: [] }
  const counts = open.map(
    ({ key, list, readable, frame }) =>
      sql`select ${key}::text as key, count(*)::integer as total ${matched(context, list, frame, readable)}`,
  )
  const { rows } = await sql<{ key: string; total: number }>`
    with recursive ${countedOn(context, today, heads, {}, 'often')} ${sql.join(counts, sql` union all `)}`.execute(
    context.db,
  )
  const totals = new Map(rows.map(({ key, total }) => [key, total]))
  return {
    lists: open.map(({ key, list, frame }) => ({
      ...summaryOf(key, list, frame),
      total: totals.get(key) ?? 0,
    })),
  }
}

/**
 * A page of one list, or all of it.
 * @param reading how many people of the company the list is about; `few` finds them by their index
 * @param further rights that the reader needs over each person beside those to read the list
 * @throws ApiFailure 403 for a list that the reader may not open; 400 for days that cannot be
 */
export async function readList(
  context: ProductContext,
  key: ReportListKey,
  asked: Asked,
  page?: { number: number; size: number },
  reading: 'often' | 'few' = 'often',
  further: readonly PermissionName[] = [],
): Promise<{ list: Summary; people: ListedPerson[] }> {
  const { today, heads } = await standing(context, asked)
  const list = reportLists[key]
  const readable = readableOf(context, list, further)
  if (readable === null) throw forbidden()
  const frame = { today, heads, reading, ...periodOf(list, today, asked) }
  const clauses = countedOn(context, today, heads, {}, reading)
  const found = matched(context, list, frame, readable)
  const part = page ? sql`limit ${page.size} offset ${(page.number - 1) * page.size}` : sql``
  // The people are found once for both: a page without anybody alone leaves their number open.
  const statement = sql<ListedPerson & { total: number }>`
    with recursive ${clauses}
    select listed.id, listed.nhansu_id, listed.full_name, listed.unit_name, listed.position_name,
      listed.day::date::text as day, listed.detail, (count(*) over ())::integer as total
    ${found} order by listed.day nulls last, listed.sort_name, listed.id, listed.detail ${part}`
  // A few people are found by indexes whatever the days are, and the plan for it costs more than they do.
  const rows =
    reading === 'few' ? await context.prepared(statement) : (await statement.execute(context.db)).rows
  const people = rows.map(({ id, nhansu_id, full_name, unit_name, position_name, day, detail }) => ({
    id,
    nhansu_id,
    full_name,
    unit_name,
    position_name,
    day,
    detail,
  }))
  const isBeyond = rows.length === 0 && page !== undefined && page.number > 1
  const total = isBeyond ? await totalOf(context, clauses, found) : (rows[0]?.total ?? 0)
  return { list: { ...summaryOf(key, list, frame), total }, people }
}

async function totalOf({ db }: ProductContext, clauses: Clauses, found: Clauses): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    with recursive ${clauses} select count(*)::integer as total ${found}`.execute(db)
  return rows[0]?.total ?? 0
}

// The table has exactly the keys of the contract.
const keysInOrder = Object.keys(reportLists) as ReportListKey[]

/** Today, and the units whose people the reader counts. */
export async function standing(context: ProductContext, { department_id, from, to }: Asked) {
  if (from !== undefined && to !== undefined && from > to)
    throw invalidInput({ from: ['Từ ngày phải trước hoặc bằng đến ngày.'] })
  const today = await dayOf(context, undefined)
  return { today, heads: await headsOf(context, today, department_id === undefined ? {} : { department_id }) }
}

/** Which of the list's people the reader may see; undefined for all of them, null where he lacks a right for each. */
export function readableOf(
  context: ProductContext,
  { needs = [] }: ReportList,
  further: readonly PermissionName[] = [],
): RawBuilder<unknown> | undefined | null {
  return readableBy(context, ['employee_access', ...needs, ...further])
}

/** The rows of a list about people whom the reader may see, as a `from` and a `where`. */
export function matched(
  context: ProductContext,
  list: ReportList,
  frame: ListFrame,
  readable: RawBuilder<unknown> | undefined,
): RawBuilder<unknown> {
  const rows = sql`from (${list.rows(context, frame)}) listed`
  if (readable === undefined) return rows
  return sql`${rows}
    join employees on ${context.inThisCompany('employees')} and employees.id = listed.id where ${readable}`
}

function summaryOf(key: ReportListKey, list: ReportList, { from, to }: ListFrame): Omit<Summary, 'total'> {
  const { title, group, dayLabel, detailLabel, basis, period } = list
  const days = period === 'state' ? { from: null, to: null } : { from, to }
  return { key, title, group, ...days, day_label: dayLabel, detail_label: detailLabel, basis }
}

/**
 * The days that a list is about.
 * @throws ApiFailure 400 for more days than are shown at once
 */
export function periodOf({ period }: ReportList, today: string, asked: Asked): { from: string; to: string } {
  if (period === 'state') return { from: today, to: today }
  const usual = usualDays(period, today)
  const from = asked.from ?? (asked.to !== undefined && asked.to < usual.from ? asked.to : usual.from)
  const to = asked.to ?? (from > usual.to ? from : usual.to)
  if (to > plusDays(from, mostDays - 1))
    throw invalidInput({ to: [`Xem nhiều nhất ${mostDays} ngày một lần.`] })
  return { from, to }
}

function usualDays(period: Exclude<ListPeriod, 'state'>, today: string): { from: string; to: string } {
  if (period !== 'month') {
    if ('daysAhead' in period) return { from: today, to: plusDays(today, period.daysAhead) }
    const day = nextYearly(period.yearly, today)
    return { from: day, to: day }
  }
  const [year = 0, month = 1] = today.split('-').map(Number)
  return {
    from: `${today.slice(0, 7)}-01`,
    to: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10),
  }
}

/** The day so many days later. */
export function plusDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)
}
