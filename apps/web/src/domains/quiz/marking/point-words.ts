import { formatNumber } from '@nhansu/ui/format/number.ts'

/** '2', '1.5', '0.25': points are quarters, and only as many decimals stand there as are needed. */
export function pointWords(points: number): string {
  return formatNumber(points, Number.isInteger(points) ? 0 : Number.isInteger(points * 2) ? 1 : 2)
}
