import type { Data } from '@nhansu/sdk/contract'
import type { AskedCourses } from './read-courses.ts'

type Certificates = Data<'trainingReports.certificates'>
type Groups = Data<'trainingReports.courses'>['groups']

/** Each certificate in each unit, a row for both. */
export function unitRows({ units, certificates }: Certificates) {
  const kinds = new Map(certificates.map((kind) => [kind.id, kind]))
  return units.flatMap((unit) =>
    unit.cells.flatMap(({ certificate_id: id, figures }) => {
      const kind = kinds.get(id)
      return kind === undefined ? [] : [{ ...kind, unit, figures }]
    }),
  )
}

/** Whose names stand in the groups: nobody's, unless they are people. */
export function peopleOfGroups(groups: Groups, by: AskedCourses['by']): { employee_id: number }[] {
  if (by !== 'person') return []
  return groups.flatMap(({ id }) => (id === null ? [] : [{ employee_id: id }]))
}
