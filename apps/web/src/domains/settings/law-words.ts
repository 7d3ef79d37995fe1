import type { Data, Schemas } from '@nhansu/sdk/contract'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import type { StatusTone } from '@nhansu/ui/badge/status.tsx'

/** A number that a law fixes, with all its values. */
export type LawConstant = Data<'lawConstants.list'>['law_constants'][number]
type Unit = Schemas['LawUnit']
type State = LawConstant['values'][number]['state']

const unitWords: Readonly<Record<Unit, string>> = {
  month: 'tháng',
  day: 'ngày',
  working_day: 'ngày làm việc',
  hour: 'giờ',
  percent: '%',
  count: 'lần',
  vnd: 'đồng',
}

/** What a value is on the day that was asked about. */
export const stateWords: Readonly<Record<State, readonly [label: string, tone: StatusTone]>> = {
  coming: ['Sắp áp dụng', 'info'],
  in_force: ['Đang áp dụng', 'plain'],
  past: ['Đã hết áp dụng', 'neutral'],
  replaced: ['Đã được sửa', 'warn'],
}

const MONTHS_OF_YEAR = 12
/** From here on people count months in years: 61 years 6 months, not 738 months. */
const COUNTED_IN_YEARS = 120

/** '5,310,000 đồng', '61 năm 6 tháng', '85 %'. */
export function valueWords(value: number | null, unit: Unit): string {
  if (value === null) return 'Chưa có'
  if (unit === 'month' && value >= COUNTED_IN_YEARS) return yearWords(value)
  return `${formatNumber(value, Number.isInteger(value) ? 0 : 1)} ${unitWords[unit]}`
}

/** What a value is counted in, for the label of its field. */
export function unitLabel(unit: Unit): string {
  return `Giá trị (${unitWords[unit]})`
}

function yearWords(months: number): string {
  const rest = months % MONTHS_OF_YEAR
  const years = `${Math.floor(months / MONTHS_OF_YEAR)} năm`
  return rest === 0 ? years : `${years} ${rest} tháng`
}
