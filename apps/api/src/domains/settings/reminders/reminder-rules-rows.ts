import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import type { Schemas } from '@nhansu/sdk/contract'

/** When people are reminded of a kind, and who they are. */
export type ReminderRule = Schemas['ReminderRule']

/** The rules of the company by their kinds. */
export async function reminderRules({ db, inThisCompany }: CompanyTransaction): Promise<ReminderRule[]> {
  const { rows } = await sql<ReminderRule>`
    select id, kind, days_before, to_holder, to_head, role_ids, employee_ids, is_active, version, updated_at,
      array(select coalesce(roles.name, 'Vai trò đã xóa') from unnest(rules.role_ids) with ordinality chosen (id, place)
        left join roles on roles.company_id = rules.company_id and roles.id = chosen.id order by place) as role_names,
      array(select full_name from employees where employees.company_id = rules.company_id
        and employees.id = any(rules.employee_ids) order by sort_name) as employee_names
    from reminder_rules rules where ${inThisCompany('rules')} order by id`.execute(db)
  return rows
}
