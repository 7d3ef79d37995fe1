import { type SqlBool, sql } from 'kysely'

/** Whether one of `profile_rounds` takes answers today. */
export const isOpen = sql<SqlBool>`(profile_rounds.closed_at is null and profile_rounds.cancelled_at is null
  and current_date between profile_rounds.from_date and profile_rounds.to_date)`

/** How far a round is, as `ProfileRoundState` of the contract. */
export const roundState = sql<string>`(case
  when profile_rounds.cancelled_at is not null then 'cancelled'
  when profile_rounds.closed_at is not null or profile_rounds.to_date < current_date then 'ended'
  when profile_rounds.from_date > current_date then 'planned'
  else 'open' end)`

/**
 * What somebody of `profile_round_people` has answered in the round beside, as `RoundAnswer`. Whoever asked for changes of
 * his file himself, since he was asked and before the round was over, has answered too; what HR asks for him or another
 * company offers is not his answer.
 */
export const answerOf = sql<string>`(case
  when profile_round_people.confirmed_at is not null then 'confirmed'
  when exists (
    select from request_change_infos asked
    where asked.company_id = profile_round_people.company_id and asked.employee_id = profile_round_people.employee_id
      and asked.created_at >= profile_round_people.asked_at and asked.state <> 'cancelled' and not asked.is_offered
      and asked.created_at::date <= profile_rounds.to_date
      and asked.created_at <= coalesce(profile_rounds.closed_at, profile_rounds.cancelled_at, 'infinity')
      and exists (
        select from employees own_file
        join accounts sender on sender.company_id = own_file.company_id and sender.person_id = own_file.person_id
        where own_file.company_id = asked.company_id and own_file.id = asked.employee_id
          and sender.id = asked.created_by)) then 'requested'
  else 'waiting' end)`

/** Whom figures and reminders count: who works here still, and who had confirmed before he left. */
export const countedPeople = sql`profile_round_people
  join profile_rounds on profile_rounds.company_id = profile_round_people.company_id
    and profile_rounds.id = profile_round_people.round_id
  join employees on employees.company_id = profile_round_people.company_id
    and employees.id = profile_round_people.employee_id
    and (employees.active or profile_round_people.confirmed_at is not null)`
