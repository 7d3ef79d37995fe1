import { type RawBuilder, sql } from 'kysely'

/** So many days before its day a promise is told of. */
export const nearDays = 3

const today = sql`(now() at time zone 'Asia/Ho_Chi_Minh')::date`

/** The applications of a campaign to which nobody has answered yet: neither by a word nor by an appointment. */
export const unanswered: RawBuilder<unknown> = sql`applications application
  join candidates candidate on candidate.company_id = application.company_id and candidate.id = application.candidate_id
    and candidate.state in ('new', 'seen') and candidate.removed_at is null
  where application.company_id = recruitments.company_id and application.recruitment_id = recruitments.id
    and application.withdrawn_at is null and application.erased_at is null
    and not exists (select from recruitment_schedule_candidates seat where seat.company_id = candidate.company_id
      and seat.candidate_id = candidate.id and not seat.is_cancelled)`

/** By which day those who applied were promised an answer. */
export const promisedOn: RawBuilder<unknown> = sql`(application.sent_at at time zone 'Asia/Ho_Chi_Minh')::date
  + recruitments.answer_within_days`

/** Whether the earliest promise of a campaign that wants people is overdue ('late') or comes within days ('soon'). */
export const answerDue: RawBuilder<unknown> = sql`(select case
    when min(${promisedOn}) < ${today} then 'late'
    when min(${promisedOn}) <= ${today} + ${sql.lit(nearDays)}::integer then 'soon' end
  from ${unanswered} and recruitments.status = 'recruiting')`
