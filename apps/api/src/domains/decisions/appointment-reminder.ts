import { sql } from 'kysely'
import { defineReminder, type ReminderItem } from '../../reminder-kind.ts'
import { endingTerms } from './ending-terms.ts'

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
