/** Where courses are listed. */
export const coursesPath = '/dao-tao/khoa-dao-tao'

/** Where a course is made. */
export const newCoursePath = `${coursesPath}/them-moi`

/** Where a course is read and changed. */
export function coursePath(id: number): string {
  return `${coursesPath}/${id}/cap-nhat`
}

/** Where an invited person reads what he is invited to, and answers. */
export function invitationPath(id: number): string {
  return `${coursesPath}/${id}/xac-nhan-tham-gia-dao-tao`
}

/** The days of all courses, as the address of the courses says it. */
export const calendarView = 'lich'

/** Where the days of all courses are. */
export const calendarPath = `${coursesPath}?view=${calendarView}`
