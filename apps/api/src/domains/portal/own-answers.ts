import { Readable } from 'node:stream'
import type { Data, Input, Schemas } from '@nhansu/sdk/contract'
import type { FieldValues } from '../../contract/audit-values.ts'
import { ApiFailure, notFound } from '../../contract/failure.ts'
import { FileAnswer } from '../../contract/file-answer.ts'
import type { LinkContext } from '../../contract/handlers.ts'
import { answerAppointment, answerOffer, ownCalendarFile } from '../recruitment/public.ts'
import { ownApplication, type OwnRow, ownRow } from './own-application.ts'

type OwnApplication = Schemas['OwnApplication']

/**
 * Says whether one comes to one's own appointment.
 * @throws ApiFailure 400 for a refusal without a reason, 409 for an appointment that is over, was moved or taken back
 */
export async function replyToAppointment(
  { body }: Input<'externals.answerAppointment'>,
  context: LinkContext,
): Promise<Data<'externals.answerAppointment'>> {
  const row = await ownRow(context, true)
  const before = toldAppointments(await ownApplication(context))
  await answerAppointment(context, livingCandidate(row), body)
  const application = await ownApplication(context)
  const values = { before, after: toldAppointments(application) }
  context.audit({ recordId: row.id, changedFields: ['appointments'], values })
  return { application }
}

/**
 * Accepts or declines the work that one was offered.
 * @throws ApiFailure 400 for a refusal without its reason, 409 for an offer that was never sent or holds no more
 */
export async function replyToOffer(
  { body }: Input<'externals.answerOffer'>,
  context: LinkContext,
): Promise<Data<'externals.answerOffer'>> {
  const row = await ownRow(context, true)
  await answerOffer(context, livingCandidate(row), body)
  context.audit({ recordId: row.id, changedFields: ['offer'], values: { after: body } })
  return { application: await ownApplication(context) }
}

/**
 * One's own appointment as a calendar file.
 * @throws ApiFailure 404 for one that is over or was taken back, and for anybody else's
 */
export async function ownCalendar(
  { path }: Input<'externals.calendar'>,
  context: LinkContext,
): Promise<FileAnswer> {
  const { candidate_id: candidateId, withdrawn_at: withdrawnAt } = await ownRow(context)
  const file =
    candidateId === null || withdrawnAt !== null
      ? undefined
      : await ownCalendarFile(context, candidateId, path.id)
  if (file === undefined) throw notFound()
  return new FileAnswer({
    name: 'Lịch hẹn tuyển dụng.ics',
    mediaType: 'text/calendar; charset=utf-8',
    content: Readable.from([Buffer.from(file)], { objectMode: false }),
  })
}

/** What the trail is told of appointments: by when each begins. */
function toldAppointments({ appointments }: Pick<OwnApplication, 'appointments'>): FieldValues {
  return {
    appointments: appointments.map(({ id, starts_at, answer }) => ({ id, starts_at, answer })),
  }
}

/** @throws ApiFailure 409 where nobody was made a candidate of it, or it was taken back */
function livingCandidate({ candidate_id: candidateId, withdrawn_at: withdrawnAt }: OwnRow): number {
  if (candidateId === null || withdrawnAt !== null)
    throw new ApiFailure(409, 'Hồ sơ này không có gì cần trả lời. Xin xem lại hồ sơ của bạn.')
  return candidateId
}
