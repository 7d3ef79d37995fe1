import { drawCodes } from '../../../numbers/draw-number.ts'
import type { FileWriter } from '../file/file-writer.ts'
import type { CivilDay } from '../job/days.ts'
import type { PlannedPerson } from './plan.ts'

/** Gives everybody new who brings no code one, in the order of the rows; in a trial one that no series gives. */
export async function codesOf(
  context: FileWriter,
  people: readonly PlannedPerson[],
  { today, isTrial }: { today: CivilDay; isTrial: boolean },
): Promise<(person: PlannedPerson) => string> {
  const nameless = people.filter(({ id, code }) => id === null && code === null)
  const { userId } = context.session
  const drawn =
    isTrial || nameless.length === 0
      ? nameless.map(({ card }) => `ZZTHU${String(card?.row ?? 0).padStart(7, '0')}`)
      : await drawCodes(context, nameless.length, { on: today, ...(userId !== null && { userId }) })
  const codes = new Map(nameless.map((person, index) => [person, drawn[index]]))
  return (person) => {
    const code = person.code ?? codes.get(person)
    if (code === undefined) throw new Error('whoever is there already has a code')
    return code
  }
}
