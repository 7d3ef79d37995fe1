import { noticeRules } from '@nhansu/sdk/domains/notices'
import { sql } from 'kysely'
import type { JobTransaction } from '../jobs/define-job.ts'
import type { NewNotice } from './write-notice.ts'

/**
 * Writes a notice for many employees by one statement, of what is everybody's own; what holds of `writeNotice` holds of each,
 * but that no stand-in hears of it.
 */
export async function writeNotices(
  { db, companyId, inThisCompany }: JobTransaction,
  employeeIds: readonly number[],
  { kind, recordId }: NewNotice,
): Promise<void> {
  await sql`
    insert into notices (company_id, employee_id, kind, record_id)
    select ${companyId}, reader.id, ${kind}, ${recordId}::bigint from unnest(${employeeIds}::bigint[]) as reader (id)
    where ${noticeRules[kind].isLaw === true} or reader.id not in (
      select employee.id from silenced_notices silenced
      join accounts account on account.company_id = silenced.company_id and account.id = silenced.user_id
      join employees employee on employee.company_id = account.company_id and employee.person_id = account.person_id
      where ${inThisCompany('silenced')} and silenced.kind = ${kind})
    on conflict (company_id, user_id, employee_id, kind, record_id) where read_at is null
      do update set created_at = now()`.execute(db)
}
