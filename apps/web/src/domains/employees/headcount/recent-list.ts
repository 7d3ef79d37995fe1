/**
 * The address of the employees who joined or left in this month or the one before it, the last one first.
 *
 * @param today `YYYY-MM-DD`
 */
export function recentList(day: 'join_date' | 'leave_date', today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const start = month === 1 ? `${year - 1}-12-01` : `${year}-${String(month - 1).padStart(2, '0')}-01`
  return `/nhan-vien?f.${day}=between:${start}~${today}&sort=-${day}`
}
