import type { ProductContext } from '../../../contract/handlers.ts'
import { writeNotice } from '../../../notices/write-notice.ts'

/**
 * Tells examiners that cards of theirs which were handed in are theirs to write again, each once for a round, but for whoever
 * gave them back himself.
 */
export async function tellOfReturned(
  context: ProductContext,
  roundId: number,
  employeeIds: readonly (number | null)[],
): Promise<void> {
  for (const employeeId of new Set(employeeIds)) {
    if (employeeId === null || employeeId === context.session.employeeId) continue
    await writeNotice(context, { employeeId }, { kind: 'interview_card_returned', recordId: roundId })
  }
}
