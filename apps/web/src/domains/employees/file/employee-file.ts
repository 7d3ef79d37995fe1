import type { Data } from '@nhansu/sdk/contract'

type Card = Data<'employees.info'>['employee']

/** An employee as the head of his file knows him; what the reader may not see is absent. */
export type EmployeeFile = Omit<Card, 'masked_fields' | 'dotted_fields'> & {
  /** The login account, for readers of employees; null when there is none. */
  account?: Data<'employees.list'>['employees'][number]['account']
}

/** What every part of a file is given. */
export interface FilePartProps {
  employee: EmployeeFile
  /** True where the reader looks at himself. */
  own: boolean
}

/** The file of an employee. */
export function filePath(id: number): string {
  return `/nhan-vien/${id}/chi-tiet`
}

/** His work as it is on a day: the day of the list from which one comes, or null for the file of today. */
export function workPath(id: number, day: string | null): string {
  return day === null ? filePath(id) : `${filePath(id)}?tab=job&as_of=${day}`
}

/** Where a part of it is changed. */
export function editPath(id: number, group: string): string {
  return `/nhan-vien/${id}/cap-nhat?group=${group}`
}

/** The main position, if there is any. */
export function mainPosition({ positions }: Pick<EmployeeFile, 'positions'>) {
  return positions.find(({ is_main }) => is_main)
}

/** The positions beside it, a unit and a position each. */
export function furtherPositions({ positions }: Pick<EmployeeFile, 'positions'>) {
  return positions
    .filter(({ is_main }) => !is_main)
    .map(({ department_id, position_id }) => ({ department_id, position_id }))
}
