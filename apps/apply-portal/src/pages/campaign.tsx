import type { Schemas } from '@nhansu/sdk/contract'
import { natureOfWorkLabels } from '@nhansu/sdk/domains/employees'
import {
  campaignAddress,
  commonAddresses,
  companyAddress,
  noticeAddress,
  type PortalSite,
} from '@nhansu/sdk/domains/portal-pages'
import { campaignStateLabels, employmentKindLabels } from '@nhansu/sdk/domains/recruitment'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { CampaignFacts } from '../parts/campaign-facts.tsx'
import { payText } from '@nhansu/sdk/domains/campaign-pay'
import { buttonLook } from '../parts/controls.tsx'
import { Document } from '../parts/document.tsx'
import { apply, closed, facts, head, note, over, part, term, text } from './campaign.css.ts'
import { jobPosting } from './job-posting.ts'

type OneCampaign = Schemas['ExternalRecruitment']

interface CampaignProps {
  campaign: OneCampaign
  /** By which channel the reader came; it goes with him to the form. */
  source?: string | undefined
  site: PortalSite
}

/** One campaign as its company has published it. */
export function Campaign({ campaign, source, site }: CampaignProps) {
  const isOpen = campaign.state === 'open'
  const isFound = isOpen && campaign.is_listed
  return (
    <Document
      site={site}
      title={`${campaign.name} – ${campaign.company_name}`}
      description={summary(campaign)}
      canonical={isFound ? campaignAddress(campaign) : undefined}
      facts={isFound ? jobPosting(campaign, site) : undefined}
      contact={campaign}
    >
      <div className={head}>
        <p className={over}>
          {campaign.code}
          {campaign.deadline !== null && <> · hạn nộp {formatDate(campaign.deadline)}</>}
        </p>
        <Heading level={1}>{campaign.name}</Heading>
        <p>
          <a href={companyAddress(campaign.company_code)}>{campaign.company_name}</a>
        </p>
        <CampaignFacts of={campaign} />
      </div>
      {!isOpen && <p className={closed}>{campaignStateLabels[campaign.state]}</p>}
      <Part title="Mô tả công việc" words={campaign.description} />
      <Part title="Yêu cầu" words={campaign.requirements} />
      <Part title="Quyền lợi" words={campaign.benefits} />
      <section className={part}>
        <Heading level={2}>Thông tin chung</Heading>
        <dl className={facts}>
          <Fact term="Nơi làm việc" words={campaign.work_place} />
          <Fact term="Địa chỉ" words={campaign.full_address} />
          <Fact term="Lương tháng" words={payText(campaign)} />
          <Fact term="Hình thức làm việc" words={employmentKindLabels[campaign.employment_kind]} />
          <Fact
            term="Tính chất công việc"
            words={campaign.nature_of_work === null ? null : natureOfWorkLabels[campaign.nature_of_work]}
          />
          <Fact term="Dự kiến bắt đầu làm" words={formatDate(campaign.expected_start)} />
        </dl>
      </section>
      {isOpen && <HowToApply to={campaign} />}
      {isOpen && <Apply to={campaign} source={source} />}
      <DataContact of={campaign} />
    </Document>
  )
}

function Part({ title, words }: { title: string; words: string | null }) {
  if (words === null) return null
  return (
    <section className={part}>
      <Heading level={2}>{title}</Heading>
      <p className={text}>{words}</p>
    </section>
  )
}

function Fact({ term: what, words }: { term: string; words: string | null | undefined }) {
  if (!words) return null
  return (
    <div>
      <dt className={term}>{what}</dt>
      <dd>{words}</dd>
    </div>
  )
}

/** What applying takes. */
function HowToApply({ to: campaign }: { to: OneCampaign }) {
  const until = campaign.deadline === null ? '' : ` Hạn nộp: hết ngày ${formatDate(campaign.deadline)}.`
  return (
    <section className={note}>
      <Heading level={2}>Ứng tuyển</Heading>
      <p>Điền hồ sơ mất khoảng 4 phút.{until} Bạn không phải trả bất kỳ khoản phí nào khi ứng tuyển.</p>
      {campaign.contact !== null && <p>Cần hỏi thêm: {campaign.contact}.</p>}
    </section>
  )
}

/** The way to the form: on a phone in sight from the first line on, elsewhere below what applying takes. */
function Apply({ to: campaign, source }: { to: OneCampaign; source: string | undefined }) {
  const query = source === undefined ? '' : `?nguon=${source}`
  return (
    <p className={apply}>
      <a className={buttonLook('primary')} href={`${campaignAddress(campaign)}/dang-ky-du-tuyen${query}`}>
        Ứng tuyển
      </a>
    </p>
  )
}

/** What becomes of personal data, whom to ask, and the way to a link that was lost. */
function DataContact({
  of: { id, company_code: code, data_contact: name, data_phone: phone },
}: {
  of: OneCampaign
}) {
  return (
    <section className={part}>
      <Heading level={2}>Dữ liệu cá nhân của bạn</Heading>
      {name !== null && phone !== null && (
        <p>
          Người phụ trách: {name}, <a href={`tel:${phone}`}>{phone}</a>
        </p>
      )}
      <p>
        <a href={noticeAddress(code)}>Công ty xử lý dữ liệu của bạn thế nào</a>
      </p>
      <p>
        Đã nộp hồ sơ vào đợt này mà mất đường dẫn?{' '}
        <a href={`${commonAddresses.sendLink}?dot=${id}`}>Gửi lại đường dẫn hồ sơ</a>
      </p>
    </section>
  )
}

function summary(campaign: OneCampaign): string {
  const deadline = campaign.deadline === null ? undefined : `hạn nộp ${formatDate(campaign.deadline)}`
  return [
    `${campaign.company_name} tuyển ${campaign.quantity} người`,
    campaign.province_name ?? campaign.work_place ?? undefined,
    payText(campaign),
    deadline,
  ]
    .filter((words) => words !== undefined)
    .join(' · ')
}
