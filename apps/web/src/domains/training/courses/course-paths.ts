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
