import type { Schemas } from '@nhansu/sdk/contract'
import {
  type CampaignList,
  commonAddresses,
  companyAddress,
  type PortalSite,
} from '@nhansu/sdk/domains/portal-pages'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { CampaignCards } from '../parts/campaign-cards.tsx'
import { Document } from '../parts/document.tsx'
import { closed, head, part } from './campaign.css.ts'

interface CampaignEndedProps {
  campaign: Schemas['ExternalRecruitment']
  others: CampaignList['recruitments']
  site: PortalSite
}

/** A campaign that is done: says so, and offers the open ones. */
export function CampaignEnded({ campaign, others, site }: CampaignEndedProps) {
  return (
    <Document site={site} title={`${campaign.name} – đã kết thúc`} contact={campaign}>
      <div className={head}>
        <Heading level={1}>{campaign.name}</Heading>
        <p>
          <a href={companyAddress(campaign.company_code)}>{campaign.company_name}</a>
        </p>
        <p className={closed}>Đợt tuyển dụng đã kết thúc.</p>
        <p>
          Đã nộp hồ sơ vào đợt này mà mất đường dẫn?{' '}
          <a href={`${commonAddresses.sendLink}?dot=${campaign.id}`}>Gửi lại đường dẫn hồ sơ</a>
        </p>
      </div>
      <section className={part}>
        <Heading level={2}>Các đợt đang nhận hồ sơ</Heading>
        {others.length === 0 ? (
          <p>Hiện chưa có đợt nào khác đang nhận hồ sơ.</p>
        ) : (
          <CampaignCards of={others} />
        )}
        <p>
          <a href="/">Xem tất cả các đợt đang mở</a>
        </p>
      </section>
    </Document>
  )
}
