import type { Schemas } from '@nhansu/sdk/contract'
import { campaignAddress } from '@nhansu/sdk/domains/portal-pages'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { list, name, open, row, under } from '../pages/campaigns.css.ts'
import { CampaignFacts } from './campaign-facts.tsx'

/** Open campaigns under each other, each a link to its page. */
export function CampaignCards({ of: campaigns }: { of: readonly Schemas['ExternalRecruitmentRow'][] }) {
  return (
    <ul className={list}>
      {campaigns.map((campaign) => (
        <li key={campaign.id} className={row}>
          <h2 className={name}>
            <a className={open} href={campaignAddress(campaign)}>
              {campaign.name}
            </a>
          </h2>
          <p className={under}>
            {campaign.company_name}
            {campaign.deadline !== null && <> · hạn nộp {formatDate(campaign.deadline)}</>}
          </p>
          <CampaignFacts of={campaign} />
        </li>
      ))}
    </ul>
  )
}
