import type { Schemas } from '@nhansu/sdk/contract'
import { consentPurposeLabels } from '@nhansu/sdk/domains/application-form'
import {
  applicationFileLabels,
  ownStateLabels,
  type PortalPage,
  type PortalSite,
} from '@nhansu/sdk/domains/portal-pages'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { buttonLook } from '../parts/controls.tsx'
import { Document } from '../parts/document.tsx'
import { fileWords } from '../parts/form-fields.tsx'
import { deeds, secret } from '../parts/form-fields.css.ts'
import { facts, head, note, over, part, term } from './campaign.css.ts'

type Own = Extract<PortalPage, { kind: 'own' }>

/** One's own application: how far it is, and what one can do. */
export function OwnApplication({ application, link, site }: Own & { site: PortalSite }) {
  const { reference, campaign_name: name, company_name: company, state, answer_by: answerBy } = application
  return (
    <Document site={site} title={`Hồ sơ ${reference}`}>
      <div className={head}>
        <p className={over}>
          {company} · {name}
        </p>
        <Heading level={1}>{link === undefined ? ownStateLabels[state] : 'Đã nhận hồ sơ'}</Heading>
        <p>
          Mã hồ sơ: <strong>{reference}</strong>
        </p>
        {(state === 'received' || state === 'reading') && (
          <p>Công ty phản hồi trước ngày {formatDate(answerBy)}.</p>
        )}
      </div>
      {link && <Keep link={link} />}
      <section className={part}>
        <Heading level={2}>Bạn đã gửi</Heading>
        <dl className={facts}>
          <Sent words="Họ và tên" value={application.content.full_name} />
          <Sent words="Ngày sinh" value={formatDate(application.content.date_of_birth)} />
          <Sent words="Số điện thoại" value={application.content.phone} />
          <Sent words="Email" value={application.content.email ?? ''} />
          {application.files.map(({ kind, name: called, size }) => (
            <Sent key={kind} words={applicationFileLabels[kind]} value={fileWords(called, size)} />
          ))}
        </dl>
      </section>
      <Consents of={application.consents} />
      {application.may_withdraw && (
        <div className={deeds}>
          <a className={buttonLook('neutral')} href="/ho-so/rut">
            Rút hồ sơ
          </a>
        </div>
      )}
      {application.data_contact !== null && (
        <p>
          Cần giúp hoặc muốn sửa, xóa dữ liệu: {application.data_contact}
          {application.data_phone !== null && <>, {application.data_phone}</>}.
        </p>
      )}
    </Document>
  )
}

/** The way back, told once: whoever has it can open the application. */
function Keep({ link: { address, qr } }: { link: NonNullable<Own['link']> }) {
  return (
    <section className={note}>
      <Heading level={2}>Giữ lại đường dẫn này</Heading>
      <p>
        Bằng đường dẫn này bạn xem hồ sơ đến đâu và rút hồ sơ. Ai có nó cũng mở được hồ sơ của bạn, nên đừng
        chia sẻ.
      </p>
      <p className={secret}>
        <a href={address}>{address}</a>
      </p>
      <svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        width={180}
        height={180}
        role="img"
        aria-label="Mã QR của đường dẫn"
      >
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
    </section>
  )
}

function Sent({ words, value }: { words: string; value: string }) {
  if (value === '') return null
  return (
    <div>
      <dt className={term}>{words}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Consents({ of: consents }: { of: Schemas['OwnApplication']['consents'] }) {
  return (
    <section className={part}>
      <Heading level={2}>Bạn đã đồng ý</Heading>
      <ul>
        {consents.map(({ purpose, number, until, withdrawn_at: back }) => (
          <li key={`${purpose} ${number}`}>
            {consentPurposeLabels[purpose]}
            {until !== null && back === null && <> đến ngày {formatDate(until)}</>}
            {back !== null && <> (đã rút lại)</>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Asks once more before an application is taken back. */
export function WithdrawApplication({
  application,
  site,
}: {
  application: Schemas['OwnApplication']
  site: PortalSite
}) {
  return (
    <Document site={site} title={`Rút hồ sơ ${application.reference}`}>
      <div className={head}>
        <Heading level={1}>Rút hồ sơ {application.reference}?</Heading>
        <p>
          Hồ sơ vào đợt {application.campaign_name} dừng ngay, các lịch hẹn cũng bị hủy. Bạn vẫn có thể nộp hồ
          sơ mới khi đợt còn nhận.
        </p>
      </div>
      <form method="post" action="/ho-so/rut" className={deeds}>
        <button type="submit" className={buttonLook('primary')}>
          Rút hồ sơ
        </button>
        <a className={buttonLook('neutral')} href="/ho-so">
          Không rút
        </a>
      </form>
    </Document>
  )
}

/** No secret, or one that leads nowhere any more. */
export function LostApplication({ site }: { site: PortalSite }) {
  return (
    <Document site={site} title="Không mở được hồ sơ">
      <div className={head}>
        <Heading level={1}>Không mở được hồ sơ</Heading>
        <p>
          Hãy mở lại bằng đường dẫn mà bạn đã giữ khi gửi hồ sơ. Nếu đường dẫn không còn dùng được, xin gọi
          người liên hệ ghi trên trang của đợt tuyển dụng và đọc mã hồ sơ.
        </p>
      </div>
      <div className={deeds}>
        <a className={buttonLook('neutral')} href="/">
          Xem các đợt đang tuyển
        </a>
      </div>
    </Document>
  )
}
