/** How long people may still apply, in words. @param days until the deadline; below zero when it has passed */
export function daysLeft(days: number | null): string {
  if (days === null) return '–'
  if (days === 0) return 'Hết hạn hôm nay'
  return days > 0 ? `${days} ngày` : `Quá hạn ${-days} ngày`
}
