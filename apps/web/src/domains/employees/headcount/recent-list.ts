/**
 * The address of the employees who joined or left in this month or the one before it, the last one first.
 *
 * @param today `YYYY-MM-DD`
 */
export function recentList(day: 'join_date' | 'leave_date', today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const start = month === 1 ? `${year - 1}-12-01` : `${year}-${String(month - 1).padStart(2, '0')}-01`
  return listSince(day, start, today)
}

/** The address of those who joined or left in this month so far. @param today `YYYY-MM-DD` */
export function listOfThisMonth(day: 'join_date' | 'leave_date', today: string): string {
  return listSince(day, `${today.slice(0, 7)}-01`, today)
}

function listSince(day: string, start: string, today: string): string {
  return `/nhan-vien?f.${day}=between:${start}~${today}&sort=-${day}`
}
