import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { defineReminder, type ReminderItem } from '../../../reminder-kind.ts'

/** One that has been over for so long is not spoken of any more. */
const longestOverDays = 364

/** True of a certificate `held` of the catalogue's `kind` that ends or is over, the last of its kind, and is to be spoken of. */
const isDue = sql<SqlBool>`held.revoked_on is null
  and held.expiry_date between current_date - ${longestOverDays}::integer and current_date + 365
  and held.expiry_date <= current_date + kind.remind_days
  and not exists (select from employee_certificates later
    where later.company_id = held.company_id and later.employee_id = held.employee_id
      and later.certificate_id = held.certificate_id and later.revoked_on is null
      and (later.issue_date, later.id) > (held.issue_date, held.id))
  and not exists (select from training_needs need
    where need.company_id = held.company_id and need.source_certificate_id = held.id
      and need.close_cause = 'by_hand')`

/** Whether a certificate of the reader ends or is over. */
export function ownCertificateEnds({ inThisCompany, session }: ProductContext): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from employee_certificates held
    join certificates kind on kind.company_id = held.company_id and kind.id = held.certificate_id
    where ${inThisCompany('held')} and held.employee_id = ${session.employeeId} and ${isDue})`
}

/** Whether the certificate of somebody else that a row `told` of `reminders_told` names still ends or is over, of somebody at work. */
export function toldCertificateEnds({ inThisCompany }: ProductContext): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from employee_certificates held
    join certificates kind on kind.company_id = held.company_id and kind.id = held.certificate_id
    join employees holder on holder.company_id = held.company_id and holder.id = held.employee_id and holder.active
    where ${inThisCompany('held')} and held.id = told.record_id and held.employee_id <> told.employee_id and ${isDue})`
}

/**
 * Certificates that end or are over, the last of each kind that somebody at work holds. Each is told of from the days on
 * that its catalogue says, unless somebody has set the need for it aside.
 */
export const certificateReminder = defineReminder({
  kind: 'certificate',
  title: 'Chứng chỉ sắp hoặc đã hết hạn',
  permission: 'training_access',
  isWeeklyAfter: true,
  dueWithin: async ({ db, inThisCompany }) => {
    const { rows } = await sql<ReminderItem>`
      select held.id as "recordId", held.expiry_date as "dueDate", held.expiry_date - current_date as "daysLeft",
        kind.remind_days as "firstDays", main.department_id as "departmentId", holder.id as "employeeId",
        holder.full_name || ' (' || holder.nhansu_id || '), ' || kind.name || ' số ' || held.number as text
      from employee_certificates held
      join certificates kind on kind.company_id = held.company_id and kind.id = held.certificate_id
      join employees holder on holder.company_id = held.company_id and holder.id = held.employee_id and holder.active
      left join employee_positions main on main.company_id = held.company_id and main.employee_id = held.employee_id
        and main.is_main and main.to_date is null
      where ${inThisCompany('held')} and ${isDue}
      order by held.expiry_date, held.id`.execute(db)
    return rows
  },
})
