/** How long something has waited, in words. */
export function waited(days: number): string {
  return days === 0 ? 'gửi hôm nay' : `chờ ${days} ngày`
}
