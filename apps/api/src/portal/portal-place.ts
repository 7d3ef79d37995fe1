import type { Settings } from '../settings.ts'

declare module '../contract/services.ts' {
  interface Services {
    portal: PortalPlace
  }
}

/** Where the application portal stands, as the rest of the world sees it. */
export interface PortalPlace {
  /** Without a slash at the end. */
  url: string
  /** False where nobody has said PORTAL_URL, so that `url` is right on this machine alone. */
  isSaid: boolean
}

/** The portal's place by the settings. */
export function portalPlace({ portalUrl, isPortalUrlSaid }: Settings): PortalPlace {
  return { url: portalUrl.replace(/\/+$/, ''), isSaid: isPortalUrlSaid }
}

/** The random word of 22 letters by which strangers know a campaign. */
export function campaignWord(publicId: string): string {
  return Buffer.from(publicId.replaceAll('-', ''), 'hex').toString('base64url')
}

/** The public page of a campaign. */
export function campaignAddress({ url }: PortalPlace, publicId: string): string {
  return `${url}/tuyen-dung/${campaignWord(publicId)}`
}
