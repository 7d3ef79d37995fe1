import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { forbidden } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { countedOn } from '../population.ts'
import { reportLists } from './lists.ts'
import { matched, periodOf, plusDays, readableOf, standing } from './read-lists.ts'
import type { ListFrame, ReportListKey } from './report-list.ts'

/** A figure of a card: a list, and so many days of it from today on where it has days. */
export interface WantedListFigure {
  label: string
  key: ReportListKey
  daysAhead?: number
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
  const framed = wanted.map(({ key, daysAhead, label, isLate = false }) => {
    const days = daysAhead === undefined ? {} : { from: today, to: plusDays(today, daysAhead) }
    const frame: ListFrame = { today, heads, reading: 'few', ...periodOf(reportLists[key], today, days) }
    return { key, label, isLate, days, frame }
  })
  const counts = framed.map(({ key, frame }, index) => {
    const readable = readableOf(context, reportLists[key])
    if (readable === null) throw forbidden()
    return sql`(select count(*)::integer ${matched(context, reportLists[key], frame, readable)}) as ${sql.ref(String(index))}`
  })
  // The same text for every reader of such a scope, and much dearer to plan than to carry out.
  const [row] = await context.prepared(sql<Record<string, number>>`
    with recursive ${countedOn(context, today, heads, {}, 'few')} select ${sql.join(counts)}`)
  return framed.map(({ key, label, isLate, days }, index) => ({
    label,
    total: row?.[String(index)] ?? 0,
    link: listAddress(key, days),
    is_late: isLate,
  }))
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
