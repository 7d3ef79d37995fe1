import { sql } from 'kysely'
import { defineReminder, type ReminderItem } from '../../../reminder-kind.ts'
import { hasAccount } from '../../employees/public.ts'
import { answerOf, countedPeople, isOpen } from './round-state.ts'

/**
 * Open rounds that somebody who can sign in has not answered, before their last day and on it. Those without an account
 * cannot do it; they stand in the round's own list.
 */
export const roundReminder = defineReminder({
  kind: 'profile_round',
  title: 'Đợt rà soát hồ sơ chờ xác nhận',
  permission: 'request_change_access',
  dueWithin: async ({ db, inThisCompany }, days) => {
    const { rows } = await sql<ReminderItem>`
      select profile_round_people.id as "recordId", profile_rounds.to_date as "dueDate",
        profile_rounds.to_date - current_date as "daysLeft", main.department_id as "departmentId",
        employees.id as "employeeId", profile_rounds.id as "openedId",
        employees.full_name || ' (' || employees.nhansu_id || '), ' || profile_rounds.name as text
      from ${countedPeople}
      left join employee_positions main on main.company_id = employees.company_id and main.employee_id = employees.id
        and main.is_main and main.to_date is null
      where ${inThisCompany('profile_round_people')} and ${isOpen} and employees.active
        and profile_rounds.to_date <= current_date + ${days}::integer and ${answerOf} = 'waiting' and ${hasAccount}
      order by profile_rounds.to_date, profile_round_people.id`.execute(db)
    return rows
  },
})
