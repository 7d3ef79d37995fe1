import { invalidInput } from '../../contract/failure.ts'
import type { DeedContext } from '../../contract/handlers.ts'
import { takenNumbers } from '../../numbers/free-numbers.ts'
import { readSeries, seriesOfDecisions } from '../../numbers/series.ts'

/** The number of a draft and the day of the paper that carries it. */
interface TypedNumber {
  number: string
  on: string
}

/**
 * Why a draft of a type cannot carry a number: it stands in the book already. It is entered when the draft is issued, and
 * whoever comes first has it.
 */
export async function typedNumberFault(
  context: DeedContext,
  type: number,
  { number, on }: TypedNumber,
): Promise<string | undefined> {
  const series = await readSeries(context, await seriesOfDecisions(context, type))
  const typed = number.normalize('NFC').trim()
  const taken = await takenNumbers(context, series.yearly ? Number(on.slice(0, 4)) : 0, [typed])
  return taken.has(typed) ? takenText(typed) : undefined
}

/** @throws ApiFailure 400 for a number that a draft before this one has among those that are looked at together */
export function refuseSpokenFor(number: string, before: ReadonlySet<string>): void {
  if (before.has(number.toLowerCase())) throw invalidInput({ number: [takenText(number)] })
}

function takenText(number: string): string {
  return `Số ${number} đã được cấp trước đó, hãy nhập số khác.`
}
