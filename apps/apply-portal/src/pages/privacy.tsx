import type { Schemas } from '@nhansu/sdk/contract'
import { consentPurposeLabels } from '@nhansu/sdk/domains/application-form'
import {
  commonAddresses,
  companyAddress,
  noticeAddress,
  type PortalSite,
} from '@nhansu/sdk/domains/portal-pages'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { ContactFacts } from '../parts/contact-facts.tsx'
import { Document } from '../parts/document.tsx'
import { more } from '../parts/form-fields.css.ts'
import { head, line, over, part, points, text } from './campaign.css.ts'

type Company = Schemas['ExternalCompanyNotice']
type Text = Company['texts'][number]

const purposes = ['processing', 'sensitive', 'reserve', 'group'] as const satisfies readonly Text['purpose'][]

/** What applicants may do with their data in every company, and the notice of each. */
export function Privacy({ companies, site }: { companies: readonly Company[]; site: PortalSite }) {
  return (
    <Document
      site={site}
      title="Dữ liệu cá nhân của người dự tuyển"
      description="Công ty xử lý dữ liệu của người dự tuyển để làm gì, giữ bao lâu, bạn có quyền gì và hỏi ai."
      canonical={commonAddresses.privacy}
    >
      <div className={head}>
        <Heading level={1}>Dữ liệu cá nhân của người dự tuyển</Heading>
        <p>
          Mỗi công ty tự chịu trách nhiệm về dữ liệu mà bạn gửi cho công ty đó. Bạn đồng ý riêng cho từng mục
          đích; mục không bắt buộc để trống thì hồ sơ vẫn được xét.
        </p>
      </div>
      <section className={part}>
        <Heading level={2}>Quyền của bạn</Heading>
        <Rights />
      </section>
      <section className={part}>
        <Heading level={2}>Thông báo của từng công ty</Heading>
        {companies.length === 0 && <p>Hiện chưa có công ty nào đăng tin tuyển dụng.</p>}
        <ul>
          {companies.map(({ code, name }) => (
            <li key={code} className={line}>
              <a href={noticeAddress(code)}>{name}</a>
            </li>
          ))}
        </ul>
      </section>
    </Document>
  )
}

function Rights() {
  return (
    <>
      <ul className={points}>
        <li>Xem, sửa và bổ sung hồ sơ đã gửi, cho đến khi công ty bắt đầu đọc hoặc hết hạn nộp.</li>
        <li>Rút hồ sơ, rút từng đồng ý không bắt buộc, vào bất cứ lúc nào.</li>
        <li>Xóa toàn bộ dữ liệu. Hồ sơ đã trúng tuyển hoặc phải giữ theo luật thì hỏi người phụ trách.</li>
      </ul>
      <p>
        Bạn tự làm các việc này trên trang hồ sơ của mình. Mất đường dẫn?{' '}
        <a href={commonAddresses.sendLink}>Gửi lại đường dẫn hồ sơ</a>
      </p>
    </>
  )
}

/** What becomes of applicants' data in one company, with every version of what they agree to. */
export function Notice({ company, site }: { company: Company; site: PortalSite }) {
  const { code, name } = company
  const { days, months } = company.keeping
  return (
    <Document
      site={site}
      title={`Dữ liệu cá nhân – ${name}`}
      description={`${name} xử lý dữ liệu của người dự tuyển để làm gì, giữ bao lâu và hỏi ai.`}
      canonical={noticeAddress(code)}
      contact={company}
    >
      <div className={head}>
        <p className={over}>
          <a href={companyAddress(code)}>{name}</a>
        </p>
        <Heading level={1}>Dữ liệu cá nhân của người dự tuyển</Heading>
      </div>
      <section className={part}>
        <Heading level={2}>Người phụ trách</Heading>
        <ContactFacts of={company} />
      </section>
      <section className={part}>
        <Heading level={2}>Giữ bao lâu</Heading>
        <ul className={points}>
          <li>Hồ sơ không trúng tuyển: xóa sau {days} ngày kể từ khi có kết quả.</li>
          <li>Hồ sơ trong nguồn dự trữ, khi bạn đồng ý: xóa sau {months} tháng.</li>
          <li>Hồ sơ trúng tuyển: chuyển vào hồ sơ nhân viên.</li>
          <li>
            Tệp gửi lên mà không nộp hồ sơ: bỏ sau một giờ không dùng đến, và xóa hẳn trong giờ tiếp theo.
          </li>
        </ul>
      </section>
      <section className={part}>
        <Heading level={2}>Quyền của bạn</Heading>
        <Rights />
      </section>
      <section className={head}>
        <Heading level={2}>Bạn đồng ý điều gì</Heading>
        {company.texts.length === 0 && <p>Công ty chưa ban hành nội dung đồng ý.</p>}
        {purposes.map((purpose) => (
          <Agreed key={purpose} texts={company.texts.filter((each) => each.purpose === purpose)} />
        ))}
      </section>
    </Document>
  )
}

/** What is agreed to for one purpose, in the words in force, and the words before. */
function Agreed({ texts: [current, ...before] }: { texts: readonly Text[] }) {
  if (current === undefined) return null
  return (
    <section className={part}>
      <Heading level={3}>{consentPurposeLabels[current.purpose]}</Heading>
      <Version of={current} />
      {before.length > 0 && (
        <details>
          <summary className={more}>Xem {before.length} phiên bản trước</summary>
          {before.map((each) => (
            <Version key={each.number} of={each} />
          ))}
        </details>
      )}
    </section>
  )
}

function Version({ of: { number, since, content } }: { of: Text }) {
  return (
    <>
      <p className={over}>
        Phiên bản {number}, từ ngày {formatDate(since)}
      </p>
      <p className={text}>{content}</p>
    </>
  )
}
