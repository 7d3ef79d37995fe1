import type { Data, Schemas } from '@nhansu/sdk/contract'

/** Somebody on a day of a course. */
export type Attendance = Data<'trainingAttendances.list'>['attendances'][number]
export type AttendanceState = Schemas['TrainingAttendanceState']

/** The letter by which each state is typed. */
export const markLetters: Readonly<Record<AttendanceState, string>> = {
  present: 'C',
  excused: 'P',
  absent: 'K',
  late: 'M',
  left_early: 'S',
}

/** The state that was typed: its letter, in either case. */
export function stateTyped(text: string): AttendanceState | undefined {
  const letter = text.trim().toLocaleUpperCase('vi')
  return (Object.keys(markLetters) as AttendanceState[]).find((state) => markLetters[state] === letter)
}

/** True where it is known how long somebody was there. */
export function hasMinutes({ state }: Pick<Attendance, 'state'>): boolean {
  return state === 'late' || state === 'left_early'
}
