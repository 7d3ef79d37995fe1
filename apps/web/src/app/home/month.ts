/** The month that lies between its first day and a day of it. */
export interface Month {
  /** The address of the employees whose day lies in it, the last one first. */
  listOf: (day: 'join_date' | 'leave_date') => string
}

/** @param date `YYYY-MM-DD` */
export function monthOf(date: string): Month {
  const start = `${date.slice(0, 8)}01`
  return { listOf: (day) => `/nhan-vien?f.${day}=between:${start}~${date}&sort=-${day}` }
}
