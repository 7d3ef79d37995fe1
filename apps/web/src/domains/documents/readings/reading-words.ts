import type { Schemas } from '@nhansu/sdk/contract'
import { formatNumber } from '@nhansu/ui/format/number.ts'

type Reading = Schemas['DocumentReading']

/** To whom it was sent: 'Phòng Kế toán, Kế toán viên, 3 nhân viên'. */
export function sentToWords({ department_names, position_names, employee_total: people }: Reading): string {
  return [
    ...department_names,
    ...position_names,
    ...(people > 0 ? [`${formatNumber(people)} nhân viên`] : []),
  ].join(', ')
}

/** The background asks people right after a request was sent; whoever looks later does not wait for it. */
const longestAsking = 10 * 60_000
/** So far a reader's clock may be behind; from a worse one nothing can be told. */
const clockError = 60_000
/** As long as nobody was added, asking is over: of those expected another request has taken the rest. */
const longestPause = 30_000

/** How many people were asked when it was last looked, and since when there are so many. */
export type Growth = Readonly<{ total: number; since: number }>

/**
 * What is known of the growth of requests after another look.
 *
 * @returns the same record where nothing has grown
 */
export function grown(
  before: Readonly<Record<number, Growth>>,
  readings: readonly Pick<Reading, 'id' | 'figures'>[],
  now: number,
): Readonly<Record<number, Growth>> {
  const fresh = readings.filter(({ id, figures }) => before[id]?.total !== figures.total)
  if (fresh.length === 0) return before
  const looks = fresh.map(({ id, figures: { total } }) => [id, { total, since: now }] as const)
  return { ...before, ...Object.fromEntries(looks) }
}

/**
 * Whether the background is still asking people of a request.
 *
 * @param expected so many were to be asked, where that is known; at least one person is
 * @param now milliseconds, as `Date.now` counts them
 * @param growth what was seen of it so far
 */
export function isBeingAsked(
  { figures, withdrawn_at, created_at }: Pick<Reading, 'figures' | 'withdrawn_at' | 'created_at'>,
  expected: number,
  now: number,
  growth?: Growth,
): boolean {
  const age = now - Date.parse(created_at)
  const isNew = age > -clockError && age < longestAsking
  const isStill = growth !== undefined && growth.total > 0 && now - growth.since > longestPause
  return withdrawn_at === null && isNew && !isStill && figures.total < Math.max(expected, 1)
}

/** '30/48 người đã xác nhận'; how far asking is while it goes on. */
export function doneWords(
  { figures: { confirmed, total } }: Pick<Reading, 'figures'>,
  isAsking: boolean,
): string {
  if (isAsking)
    return total === 0 ? 'đang gửi cho người nhận…' : `đang gửi, ${formatNumber(total)} người đã nhận…`
  if (total === 0) return 'chưa có người nhận'
  return `${formatNumber(confirmed)}/${formatNumber(total)} người đã xác nhận`
}
