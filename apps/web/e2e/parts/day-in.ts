/** A day so many days from now, as people write it, on Viet Nam's clock. */
export function dayIn(days: number): string {
  const moment = new Date(Date.now() + days * 86_400_000)
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Ho_Chi_Minh' }).format(moment)
}
