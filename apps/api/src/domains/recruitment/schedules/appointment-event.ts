import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { type CalendarEvent, calendarFile } from '../../../calendar/calendar-file.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'

/** What calendars and letters say of an appointment. */
export interface AppointmentFacts {
  id: number
  uid: string
  sequence: number
  starts_at: string
  ends_at: string
  mode: 'in_person' | 'online'
  room_name: string | null
  place: string | null
  link: string | null
  note: string | null
  state: 'scheduled' | 'done' | 'cancelled'
  round_name: string
  campaign: string
  company: string
}

/** Appointments by a condition on `recruitment_schedules`; who may see them is the caller's to say. */
export async function appointmentFacts(
  { db, inThisCompany }: CompanyTransaction,
  where: RawBuilder<unknown>,
): Promise<AppointmentFacts[]> {
  const { rows } = await sql<AppointmentFacts>`
    select recruitment_schedules.id, recruitment_schedules.uid::text as uid, sequence, starts_at, ends_at, mode,
      room.name as room_name, place, link, note, recruitment_schedules.state, round.name as round_name,
      campaign.name as campaign, company.name as company
    from recruitment_schedules
    join companies company on company.id = recruitment_schedules.company_id
    join recruitments campaign on ${inThisCompany('campaign')} and campaign.id = recruitment_schedules.recruitment_id
    join recruitment_rounds round on ${inThisCompany('round')} and round.id = recruitment_schedules.round_id
    left join recruitment_rooms room on ${inThisCompany('room')} and room.id = recruitment_schedules.room_id
    where ${inThisCompany('recruitment_schedules')} and ${where}
    order by starts_at, recruitment_schedules.id`.execute(db)
  return rows
}

/** Where an appointment is: room and place, or that it is by network. */
export function placeOf({ room_name: room, place, mode }: AppointmentFacts): string {
  const where = [room, place].filter(Boolean).join(', ')
  return where || (mode === 'online' ? 'Trực tuyến' : 'Sẽ thông báo sau')
}

/** An appointment as a candidate's calendar shows it: nothing of the round, of notes or of whom else it is with. */
export function eventForCandidate(facts: AppointmentFacts): CalendarEvent {
  return eventOf(facts, `Lịch hẹn tuyển dụng: ${facts.campaign} (${facts.company})`, null)
}

/**
 * An appointment as an examiner's calendar shows it.
 * @param candidates the names of those whom he meets; none for whoever is not asked any more
 */
export function eventForExaminer(facts: AppointmentFacts, candidates: readonly string[]): CalendarEvent {
  return eventOf(
    facts,
    [facts.round_name, candidates.join(', ')].filter(Boolean).join(': '),
    [`Đợt tuyển dụng: ${facts.campaign}`, ...(facts.note === null ? [] : [facts.note])].join('\n'),
  )
}

function eventOf(facts: AppointmentFacts, title: string, about: string | null): CalendarEvent {
  const { uid, sequence, starts_at, ends_at, link, state } = facts
  return {
    uid,
    sequence,
    starts_at,
    ends_at,
    title,
    place: placeOf(facts),
    description: [about, link === null ? null : `Đường dẫn: ${link}`].filter(Boolean).join('\n') || null,
    link,
    is_cancelled: state === 'cancelled',
  }
}

/**
 * The calendar file of a candidate's own appointment, to be kept on his device; undefined for one that is not his, was
 * cancelled or is over.
 * @param uid what the appointment is called outside the company
 */
export async function ownCalendarFile(
  transaction: CompanyTransaction,
  candidateId: number,
  uid: string,
): Promise<string | undefined> {
  const { inThisCompany } = transaction
  const [facts] = await appointmentFacts(
    transaction,
    sql`recruitment_schedules.uid = ${uid}::uuid and recruitment_schedules.state = 'scheduled'
      and recruitment_schedules.ends_at > now() and exists (
        select from recruitment_schedule_candidates seat where ${inThisCompany('seat')}
          and seat.schedule_id = recruitment_schedules.id and seat.candidate_id = ${candidateId} and not seat.is_cancelled)`,
  )
  return facts && calendarFile(eventForCandidate(facts), { method: 'PUBLISH' })
}
