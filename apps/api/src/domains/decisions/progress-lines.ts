import type { Schemas } from '@nhansu/sdk/contract'
import { natureOfWorkLabels } from '@nhansu/sdk/domains/employees'
import type { DeedContext } from '../../contract/handlers.ts'
import { type JobFacts, lookAtStandings, namesOfFacts } from '../employees/public.ts'

type ShownFacts = Schemas['JobFacts']

/** Somebody in a decision: what held on its day without it, and what it has changed of that. */
interface Changed {
  employeeId: number
  now: JobFacts | null
  after: ShownFacts
}

/**
 * What 'Quá trình công tác' will say of a decision's people, in a sentence each. A period is a stretch of the main position:
 * another one opens where unit, position or nature of work differ from the day before, and it ends with the employment.
 * @returns nobody of whom it says nothing new
 */
export async function progressLines(
  context: DeedContext,
  { day, lastDay }: { day: string; lastDay: string },
  people: readonly Changed[],
): Promise<Map<number, string>> {
  const ids = people.map(({ employeeId }) => employeeId)
  const before = await lookAtStandings(context, ids, lastDay)
  const whole = people.map(({ employeeId, now, after }) => ({
    employeeId,
    was: placeOf(before.get(employeeId)?.facts ?? null),
    now: placeOf(now),
    after,
  }))
  const show = await namesOfFacts(
    context,
    whole.flatMap(({ was, now }) => [was, now]),
  )
  return new Map(
    whole.flatMap(({ employeeId, was, now, after }) => {
      const [from, to] = [show(was), { ...show(now), ...picked(after) }]
      const line = lineOf(from, to, day, lastDay)
      return line === undefined ? [] : [[employeeId, line] as const]
    }),
  )
}

type Place = Pick<JobFacts, 'main_position' | 'nature_of_work'>

/** Whoever has left holds no position, whatever he held last. */
function placeOf(facts: JobFacts | null): Partial<Place> {
  if (facts === null || facts.work_state === 'left') return {}
  return { main_position: facts.main_position, nature_of_work: facts.nature_of_work }
}

function picked({ main_position, nature_of_work, work_state }: ShownFacts): ShownFacts {
  return {
    ...(main_position !== undefined && { main_position }),
    ...(nature_of_work !== undefined && { nature_of_work }),
    ...(work_state === 'left' && { main_position: null }),
  }
}

function lineOf(from: ShownFacts, to: ShownFacts, day: string, lastDay: string): string | undefined {
  const [was, is] = [wordsOf(from), wordsOf(to)]
  if (was === is) return undefined
  const ended = was === undefined ? undefined : `${was} đến hết ngày ${shown(lastDay)}`
  const opened = is === undefined ? undefined : `${is} từ ngày ${shown(day)}`
  return `Quá trình công tác: ${[ended, opened].flatMap((text) => text ?? []).join('; ')}`
}

const natures: Readonly<Record<number, string>> = natureOfWorkLabels

function wordsOf({ main_position, nature_of_work }: ShownFacts): string | undefined {
  if (!main_position) return undefined
  const { position_name, department_name } = main_position
  return [position_name, department_name, natures[nature_of_work ?? 0]].filter(Boolean).join(', ')
}

function shown(day: string): string {
  return day.split('-').toReversed().join('-')
}
