import { sql } from 'kysely'
import { anyCovers, reachesNow } from '../../../../authority/reach-now.ts'
import type { RowReaches } from '../../../../contract/field-rights.ts'
import type { ImportContext } from '../../../../workbooks/import/import-context.ts'
import type { WriteOptions } from '../../../../workbooks/import/planned-import.ts'
import type { PlannedCertificate } from './read-plan.ts'

/**
 * Whose certificates the asker may write at this moment, as the reading of the rows asked it of the request: both he and
 * they may have moved before the work began.
 * @param scopes none within the request, whose rows have just been read
 */
export async function reachedNow(
  context: ImportContext,
  planned: readonly PlannedCertificate[],
  scopes: WriteOptions['scopes'],
): Promise<ReadonlySet<number>> {
  const people = [...new Set(planned.map((each) => each.employee_id))]
  if (scopes === undefined || anyCovers(scopes, [false, false])) return new Set(people)
  const { db, inThisCompany, session } = context
  const { rows } = await sql<{ id: number; reaches: RowReaches }>`
    select employees.id, ${reachesNow(context, session.userId, sql`employees.id`, 'unit_people')} as reaches
    from employees where ${inThisCompany('employees')} and employees.id = any(${people}::bigint[])`.execute(
    db,
  )
  return new Set(rows.filter(({ reaches }) => anyCovers(scopes, reaches)).map(({ id }) => id))
}
