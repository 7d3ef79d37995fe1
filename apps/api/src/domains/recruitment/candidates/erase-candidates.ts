import { type SqlBool, sql } from 'kysely'
import type { DB } from '../../../db/tables.gen.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { defineJob } from '../../../jobs/define-job.ts'
import { eraseOn } from './candidate-rows.ts'
import { forgetInterviewWords } from '../results/forget-words.ts'
import { today } from './consents.ts'
import { eraseApplicationsOf, forgetLastMails, forgetSuspected } from './erase-applications.ts'

/** Candidates that one transaction takes. */
const batch = 500

/**
 * Erases, every night and in every company, the data of candidates whose time is over: days and months are law constants,
 * counted from each candidate's own end. What the campaign counts stays, without a person.
 */
export const eraseDueCandidates = defineJob<Record<string, never>>({
  name: 'recruitment.erase-candidates',
  title: 'Xóa dữ liệu ứng viên đã hết thời hạn lưu',
  cron: '10 2 * * *',
  run: async ({ inCompany, progress }) => {
    let erased = 0
    for (;;) {
      const ids = await inCompany(eraseDue)
      erased += ids
      await progress(erased, 0)
      if (ids < batch) break
    }
    const deleted = await inCompany(forgetDeleted)
    const suspected = await inCompany(forgetSuspected)
    await inCompany(forgetLastMails)
    return { erased, deleted, suspected }
  },
})

/** Erases the next candidates that are due, but those of whoever works or worked here under a legal hold; the number of them. */
export async function eraseDue(transaction: CompanyTransaction): Promise<number> {
  const { db, inThisCompany } = transaction
  const { rows } = await sql<{ id: number }>`
    select id from candidates where ${inThisCompany('candidates')} and erased_at is null and removed_at is null
      and state in ('failed', 'work_refused', 'withdrawn', 'archived') and ${eraseOn} <= ${today}
      and not exists (select from candidates hired
        join procedures on ${inThisCompany('procedures')} and procedures.candidate_id = hired.id
        where ${inThisCompany('hired')} and is_held(procedures.employee_id)
          and (hired.id = candidates.id or hired.applicant_id = candidates.applicant_id))
    order by id limit ${batch} for update`.execute(db)
  await eraseCandidates(
    transaction,
    rows.map(({ id }) => id),
  )
  return rows.length
}

/** Erases who somebody was: name, contact, words, files and consents. State, source and days stay for the figures. */
export async function eraseCandidates(
  transaction: CompanyTransaction,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const { db, inThisCompany } = transaction
  const those = sql`any(${ids}::bigint[])`
  const { rows } = await sql<{ applicant_id: number }>`
    select distinct applicant_id from candidates where ${inThisCompany('candidates')} and id = ${those}
      and applicant_id is not null`.execute(db)
  await sql`update files set removed_at = now(), name = 'Đã xóa' where ${inThisCompany('files')}
    and owner_kind = 'candidate' and owner_id = ${those} and removed_at is null`.execute(db)
  await forgetInterviewWords(transaction, ids)
  await eraseApplicationsOf(transaction, ids)
  await sql`delete from candidate_tags where ${inThisCompany('candidate_tags')} and candidate_id = ${those}`.execute(
    db,
  )
  await forgetTrailValues(transaction, ids)
  // The letters in the outbox go with these rows.
  await sql`delete from email_recipients where ${inThisCompany('email_recipients')} and candidate_id = ${those}`.execute(
    db,
  )
  await sql`update candidate_moves set reason = null where ${inThisCompany('candidate_moves')}
    and candidate_id = ${those} and reason is not null`.execute(db)
  await sql`update candidate_answers set reason = null where ${inThisCompany('candidate_answers')}
    and candidate_id = ${those} and reason is not null`.execute(db)
  await sql`update procedure_items set note = null, waived_reason = null where ${inThisCompany('procedure_items')}
    and procedure_id in (select id from procedures where ${inThisCompany('procedures')} and candidate_id = ${those})`.execute(
    db,
  )
  await sql`update procedures set note = null where ${inThisCompany('procedures')} and candidate_id = ${those}
    and note is not null`.execute(db)
  await sql`update candidates set applicant_id = null, full_name = null, phone = null, erased_at = now(), expected_salary = null, available_date = null,
      shift_ok = null, conflict_of_interest = null, note = null, state_reason = null, hold_reason = null, held_by = null,
      offered_salary = null, offered_start = null, referrer_id = null
    where ${inThisCompany('candidates')} and id = ${those}`.execute(db)
  await forgetApplicants(
    { inThisCompany, db },
    rows.map(({ applicant_id: id }) => id),
  )
}

/** Candidates who were deleted and can be restored no more go for good, and with them what counts them. */
async function forgetDeleted(transaction: CompanyTransaction): Promise<number> {
  const { db, inThisCompany } = transaction
  const isOver = sql<SqlBool>`${inThisCompany('candidates')} and removed_at < now() - interval '1 hour' and erased_at is null`
  const { rows: gone } = await sql<{
    id: number
  }>`select id from candidates where ${isOver} for update`.execute(db)
  await eraseApplicationsOf(
    transaction,
    gone.map(({ id }) => id),
  )
  await forgetTrailValues(
    transaction,
    gone.map(({ id }) => id),
  )
  const { rows } = await sql<{ id: number; applicant_id: number }>`
    delete from candidates where ${isOver} and id = any(${gone.map(({ id }) => id)}::bigint[])
    returning id, applicant_id`.execute(db)
  await sql`update files set removed_at = now(), name = 'Đã xóa' where ${inThisCompany('files')}
    and owner_kind = 'candidate' and owner_id = any(${rows.map(({ id }) => id)}::bigint[]) and removed_at is null`.execute(
    db,
  )
  await forgetApplicants(
    { inThisCompany, db },
    rows.map(({ applicant_id: id }) => id),
  )
  return rows.length
}

/** The lines of the trail stay, with the names of fields; what stood in them goes with the person. */
async function forgetTrailValues(
  { db, inThisCompany }: CompanyTransaction,
  ids: readonly number[],
): Promise<void> {
  const of = (table: keyof DB) => sql`select id from ${sql.table(table)}
    where ${inThisCompany(table)} and candidate_id = any(${ids}::bigint[])`
  await sql`delete from audit_values where ${inThisCompany('audit_values')} and (
    resource in ('candidates', 'recruitmentCandidates', 'reservePool') and record_id = any(${ids}::bigint[])
    or resource = 'recruitmentSchedules' and record_id in (select schedule_id from recruitment_schedule_candidates
      where ${inThisCompany('recruitment_schedule_candidates')} and candidate_id = any(${ids}::bigint[]))
    or resource = 'recruitmentResults' and record_id in (${of('recruitment_results')})
    or resource = 'procedures' and record_id in (${of('procedures')}))`.execute(db)
}

/** A person without any candidature is not kept. */
async function forgetApplicants(
  { db, inThisCompany }: Pick<CompanyTransaction, 'db' | 'inThisCompany'>,
  ids: readonly number[],
): Promise<void> {
  await sql`delete from applicants where ${inThisCompany('applicants')} and id = any(${ids}::bigint[])
    and not exists (select from candidates still
      where still.company_id = applicants.company_id and still.applicant_id = applicants.id)`.execute(db)
}
