/** The table of a round's results. */
export const resultsPath = '/tuyen-dung/ket-qua'

/** The week of appointments. */
export const schedulePath = '/tuyen-dung/xep-lich'

/** One of the two with a campaign chosen. */
export function ofCampaign(path: string, campaignId: number): string {
  return `${path}?recruitment_id=${campaignId}`
}

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
