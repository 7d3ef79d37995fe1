import { type RawBuilder, sql } from 'kysely'
import type { CompanyTransaction } from '../db/transaction.ts'

/**
 * The units in which a user holds a position at this moment, as a statement of their ids: how far his rights of scope
 * `unit` reach. A request has them in its session; background work asks anew, since its asker may have moved meanwhile.
 */
export function unitsNow(
  { inThisCompany }: Pick<CompanyTransaction, 'inThisCompany'>,
  userId: number,
): RawBuilder<unknown> {
  return sql`(
    select place.department_id from accounts asker
    join employees himself on ${inThisCompany('himself')} and himself.person_id = asker.person_id
    join employee_positions place on ${inThisCompany('place')} and place.employee_id = himself.id
      and place.to_date is null
    where ${inThisCompany('asker')} and asker.id = ${userId} and asker.is_active)`
}
