import { type RawBuilder, sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import type { CivilDay } from '../job/days.ts'

/** The units and all that hung below them on a day, as an array that is made once for a statement. */
export function unitsOn(
  { inThisCompany }: CompanyTransaction,
  day: CivilDay,
  units: readonly unknown[],
): RawBuilder<unknown> {
  return sql`array(
    with recursive below (id) as (
      select unnest(${units}::bigint[])
      union
      select unit.department_id from below
      join department_versions unit on unit.parent_id = below.id
      where ${inThisCompany('unit')} and ${heldOn('unit', day)}
    ) select id from below)`
}

/** Whether a version of a unit or of somebody's facts holds on a day. */
export function heldOn(alias: string, day: CivilDay): RawBuilder<unknown> {
  const [from, to] = [sql.ref(`${alias}.valid_from`), sql.ref(`${alias}.valid_to`)]
  return sql`${from} <= ${day}::date and (${to} is null or ${to} > ${day}::date)`
}
