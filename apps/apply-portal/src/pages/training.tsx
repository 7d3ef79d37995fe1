import type { Schemas } from '@nhansu/sdk/contract'
import {
  type PortalPage,
  type PortalSite,
  trainingAddress,
  trainingAddresses,
  type TrainingWay,
} from '@nhansu/sdk/domains/portal-pages'
import { trainingPersonStateLabels } from '@nhansu/sdk/domains/training'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Faults } from '../parts/asked-parts.tsx'
import { buttonLook } from '../parts/controls.tsx'
import { Document } from '../parts/document.tsx'
import { Fact } from '../parts/fact.tsx'
import { box, choice, deeds, group } from '../parts/form-fields.css.ts'
import { Line } from '../parts/form-fields.tsx'
import { closed, facts, head, note, over, part } from './campaign.css.ts'

type Training = Schemas['LinkedTraining']

const ofTraining = 'training' as const

/** An invitation to a course: what it is, and the answer by buttons. Opening it answers nothing. */
export function TrainingInvitation({
  training,
  way,
  fault,
  site,
}: Extract<PortalPage, { kind: 'training' }> & { site: PortalSite }) {
  const { company_name: company, code, name, type_name: type, days } = training
  return (
    <Document site={site} title={`Mời tham gia: ${name}`} frame={ofTraining}>
      <div className={head}>
        <p className={over}>
          {company} · {code}
        </p>
        <Heading level={1}>{name}</Heading>
        {type !== null && <p>{type}</p>}
      </div>
      {fault !== undefined && (
        <p role="alert" className={closed}>
          {fault}
        </p>
      )}
      <Answer of={training} way={way} />
      <section className={part}>
        <Heading level={2}>Khóa đào tạo</Heading>
        <dl className={facts}>
          <Fact words="Thời gian" value={spanOf(training)} />
          <Fact words="Thời lượng" value={hoursOf(training)} />
          <Fact
            words="Địa điểm"
            value={[training.location_name, training.location_address].filter(Boolean).join(', ')}
          />
          <Fact words="Bắt buộc" value={training.mandatory ? 'Có' : 'Không'} />
          <Fact words="Hạn đăng ký" value={dayOf(training.register_deadline)} />
          <Fact words="Hạn xác nhận" value={dayOf(training.confirm_deadline)} />
          <Fact words="Đồng nghiệp cùng học" value={`${formatNumber(training.colleagues_total)} người`} />
        </dl>
      </section>
      {days.length > 0 && (
        <section className={part}>
          <Heading level={2}>Lịch học</Heading>
          <dl className={facts}>
            {days.map((day) => (
              <Fact
                key={`${day.date} ${day.from_time} ${day.subject_name}`}
                words={`${formatDate(day.date)}, ${day.from_time}–${day.to_time}`}
                value={[day.subject_name, day.location_name].filter(Boolean).join(' · ') || 'Theo lịch khóa'}
              />
            ))}
          </dl>
        </section>
      )}
    </Document>
  )
}

/** What was answered, what can be answered now, and why nothing can. */
function Answer({ of: training, way }: { of: Training; way: TrainingWay }) {
  const { promise, join_refusal: cannotJoin, refuse_refusal: cannotRefuse } = training
  const mayJoin = cannotJoin === null
  const mayRefuse = cannotRefuse === null
  return (
    <section className={note} aria-label="Câu trả lời của bạn">
      <Heading level={2}>Câu trả lời của bạn</Heading>
      <p>{saidOf(training)}</p>
      {training.reason !== null && <p>Lý do: {training.reason}</p>}
      {(mayJoin || mayRefuse) && (
        <form method="post" action={trainingAddresses.own} className={group}>
          <Hidden of={training} way={way} />
          {mayJoin && promise !== null && (
            <label className={choice}>
              <input type="hidden" name="promise_text" value={promise} />
              <input type="checkbox" name="promise" value="yes" className={box} />
              <span>{promise}</span>
            </label>
          )}
          <div className={deeds}>
            {mayJoin && (
              <button type="submit" name="answer" value="confirmed" className={buttonLook('primary')}>
                Tham gia
              </button>
            )}
            {mayRefuse && (
              <a className={buttonLook('neutral')} href={trainingAddress('refuse', way)}>
                Không tham gia
              </a>
            )}
          </div>
        </form>
      )}
    </section>
  )
}

/** What has been answered and until when it can be changed; before an answer, what is asked. */
function saidOf(training: Training): string {
  const { state, start_date: start, join_refusal: cannotJoin, refuse_refusal: cannotRefuse } = training
  const change =
    start !== null && cannotRefuse === null ? ` Có thể đổi câu trả lời trước ngày ${formatDate(start)}.` : ''
  if (state === 'confirmed') return `Bạn đã xác nhận tham gia.${change}`
  if (state === 'refused') return 'Bạn đã từ chối tham gia. Muốn tham gia lại, hãy liên hệ bộ phận nhân sự.'
  const isOver = training.status === 'finished' || training.status === 'cancelled'
  if (!isOver && ['joined', 'absent', 'withdrawn', 'passed', 'failed'].includes(state))
    return `${trainingPersonStateLabels[state]}. Khóa đã bắt đầu nên không cần trả lời nữa.`
  return cannotJoin ?? 'Bạn có tham gia khóa này không?'
}

function Hidden({ of: { id, version }, way }: { of: Training; way: TrainingWay }) {
  return Object.entries({ id, version, way }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

/** Asks why somebody does not take part. */
export function RefuseTraining({
  training,
  way,
  typed,
  faults,
  site,
}: Extract<PortalPage, { kind: 'refuseTraining' }> & { site: PortalSite }) {
  const isWrong = Object.keys(faults).length > 0
  const title = 'Không tham gia'
  return (
    <Document site={site} title={`${isWrong ? 'Lỗi: ' : ''}${title}`} frame={ofTraining}>
      <div className={head}>
        <Heading level={1}>{title}</Heading>
        <p>{training.name}</p>
        <p>Sau khi gửi, muốn tham gia lại bạn cần liên hệ bộ phận nhân sự.</p>
      </div>
      {isWrong && <Faults of={faults} what="Trả lời" />}
      <form method="post" action={trainingAddresses.own} noValidate className={group}>
        <Hidden of={training} way={way} />
        <input type="hidden" name="answer" value="refused" />
        <Line of={{ typed, faults }} name="reason" label="Lý do không tham gia" required long />
        <div className={deeds}>
          <button type="submit" className={buttonLook('primary')}>
            Gửi trả lời
          </button>
          <a className={buttonLook('neutral')} href={trainingAddress('own', way)}>
            Quay lại
          </a>
        </div>
      </form>
    </Document>
  )
}

/** No secret, one that leads nowhere any more, or one of who has been taken out of the course. */
export function LostTraining({
  words,
  site,
}: Extract<PortalPage, { kind: 'lostTraining' }> & { site: PortalSite }) {
  return (
    <Document site={site} title="Không mở được lời mời" frame={ofTraining}>
      <div className={head}>
        <Heading level={1}>Không mở được lời mời</Heading>
        <p>
          {words ??
            'Hãy mở lại bằng đường dẫn trong thư mời hoặc mã QR trên giấy triệu tập. Nếu khóa đào tạo đã qua thì đường dẫn không còn dùng được nữa; cần hỏi thêm, hãy liên hệ bộ phận nhân sự của công ty.'}
        </p>
      </div>
    </Document>
  )
}

function spanOf({ start_date: start, end_date: end }: Training): string {
  if (start === null) return ''
  return end === null || end === start ? formatDate(start) : `${formatDate(start)} – ${formatDate(end)}`
}

function hoursOf({ hours }: Training): string {
  return hours === null ? '' : `${formatNumber(hours, Number.isInteger(hours) ? 0 : 1)} giờ`
}

function dayOf(day: string | null): string {
  return day === null ? '' : formatDate(day)
}
