import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { fileLawsOn } from '../file/person.ts'
import { type CheckedFile, findingsOf } from './find-in-file.ts'
import type { Finding } from './findings.ts'

/**
 * Judges the files of employees anew and writes down what is found; of whoever works here no more nothing is left. A file
 * that somebody else is writing at this moment is passed over: that write has it checked. Whoever holds the person for
 * another reason, as who ends a contract does, checks nothing: such a file keeps its findings until the next round.
 * @returns the employees that were looked at
 */
export async function checkFiles(context: CompanyTransaction, ids: readonly number[]): Promise<number[]> {
  const { db, companyId, inThisCompany } = context
  const { rows: held } = await sql<{ id: number }>`
    select id from employees where ${inThisCompany('employees')} and id = any(${ids}::bigint[])
    order by id for share skip locked`.execute(db)
  const here = held.map(({ id }) => id)
  const found = await findInFiles(context, here)
  const pairs = [...found].flatMap(([id, findings]) => [...findings].map((finding) => ({ id, finding })))
  await sql`
    with wanted as (
      select * from unnest(${pairs.map(({ id }) => id)}::bigint[], ${pairs.map(({ finding }) => finding)}::text[])
        as wanted (employee_id, finding)),
    gone as (
      delete from employee_findings held
      where ${inThisCompany('held')} and held.employee_id = any(${here}::bigint[]) and not exists (
        select from wanted where wanted.employee_id = held.employee_id and wanted.finding = held.finding))
    insert into employee_findings (company_id, employee_id, finding)
    select ${companyId}, employee_id, finding from wanted order by employee_id, finding
    on conflict do nothing`.execute(db)
  return here
}

/** What is found in the files of those of the employees who work here. */
export async function findInFiles(
  context: CompanyTransaction,
  ids: readonly (number | null)[],
): Promise<Map<number, Set<Finding>>> {
  const { rows } = await sql<CheckedFile>`
    select employees.id, employees.full_name, employees.gender, employees.date_of_birth, employees.nature_of_work,
      employees.join_date, details.nationality, papers.id_number,
      (now() at time zone 'Asia/Ho_Chi_Minh')::date as today,
      jsonb_build_object('date_of_birth', employees.date_of_birth, 'phone', employees.phone,
        'group_join_date', employees.group_join_date) as card,
      coalesce(to_jsonb(papers), '{}') as papers, coalesce(to_jsonb(affiliations), '{}') as affiliations,
      addresses.new_province_id is not null as has_province,
      details.emergency_phone is not null as has_emergency_contact,
      exists (select from employee_educations education
        where ${context.inThisCompany('education')} and education.employee_id = employees.id) as has_education,
      array(select account.account_holder from employee_bank_accounts account
        where ${context.inThisCompany('account')} and account.employee_id = employees.id) as account_holders,
      coalesce((select jsonb_agg(jsonb_build_object('relationship', relative.relationship,
          'date_of_birth', relative.date_of_birth, 'birth_year', relative.birth_year))
        from employee_relatives relative
        where ${context.inThisCompany('relative')} and relative.employee_id = employees.id), '[]') as relatives
    from employees
    left join employee_details details on ${context.inThisCompany('details')} and details.employee_id = employees.id
    left join employee_papers papers on ${context.inThisCompany('papers')} and papers.employee_id = employees.id
    left join employee_affiliations affiliations
      on ${context.inThisCompany('affiliations')} and affiliations.employee_id = employees.id
    left join employee_addresses addresses
      on ${context.inThisCompany('addresses')} and addresses.employee_id = employees.id
    where ${context.inThisCompany('employees')} and employees.active and employees.id = any(${ids}::bigint[])`.execute(
    context.db,
  )
  const [first] = rows
  if (first === undefined) return new Map()
  const laws = await fileLawsOn(context, first.today)
  return new Map(rows.map((file) => [file.id, findingsOf(file, laws)]))
}
