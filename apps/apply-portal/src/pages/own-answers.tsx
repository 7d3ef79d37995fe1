import type { Schemas } from '@nhansu/sdk/contract'
import { refusalLabels } from '@nhansu/sdk/domains/candidates'
import { ownAddresses, type PortalPage, type PortalSite } from '@nhansu/sdk/domains/portal-pages'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatMoney } from '@nhansu/ui/format/number.ts'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import type { ReactNode } from 'react'
import { Faults } from '../parts/asked-parts.tsx'
import { buttonLook } from '../parts/controls.tsx'
import { type Contact, Document } from '../parts/document.tsx'
import { deeds, group } from '../parts/form-fields.css.ts'
import { Line, OneOf } from '../parts/form-fields.tsx'
import { Fact } from '../parts/fact.tsx'
import { facts, head, note, part, points } from './campaign.css.ts'
import { addPaperId } from './own-parts.tsx'

type Appointment = Schemas['OwnAppointment']
type Offer = Schemas['OwnOffer']

/** '09:00–09:30 ngày 16-12-2026', in Vietnam wherever it is read. */
export function appointmentTime({
  starts_at: from,
  ends_at: to,
}: Pick<Appointment, 'starts_at' | 'ends_at'>): string {
  return `${clock.format(new Date(from))}–${clock.format(new Date(to))} ngày ${formatDate(dayInVietNam(from))}`
}

const clock = new Intl.DateTimeFormat('vi-VN', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Ho_Chi_Minh',
})

function dayInVietNam(moment: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' }).format(new Date(moment))
}

/** The appointments of one's own application, each answered by a button; opening the page answers nothing. */
export function Appointments({ of: appointments }: { of: readonly Appointment[] }) {
  return appointments.map((appointment) => (
    <section key={appointment.id} className={note} aria-label="Lịch hẹn">
      <Heading level={2}>Lịch hẹn</Heading>
      <dl className={facts}>
        <Fact words="Thời gian" value={appointmentTime(appointment)} />
        <Fact
          words="Địa điểm"
          value={[appointment.room_name, appointment.place].filter(Boolean).join(', ')}
        />
        <Fact
          words="Đường dẫn"
          value={appointment.link === null ? '' : <a href={appointment.link}>{appointment.link}</a>}
        />
      </dl>
      <p>
        <a href={`${ownAddresses.appointment}/${appointment.id}/lich.ics`}>Thêm vào lịch của tôi</a>
      </p>
      {appointment.answer !== null && <p>{answered[appointment.answer]}</p>}
      {appointment.may_answer && (
        <form method="post" action={ownAddresses.appointment} className={deeds}>
          <input type="hidden" name="id" value={appointment.id} />
          <input type="hidden" name="starts_at" value={appointment.starts_at} />
          {appointment.answer !== 'coming' && (
            <button type="submit" name="answer" value="coming" className={buttonLook('primary')}>
              Xác nhận tham gia
            </button>
          )}
          {appointment.answer !== 'not_coming' && (
            <a className={buttonLook('neutral')} href={`${ownAddresses.appointment}/${appointment.id}`}>
              Không tham gia được
            </a>
          )}
        </form>
      )}
    </section>
  ))
}

const answered: Readonly<Record<Schemas['OwnAppointmentAnswer'], string>> = {
  coming: 'Bạn đã xác nhận tham gia.',
  not_coming: 'Bạn đã báo không tham gia được. Công ty sẽ liên hệ với bạn.',
}

/** The offer of work, answered by a button. */
export function OfferPart({ of: offer }: { of: Offer }) {
  return (
    <section className={note} aria-label="Thư mời nhận việc">
      <Heading level={2}>Thư mời nhận việc</Heading>
      <dl className={facts}>
        <Fact words="Ngày nhận việc" value={formatDate(offer.start_date)} />
        <Fact
          words="Mức lương"
          value={offer.salary === null ? '' : `${formatMoney(offer.salary)} đồng một tháng`}
        />
        <Fact words="Thử việc" value={offer.probation_days === null ? '' : `${offer.probation_days} ngày`} />
      </dl>
      <p>
        <a href={ownAddresses.offerPaper}>Tải thư mời nhận việc (PDF)</a>
      </p>
      {offer.papers.length > 0 && (
        <>
          <Heading level={3}>Giấy tờ cần mang khi nhận việc</Heading>
          <ul className={points}>
            {offer.papers.map((paper) => (
              <li key={paper}>{paper}</li>
            ))}
          </ul>
          <p>
            Bạn có thể chụp bằng điện thoại và gửi trước ở phần <a href={`#${addPaperId}`}>Bổ sung giấy tờ</a>
            .
          </p>
        </>
      )}
      {offer.answer === 'accepted' && (
        <p>
          Bạn đã nhận việc.
          {offer.start_date === null && ' Công ty sẽ liên hệ về ngày đầu đi làm.'}
        </p>
      )}
      {offer.may_answer && (
        <form method="post" action={ownAddresses.offer} className={deeds}>
          {offer.answer !== 'accepted' && (
            <button type="submit" name="answer" value="accepted" className={buttonLook('primary')}>
              Nhận việc
            </button>
          )}
          <a className={buttonLook('neutral')} href={ownAddresses.offer}>
            Từ chối nhận việc
          </a>
        </form>
      )}
    </section>
  )
}

type DeclineAppointment = Extract<PortalPage, { kind: 'declineAppointment' }>

/** Asks why somebody cannot come. */
export function DeclineAppointment({
  application,
  appointment,
  typed,
  faults,
  site,
}: DeclineAppointment & { site: PortalSite }) {
  return (
    <Declining
      site={site}
      contact={application}
      title="Không tham gia được"
      faults={faults}
      action={ownAddresses.appointment}
      hidden={{ id: appointment.id, starts_at: appointment.starts_at, answer: 'not_coming' }}
      yes="Gửi cho công ty"
    >
      <p className={part}>{appointmentTime(appointment)}</p>
      <Line
        of={{ typed, faults }}
        name="reason"
        label="Lý do"
        hint="Bạn có thể ghi giờ khác thuận tiện cho bạn."
        required
        long
      />
    </Declining>
  )
}

type DeclineOffer = Extract<PortalPage, { kind: 'declineOffer' }>

/** Asks why somebody declines, and says what comes of it. */
export function DeclineOffer({ application, typed, faults, site }: DeclineOffer & { site: PortalSite }) {
  return (
    <Declining
      site={site}
      contact={application}
      title="Từ chối nhận việc"
      faults={faults}
      action={ownAddresses.offer}
      hidden={{ answer: 'declined' }}
      yes="Từ chối nhận việc"
    >
      <p>
        Hồ sơ vào đợt {application.campaign_name} kết thúc, công ty mời người khác. Từ chối rồi thì không đổi
        lại ở đây được.
      </p>
      <OneOf
        of={{ typed, faults }}
        name="refusal"
        label="Lý do"
        required
        choices={Object.entries(refusalLabels).map(([value, words]) => ({ value, words }))}
      />
      <Line of={{ typed, faults }} name="reason" label="Bạn muốn nói thêm" long />
    </Declining>
  )
}

interface DecliningProps {
  site: PortalSite
  contact: Contact
  title: string
  faults: DeclineOffer['faults']
  action: string
  hidden: Readonly<Record<string, string>>
  yes: string
  children: ReactNode
}

function Declining({ site, contact, title, faults, action, hidden, yes, children }: DecliningProps) {
  const isWrong = Object.keys(faults).length > 0
  return (
    <Document site={site} title={`${isWrong ? 'Lỗi: ' : ''}${title}`} contact={contact}>
      <div className={head}>
        <Heading level={1}>{title}</Heading>
      </div>
      {isWrong && <Faults of={faults} what="Trả lời" />}
      <form method="post" action={action} noValidate className={group}>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        <div className={deeds}>
          <button type="submit" className={buttonLook('primary')}>
            {yes}
          </button>
          <a className={buttonLook('neutral')} href="/ho-so">
            Quay lại hồ sơ
          </a>
        </div>
      </form>
    </Document>
  )
}
