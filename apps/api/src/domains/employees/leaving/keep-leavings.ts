import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { type CivilDay } from '../job/days.ts'
import { dueDate, type DueRule, settlementDays } from './due-days.ts'
import { templateItems } from './leaver-template.ts'

/** A termination that counts, and the list that is there for it or for the one that it corrects. */
interface Termination {
  change_id: number
  employee_id: number
  leave_date: CivilDay
  replaced_id: number | null
  begins: boolean
}

/** Who left so long ago has no list made of what was written before there were any. */
const daysOfOldLeavings = 30

/**
 * Keeps the lists of what has to be done for leavers beside the terminations that count, whoever wrote or ended them:
 * a new one gets its list once, a corrected one takes the list with it, and what was taken back ends its list.
 * @param employeeIds people whose changes were just written; the caller has locked them
 */
export async function keepLeavings(
  transaction: CompanyTransaction,
  employeeIds: readonly number[],
): Promise<void> {
  const terminations = await unlistedTerminations(transaction, employeeIds)
  const moved = terminations.filter(({ replaced_id }) => replaced_id !== null)
  if (moved.length > 0) await moveLeavings(transaction, moved)
  const begun = terminations.filter(({ replaced_id, begins }) => replaced_id === null && begins)
  if (begun.length > 0) await beginLeavings(transaction, begun)
  await endLeavings(transaction, employeeIds)
}

async function unlistedTerminations(
  { db, inThisCompany }: CompanyTransaction,
  employeeIds: readonly number[],
): Promise<Termination[]> {
  const { rows } = await sql<Termination>`
    select change.id as change_id, change.employee_id, change.effective_date - 1 as leave_date,
      (select replaced.id from leavings replaced
        where ${inThisCompany('replaced')} and replaced.change_id = change.corrects_id) as replaced_id,
      -- The last day at work is included, so that whoever is gone is gone from the day after.
      change.effective_date - 1 >= current_date - ${daysOfOldLeavings}::integer
        -- Of whoever is taken in as somebody who is gone, nothing is left to be done here.
        or (change.corrects_id is null and change.written_at = now()
          and not exists (select from job_changes taken
            where ${inThisCompany('taken')} and taken.employee_id = change.employee_id
              and taken.kind in ('opening', 'reception') and taken.written_at = now())) as begins
    from job_changes change
    where ${inThisCompany('change')} and change.employee_id = any(${employeeIds}::bigint[])
      and change.kind = 'termination' and change.state in ('waiting', 'in_effect')
      and not exists (select from leavings known
        where ${inThisCompany('known')} and known.change_id = change.id)
    order by change.id`.execute(db)
  return rows
}

async function beginLeavings(
  transaction: CompanyTransaction,
  terminations: readonly Termination[],
): Promise<void> {
  const { db, companyId } = transaction
  const items = await templateItems(transaction)
  for (const [leaveDate, people] of Map.groupBy(terminations, ({ leave_date }) => leave_date)) {
    const days = await settlementDays(transaction, leaveDate)
    const tasks = items.map((item, display_order) => ({
      ...item,
      display_order,
      due_date: dueDate(item, leaveDate, days),
    }))
    await sql`
      with begun as (
        insert into leavings (company_id, employee_id, change_id, leave_date)
        select ${companyId}::integer, employee_id, change_id, ${leaveDate}::date
        from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as each (employee_id bigint, change_id bigint)
        on conflict do nothing returning id, employee_id
      )
      insert into leaver_tasks
        (company_id, leaving_id, employee_id, display_order, name, doer, due_rule, due_days, due_date)
      select ${companyId}::integer, begun.id, begun.employee_id, task.*
      from begun cross join jsonb_to_recordset(${JSON.stringify(tasks)}::jsonb) as task
        (display_order integer, name text, doer text, due_rule text, due_days integer, due_date date)`.execute(
      db,
    )
  }
}

/** Lists follow the changes that took the place of their own; what was set by hand for a leaver stays. */
async function moveLeavings(transaction: CompanyTransaction, moves: readonly Termination[]): Promise<void> {
  const { db, inThisCompany } = transaction
  const { rows } = await sql<DueRule & { id: number; leave_date: CivilDay }>`
    with moved as (
      update leavings set change_id = move.change_id, leave_date = move.leave_date, state = 'open', end_reason = null,
        updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as move
        (replaced_id bigint, change_id bigint, leave_date date)
      where ${inThisCompany('leavings')} and leavings.id = move.replaced_id
      returning leavings.company_id, leavings.id, leavings.leave_date
    )
    select task.id, task.due_rule, task.due_days, moved.leave_date
    from moved
    join leaver_tasks task on task.company_id = moved.company_id and task.leaving_id = moved.id
      and not task.is_due_typed`.execute(db)
  const due: { id: number; due_date: CivilDay }[] = []
  for (const [leaveDate, tasks] of Map.groupBy(rows, ({ leave_date }) => leave_date)) {
    const days = await settlementDays(transaction, leaveDate)
    due.push(...tasks.map((task) => ({ id: task.id, due_date: dueDate(task, leaveDate, days) })))
  }
  // Whoever sets a day by hand at the same moment keeps it.
  await sql`
    update leaver_tasks set due_date = moved.due_date
    from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as moved (id bigint, due_date date)
    where ${inThisCompany('leaver_tasks')} and leaver_tasks.id = moved.id and not leaver_tasks.is_due_typed
      and leaver_tasks.due_date <> moved.due_date`.execute(db)
}

/** Of a leaving that was taken back the list is kept with its reason. */
async function endLeavings(
  { db, inThisCompany }: CompanyTransaction,
  employeeIds: readonly number[],
): Promise<void> {
  await sql`
    update leavings set state = 'cancelled', updated_at = now(), end_reason = (case change.state
        when 'withdrawn' then 'Đã rút việc nghỉ' when 'revoked' then 'Đã thu hồi việc nghỉ' else 'Đã đính chính việc nghỉ'
      end) || coalesce(': ' || change.end_reason, '')
    from job_changes change
    where ${inThisCompany('leavings')} and leavings.employee_id = any(${employeeIds}::bigint[])
      and leavings.state = 'open' and change.company_id = leavings.company_id and change.id = leavings.change_id
      and change.state not in ('waiting', 'in_effect')`.execute(db)
}
