import type { ClientBase } from 'pg'
import { copyRows } from './copy-rows.ts'
import type { OrganisationRows } from './organisation.ts'
import type { PersonnelRows } from './personnel.ts'

/** Stores units and positions, those of one company or of several. */
export async function loadOrganisation(
  client: ClientBase,
  { departments, positions }: OrganisationRows,
): Promise<void> {
  await copyRows(
    client,
    'departments',
    [
      'company_id',
      'id',
      'parent_id',
      'parent_level',
      'code',
      'name',
      'short_name',
      'level',
      'display_order',
      'found_date',
    ],
    departments,
  )
  await copyRows(
    client,
    'positions',
    ['company_id', 'id', 'department_id', 'code', 'name', 'position_level', 'nature_of_work'],
    positions,
  )
}

/** Stores people with their employments and the positions they hold. */
export async function loadPersonnel(
  client: ClientBase,
  { persons, employees, held }: PersonnelRows,
): Promise<void> {
  await copyRows(client, 'persons', ['id', 'nhansu_id'], persons)
  await copyRows(
    client,
    'employees',
    [
      'company_id',
      'id',
      'person_id',
      'nhansu_id',
      'full_name',
      'gender',
      'date_of_birth',
      'phone',
      'company_email',
      'nature_of_work',
      'work_state',
      'active',
      'group_join_date',
      'join_date',
      'official_date',
      'leave_date',
      'timekeeping_code',
    ],
    employees,
  )
  await copyRows(
    client,
    'employee_positions',
    ['company_id', 'employee_id', 'position_id', 'department_id', 'is_main', 'from_date', 'to_date'],
    held,
  )
}
