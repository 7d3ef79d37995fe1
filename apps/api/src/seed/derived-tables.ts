import type { ClientBase } from 'pg'
import { completeOrganisation } from './derived-organisation.ts'
import { fillEmployeeFiles } from './employee-files.ts'

/**
 * Fills the tables that triggers keep otherwise, for rows that came in without their triggers. The rules are the
 * triggers' own functions, used on all rows at once.
 * @param firstEmployeeId employees before it have their derived rows already
 */
export async function fillDerivedTables(client: ClientBase, firstEmployeeId: number): Promise<void> {
  // Without figures about the new rows the planner takes them for a handful.
  await client.query('analyze departments, positions, employees, employee_positions')
  await fillEmployeeWords(client, firstEmployeeId)
  await fillEmployeeUnits(client, firstEmployeeId)
  await fillPositionSummaries(client, firstEmployeeId)
  await client.query('select open_job_histories(false, $1)', [firstEmployeeId])
  await fillWorkSpells(client, firstEmployeeId)
  await fillEmployeeFiles(client, firstEmployeeId)
  await fillIdentityWords(client, firstEmployeeId)
  await fillSeveralFiles(client)
  await recountDepartments(client)
  await recountTables(client)
  await completeOrganisation(client)
}

/** What the new employees are found by. */
async function fillEmployeeWords(client: ClientBase, firstEmployeeId: number): Promise<void> {
  await client.query(
    `insert into employee_words (company_id, word, employee_id, word_before, sort_name, words)
     select e.company_id, made.word, e.id, made.word_before, e.sort_name, made.words
     from employees e cross join lateral employee_word_rows(e) as made
     where e.id >= $1`,
    [firstEmployeeId],
  )
}

/** The identity numbers that they are found by. */
async function fillIdentityWords(client: ClientBase, firstEmployeeId: number): Promise<void> {
  await client.query(
    `insert into identity_words (company_id, word, employee_id)
     select distinct company_id, word, employee_id
     from employee_papers cross join lateral unnest(array[id_number, old_id_number]) as word
     where employee_id >= $1 and word is not null`,
    [firstEmployeeId],
  )
}

/** The units that the new employees belong to. */
async function fillEmployeeUnits(client: ClientBase, firstEmployeeId: number): Promise<void> {
  await client.query(
    `with above as materialized (
       select d.company_id, d.id as department_id, unit
       from departments d cross join lateral department_and_above(d.company_id, d.id) as unit
     )
     insert into employee_units (company_id, department_id, employee_id, sort_name)
     select distinct held.company_id, above.unit, held.employee_id, e.sort_name
     from employee_positions held
     join employees e on e.company_id = held.company_id and e.id = held.employee_id
     join above on above.company_id = held.company_id and above.department_id = held.department_id
     where held.employee_id >= $1 and held.to_date is null`,
    [firstEmployeeId],
  )
}

/** The positions that the new employees hold, as lists show them. */
async function fillPositionSummaries(client: ClientBase, firstEmployeeId: number): Promise<void> {
  await client.query(
    `insert into position_summaries (company_id, employee_id, positions)
     select company_id, employee_id, positions from current_position_summaries where employee_id >= $1`,
    [firstEmployeeId],
  )
}

/** From when to when the new employees work, as the first page counts them. */
async function fillWorkSpells(client: ClientBase, firstEmployeeId: number): Promise<void> {
  const columns = `company_id, employee_id, works_from, works_until, birthday, date_of_birth, gender, last_day, issued_day,
    further_days`
  await client.query(
    `insert into work_spells (${columns}) select ${columns} from current_work_spells where employee_id >= $1`,
    [firstEmployeeId],
  )
}

/** Who has files in several companies; of whom it is known already, it stays so. */
async function fillSeveralFiles(client: ClientBase): Promise<void> {
  await client.query(
    `insert into persons_with_several_files (person_id)
     select person_id from employees group by person_id having count(*) > 1 on conflict do nothing`,
  )
}

/** How many employees each unit has. */
async function recountDepartments(client: ClientBase): Promise<void> {
  await client.query(
    `insert into department_counts (company_id, department_id, employees)
     select company_id, department_id, count(*) from employee_units group by company_id, department_id
     on conflict (company_id, department_id) do update set employees = excluded.employees`,
  )
}

/** How many rows each company has in the tables that were filled. */
async function recountTables(client: ClientBase): Promise<void> {
  for (const table of ['departments', 'positions', 'employees']) {
    await client.query(
      `insert into table_counts (company_id, table_name, total)
       select company_id, '${table}', count(*) from ${table} group by company_id
       on conflict (company_id, table_name) do update set total = excluded.total`,
    )
  }
}
