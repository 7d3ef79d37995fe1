import { formatNumber } from '@nhansu/ui/format/number.ts'

/** How far taking back an import came before it was refused; each call takes all of its candidates back or none. */
export function takenBackWords(done: number, all: number): string {
  if (done === 0) return 'Chưa hoàn tác được ứng viên nào.'
  return `Mới hoàn tác ${formatNumber(done)} trong ${formatNumber(all)} ứng viên.`
}
