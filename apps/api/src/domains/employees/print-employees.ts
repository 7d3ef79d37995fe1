import { printHandler } from '../../print/print-list.ts'
import { wholeEmployees } from './export-employees.ts'

/** The list of employees as a paper of the company. */
export const printEmployees = printHandler('employees', wholeEmployees, [
  'nhansu_id',
  'full_name',
  'gender',
  'date_of_birth',
  'positions.department_name',
  'positions.position_name',
  'join_date',
  'work_state',
])
