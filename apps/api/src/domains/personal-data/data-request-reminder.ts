import { sql } from 'kysely'
import { defineReminder, type ReminderItem } from '../../reminder-kind.ts'

/** A request that has been overdue for so long is not told of every week any more. */
const longestOverDays = 365

/**
 * Requests about personal data before the day of the answer, then before that of the work, and every week once it is over.
 * What is asked is not said, as the mail leaves the product.
 */
export const dataRequestReminder = defineReminder({
  kind: 'data_request',
  title: 'Yêu cầu về dữ liệu cá nhân',
  permission: 'personal_data_edit',
  isWeeklyAfter: true,
  // That somebody asked about his data is no business of his superiors.
  isForNamedAlone: true,
  dueWithin: async ({ db, inThisCompany }, days) => {
    const { rows } = await sql<ReminderItem>`
      select request.id as "recordId", request.next_due as "dueDate", request.next_due - current_date as "daysLeft",
        main.department_id as "departmentId", request.employee_id as "employeeId",
        employees.full_name || ' (' || employees.nhansu_id || '), '
          || case request.state when 'received' then 'trả lời' else 'thực hiện' end
          || ' yêu cầu về dữ liệu cá nhân' as text
      from personal_data_requests request
      join employees on ${inThisCompany('employees')} and employees.id = request.employee_id
      left join employee_positions main on ${inThisCompany('main')} and main.employee_id = request.employee_id
        and main.is_main and main.to_date is null
      where ${inThisCompany('request')} and request.next_due between current_date - ${longestOverDays}::integer
        and current_date + ${days}::integer
      order by request.next_due, request.id`.execute(db)
    return rows
  },
})
