/** Where periodic tests are listed. */
export const examsPath = '/kiem-tra-dinh-ky'

/** Where one is made. */
export const newExamPath = `${examsPath}/them-moi`

/** Where one is read, and its results are entered. */
export function examPath(id: number): string {
  return `${examsPath}/${id}`
}

/** Where what one is is changed. */
export function editExamPath(id: number): string {
  return `${examsPath}/${id}/cap-nhat`
}
