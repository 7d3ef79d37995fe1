import type { ClientBase } from 'pg'

/** Tables that rows of many companies go into at once. */
const filledTables = [
  'departments',
  'department_words',
  'department_versions',
  'positions',
  'position_words',
  'employees',
  'employee_positions',
  'employee_words',
  'identity_words',
  'employee_units',
  'position_summaries',
  'job_changes',
  'job_change_positions',
  'job_change_pays',
  'job_versions',
  'work_spells',
  'pay_levels',
  'leaver_units',
  'employee_details',
  'employee_papers',
  'employee_addresses',
  'employee_health',
  'employee_affiliations',
  'department_counts',
  // Nothing is filled here, but changes of work refer to it, and their references are checked again.
  'decisions',
  'employee_bank_accounts',
  'employee_educations',
  'employee_languages',
  'employee_it_skills',
  'employee_relatives',
  'employee_allowances',
  'employee_yearly_records',
  'employee_health_checks',
  'employee_accidents',
  'table_counts',
  'roles',
  'user_roles',
]

/**
 * Lets the owner of the tables fill them across companies and without their triggers, inside the open transaction:
 * until it ends nobody else can read these tables, and a rollback brings walls and triggers back. The derived tables
 * that the triggers keep are the caller's duty meanwhile.
 */
export async function withOpenWalls<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await alterEach(client, 'no force row level security, disable trigger user')
  const result = await work()
  await alterEach(client, 'force row level security, enable trigger user')
  return result
}

async function alterEach(client: ClientBase, change: string): Promise<void> {
  await client.query(filledTables.map((table) => `alter table ${table} ${change}`).join(';\n'))
}
