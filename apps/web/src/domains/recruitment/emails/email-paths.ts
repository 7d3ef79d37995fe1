/** The list of templates. */
export const emailsPath = '/tuyen-dung/mau-email'

/** The form for a new template. */
export const newEmailPath = `${emailsPath}/them-moi`

/** The form of a template. */
export function emailPath(id: number): string {
  return `${emailsPath}/${id}/cap-nhat`
}

/** The screen on which letters are sent; of a campaign, or of a sending that was begun. */
export function sendPath({
  campaignId,
  sendingId,
}: { campaignId?: number; sendingId?: number } = {}): string {
  const asked = new URLSearchParams({
    ...(campaignId !== undefined && { dot: String(campaignId) }),
    ...(sendingId !== undefined && { lan: String(sendingId) }),
  })
  const path = '/tuyen-dung/dot-tuyen-dung/gui-email'
  return asked.size === 0 ? path : `${path}?${asked}`
}
