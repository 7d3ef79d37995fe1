import { type NoticeKind, noticeRules } from '@nhansu/sdk/domains/notices'
import { sql } from 'kysely'
import type { JobTransaction } from '../jobs/define-job.ts'
import { tellStandIn } from './stand-ins.ts'

/** Whom a notice is for: an employee, who need not have an account yet, or a user, who need not be an employee. */
export type NoticeReader = { employeeId: number } | { userId: number }

/** Something to be told in the product. */
export interface NewNotice {
  kind: NoticeKind
  /** The record that it is about; null for a kind that leads to a list. */
  recordId: number | null
}

/**
 * Writes a notice for a person, within the transaction of its cause. What he has not read yet is told once and stands at
 * the top again; what he has silenced is not told, unless the law asks for it. Whoever stands in for him is told as well.
 */
export async function writeNotice(
  transaction: JobTransaction,
  reader: NoticeReader,
  notice: NewNotice,
): Promise<void> {
  const { db, companyId, inThisCompany } = transaction
  const { kind, recordId } = notice
  const userId = 'userId' in reader ? reader.userId : null
  const employeeId = 'employeeId' in reader ? reader.employeeId : null
  const isLaw = noticeRules[kind].isLaw === true
  await sql`
    insert into notices (company_id, user_id, employee_id, kind, record_id)
    select ${companyId}, ${userId}::bigint, ${employeeId}::bigint, ${kind}, ${recordId}::bigint
    where ${isLaw} or not exists (
      select from silenced_notices silenced
      where ${inThisCompany('silenced')} and silenced.kind = ${kind} and (
        silenced.user_id = ${userId}::bigint or silenced.user_id in (
          select account.id from accounts account
          join employees employee on employee.company_id = account.company_id and employee.person_id = account.person_id
          where ${inThisCompany('account')} and employee.id = ${employeeId}::bigint)))
    on conflict (company_id, user_id, employee_id, kind, record_id) where read_at is null
      do update set created_at = now()`.execute(db)
  await tellStandIn(transaction, reader, notice)
}
