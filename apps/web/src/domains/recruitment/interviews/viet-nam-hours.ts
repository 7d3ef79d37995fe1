const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Ho_Chi_Minh',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
})

/** Day and time in Viet Nam of a moment: YYYY-MM-DD and HH:mm. */
export function inVietNam(moment: string): { date: string; time: string } {
  const [date = '', time = ''] = parts.format(new Date(moment)).split(', ')
  return { date, time }
}

/** '09:00–09:30' in Viet Nam. */
export function hoursOf({ starts_at, ends_at }: { starts_at: string; ends_at: string }): string {
  return `${inVietNam(starts_at).time}–${inVietNam(ends_at).time}`
}
