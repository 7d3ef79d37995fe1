import type { Schemas } from '@nhansu/sdk/contract'
import { campaignAddress, logoAddress, type PortalSite } from '@nhansu/sdk/domains/portal-pages'

type OneCampaign = Schemas['ExternalRecruitment']

const kinds: Record<OneCampaign['employment_kind'], string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  seasonal: 'TEMPORARY',
  internship: 'INTERN',
}

/** An open campaign as search engines read it: schema.org's JobPosting. */
export function jobPosting(campaign: OneCampaign, site: PortalSite): Readonly<Record<string, unknown>> {
  const texts = [campaign.description, campaign.requirements, campaign.benefits]
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: campaign.name,
    description: texts
      .filter((text) => text !== null)
      .map(paragraphs)
      .join(''),
    identifier: { '@type': 'PropertyValue', name: campaign.company_name, value: campaign.code },
    ...(campaign.opened_on !== null && { datePosted: campaign.opened_on }),
    ...(campaign.deadline !== null && { validThrough: `${campaign.deadline}T23:59:59+07:00` }),
    employmentType: kinds[campaign.employment_kind],
    totalJobOpenings: campaign.quantity,
    hiringOrganization: {
      '@type': 'Organization',
      name: campaign.company_name,
      sameAs: site.origin,
      ...(campaign.has_logo && { logo: new URL(logoAddress(campaign.id), site.origin).href }),
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(campaign.street !== null && { streetAddress: campaign.street }),
        ...(campaign.commune_name !== null && { addressLocality: campaign.commune_name }),
        ...(campaign.province_name !== null && { addressRegion: campaign.province_name }),
        addressCountry: 'VN',
      },
    },
    ...salary(campaign),
    directApply: true,
    url: new URL(campaignAddress(campaign), site.origin).href,
  }
}

function salary({ salary_from: from, salary_to: to }: OneCampaign): Readonly<Record<string, unknown>> {
  if (from === null && to === null) return {}
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'VND',
      value: {
        '@type': 'QuantitativeValue',
        ...(from !== null && { minValue: from }),
        ...(to !== null && { maxValue: to }),
        unitText: 'MONTH',
      },
    },
  }
}

/** Search engines read the text as HTML. */
function paragraphs(text: string): string {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return `<p>${safe.replaceAll('\n', '<br>')}</p>`
}
