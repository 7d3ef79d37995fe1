/** Where exams are listed. */
export const examsPath = '/ky-thi'

/** Where one is made. */
export const newExamPath = `${examsPath}/them-moi`

/** Where one is read, prepared and looked after. */
export function examPath(id: number): string {
  return `${examsPath}/${id}/cap-nhat`
}
