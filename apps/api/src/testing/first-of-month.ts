/** The first day of a month, so many months after this one in Việt Nam; before it when the number is negative. */
export function firstOfMonth(after: number): string {
  const [year = 0, month = 0] = new Date()
    .toLocaleDateString('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' })
    .split('-')
    .map(Number)
  return new Date(Date.UTC(year, month - 1 + after, 1)).toISOString().slice(0, 10)
}
