import type { PoolClient } from 'pg'

/**
 * Gives everybody at work in the company of the transaction the pay of his labour contract, from the day on which it
 * began; contracts have been written.
 *
 * @param reference the day that the demo takes for today, yyyy-mm-dd
 */
export async function seedDemoPay(client: PoolClient, reference: string): Promise<void> {
  await client.query(
    `with agreed as (
       select distinct on (c.company_id, c.employee_id) c.company_id, c.employee_id, c.salary,
         greatest(c.start_date, e.join_date) as starts
       from contracts c
       join employees e on e.company_id = c.company_id and e.id = c.employee_id and e.active
       where c.company_id = app_company_id() and c.state = 'issued' and c.salary is not null and c.start_date <= $1
       order by c.company_id, c.employee_id, c.start_date desc
     ), written as (
       insert into job_changes (company_id, employee_id, kind, effective_date, day_order, state, facts, decision_type)
       select company_id, employee_id, 'pay', starts, 90, 'in_effect', '{}', 15 from agreed
       returning company_id, id, employee_id, effective_date
     ), paid as (
       insert into job_change_pays (company_id, change_id, facts, pay_scale, pay_grade, base_salary, insurance_salary)
       select written.company_id, written.id, '{pay_scale,pay_grade,base_salary,insurance_salary}', 'Nhân viên',
         1 + written.employee_id % 8, agreed.salary, agreed.salary * 85 / 100
       from written join agreed using (company_id, employee_id)
     )
     insert into pay_levels (company_id, employee_id, valid_from, change_id, pay_scale, pay_grade, base_salary,
       insurance_salary)
     select written.company_id, written.employee_id, written.effective_date, written.id, 'Nhân viên',
       1 + written.employee_id % 8, agreed.salary, agreed.salary * 85 / 100
     from written join agreed using (company_id, employee_id)`,
    [reference],
  )
}
