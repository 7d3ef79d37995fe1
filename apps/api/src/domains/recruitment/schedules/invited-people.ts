import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'

/** Somebody who is to hear of an appointment. */
export interface Invited {
  kind: Schemas['AppointmentPersonKind']
  id: number
  full_name: string | null
  /** An examiner's; candidates are looked up with their consents. */
  address: string | null
  method: Schemas['AppointmentMethod']
  /** Whether an earlier version has reached him. */
  was_told: boolean
}

/**
 * Who of an appointment has not heard how it is now: whoever sits in it and was not told of this version, and whoever was told
 * and sits in it no more, as whoever has left the company. A letter that failed or was cancelled has told nobody. The caller
 * holds the appointment.
 */
export async function untoldPeople(
  { db, inThisCompany }: CompanyTransaction,
  scheduleId: number,
): Promise<Invited[]> {
  const { rows } = await sql<Invited>`
    with sits as (
      select 'candidate' as kind, seat.candidate_id as id from recruitment_schedule_candidates seat
      where ${inThisCompany('seat')} and seat.schedule_id = ${scheduleId} and not seat.is_cancelled
      union all
      select 'employee', seat.employee_id from recruitment_schedule_interviewers seat
      join recruitment_schedules schedule on ${inThisCompany('schedule')} and schedule.id = seat.schedule_id
      join recruitment_examiners examiner on ${inThisCompany('examiner')} and examiner.round_id = schedule.round_id
        and examiner.employee_id = seat.employee_id
      join employees working on ${inThisCompany('working')} and working.id = seat.employee_id and working.active
      where ${inThisCompany('seat')} and seat.schedule_id = ${scheduleId} and not seat.is_cancelled),
    told as (
      select distinct on (said.kind, said.id) said.kind, said.id, said.method, said.sequence
      from (select case when invitation.candidate_id is null then 'employee' else 'candidate' end as kind,
          coalesce(invitation.candidate_id, invitation.employee_id) as id, invitation.method, invitation.sequence,
          invitation.id as place
        from recruitment_invitations invitation
        left join mails on ${inThisCompany('mails')} and mails.id = invitation.mail_id
        where ${inThisCompany('invitation')} and invitation.schedule_id = ${scheduleId}
          and coalesce(mails.state not in ('failed', 'cancelled'), true)) said
      order by said.kind, said.id, said.place desc),
    due as (
      select kind, id, case when sits.seat is null then 'cancel' else 'request' end as method,
        coalesce(told.method = 'request', false) as was_told, told.method as told_method, told.sequence as told_sequence
      from (select kind, id, id as seat from sits) sits (kind, id, seat) full join told using (kind, id))
    select due.kind, due.id, coalesce(candidate.full_name, employee.full_name) as full_name,
      nullif(trim(both from employee.company_email), '') as address, due.method, due.was_told
    from due
    join recruitment_schedules schedule on ${inThisCompany('schedule')} and schedule.id = ${scheduleId}
    left join candidates candidate on ${inThisCompany('candidate')} and due.kind = 'candidate' and candidate.id = due.id
    left join employees employee on ${inThisCompany('employee')} and due.kind = 'employee' and employee.id = due.id
    where case when due.method = 'cancel' then due.was_told
      else due.told_method is distinct from 'request' or due.told_sequence is distinct from schedule.sequence end
    order by due.kind, full_name, due.id`.execute(db)
  return rows
}

/** The names of those candidates who sit in an appointment. */
export async function candidateNames(
  { db, inThisCompany }: CompanyTransaction,
  scheduleId: number,
): Promise<string[]> {
  const { rows } = await sql<{ full_name: string }>`
    select candidate.full_name from recruitment_schedule_candidates seat
    join candidates candidate on ${inThisCompany('candidate')} and candidate.id = seat.candidate_id
    where ${inThisCompany('seat')} and seat.schedule_id = ${scheduleId} and not seat.is_cancelled
      and candidate.full_name is not null
    order by candidate.sort_name, candidate.id`.execute(db)
  return rows.map(({ full_name: name }) => name)
}
