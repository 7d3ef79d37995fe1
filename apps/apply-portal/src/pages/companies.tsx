import type { Schemas } from '@nhansu/sdk/contract'
import {
  type CampaignList,
  commonAddresses,
  companyAddress,
  noticeAddress,
  type PortalSite,
} from '@nhansu/sdk/domains/portal-pages'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { CampaignCards } from '../parts/campaign-cards.tsx'
import { ContactFacts } from '../parts/contact-facts.tsx'
import { Document } from '../parts/document.tsx'
import { head, part, text } from './campaign.css.ts'
import { list, name, open, row, under } from './campaigns.css.ts'

type Company = Schemas['ExternalCompanyNotice']

/** All companies that hire here: '/cong-ty'. */
export function Companies({ companies, site }: { companies: readonly Company[]; site: PortalSite }) {
  return (
    <Document
      site={site}
      title="Các công ty tuyển dụng"
      description="Các công ty trong tập đoàn đăng tin tuyển dụng tại đây."
      canonical={commonAddresses.companies}
    >
      <Heading level={1}>Các công ty tuyển dụng</Heading>
      {companies.length === 0 && <p>Hiện chưa có công ty nào đăng tin tuyển dụng. Mời bạn quay lại sau.</p>}
      <ul className={list}>
        {companies.map((company) => (
          <li key={company.code} className={row}>
            <h2 className={name}>
              <a className={open} href={companyAddress(company.code)}>
                {company.name}
              </a>
            </h2>
            <p className={under}>
              {company.place !== null && <>{company.place} · </>}
              {openText(company)}
            </p>
          </li>
        ))}
      </ul>
    </Document>
  )
}

function openText({ total }: Company): string {
  return total === 0 ? 'hiện không có đợt nào nhận hồ sơ' : `${total} đợt đang nhận hồ sơ`
}

interface CompanyProps {
  company: Company
  campaigns: CampaignList['recruitments']
  site: PortalSite
}

/** One company: who it is, what it has open, whom to ask. */
export function Company({ company, campaigns, site }: CompanyProps) {
  const { code, name: called, place, about, total } = company
  return (
    <Document
      site={site}
      title={`${called} – tuyển dụng`}
      description={`${called}: ${openText(company)}.`}
      canonical={companyAddress(code)}
      contact={company}
    >
      <div className={head}>
        <Heading level={1}>{called}</Heading>
        {place !== null && <p>{place}</p>}
      </div>
      {about !== null && (
        <section className={part}>
          <Heading level={2}>Giới thiệu</Heading>
          <p className={text}>{about}</p>
        </section>
      )}
      <section className={part}>
        <Heading level={2}>Các đợt đang nhận hồ sơ</Heading>
        {campaigns.length === 0 ? (
          <p>Hiện công ty không có đợt nào đang nhận hồ sơ.</p>
        ) : (
          <CampaignCards of={campaigns} level={3} />
        )}
        {total > campaigns.length && (
          <p>
            <a href={`/?company=${code}`}>Xem cả {total} đợt của công ty</a>
          </p>
        )}
      </section>
      <section className={part}>
        <Heading level={2}>Dữ liệu cá nhân của người dự tuyển</Heading>
        <ContactFacts of={company} />
        <p>
          <a href={noticeAddress(code)}>Công ty xử lý dữ liệu của bạn thế nào</a>
        </p>
      </section>
    </Document>
  )
}
