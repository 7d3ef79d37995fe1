import type { Schemas } from '@nhansu/sdk/contract'
import { applicationFieldLabels, consentPurposeLabels } from '@nhansu/sdk/domains/application-form'
import {
  commonAddresses,
  ownAddresses,
  ownFileLabels,
  ownStateLabels,
  type PortalPage,
  type PortalSite,
} from '@nhansu/sdk/domains/portal-pages'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { buttonLook } from '../parts/controls.tsx'
import { Document } from '../parts/document.tsx'
import { DraftSent } from '../parts/draft.tsx'
import { focusFirst } from '../parts/focus-first.ts'
import { fileWords } from '../parts/form-fields.tsx'
import { deeds, secret } from '../parts/form-fields.css.ts'
import { Appointments, OfferPart } from './own-answers.tsx'
import { Fact } from '../parts/fact.tsx'
import { AddPaper, EmailAsked, ResultPart } from './own-parts.tsx'
import { EraseAsked } from './own-erase-request.tsx'
import { closed, facts, head, note, over, part } from './campaign.css.ts'

type Own = Extract<PortalPage, { kind: 'own' }>

/** One's own application: how far it is, and what one can do. */
export function OwnApplication({
  application,
  link,
  fault,
  code,
  isCleaned,
  site,
}: Own & { site: PortalSite }) {
  const { reference, campaign_name: name, company_name: company, state, answer_by: answerBy } = application
  return (
    <Document
      site={site}
      title={`Hồ sơ ${reference}`}
      script={link === undefined ? undefined : site.draftScript}
      contact={application}
    >
      {link !== undefined && <DraftSent campaign={application.campaign_id} />}
      <div className={head}>
        <p className={over}>
          {company} · {name}
        </p>
        {/* Whoever has just sent it is told so first, by a screen reader too. */}
        <div {...(link === undefined ? {} : focusFirst)}>
          <Heading level={1}>{link === undefined ? ownStateLabels[state] : 'Đã nhận hồ sơ'}</Heading>
        </div>
        <p>
          Mã hồ sơ: <strong>{reference}</strong>
        </p>
        {(state === 'received' || state === 'reading') && (
          <p>Công ty phản hồi trước ngày {formatDate(answerBy)}.</p>
        )}
        {application.ended_on !== null && (
          <p>
            {state === 'withdrawn' ? 'Rút' : 'Từ chối'} ngày {formatDate(application.ended_on)}.
          </p>
        )}
        {application.kept_until !== null && (
          <p>
            {state === 'archived' ? 'Hồ sơ được lưu' : 'Hồ sơ được lưu rồi tự xóa, muộn nhất'} đến ngày{' '}
            {formatDate(application.kept_until)}.
          </p>
        )}
        {link !== undefined && application.email_confirmed === false && (
          <p>Thư xác nhận với đường dẫn hồ sơ được gửi tới {application.content.email}.</p>
        )}
      </div>
      {fault !== undefined && (
        <p role="alert" className={closed}>
          {fault}
        </p>
      )}
      {code !== undefined && <EmailAsked email={application.content.email ?? ''} code={code} />}
      {application.result !== null && <ResultPart of={application.result} />}
      {isCleaned === true && (
        <p className={note}>
          Đã lưu. Ký tự không nhìn thấy được trong nội dung bạn gõ đã bị bỏ; nội dung bạn thấy vẫn giữ nguyên.
        </p>
      )}
      {application.erase_request !== null && <EraseAsked of={application.erase_request} />}
      {application.offer !== null && <OfferPart of={application.offer} />}
      <Appointments of={application.appointments} />
      {link && <Keep link={link} />}
      <section className={part}>
        <Heading level={2}>Bạn đã gửi</Heading>
        <dl className={facts}>
          <Fact words="Họ và tên" value={application.content.full_name} />
          <Fact words="Ngày sinh" value={formatDate(application.content.date_of_birth)} />
          <Fact words="Số điện thoại" value={application.content.phone} />
          <Fact words="Email" value={application.content.email ?? ''} />
          <Fact words={applicationFieldLabels.address} value={application.full_address ?? ''} />
          {application.files.map(({ kind, name: called, size }, at) => (
            <Fact key={`${kind} ${at}`} words={ownFileLabels[kind]} value={fileWords(called, size)} />
          ))}
        </dl>
      </section>
      {application.may_add_papers && <AddPaper to={application} />}
      <Consents of={application.consents} />
      <div className={deeds}>
        {application.renewal !== null && (
          <Way
            to={ownAddresses.stay}
            words={state === 'withdrawn' ? 'Giữ trong nguồn dự trữ' : 'Gia hạn lưu hồ sơ'}
          />
        )}
        {application.may_change && <Way to={ownAddresses.correct} words="Sửa hồ sơ" />}
        {application.may_withdraw && <Way to="/ho-so/rut" words="Rút hồ sơ" />}
        <Way to={ownAddresses.takeAway} words="Mang đi (tải về tất cả)" />
        <Way to="/ho-so/xoa" words="Xóa toàn bộ dữ liệu" />
        <form method="post" action={ownAddresses.close}>
          <button type="submit" className={buttonLook('neutral')}>
            Đóng hồ sơ trên máy này
          </button>
        </form>
      </div>
    </Document>
  )
}

/** The way back, told once: whoever has it can open the application. */
function Keep({ link: { address, qr } }: { link: NonNullable<Own['link']> }) {
  return (
    <section className={note}>
      <Heading level={2}>Giữ lại đường dẫn này</Heading>
      <p>
        Bằng đường dẫn này bạn xem hồ sơ đến đâu, sửa, rút và xóa hồ sơ. Ai có nó cũng mở được hồ sơ của bạn,
        nên đừng chia sẻ.
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

function Way({ to, words }: { to: string; words: string }) {
  return (
    <a className={buttonLook('neutral')} href={to}>
      {words}
    </a>
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
            {back !== null && <> (đã rút ngày {formatDate(back.slice(0, 10))})</>}
            {back === null && purpose !== 'processing' && (
              <>
                {' · '}
                <a href={`/ho-so/dong-y/${purpose}`}>Rút đồng ý</a>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** No secret, or one that leads nowhere any more. */
export function LostApplication({ site }: { site: PortalSite }) {
  return (
    <Document site={site} title="Không mở được hồ sơ">
      <div className={head}>
        <Heading level={1}>Không mở được hồ sơ</Heading>
        <p>
          Hãy mở lại bằng đường dẫn mà bạn đã giữ khi gửi hồ sơ. Nếu không còn đường dẫn, hãy yêu cầu gửi lại
          về email ghi trong hồ sơ. Hồ sơ không ghi email: xin gọi người phụ trách của công ty và đọc mã hồ
          sơ.
        </p>
      </div>
      <div className={deeds}>
        <a className={buttonLook('primary')} href={commonAddresses.sendLink}>
          Gửi lại đường dẫn hồ sơ
        </a>
        <a className={buttonLook('neutral')} href="/">
          Xem các đợt đang tuyển
        </a>
      </div>
    </Document>
  )
}
