import { campaignsPath } from '../campaigns/campaign-paths.ts'

/** The candidates of a campaign. */
export function candidatesPath(campaignId: number): string {
  return `${campaignsPath}/${campaignId}/ung-vien`
}

/** The candidates of a campaign as cards, a column for each state. */
export function boardPath(campaignId: number): string {
  return `${candidatesPath(campaignId)}?xem=the`
}

/** The form for somebody who applies in a campaign. */
export function newCandidatePath(campaignId: number): string {
  return `${candidatesPath(campaignId)}/them-moi`
}

/** The file of a candidate. */
export function candidatePath(campaignId: number, id: number): string {
  return `${candidatesPath(campaignId)}/${id}/cap-nhat`
}
