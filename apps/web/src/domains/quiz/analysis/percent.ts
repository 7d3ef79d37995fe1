import { formatNumber } from '@nhansu/ui/format/number.ts'

/** '62,5%' of a share from 0 to 1. */
export function percent(share: number): string {
  return `${formatNumber(share * 100, 1)}%`
}
