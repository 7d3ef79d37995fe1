import type { Schemas } from '@nhansu/sdk/contract'
import { formatNumber } from '@nhansu/ui/format/number.ts'

/** 'Khóa đào tạo đang phụ trách: 3 · Kỳ kiểm tra: 1'. */
export function leftWork(work: readonly Pick<Schemas['AccountWork'], 'title' | 'total'>[]): string {
  return work.map(({ title, total }) => `${title}: ${formatNumber(total)}`).join(' · ')
}
