import type { Schemas } from '@nhansu/sdk/contract'

type Unit = Schemas['DecisionUnit']

/** So many units are told one by one; of more, those that are above their plan. */
const MOST_TOLD = 4

export function nameOf({ name }: Unit): string {
  return name ?? 'Các đơn vị ngoài phạm vi của bạn'
}

/** What the chart of units says in words: 'Phòng Vận tải: 18 → 20/20'. */
export function unitSentence(units: readonly Unit[]): string {
  if (units.length <= MOST_TOLD) return units.map(figuresOf).join('; ')
  const whole = `${units.length} đơn vị có người thay đổi`
  const planned = units.filter(({ plan }) => plan !== null)
  if (planned.length === 0) return whole
  const above = planned.filter(({ after, plan }) => plan !== null && after > plan)
  if (above.length === 0) return `${whole}, không đơn vị nào vượt định biên`
  const told = above.slice(0, MOST_TOLD).map(figuresOf)
  const left = above.length - told.length
  return `${whole}. Vượt định biên: ${[...told, ...(left > 0 ? [`và ${left} đơn vị khác`] : [])].join('; ')}`
}

function figuresOf(unit: Unit): string {
  const { before, after, plan } = unit
  return `${nameOf(unit)}: ${before} → ${after}${plan === null ? '' : `/${plan}`}`
}
