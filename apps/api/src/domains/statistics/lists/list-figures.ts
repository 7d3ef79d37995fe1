import type { Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import { forbidden } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { countedOn } from '../population.ts'
import { reportLists } from './lists.ts'
import { matched, periodOf, plusDays, readableOf, standing } from './read-lists.ts'
import type { ListFrame, ReportListKey } from './report-list.ts'

/** A figure of a card: a list, and so many days of it from today on, or those that are named, where it has days. */
export interface WantedListFigure {
  label: string
  key: ReportListKey
  daysAhead?: number
  days?: { from: string; to: string }
  isLate?: boolean
}

/**
 * How many people lists name, in one statement that finds each list's people by its own index; with the addresses that open
 * exactly these.
 * @throws ApiFailure 403 for a list that the reader may not open
 */
export async function listFigures(
  context: ProductContext,
  wanted: readonly WantedListFigure[],
): Promise<Schemas['HomeFigure'][]> {
  const { today, heads } = await standing(context, {})
  const framed = wanted.map(({ key, daysAhead, days: named, label, isLate = false }, index) => {
    const days = named ?? (daysAhead === undefined ? {} : { from: today, to: plusDays(today, daysAhead) })
    const frame: ListFrame = { today, heads, reading: 'few', ...periodOf(reportLists[key], today, days) }
    return { key, label, isLate, days, frame, name: String(index) }
  })
  // A list with several stretches of days is read once, over the longest.
  const counts = [...Map.groupBy(framed, ({ key }) => key)].map(([key, figures]) => {
    const list = reportLists[key]
    const readable = readableOf(context, list)
    if (readable === null) throw forbidden()
    const longest = figures
      .map(({ frame }) => frame)
      .reduce((one, other) => (one.to < other.to ? other : one))
    const columns = figures.map(({ frame, name }) => {
      const ofThese = frame.to === longest.to ? sql`` : sql`filter (where listed.day <= ${frame.to}::date)`
      return sql`(count(*) ${ofThese})::integer as ${sql.ref(name)}`
    })
    const isOfAll = heads === undefined && readable === undefined
    const found =
      isOfAll && list.keptDays
        ? sql`from (${list.keptDays(context, longest)}) listed`
        : matched(context, list, { ...longest, ...ofFew(context, readable) }, readable)
    return sql`(select ${sql.join(columns)} ${found}) as ${sql.ref(`of_${key}`)}`
  })
  // The same text for every reader of such a scope, and much dearer to plan than to carry out.
  const [row] = await context.prepared(sql<Record<string, number>>`
    with recursive ${countedOn(context, today, heads, {}, 'few')} select * from ${sql.join(counts, sql` cross join `)}`)
  return framed.map(({ key, label, isLate, days, name }) => ({
    label,
    total: row?.[name] ?? 0,
    link: listAddress(key, days),
    is_late: isLate,
  }))
}

/** What a list begins with where its reader sees some of the people alone. */
function ofFew({ inThisCompany }: ProductContext, readable: RawBuilder<unknown> | undefined) {
  return (
    readable && {
      among: sql`select employees.id from employees where ${inThisCompany('employees')} and ${readable}`,
    }
  )
}

/** The address of a list, as the app writes it. */
export function listAddress(key: ReportListKey, { from, to }: { from?: string; to?: string }): string {
  const search = new URLSearchParams({
    'danh-sach': key,
    ...(from !== undefined && { 'tu-ngay': from }),
    ...(to !== undefined && { 'den-ngay': to }),
  })
  return `/bao-cao/danh-sach?${search.toString()}`
}
