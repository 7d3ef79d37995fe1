/** Where one's own exams are listed. */
export const ownExamsPath = '/bai-thi-cua-toi'

/** Where one of them is taken. */
export function ownExamPath(id: number): string {
  return `${ownExamsPath}/${id}`
}

/** Where one reads what came of it. */
export function ownResultPath(id: number): string {
  return `${ownExamsPath}/${id}/ket-qua`
}
