/** The table of a round's results. */
export const resultsPath = '/tuyen-dung/ket-qua'

/** An examiner's own interviews. */
export const ownInterviewsPath = '/phong-van-cua-toi'

/** The card of a candidate in a round, to be written. */
export function recordPath(base: string, roundId: number, candidateId: number): string {
  return `${base}?round_id=${roundId}&candidate_id=${candidateId}`
}

/** A card that is there. */
export function resultPath(id: number): string {
  return `${resultsPath}/${id}/cap-nhat`
}
