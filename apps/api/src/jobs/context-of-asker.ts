import type { OperationId } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { grantsNow } from '../authority/grants-now.ts'
import { unitsNow } from '../authority/units-now.ts'
import type { AuditEntry } from '../contract/audit.ts'
import type { DeedContext } from '../contract/handlers.ts'
import { operationNamed } from '../contract/operations.ts'
import type { CompanySession } from '../contract/session.ts'
import type { JobTransaction } from './define-job.ts'
import { hasRightStill } from './right-of-asker.ts'

/** A deed with all that its doer's roles give him at this moment. */
export interface AskerContext extends DeedContext {
  session: DeedContext['session'] & Pick<CompanySession, 'grants'>
}

/**
 * The context in which background work does a piece of an operation for the person who asked for it: who he is and where he
 * works are asked at this moment, and so is his right, with the reach that it had as he asked.
 * @param entries takes what the deed tells the trail
 * @returns undefined once he has lost the right, or his account is closed
 */
export async function contextOfAsker(
  transaction: JobTransaction,
  operationId: OperationId,
  { requestId, entries }: { requestId: string; entries: AuditEntry[] },
): Promise<AskerContext | undefined> {
  const { db, companyId, inThisCompany, session, scopes = [] } = transaction
  const operation = operationNamed(operationId)
  const userId = session?.userId ?? 0
  const asker = { userId, operation: operation.id, scopes: scopes.map(({ scope }) => scope) }
  if (!(await hasRightStill(transaction, asker))) return undefined
  const grants = await grantsNow(transaction, userId)
  const { rows } = await sql<{ employee_id: number | null; unit_ids: number[] }>`
    select (select himself.id from employees himself
        where ${inThisCompany('himself')} and himself.person_id = oneself.person_id) as employee_id,
      array(select distinct held.department_id from ${unitsNow(transaction, userId)} held) as unit_ids
    from accounts oneself where ${inThisCompany('oneself')} and oneself.id = ${userId}`.execute(db)
  const [oneself] = rows
  if (oneself === undefined || grants === undefined) return undefined
  return {
    ...transaction,
    operation,
    session: { userId, companyId, employeeId: oneself.employee_id, unitIds: oneself.unit_ids, grants },
    scopes,
    caller: { requestId },
    audit: (entry) => entries.push(entry),
    noted: entries,
  }
}
