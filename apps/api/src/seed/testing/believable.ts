import type { Pool } from 'pg'

/** Queries that find what no personnel department would believe; each must find nothing. */
const unbelievable: Readonly<Record<string, string>> = {
  'joined before the 18th birthday': `
    select from employees where join_date < date_of_birth + interval '18 years'
      or group_join_date < date_of_birth + interval '18 years'`,
  'born in the future or working past seventy': `
    select from employees where date_of_birth not between '1956-11-01' and '2008-11-01'`,
  'a day after the day that counts as today': `
    select from employees e join employee_positions held on held.company_id = e.company_id and held.employee_id = e.id
    where greatest(join_date, official_date, leave_date, held.from_date, held.to_date) > '2026-11-01'`,
  'here without exactly one main position now': `
    select from employees e where active <> (1 = (
      select count(*) from employee_positions held
      where held.company_id = e.company_id and held.employee_id = e.id and is_main and to_date is null))`,
  'gone and still holding a position': `
    select from employees e join employee_positions held on held.company_id = e.company_id and held.employee_id = e.id
    where not active and to_date is distinct from leave_date and is_main`,
  'activity, state and leaving day that contradict each other': `
    select from employees where active <> (leave_date is null) or active = (work_state = 'left')`,
  'on trial or seasonal, with an official day': `
    select from employees where work_state in ('training', 'probation', 'seasonal') and official_date is not null`,
  'main positions that leave a gap or overlap': `
    select from (
      select held.*, lag(to_date) over (partition by company_id, employee_id order by from_date) as before
      from employee_positions held where is_main
    ) steps where before is not null and from_date <> before + 1`,
  'the first main position not from the joining day': `
    select from employees e where join_date is distinct from (
      select min(from_date) from employee_positions held
      where held.company_id = e.company_id and held.employee_id = e.id and is_main)`,
  'a man on maternity leave': `select from employees where work_state = 'maternity_leave' and gender = 'Nam'`,
  'a position held in a unit that it does not belong to': `
    select from employee_positions held join positions p on p.company_id = held.company_id and p.id = held.position_id
    where p.department_id <> held.department_id`,
  'a second position in the unit of the main one': `
    select from employee_positions main join employee_positions second
      on second.company_id = main.company_id and second.employee_id = main.employee_id and not second.is_main
    where main.is_main and main.to_date is null and second.department_id = main.department_id`,
  'two heads of one unit': `
    select from employee_positions held join positions p on p.company_id = held.company_id and p.id = held.position_id
    where is_main and to_date is null and p.code ~ '-01$' and p.position_level in (1, 2, 4, 6, 9, 14)
    group by held.company_id, held.position_id having count(*) > 1`,
  'a unit that is not below the one above it': `
    select from departments d join departments above on above.company_id = d.company_id and above.id = d.parent_id
    where d.level <= above.level`,
  'a company with more than one unit at the top': `
    select from departments where parent_id is null group by company_id having count(*) > 1`,
  'one person with two names, birthdays or sexes': `
    select from employees group by person_id
    having count(distinct (full_name, date_of_birth, gender, phone, company_email)) > 1`,
  'one mail address for two persons': `
    select from employees group by company_email having count(distinct person_id) > 1`,
  'a mail address outside example.com': `select from employees where company_email !~ '^[a-z0-9]+@example\\.com$'`,
  'a phone number that is not a mobile one': `select from employees where phone !~ '^0[35789][0-9]{8}$'`,
  'a code that is not that of the person': `
    select from employees e join persons p on p.id = e.person_id where p.nhansu_id <> e.nhansu_id`,
  'a name that is not in its usual form': `
    select from employees where full_name !~ '^[[:upper:]][[:lower:]]*( [[:upper:]][[:lower:]]*)+$' or full_name <> normalize(full_name, nfc)`,
}

/**
 * What is not believable in a seeded group, with how many rows are so.
 * @param pool sees behind the companies' walls
 */
export async function findUnbelievable(pool: Pool): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const [what, query] of Object.entries(unbelievable)) {
    const { rowCount } = await pool.query(query)
    if (rowCount) found[what] = rowCount
  }
  return found
}
