import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure, notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { type AppointmentFacts, placeOf } from './appointment-event.ts'

/** What a letter about an appointment says it for: the first one, a change of what was told, or its end. */
export type Occasion = 'invited' | 'moved' | 'cancelled'

/** The words of a letter to candidates. */
export interface Words {
  email_id: number | null
  name: string
  subject: string
  body: string
  cc_addresses: readonly string[]
}

const greeting = '<p>Chào {{danh_xung}} {{ho_ten}},</p>'
const where = '<p>Thời gian: <strong>{{thoi_gian}}</strong><br>Địa điểm: {{dia_diem}}</p>'
const farewell = '<p>Trân trọng,<br>{{ten_cong_ty}}</p>'

/** What a company says that has no template of its own for it. */
const shipped: Readonly<Record<Occasion, Words>> = {
  invited: words(
    'Thư mời theo lịch hẹn',
    'Mời tham dự {{vong_thi}}: {{dot_tuyen_dung}}',
    `<p>{{ten_cong_ty}} mời {{danh_xung}} tham dự <strong>{{vong_thi}}</strong> của đợt tuyển dụng {{dot_tuyen_dung}}.</p>${where}<p>Lịch hẹn đính kèm thư này. Nếu không tham dự được, xin báo lại cho công ty.</p>`,
  ),
  moved: words(
    'Thư báo đổi lịch hẹn',
    'Đổi lịch {{vong_thi}}: {{dot_tuyen_dung}}',
    `<p>Lịch <strong>{{vong_thi}}</strong> của đợt tuyển dụng {{dot_tuyen_dung}} đã thay đổi:</p>${where}<p>Lịch mới đính kèm thư này và thay cho lịch đã gửi trước.</p>`,
  ),
  cancelled: words(
    'Thư báo hủy lịch hẹn',
    'Hủy lịch {{vong_thi}}: {{dot_tuyen_dung}}',
    `<p>Lịch <strong>{{vong_thi}}</strong> của đợt tuyển dụng {{dot_tuyen_dung}} vào {{thoi_gian}} đã được hủy.</p><p>Công ty sẽ báo lại nếu có lịch mới.</p>`,
  ),
}

function words(name: string, subject: string, body: string): Words {
  return { email_id: null, name, subject, body: greeting + body + farewell, cc_addresses: [] }
}

/**
 * The words for an occasion: the template that was chosen, or the shipped ones. That an appointment is over is always said by
 * the shipped ones, since a template invites.
 * @throws ApiFailure 404, 409 for a template that is not used any more
 */
export async function wordsFor(
  { db, inThisCompany }: ProductContext,
  occasion: Occasion,
  emailId: number | null,
): Promise<Words> {
  if (emailId === null || occasion === 'cancelled') return shipped[occasion]
  const { rows } = await sql<Words & { signature: string | null; is_active: boolean }>`
    select id as email_id, name, subject, body, signature, cc_addresses, is_active from emails
    where ${inThisCompany('emails')} and id = ${emailId} for share`.execute(db)
  const [email] = rows
  if (email === undefined) throw notFound()
  if (!email.is_active) throw new ApiFailure(409, 'Mẫu email này đã ngừng sử dụng. Hãy chọn mẫu khác.')
  return { ...email, body: email.body + (email.signature ?? '') }
}

/** What the appointment itself gives a letter; what was typed goes before it. */
export function valuesOf(facts: AppointmentFacts, typed: Schemas['EmailValues']): Schemas['EmailValues'] {
  return {
    vong_thi: facts.round_name,
    thoi_gian: hoursOf(facts),
    dia_diem: facts.mode === 'online' ? 'Trực tuyến, đường dẫn nằm trong lịch đính kèm' : placeOf(facts),
    ...typed,
  }
}

const hour = new Intl.DateTimeFormat('vi-VN', {
  timeZone: 'Asia/Ho_Chi_Minh',
  hour: '2-digit',
  minute: '2-digit',
})
const day = new Intl.DateTimeFormat('vi-VN', {
  timeZone: 'Asia/Ho_Chi_Minh',
  weekday: 'long',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

/** '09:00–09:30, Thứ Sáu, 20/12/2030'. */
export function hoursOf({ starts_at: startsAt, ends_at: endsAt }: AppointmentFacts): string {
  const starts = new Date(startsAt)
  return `${hour.format(starts)}–${hour.format(new Date(endsAt))}, ${day.format(starts)}`
}
