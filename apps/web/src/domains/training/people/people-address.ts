import type { Schemas } from '@nhansu/sdk/contract'
import { trainingPersonStateLabels } from '@nhansu/sdk/domains/training'
import { idInAddress } from '#web/kit/screen/id-in-address.ts'
import { coursePath } from '../courses/course-paths.ts'

type State = Schemas['TrainingPersonState']

const STATES_KEY = 'trang-thai'
const UNIT_KEY = 'don-vi'

/** Where the people of a course, or of one unit in it, stand who are in one of these states. */
export function peoplePath(courseId: number, states: readonly State[], unitId?: number): string {
  const ofUnit = unitId === undefined ? '' : `&${UNIT_KEY}=${unitId}`
  return `${coursePath(courseId)}?tab=hoc-vien&${STATES_KEY}=${states.join('~')}${ofUnit}`
}

/** The unit whose people an address asks for; null for all people. */
export function unitAsked(search: URLSearchParams): number | null {
  return idInAddress(search.get(UNIT_KEY))
}

/** The address that asks for the people of a unit. */
export function withUnit(search: URLSearchParams, unitId: number | null): URLSearchParams {
  const written = new URLSearchParams(search)
  if (unitId === null) written.delete(UNIT_KEY)
  else written.set(UNIT_KEY, String(unitId))
  return written
}

/** The states that an address asks for; none where it asks for all people, or for no state there is. */
export function statesAsked(search: string): State[] {
  const asked = new URLSearchParams(search).get(STATES_KEY)?.split('~') ?? []
  return asked.filter((state): state is State => Object.hasOwn(trainingPersonStateLabels, state))
}
