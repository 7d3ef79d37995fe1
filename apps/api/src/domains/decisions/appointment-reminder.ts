import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ProductContext } from '../../contract/handlers.ts'
import { defineReminder, type ReminderItem } from '../../reminder-kind.ts'
import { endingTerms } from './ending-terms.ts'

/**
 * Whether the term of somebody else at work that a row `told` of `reminders_told` names still ends on that day, or has ended
 * then, and nothing follows it. Whose it is is looked up first, so that his decisions alone are read.
 */
export function toldTermEnds({ inThisCompany }: ProductContext): RawBuilder<SqlBool> {
  return sql<SqlBool>`coalesce((
    select exists (select from ${endingTerms({ inThisCompany })} term
      where term.employee_id = appointed.employee_id and term.id = appointed.id and term.term_to = told.due_date)
    from decision_people appointed
    join employees holder on holder.company_id = appointed.company_id and holder.id = appointed.employee_id
      and holder.active
    where ${inThisCompany('appointed')} and appointed.id = told.record_id
      and appointed.employee_id <> told.employee_id), false)`
}

/** Terms of appointments that end while nothing follows them. Nothing changes by itself on that day. */
export const appointmentReminder = defineReminder({
  kind: 'appointment',
  title: 'Sắp hết nhiệm kỳ bổ nhiệm',
  permission: 'document_access',
  dueWithin: async ({ db, inThisCompany }, days) => {
    const { rows } = await sql<ReminderItem>`
      select term.id as "recordId", term.term_to as "dueDate", term.term_to - current_date as "daysLeft",
        term.department_id as "departmentId", employees.id as "employeeId",
        employees.full_name || ' (' || employees.nhansu_id || '), ' || positions.name || ', quyết định '
          || term.decision_number as text
      from ${endingTerms({ inThisCompany })} term
      join employees on ${inThisCompany('employees')} and employees.id = term.employee_id and employees.active
      join positions on ${inThisCompany('positions')} and positions.id = term.position_id
      where term.term_to between current_date and current_date + ${days}::integer
      order by term.term_to, term.id`.execute(db)
    return rows
  },
})
