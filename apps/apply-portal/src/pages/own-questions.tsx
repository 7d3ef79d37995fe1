import type { Schemas } from '@nhansu/sdk/contract'
import { consentPurposeLabels } from '@nhansu/sdk/domains/application-form'
import { ownAddresses, type PortalPage, type PortalSite } from '@nhansu/sdk/domains/portal-pages'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import type { ReactNode } from 'react'
import { buttonLook } from '../parts/controls.tsx'
import { type Contact, Document } from '../parts/document.tsx'
import { deeds } from '../parts/form-fields.css.ts'
import { head } from './campaign.css.ts'

type Consent = Extract<PortalPage, { kind: 'withdrawConsent' }>
type Stay = Extract<PortalPage, { kind: 'stay' }>
type Erase = Extract<PortalPage, { kind: 'erase' }>

/** Asks once more before an application is taken back. */
export function WithdrawApplication({
  application,
  site,
}: {
  application: Schemas['OwnApplication']
  site: PortalSite
}) {
  return (
    <Question
      site={site}
      contact={application}
      title={`Rút hồ sơ ${application.reference}`}
      action="/ho-so/rut"
      yes="Rút hồ sơ"
      no="Không rút"
    >
      <p>
        Hồ sơ vào đợt {application.campaign_name} dừng ngay, các lịch hẹn cũng bị hủy. Sau đó bạn có thể xóa
        toàn bộ dữ liệu, hoặc để công ty giữ hồ sơ trong nguồn dự trữ nếu công ty có nguồn này. Bạn vẫn có thể
        nộp hồ sơ mới khi đợt còn nhận.
      </p>
    </Question>
  )
}

/** What comes of taking a consent back, in words of its own for each. */
const consequences: Readonly<Record<Schemas['ConsentPurpose'], string>> = {
  processing: '',
  reserve:
    'Hồ sơ không được lưu trong nguồn dự trữ nữa; nếu đang nằm ở đó, hồ sơ bị xóa trong đêm. Hồ sơ đang xét cho đợt này vẫn tiếp tục.',
  group: 'Các công ty khác trong tập đoàn không được xem hồ sơ nữa. Hồ sơ đang xét cho đợt này vẫn tiếp tục.',
  sensitive:
    'Dữ liệu nhạy cảm bạn đã gửi và ảnh chân dung bị xóa ngay. Hồ sơ vẫn được xét, nhưng có thể thiếu thông tin mà vị trí cần.',
}

/** Asks once more before a consent is taken back. */
export function WithdrawConsent({ application, consent: { purpose }, site }: Consent & { site: PortalSite }) {
  return (
    <Question
      site={site}
      contact={application}
      title="Rút đồng ý"
      action={`/ho-so/dong-y/${purpose}`}
      yes="Rút đồng ý"
      no="Không rút"
    >
      <p>
        <strong>{consentPurposeLabels[purpose]}</strong>
      </p>
      <p>{consequences[purpose]}</p>
    </Question>
  )
}

/** Asks whether somebody stays longer in the pool, or comes into it after he has taken his application back, with the text that he agrees to by that. */
export function StayInPool({ application, renewal, site }: Stay & { site: PortalSite }) {
  const { number, content, until } = renewal
  const isNew = application.state === 'withdrawn'
  return (
    <Question
      site={site}
      contact={application}
      title={isNew ? 'Giữ hồ sơ trong nguồn dự trữ' : 'Gia hạn lưu hồ sơ trong nguồn dự trữ'}
      action={ownAddresses.stay}
      yes={`Đồng ý, ${isNew ? 'lưu' : 'gia hạn'} đến ${formatDate(until)}`}
      no={isNew ? 'Không giữ' : 'Không gia hạn'}
      sent={{ number: String(number) }}
    >
      {application.kept_until !== null && (
        <p>
          Nếu không {isNew ? 'giữ' : 'gia hạn'}, hồ sơ được lưu đến ngày {formatDate(application.kept_until)}{' '}
          rồi tự xóa.
        </p>
      )}
      <p>{content}</p>
    </Question>
  )
}

/** Asks once more before everything is erased. */
export function EraseApplication({ application, site }: Erase & { site: PortalSite }) {
  return (
    <Question
      site={site}
      contact={application}
      title={`Xóa toàn bộ dữ liệu của hồ sơ ${application.reference}`}
      action="/ho-so/xoa"
      yes="Xóa toàn bộ dữ liệu"
      no="Không xóa"
    >
      <p>
        Họ tên, cách liên hệ, câu trả lời, tệp và đồng ý của bạn bị xóa ngay và không lấy lại được.
        {application.may_withdraw && ' Hồ sơ đang xét dừng lại, các lịch hẹn cũng bị hủy.'}
      </p>
      <p>Đường dẫn hồ sơ không mở được nữa. Công ty chỉ giữ số đếm, không còn biết là của ai.</p>
    </Question>
  )
}

/** What was asked for has been done; nothing says any more whose it was. */
export function Erased({ site }: { site: PortalSite }) {
  return (
    <Document site={site} title="Đã xóa">
      <div className={head}>
        <Heading level={1}>Đã xóa</Heading>
        <p>Toàn bộ dữ liệu của hồ sơ đã được xóa. Đường dẫn cũ không còn mở được gì.</p>
      </div>
      <div className={deeds}>
        <a className={buttonLook('neutral')} href="/">
          Xem các đợt đang tuyển
        </a>
      </div>
    </Document>
  )
}

/** One's own page is closed on this machine; its link opens it again. */
export function Closed({ site }: { site: PortalSite }) {
  return (
    <Document site={site} title="Đã đóng hồ sơ">
      <div className={head}>
        <Heading level={1}>Đã đóng hồ sơ trên máy này</Heading>
        <p>Người dùng máy sau bạn không mở được hồ sơ. Hồ sơ vẫn còn: mở lại bằng đường dẫn mà bạn đã giữ.</p>
      </div>
      <div className={deeds}>
        <a className={buttonLook('neutral')} href="/">
          Xem các đợt đang tuyển
        </a>
      </div>
    </Document>
  )
}

interface QuestionProps {
  site: PortalSite
  contact: Contact
  title: string
  /** Where the answer goes. */
  action: string
  yes: string
  no: string
  /** What goes along with the answer. */
  sent?: Readonly<Record<string, string>>
  children: ReactNode
}

function Question({ site, contact, title, action, yes, no, sent = {}, children }: QuestionProps) {
  return (
    <Document site={site} title={title} contact={contact}>
      <div className={head}>
        <Heading level={1}>{title}?</Heading>
        {children}
      </div>
      <form method="post" action={action} className={deeds}>
        {Object.entries(sent).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className={buttonLook('primary')}>
          {yes}
        </button>
        <a className={buttonLook('neutral')} href="/ho-so">
          {no}
        </a>
      </form>
    </Document>
  )
}
