import { formatMoney } from '@nhansu/ui/format/number.ts'

/**
 * An amount as running words and facts say it; a column of amounts names its unit once, or none.
 *
 * @returns `12,500,000.0 đồng`; empty for nothing
 */
export function moneyWords(amount: number | null | undefined): string {
  const figures = formatMoney(amount)
  return figures === '' ? '' : `${figures} đồng`
}
