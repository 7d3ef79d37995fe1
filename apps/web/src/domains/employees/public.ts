import { filteredList } from '#web/kit/list/filter-text.ts'

export { differenceLines } from './job/fact-words.ts'
export type { FilePartProps } from './file/employee-file.ts'

/** The list of the employees of a unit and all below it. @param asOf of another day than today */
export function employeesOf(unitId: number, asOf: string | null = null): string {
  const list = filteredList('/nhan-vien', 'department_id', { operator: 'in', value: [unitId] })
  return asOf === null ? list : `${list}&as_of=${asOf}`
}
