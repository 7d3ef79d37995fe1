const day = 86_400_000
const names = ['Chủ nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy']

/** A day so many days later. @param date YYYY-MM-DD */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10)
}

/** The Monday of a day's week. @param date YYYY-MM-DD */
export function mondayOf(date: string): string {
  return addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7))
}

/** The seven days from a Monday on. */
export function weekOf(monday: string): string[] {
  return Array.from({ length: 7 }, (_, at) => addDays(monday, at))
}

/** 'Thứ Hai'. @param date YYYY-MM-DD */
export function weekdayOf(date: string): string {
  return names[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? ''
}
