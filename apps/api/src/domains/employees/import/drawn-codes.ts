import { ApiFailure } from '../../../contract/failure.ts'
import { drawCodes, refuseCodesBeyond } from '../../../numbers/draw-number.ts'
import { apart } from '../../../workbooks/import/write.ts'
import type { FileWriter } from '../file/file-writer.ts'
import type { CivilDay } from '../job/days.ts'
import type { PlannedPerson } from './plan.ts'

/** When codes are drawn, and whether in earnest. */
interface Drawing {
  today: CivilDay
  isTrial: boolean
}

/**
 * Gives everybody new who brings no code one, in the order of the rows; in a trial one that no series gives. Codes that the
 * workbook itself brings are given to nobody else, wherever their rows stand.
 * @returns the code of somebody new; it throws an ApiFailure 409 for each who has none where the series does not give enough
 */
export async function codesOf(
  context: FileWriter,
  people: readonly PlannedPerson[],
  drawing: Drawing,
): Promise<(person: PlannedPerson) => string> {
  const nameless = people.filter(({ id, code }) => id === null && code === null)
  const promised = people.flatMap(({ code }) => code ?? [])
  const drawn = nameless.length === 0 ? [] : await drawnCodes(context, nameless, promised, drawing)
  if (drawn instanceof ApiFailure) {
    return ({ code }) => {
      if (code === null) throw drawn
      return code
    }
  }
  const codes = new Map(nameless.map((person, index) => [person, drawn[index]]))
  return (person) => {
    const code = person.code ?? codes.get(person)
    if (code === undefined) throw new Error('whoever is there already has a code')
    return code
  }
}

/** @returns the refusal of a series that does not give so many; nothing is drawn then */
async function drawnCodes(
  context: FileWriter,
  nameless: readonly PlannedPerson[],
  promised: readonly string[],
  { today, isTrial }: Drawing,
): Promise<string[] | ApiFailure> {
  const { userId } = context.session
  const request = { on: today, promised, ...(userId !== null && { userId }) }
  try {
    if (!isTrial) return await apart(context, () => drawCodes(context, nameless.length, request))
    await refuseCodesBeyond(context, nameless.length, request)
    return nameless.map(({ card }) => `ZZTHU${String(card?.row ?? 0).padStart(7, '0')}`)
  } catch (error) {
    if (error instanceof ApiFailure && error.status < 500) return error
    throw error
  }
}
