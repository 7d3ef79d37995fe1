import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { isThere, visibleCandidates } from './visible-candidates.ts'

type History = Data<'candidates.history'>

/** How a candidate came to his state and what he has answered himself, the newest first, and the person's other candidatures that the reader may see. */
export async function historyOf(context: ProductContext, id: number): Promise<History> {
  const { db, companyId, inThisCompany } = context
  const moves = await sql<History['moves'][number]>`
    select move.id, move.from_state, move.to_state, move.reason, move.way, move.moved_at,
      (select known.full_name from names_of_users(array[move.moved_by]) known) as moved_by_name
    from candidate_moves move where ${inThisCompany('move')} and move.candidate_id = ${id} order by move.id desc`.execute(
    db,
  )
  const answers = await sql<History['answers'][number]>`
    select given.id, given.answer, given.starts_at, given.reason, given.answered_at from candidate_answers given
    where ${inThisCompany('given')} and given.candidate_id = ${id} order by given.id desc`.execute(db)
  const applications = await sql<History['applications'][number]>`
    select application.reference, application.sent_at, application.changed_at, application.source_word,
      case when application.content ->> 'email' <> '' then application.email_confirmed_at is not null end as email_confirmed,
      application.content ->> 'guardian_name' as guardian_name, application.content ->> 'guardian_phone' as guardian_phone,
      (select coalesce(jsonb_agg(jsonb_build_object('key', given.key, 'value', given.value, 'question', (
          select question.value ->> 'text' from jsonb_array_elements(campaign.questions) question
          where question.value ->> 'key' = given.key)) order by array_position(array(
          select question.value ->> 'key' from jsonb_array_elements(campaign.questions) question), given.key)), '[]')
        from jsonb_each(application.answers) given) as answers
    from applications application
    join recruitments campaign on ${inThisCompany('campaign')} and campaign.id = application.recruitment_id
    where ${inThisCompany('application')} and application.candidate_id = ${id} and application.erased_at is null
    order by application.sent_at desc, application.id desc`.execute(db)
  const others = await sql<History['others'][number]>`
    select candidates.id, candidates.recruitment_id, candidates.state, candidates.applied_at,
      (select r.name from recruitments r where r.company_id = candidates.company_id and r.id = candidates.recruitment_id)
        as recruitment_name
    from candidates where ${inThisCompany('candidates')} and ${isThere} and ${visibleRows(context, visibleCandidates)}
      and candidates.id <> ${id} and candidates.applicant_id = (select own.applicant_id from candidates own
        where own.company_id = ${companyId} and own.id = ${id})
    order by candidates.applied_at desc, candidates.id desc`.execute(db)
  return {
    moves: moves.rows,
    answers: answers.rows,
    applications: applications.rows,
    others: others.rows,
  }
}
