import type { Schemas } from '@nhansu/sdk/contract'
import { campaignAddress } from '@nhansu/sdk/domains/portal-pages'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { list, name, open, row, under } from '../pages/campaigns.css.ts'
import { CampaignFacts } from './campaign-facts.tsx'

interface CampaignCardsProps {
  of: readonly Schemas['ExternalRecruitmentRow'][]
  /** Of their names: 3 below a heading of their own. */
  level?: 2 | 3
}

/** Open campaigns under each other, each a link to its page. */
export function CampaignCards({ of: campaigns, level = 2 }: CampaignCardsProps) {
  const Name = `h${level}` as const
  return (
    <ul className={list}>
      {campaigns.map((campaign) => (
        <li key={campaign.id} className={row}>
          <Name className={name}>
            <a className={open} href={campaignAddress(campaign)}>
              {campaign.name}
            </a>
          </Name>
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
