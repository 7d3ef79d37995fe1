import { sql } from 'kysely'
import { defineReminder, type ReminderItem } from '../../../reminder-kind.ts'
import { isSensitive } from '../visible-documents.ts'
import { readableBy } from './readable-by.ts'
import { hasAccount } from '../../employees/public.ts'
import { dueDate, isWaiting } from './reader-state.ts'

/** One that has been over for so long is not spoken of any more. */
const longestOverDays = 364

/**
 * Documents that somebody who can sign in has not confirmed to have read, before the day and every week after it. Those
 * without an account cannot do it; they stand in the report.
 */
export const readingReminder = defineReminder({
  kind: 'reading',
  title: 'Tài liệu chờ xác nhận đã đọc',
  permission: 'document_access',
  isWeeklyAfter: true,
  dueWithin: async (transaction, days) => {
    const { db, inThisCompany } = transaction
    const { rows } = await sql<ReminderItem>`
      select document_readers.id as "recordId", ${dueDate} as "dueDate",
        ${dueDate} - current_date as "daysLeft", main.department_id as "departmentId",
        employees.id as "employeeId", employees.full_name || ' (' || employees.nhansu_id || '), ' ||
          case when ${isSensitive(transaction)} then 'một tài liệu' else documents.summary end as text
      from document_readings
      join documents on documents.company_id = document_readings.company_id and documents.id = document_readings.document_id
      join document_readers on document_readers.company_id = document_readings.company_id
        and document_readers.reading_id = document_readings.id
      join employees on employees.company_id = document_readers.company_id and employees.id = document_readers.employee_id
        and employees.active
      left join employee_positions main on main.company_id = employees.company_id and main.employee_id = employees.id
        and main.is_main and main.to_date is null
      where ${inThisCompany('document_readings')} and document_readings.withdrawn_at is null
        and document_readings.due_date <= current_date + ${days}::integer
        and ${dueDate} between current_date - ${longestOverDays}::integer and current_date + ${days}::integer
        and ${hasAccount} and ${isWaiting} and ${readableBy(transaction, sql.ref('employees.id'))}
      order by "dueDate", document_readers.id`.execute(db)
    return rows
  },
})
