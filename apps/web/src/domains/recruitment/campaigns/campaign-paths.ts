/** Where campaigns are listed. */
export const campaignsPath = '/tuyen-dung/dot-tuyen-dung'

/** Where a campaign is made, or a unit asks for people. */
export const newCampaignPath = `${campaignsPath}/them-moi`

/** Where a campaign is read and changed. */
export function campaignPath(id: number): string {
  return `${campaignsPath}/${id}/cap-nhat`
}
