import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'

/** Takes the words about candidates out of their cards and appointments; scores, conclusions and times stay for the figures. */
export async function forgetInterviewWords(
  { db, inThisCompany }: CompanyTransaction,
  candidateIds: readonly number[],
): Promise<void> {
  const cards = sql`select id from recruitment_results where ${inThisCompany('recruitment_results')}
    and candidate_id = any(${candidateIds}::bigint[])`
  const schedules = sql`select schedule_id from recruitment_schedule_candidates
    where ${inThisCompany('recruitment_schedule_candidates')} and candidate_id = any(${candidateIds}::bigint[])`
  await sql`update recruitment_result_versions set card = null
    where ${inThisCompany('recruitment_result_versions')} and result_id in (${cards})`.execute(db)
  await sql`update recruitment_result_scores set remark = null
    where ${inThisCompany('recruitment_result_scores')} and result_id in (${cards})`.execute(db)
  await sql`update recruitment_results set remark = null, recommendation = null, reopened_reason = null,
      proposed_salary = null, proposed_start = null, proposed_probation_days = null
    where ${inThisCompany('recruitment_results')} and candidate_id = any(${candidateIds}::bigint[])`.execute(
    db,
  )
  await sql`update recruitment_schedule_changes set reason = 'Đã xóa'
    where ${inThisCompany('recruitment_schedule_changes')} and schedule_id in (${schedules})`.execute(db)
  await sql`update recruitment_schedules set note = null, clash_reason = null
    where ${inThisCompany('recruitment_schedules')} and id in (${schedules})`.execute(db)
}
