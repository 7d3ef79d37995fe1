const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' })

/** Today in Viet Nam, YYYY-MM-DD. */
export function todayInVietNam(): string {
  return day.format(new Date())
}
