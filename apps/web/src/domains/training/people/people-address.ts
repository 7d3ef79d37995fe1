import type { Schemas } from '@nhansu/sdk/contract'
import { trainingPersonStateLabels } from '@nhansu/sdk/domains/training'
import { coursePath } from '../courses/course-paths.ts'

type State = Schemas['TrainingPersonState']

const STATES_KEY = 'trang-thai'

/** Where the people of a course stand who are in one of these states. */
export function peoplePath(courseId: number, states: readonly State[]): string {
  return `${coursePath(courseId)}?tab=hoc-vien&${STATES_KEY}=${states.join('~')}`
}

/** The states that an address asks for; none where it asks for all people, or for no state there is. */
export function statesAsked(search: string): State[] {
  const asked = new URLSearchParams(search).get(STATES_KEY)?.split('~') ?? []
  return asked.filter((state): state is State => Object.hasOwn(trainingPersonStateLabels, state))
}
