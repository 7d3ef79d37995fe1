import { filteredList } from '#web/kit/list/filter-text.ts'
import { coursesPath } from '../courses/course-paths.ts'

/** The promises of service, as the address of the courses says it. */
export const commitmentsView = 'cam-ket'

/** Where the promises of service are listed. */
export const commitmentsPath = `${coursesPath}?view=${commitmentsView}`

/** The promises of service of somebody. */
export function commitmentsOfEmployee(id: number): string {
  const path = filteredList(coursesPath, 'employee_id', { operator: 'in', value: [id] })
  return `${path}&view=${commitmentsView}`
}
