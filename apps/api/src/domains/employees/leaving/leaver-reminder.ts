import { leaverTaskDoerLabels } from '@nhansu/sdk/domains/leaving'
import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { defineReminder, type ReminderItem } from '../../../reminder-kind.ts'

/** One that has been over for so long is not begun to be spoken of any more. */
const longestOverDays = 30

/**
 * What has to be done for leavers and is still open, before its day and once when it has come, also where the leaving was
 * written after it. The leaver himself hears of his own part alone, where the company wants that.
 */
export const leaverTaskReminder = defineReminder({
  kind: 'leaver_task',
  title: 'Việc cần làm khi nghỉ việc',
  permission: 'employee_access',
  dueWithin: async ({ db, inThisCompany }, days) => {
    const { rows } = await sql<ReminderItem & { doer: Schemas['LeaverTaskDoer'] }>`
      select leaver_tasks.id as "recordId", leaver_tasks.due_date as "dueDate",
        leaver_tasks.due_date - current_date as "daysLeft", last.department_id as "departmentId",
        employees.id as "employeeId", leaver_tasks.doer,
        case when leaver_tasks.doer = 'person' then array[employees.id] else '{}' end as "holderIds",
        employees.full_name || ' (' || employees.nhansu_id || '), ' || leaver_tasks.name as text
      from leaver_tasks
      join leavings on leavings.company_id = leaver_tasks.company_id and leavings.id = leaver_tasks.leaving_id
        and leavings.state = 'open'
      join employees on employees.company_id = leaver_tasks.company_id and employees.id = leaver_tasks.employee_id
      left join lateral (
        select held.department_id from employee_positions held
        where held.company_id = leaver_tasks.company_id and held.employee_id = leaver_tasks.employee_id and held.is_main
        order by held.to_date desc nulls first limit 1) last on true
      where ${inThisCompany('leaver_tasks')} and leaver_tasks.state = 'open'
        and leaver_tasks.due_date between current_date - ${longestOverDays}::integer
          and current_date + ${days}::integer
      order by leaver_tasks.due_date, leaver_tasks.id`.execute(db)
    return rows.map(({ doer, text, ...item }) => ({
      ...item,
      text: `${text}, ${leaverTaskDoerLabels[doer].toLocaleLowerCase('vi')}`,
    }))
  },
})
