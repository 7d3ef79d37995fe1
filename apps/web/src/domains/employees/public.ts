import { filteredList } from '#web/kit/list/filter-text.ts'

export type { FilePartProps } from './file/employee-file.ts'

/** The list of the employees of a unit and all below it. */
export function employeesOf(unitId: number): string {
  return filteredList('/nhan-vien', 'department_id', { operator: 'in', value: [unitId] })
}
