/** Where the exams are listed that one marks oneself. */
export const ownMarkingPath = '/cham-bai-cua-toi'

/** Where the written answers of one of them are marked. */
export function markingPath(examId: number): string {
  return `${ownMarkingPath}?ky_thi=${examId}`
}
