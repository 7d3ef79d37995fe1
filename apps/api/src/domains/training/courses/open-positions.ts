import { sql } from 'kysely'
import { invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'

/**
 * The positions whose people may put themselves down for a course are of its company.
 * @throws ApiFailure 400 where one of them is not
 */
export async function requirePositions(
  { db, inThisCompany }: ProductContext,
  ids: readonly number[] = [],
): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await sql<{ missing: boolean }>`
    select exists (select from unnest(${ids}::bigint[]) as asked (id)
      where not exists (select from positions where ${inThisCompany('positions')} and positions.id = asked.id)) as missing`.execute(
    db,
  )
  if (rows[0]?.missing === true) {
    throw invalidInput({ open_position_ids: ['Có chức vụ không còn hoặc không thuộc công ty này.'] })
  }
}
