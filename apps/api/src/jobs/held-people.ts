import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { CompanyTransaction } from '../db/transaction.ts'

type Here = Pick<CompanyTransaction, 'inThisCompany'>

/** Those whose data are under a legal hold today, with their addresses and accounts, for which a condition holds. */
function heldPerson({ inThisCompany }: Here, condition: RawBuilder<SqlBool>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from data_holds hold
    join employees on ${inThisCompany('employees')} and employees.id = hold.employee_id
    left join employee_details more on ${inThisCompany('more')} and more.employee_id = employees.id
    left join accounts account on ${inThisCompany('account')} and account.person_id = employees.person_id
    where ${inThisCompany('hold')} and is_held(hold.employee_id) and ${condition})`
}

/** Whether a mail went to somebody whose data are held. */
export function mailOfHeld(here: Here): RawBuilder<SqlBool> {
  return heldPerson(
    here,
    sql<SqlBool>`(mails.to_name = employees.full_name
        and lower(mails.to_address) in (lower(employees.company_email), lower(more.personal_email))
      or exists (select from reminder_mails reminded where ${here.inThisCompany('reminded')}
        and reminded.employee_id = employees.id and reminded.mail_id = mails.id))`,
  )
}

/** Whether a notice was for somebody whose data are held. */
export function noticeOfHeld(here: Here): RawBuilder<SqlBool> {
  return heldPerson(here, sql<SqlBool>`(notices.employee_id = employees.id or notices.user_id = account.id)`)
}

/** Whether values beside the trail tell what was changed of somebody whose data are held, in his file or in records about him, or what he changed. */
export function trailValuesOfHeld(here: Here): RawBuilder<SqlBool> {
  const inFileOrByHim = heldPerson(
    here,
    sql<SqlBool>`exists (select from audit_trail line where ${here.inThisCompany('line')} and line.id = audit_values.line_id
      and (line.resource = 'employees' and line.record_id = employees.id
        or line.detail ->> 'employee_id' = employees.id::text or line.user_id = account.id))`,
  )
  // Asked once for all values, as it names none of them.
  const inHisRecords = sql<SqlBool>`coalesce((audit_values.resource, audit_values.record_id) in (
    select about.resource, about.id from data_holds hold cross join lateral records_of(hold.employee_id) about
    where ${here.inThisCompany('hold')} and is_held(hold.employee_id)), false)`
  return sql<SqlBool>`(${inFileOrByHim} or ${inHisRecords})`
}

/** Whether somebody whose data are held was among those who were looked at. */
export function viewOfHeld({ inThisCompany }: Here): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from personal_data_view_people about where ${inThisCompany('about')}
    and about.view_id = personal_data_views.id and is_held(about.employee_id))`
}
