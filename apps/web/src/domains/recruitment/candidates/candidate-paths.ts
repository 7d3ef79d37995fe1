import { campaignsPath } from '../campaigns/campaign-paths.ts'

/** The candidates of a campaign. */
export function candidatesPath(campaignId: number): string {
  return `${campaignsPath}/${campaignId}/ung-vien`
}

/** The form for somebody who applies in a campaign. */
export function newCandidatePath(campaignId: number): string {
  return `${candidatesPath(campaignId)}/them-moi`
}

/** The file of a candidate. */
export function candidatePath(campaignId: number, id: number): string {
  return `${candidatesPath(campaignId)}/${id}/cap-nhat`
}
