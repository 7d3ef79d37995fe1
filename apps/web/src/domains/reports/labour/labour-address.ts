import { labourFactLabels } from '@nhansu/sdk/domains/statistics'
import { todayInVietNam } from '#web/kit/today.ts'

type Fact = keyof typeof labourFactLabels

/** Which report is shown, and of whom, as the address says it. */
export interface LabourAddress {
  /** '2026' or '2026-H1'. */
  period: string
  /** Only those whose file lacks this. */
  lacking: Fact | null
  page: number
}

const keys = { period: 'ky', lacking: 'thieu', page: 'trang' } as const

/**
 * The periods of this year and of the last, the one that is due next first.
 * @param today civil date in Viet Nam
 */
export function offeredPeriods(today: string): readonly { value: string; label: string }[] {
  const year = Number(today.slice(0, 4))
  const half = (of: number) => ({ value: `${of}-H1`, label: `6 tháng đầu năm ${of}` })
  const whole = (of: number) => ({ value: String(of), label: `Năm ${of}` })
  // Until the first half is due it is the one that is worked on.
  const isFirst = today.slice(5) < '06-05'
  return isFirst
    ? [half(year), whole(year), whole(year - 1), half(year - 1)]
    : [whole(year), half(year), whole(year - 1), half(year - 1)]
}

const isFact = (text: string | null): text is Fact => text !== null && text in labourFactLabels

/** Reads the address; what is wrong counts as absent. */
export function readLabourAddress(search: URLSearchParams): LabourAddress {
  const period = search.get(keys.period) ?? ''
  const lacking = search.get(keys.lacking)
  const page = Number(search.get(keys.page))
  return {
    period: /^20\d\d(-H1)?$/.test(period) ? period : (offeredPeriods(todayInVietNam())[0]?.value ?? ''),
    lacking: isFact(lacking) ? lacking : null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** Writes it; foreign keys stay. */
export function writeLabourAddress(
  { period, lacking, page }: LabourAddress,
  before: URLSearchParams,
): URLSearchParams {
  const search = new URLSearchParams(before)
  const put = (key: string, value: string | null) =>
    value === null ? search.delete(key) : search.set(key, value)
  put(keys.period, period)
  put(keys.lacking, lacking)
  put(keys.page, page === 1 ? null : String(page))
  return search
}
