import { findingGroupOf } from './finding-groups.ts'
import { filteredList } from '#web/kit/list/filter-text.ts'

const list = '/nhan-vien'
const oneOf = (value: string | number) => ({ operator: 'in', value: [value] }) as const
const working = { operator: 'equal', value: 'true' } as const
const inUnit = (unitId: number | null) => (unitId === null ? {} : { department_id: oneOf(unitId) })

/** What a figure counts of a unit, or of everybody. */
export type CountedPeople = 'people' | 'complete' | 'lacking_papers' | 'lacking_data' | 'contradictory'

/** The list of the employees behind a figure. */
export function peopleBehind(counted: CountedPeople, unitId: number | null): string {
  const unit = inUnit(unitId)
  if (counted === 'people') return filteredList(list, 'active', working, unit)
  if (counted === 'lacking_papers') return filteredList(list, 'papers_state', oneOf('incomplete'), unit)
  if (counted === 'lacking_data') return filteredList(list, 'data_state', oneOf('incomplete'), unit)
  if (counted === 'contradictory') return filteredList(list, 'data_state', oneOf('contradictory'), unit)
  return filteredList(list, 'data_state', oneOf('complete'), { papers_state: oneOf('complete'), ...unit })
}

/** The list of the employees whom a finding is about. */
export function peopleFound(finding: string, unitId: number | null): string {
  return filteredList(list, findingGroupOf(finding), oneOf(finding), inUnit(unitId))
}

/** The figures of a unit, or of everybody. */
export function qualityOf(unitId: number | null): string {
  const path = '/nhan-vien/chat-luong-du-lieu'
  return unitId === null ? path : `${path}?don-vi=${unitId}`
}

/** The unit that an address asks for; what is wrong counts as absent. */
export function unitIn(search: URLSearchParams): number | null {
  const unit = Number(search.get('don-vi'))
  return Number.isSafeInteger(unit) && unit > 0 ? unit : null
}
