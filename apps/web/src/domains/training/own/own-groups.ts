import type { Schemas } from '@nhansu/sdk/contract'

/** One of the reader's own courses. */
export type OwnCourse = Schemas['OwnTraining']

/** Courses that belong together, under one title. */
export interface OwnGroup {
  title: string
  courses: OwnCourse[]
}

const ahead: ReadonlySet<OwnCourse['state']> = new Set([
  'listed',
  'waiting',
  'registered',
  'promised',
  'confirmed',
  'joined',
])

/** What one's own courses are under, in the order in which they matter; what is empty is left out. */
export function ownGroups(courses: readonly OwnCourse[]): OwnGroup[] {
  const groups = new Map<string, OwnCourse[]>(titles.map((title) => [title, []]))
  for (const course of courses) groups.get(titleOf(course))?.push(course)
  return [...groups].flatMap(([title, found]) => (found.length > 0 ? [{ title, courses: found }] : []))
}

const titles = ['Chờ bạn xác nhận', 'Sắp học và đang học', 'Đã qua'] as const

function titleOf({ answer, status, state }: OwnCourse): (typeof titles)[number] {
  if (answer !== null) return 'Chờ bạn xác nhận'
  const isAhead = (status === 'open' || status === 'running') && ahead.has(state)
  return isAhead ? 'Sắp học và đang học' : 'Đã qua'
}
