import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { writeNotice } from '../../../notices/write-notice.ts'

/**
 * Tells examiners that cards of theirs which were handed in are theirs to write again, each once for a round, but for whoever
 * gave them back himself, and who has left the company.
 */
export async function tellOfReturned(
  context: ProductContext,
  roundId: number,
  employeeIds: readonly (number | null)[],
): Promise<void> {
  const others = employeeIds.flatMap((id) => (id === null || id === context.session.employeeId ? [] : [id]))
  const { rows } = await sql<{ id: number }>`
    select id from employees where ${context.inThisCompany('employees')} and id = any(${others}::bigint[]) and active
    order by id`.execute(context.db)
  for (const { id: employeeId } of rows)
    await writeNotice(context, { employeeId }, { kind: 'interview_card_returned', recordId: roundId })
}
