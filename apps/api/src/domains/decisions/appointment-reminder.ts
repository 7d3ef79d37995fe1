import { sql } from 'kysely'
import { defineReminder, type ReminderItem } from '../../reminder-kind.ts'

/**
 * Terms of appointments that end: the last decision of type 6 or 9 about somebody, be it one that takes effect after the
 * term of the one before, says until when, and he still holds the position in the unit that it gave him. Nothing changes by itself on that day.
 */
export const appointmentReminder = defineReminder({
  kind: 'appointment',
  title: 'Sắp hết nhiệm kỳ bổ nhiệm',
  permission: 'document_access',
  dueWithin: async ({ db, inThisCompany }, days) => {
    const { rows } = await sql<ReminderItem>`
      select last.id as "recordId", last.term_to as "dueDate", last.term_to - current_date as "daysLeft",
        held.department_id as "departmentId", employees.id as "employeeId",
        employees.full_name || ' (' || employees.nhansu_id || '), ' || positions.name || ', quyết định '
          || last.decision_number as text
      from (
        select distinct on (person.employee_id) person.id, person.employee_id, person.term_to, person.position_id,
          person.department_id,          decisions.decision_number
        from decisions
        join decision_people person on person.company_id = decisions.company_id and person.decision_id = decisions.id
        where ${inThisCompany('decisions')} and decisions.decision_type in (6, 9) and decisions.state = 'issued'
        order by person.employee_id, decisions.effective_date desc, decisions.id desc) last
      join employees on ${inThisCompany('employees')} and employees.id = last.employee_id and employees.active
      join employee_positions held on ${inThisCompany('held')} and held.employee_id = last.employee_id and held.is_main
        and held.to_date is null and held.position_id = last.position_id
        and held.department_id = coalesce(last.department_id, held.department_id)
      join positions on ${inThisCompany('positions')} and positions.id = held.position_id
      where last.term_to between current_date and current_date + ${days}::integer
      order by last.term_to, last.id`.execute(db)
    return rows
  },
})
