import { type RawBuilder, sql } from 'kysely'

const isLettingGo = sql`(ending.decision_type <> 3)`

/** At which stage each contract of `ending` stands; the first that fits. */
const stage = sql`case
  when ending.is_followed then 'renewed'
  when ending.state = 'ended' or ending.decision_state = 'issued' and ${isLettingGo} then 'ended'
  when ending.last_day < current_date then 'overdue'
  when ending.draft_id is not null or ending.decision_state = 'draft' and not ${isLettingGo} then 'drafted'
  when ending.proposal = 'end' or ${isLettingGo} then 'notice_due'
  when ending.proposal = 'renew' or ending.decision_type = 3 then 'answered'
  when ending.kind = 'probation' then 'probation'
  when ending.is_sent then 'asked'
  else 'to_come' end`

/** What is due next, by what is there already. */
const nextStep = sql`case
  when staged.stage in ('renewed', 'ended') then null
  when staged.draft_id is not null then 'issue'
  when staged.decision_state = 'draft' then 'issue_decision'
  when staged.stage = 'notice_due' then 'give_notice'
  when staged.stage = 'answered' then 'draft'
  when staged.kind = 'probation' and staged.decision_type is null then 'decide'
  when staged.stage = 'overdue' and staged.proposal = 'end' and staged.decision_type is null then 'give_notice'
  when staged.stage = 'overdue' then 'sign'
  when staged.stage = 'asked' then 'answer'
  else 'send_review' end`

/** The last day of a year from a beginning; of a leap day the last of February, as `endOfTerm` has it (Điều 148 BLDS). */
const endOfYear = sql`((staged.start_date + interval '12 months')::date
  - (extract(day from staged.start_date + interval '12 months') = extract(day from staged.start_date))::integer)`

/** Whether the term of `staged` is of less than twelve months. */
export const isShortTerm: RawBuilder<boolean> = sql`(staged.last_day < ${endOfYear})`

/**
 * The last day on which notice of the end is still in time, by the numbers of rule L10 (Điều 36): so many days, or working
 * days, Monday to Saturday, for a term of less than twelve months. A trial and a training end without.
 */
const noticeDay = sql`(case
  when staged.kind in ('probation', 'training') then staged.last_day
  when ${isShortTerm} then (
    select staged.last_day - back from generate_series(0, 60) as back
    where extract(isodow from staged.last_day - back) <> 7
    order by back offset (select law_value('notice_days_short_term', staged.last_day)::integer) limit 1)
  else staged.last_day - law_value('notice_days_fixed_term', staged.last_day)::integer end)`

/** By when the next step is due. Once the term is over the law leaves days to sign (rule L6), to labour contracts alone. */
const nextDue = sql`case staged.stage
  when 'renewed' then null
  when 'ended' then null
  when 'overdue' then case when staged.kind in ('probation', 'training') then staged.last_day
    else staged.last_day + law_value('renewal_days', staged.last_day)::integer end
  when 'notice_due' then ${noticeDay}
  when 'asked' then staged.answer_due
  when 'to_come' then staged.send_day
  else staged.last_day end`

/**
 * `board`: every contract of `ending` with its stage, what is due next and by when, and whether that is late: its day is
 * over, or the term itself is.
 */
export const boardOfEnding: RawBuilder<unknown> = sql`staged as materialized (
    select ending.*, ${stage} as stage from ending),
  dated as (select staged.*, ${nextStep} as next_step, ${nextDue}::date as next_due from staged),
  board as materialized (
    select dated.*, dated.stage = 'overdue' or coalesce(dated.next_due < current_date, false) as is_late from dated)`
