import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { shownToHimself } from '../../documents/public.ts'

/**
 * What the reader himself has to do because he leaves, by their days: his own part alone, without what others note of it.
 * That somebody leaves is for HR to tell: it stands here once a decision is issued that he reads too, or where the
 * company has leavers reminded of their part themselves.
 */
export async function ownLeavingTasks(context: ProductContext): Promise<Schemas['OwnLeaverTask'][]> {
  const { db, session, inThisCompany } = context
  const { rows } = await sql<Schemas['OwnLeaverTask']>`
    select task.id, task.name, task.due_date, leaving.leave_date,
      case when task.state = 'open' and task.due_date < current_date then 'overdue' else task.state end as status
    from leaver_tasks task
    join leavings leaving on ${inThisCompany('leaving')} and leaving.id = task.leaving_id and leaving.state = 'open'
    join job_changes change on ${inThisCompany('change')} and change.id = leaving.change_id
    where ${inThisCompany('task')} and task.employee_id = ${session.employeeId}::bigint and task.doer = 'person'
      and (exists (
        select from decisions
        join documents on ${inThisCompany('documents')} and documents.id = decisions.document_id
        where ${inThisCompany('decisions')} and decisions.id = change.decision_id and ${shownToHimself(context)})
      or exists (
        select from reminder_rules rule
        where ${inThisCompany('rule')} and rule.kind = 'leaver_task' and rule.is_active and rule.to_holder))
    order by task.due_date, task.id`.execute(db)
  return rows
}
