import type { Schemas } from '@nhansu/sdk/contract'
import {
  type CampaignList,
  campaignAddress,
  commonAddresses,
  companyAddress,
  noticeAddress,
} from '@nhansu/sdk/domains/portal-pages'

/** The map of pages for search engines: lists, notice, companies, and the open campaigns with the time of their last change. */
export function sitemap(
  campaigns: CampaignList['recruitments'],
  companies: readonly Pick<Schemas['ExternalCompanyNotice'], 'code'>[],
  origin: string,
): string {
  const places = [
    place('/', origin),
    place(commonAddresses.companies, origin),
    place(commonAddresses.privacy, origin),
    ...companies.flatMap(({ code }) =>
      [companyAddress(code), noticeAddress(code)].map((address) => place(address, origin)),
    ),
    ...campaigns.map((campaign) => place(campaignAddress(campaign), origin, campaign.changed_at)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${places.join('\n')}
</urlset>
`
}

function place(address: string, origin: string, changedAt?: string): string {
  // An address of ours has no letter that XML would have to escape.
  const changed = changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`
  return `  <url><loc>${new URL(address, origin).href}</loc>${changed}</url>`
}
