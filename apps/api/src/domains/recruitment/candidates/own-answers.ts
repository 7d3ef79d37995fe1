import type { Schemas } from '@nhansu/sdk/contract'
import { refusalLabels } from '@nhansu/sdk/domains/candidates'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { ApiFailure, invalidInput } from '../../../contract/failure.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { renderBody, renderSubject } from '../../../mail/render.ts'
import { askedPaperNames } from '../../employees/public.ts'
import { cancelProcedures } from '../procedures/cancel-procedures.ts'
import type { CandidateState } from './candidate-rows.ts'
import { heldOwn, type OwnCandidate, noteOwnMove } from './own-way.ts'

type Answer = Schemas['CandidateAnswerKind']
type AppointmentAnswer = Schemas['OwnAppointmentAnswer']
type OfferAnswer = Schemas['OwnOfferAnswer']

/** States in which somebody still takes part in appointments. */
const taking: ReadonlySet<CandidateState> = new Set<CandidateState>(['seen', 'contacted', 'confirmed'])

/** The newest answer to an appointment's time; both tables by these names. */
const answerOf = (columns: RawBuilder<unknown>) => sql`(
  select ${columns} from candidate_answers given
  where given.company_id = seat.company_id and given.schedule_id = seat.schedule_id
    and given.candidate_id = seat.candidate_id and given.starts_at = schedule.starts_at
  order by given.id desc limit 1)`

/** The appointments of a candidate that are not over, the next one first. */
export async function appointmentsOf(
  { db, inThisCompany }: CompanyTransaction,
  candidateId: number,
): Promise<Schemas['OwnAppointment'][]> {
  const { rows } = await sql<Schemas['OwnAppointment']>`
    select schedule.uid::text as id, schedule.starts_at, schedule.ends_at, schedule.mode, room.name as room_name,
      schedule.place, schedule.link, ${answerOf(sql`given.answer`)} as answer,
      candidate.state in ('seen', 'contacted', 'confirmed') and schedule.starts_at > now() as may_answer
    from recruitment_schedule_candidates seat
    join recruitment_schedules schedule on ${inThisCompany('schedule')} and schedule.id = seat.schedule_id
    join candidates candidate on ${inThisCompany('candidate')} and candidate.id = seat.candidate_id
    left join recruitment_rooms room on ${inThisCompany('room')} and room.id = schedule.room_id
    where ${inThisCompany('seat')} and seat.candidate_id = ${candidateId} and not seat.is_cancelled
      and schedule.state = 'scheduled' and schedule.ends_at > now()
    order by schedule.starts_at, schedule.id`.execute(db)
  return rows
}

/** The offer of work with the papers to bring, once a letter of that kind has left the house after the acceptance or HR has told it; undefined before. */
export async function offerOf(
  context: CompanyTransaction,
  candidateId: number,
): Promise<Schemas['OwnOffer'] | undefined> {
  const { db, inThisCompany } = context
  const { rows } = await sql<Omit<Schemas['OwnOffer'], 'papers'> & { nature: number | null }>`
    select candidate.offered_start as start_date, candidate.offered_salary as salary, candidate.probation_days,
      coalesce((select procedure.nature_of_work from procedures procedure
        where ${inThisCompany('procedure')} and procedure.candidate_id = candidate.id and procedure.state <> 'cancelled'),
        (select campaign.nature_of_work from recruitments campaign
          where ${inThisCompany('campaign')} and campaign.id = candidate.recruitment_id)) as nature,
      given.answer, given.answered_at, candidate.state = 'accepted' as may_answer
    from candidates candidate
    left join lateral (select answer.answer, answer.answered_at from candidate_answers answer
      where ${inThisCompany('answer')} and answer.candidate_id = candidate.id and answer.schedule_id is null
        and answer.answered_at >= ${acceptedAt} order by answer.id desc limit 1) given on true
    where ${inThisCompany('candidate')} and candidate.id = ${candidateId}
      and candidate.state in ('accepted', 'employee') and (${isTold} or exists (
        select from email_recipients recipient
        join email_sendings sending on sending.company_id = recipient.company_id and sending.id = recipient.sending_id
        join emails letter on letter.company_id = sending.company_id and letter.id = sending.email_id
        where ${inThisCompany('recipient')} and recipient.candidate_id = candidate.id
          and recipient.state in ('sent', 'stored') and letter.kind = 'job_offer'
          and sending.created_at >= ${acceptedAt}))`.execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  const { nature, ...offer } = row
  return { ...offer, papers: await askedPaperNames(context, nature) }
}

/** Whether HR wrote down, when it accepted him last, by which way he was told. */
const isTold = sql<SqlBool>`coalesce((select move.way is not null from candidate_moves move
  where move.company_id = candidate.company_id and move.candidate_id = candidate.id and move.to_state = 'accepted'
  order by move.id desc limit 1), false)`

/** Why somebody was not chosen, in the words of the mail that said so; undefined before it has left the house. */
export async function resultOf(
  { db, inThisCompany }: CompanyTransaction,
  candidateId: number,
): Promise<Schemas['OwnResult'] | undefined> {
  const { rows } = await sql<{
    told_at: string
    subject: string
    body: string
    variables: Readonly<Record<string, string>>
  }>`
    select sending.created_at as told_at, sending.subject, sending.body, coalesce(recipient.variables, '{}') as variables
    from email_recipients recipient
    join email_sendings sending on ${inThisCompany('sending')} and sending.id = recipient.sending_id
    join emails letter on ${inThisCompany('letter')} and letter.id = sending.email_id
    join candidates candidate on ${inThisCompany('candidate')} and candidate.id = recipient.candidate_id
    where ${inThisCompany('recipient')} and recipient.candidate_id = ${candidateId} and candidate.state = 'failed'
      and recipient.state in ('sent', 'stored') and letter.kind = 'rejection' and sending.created_at >= (
        select max(move.moved_at) from candidate_moves move where ${inThisCompany('move')}
          and move.candidate_id = candidate.id and move.to_state = 'failed')
    order by sending.id desc limit 1`.execute(db)
  const [told] = rows
  if (told === undefined) return undefined
  return {
    told_at: told.told_at,
    subject: renderSubject(told.subject, told.variables),
    text: renderBody(told.body, told.variables).text,
  }
}

/** When the candidate was last accepted: what was sent and answered before was another offer. */
export const acceptedAt = sql`(select max(move.moved_at) from candidate_moves move
  where move.company_id = candidate.company_id and move.candidate_id = candidate.id and move.to_state = 'accepted')`

interface AskedAppointment {
  id: string
  starts_at: string
  answer: AppointmentAnswer
  reason?: string | null
}

/**
 * Takes an answer to an appointment; saying the same twice is one answer. Who comes is confirmed by that, where the campaign
 * still runs.
 * @throws ApiFailure 400 for a refusal without a reason, 409 for an appointment that is over, was moved or taken back
 */
export async function answerAppointment(
  context: CompanyTransaction,
  candidateId: number,
  { id, starts_at: startsAt, answer, reason = null }: AskedAppointment,
): Promise<void> {
  if (answer === 'not_coming' && reason === null)
    throw invalidInput({ reason: ['Vui lòng nhập lý do không tham gia được.'] })
  const seat = await heldSeat(context, candidateId, id)
  const candidate = await heldOwn(context, candidateId)
  if (seat === undefined || candidate === undefined || !taking.has(candidate.state))
    throw new ApiFailure(409, 'Lịch hẹn này đã bị hủy hoặc không còn. Xin xem lại hồ sơ của bạn.')
  if (Date.parse(seat.starts_at) !== Date.parse(startsAt))
    throw new ApiFailure(409, 'Giờ hẹn vừa được đổi. Xin xem giờ mới rồi trả lời lại.')
  if (seat.is_over)
    throw new ApiFailure(409, 'Đã đến giờ hẹn nên không trả lời ở đây được nữa. Xin gọi cho công ty.')
  if (seat.answer === answer && seat.reason === reason) return
  await keepAnswer(context, candidate, answer, reason, seat)
  if (answer === 'coming' && candidate.state !== 'confirmed' && seat.is_running) {
    await sql`update candidates set state = 'confirmed', state_reason = null
      where ${context.inThisCompany('candidates')} and id = ${candidate.id}`.execute(context.db)
    await noteOwnMove(context, candidate.id, candidate.state, 'confirmed', null)
  }
}

interface HeldSeat {
  schedule_id: number
  starts_at: string
  is_over: boolean
  /** Whether the campaign still runs. */
  is_running: boolean
  answer: AppointmentAnswer | null
  reason: string | null
}

/** A seat in an appointment, held until the end of the transaction: campaign, appointment, then candidate, as HR takes them. */
async function heldSeat(
  { db, inThisCompany }: CompanyTransaction,
  candidateId: number,
  id: string,
): Promise<HeldSeat | undefined> {
  await sql`select id from recruitments where ${inThisCompany('recruitments')} and id = (
      select recruitment_id from candidates where ${inThisCompany('candidates')} and candidates.id = ${candidateId})
    for update`.execute(db)
  const { rows } = await sql<HeldSeat>`
    select seat.schedule_id, schedule.starts_at, schedule.starts_at <= now() as is_over,
      campaign.status = 'recruiting' as is_running, ${answerOf(sql`given.answer`)} as answer,
      ${answerOf(sql`given.reason`)} as reason
    from recruitment_schedule_candidates seat
    join recruitment_schedules schedule on ${inThisCompany('schedule')} and schedule.id = seat.schedule_id
    join recruitments campaign on ${inThisCompany('campaign')} and campaign.id = seat.recruitment_id
    where ${inThisCompany('seat')} and seat.candidate_id = ${candidateId} and not seat.is_cancelled
      and schedule.uid = ${id}::uuid and schedule.state = 'scheduled'
    for update of schedule`.execute(db)
  return rows[0]
}

interface AskedOffer {
  answer: OfferAnswer
  refusal?: Schemas['CandidateRefusalKind'] | null
  reason?: string | null
}

/**
 * Takes the answer to an offer; saying the same twice is one answer. Declining ends the candidature, and its procedure with
 * it; accepting leaves the rest to HR.
 * @throws ApiFailure 400 for a refusal without its reason, 409 for an offer that was never sent or holds no more
 */
export async function answerOffer(
  context: CompanyTransaction,
  candidateId: number,
  { answer, refusal = null, reason = null }: AskedOffer,
): Promise<void> {
  const candidate = await heldOwn(context, candidateId)
  const offer = candidate && (await offerOf(context, candidate.id))
  if (
    candidate?.state === 'work_refused' &&
    answer === 'declined' &&
    (await hasDeclined(context, candidate.id))
  )
    return
  if (candidate === undefined || offer === undefined || !offer.may_answer)
    throw new ApiFailure(409, 'Thư mời nhận việc không còn hiệu lực. Xin gọi cho công ty.')
  if (answer === 'accepted') {
    if (offer.answer !== 'accepted') await keepAnswer(context, candidate, answer, null)
    return
  }
  if (refusal === null) throw invalidInput({ refusal: ['Vui lòng chọn lý do.'] })
  if (refusal === 'other' && reason === null) throw invalidInput({ reason: ['Vui lòng nhập lý do.'] })
  await keepAnswer(context, candidate, answer, reason)
  // Whoever says nothing more has said it by his choice.
  const words = reason ?? refusalLabels[refusal]
  await sql`update candidates set state = 'work_refused', refusal = ${refusal}, state_reason = ${words}, ended_at = now()
    where ${context.inThisCompany('candidates')} and id = ${candidate.id}`.execute(context.db)
  await cancelProcedures(context, candidate.id)
  await noteOwnMove(context, candidate.id, candidate.state, 'work_refused', words)
}

async function hasDeclined({ db, inThisCompany }: CompanyTransaction, candidateId: number): Promise<boolean> {
  const { rows } = await sql<{ answer: Answer }>`
    select answer from candidate_answers where ${inThisCompany('candidate_answers')} and candidate_id = ${candidateId}
      and schedule_id is null order by id desc limit 1`.execute(db)
  return rows[0]?.answer === 'declined'
}

async function keepAnswer(
  { db, companyId }: CompanyTransaction,
  { id }: Pick<OwnCandidate, 'id'>,
  answer: Answer,
  reason: string | null,
  seat?: Pick<HeldSeat, 'schedule_id' | 'starts_at'>,
): Promise<void> {
  await sql`insert into candidate_answers (company_id, candidate_id, answer, schedule_id, starts_at, reason)
    values (${companyId}, ${id}, ${answer}, ${seat?.schedule_id ?? null}, ${seat?.starts_at ?? null}, ${reason})`.execute(
    db,
  )
}
