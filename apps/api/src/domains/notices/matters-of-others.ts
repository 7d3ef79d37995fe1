import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Schemas } from '@nhansu/sdk/contract'
import type { ProductContext } from '../../contract/handlers.ts'

/** Whose reminder it was: his who reads it, or his for whom the reader stands in. */
const toldEmployee = sql`coalesce(notices.employee_id, (select employee.id from accounts away
  join employees employee on employee.company_id = away.company_id and employee.person_id = away.person_id
  where away.company_id = notices.company_id and away.id = notices.for_user_id))`

/**
 * The first day of what a notice told of: the one after the notice of this kind that the reader got before, or its own where
 * both are of one day. Null for the first of all.
 */
const firstDay = sql`(select least(max(earlier.created_at)::date + 1, notices.created_at::date) from notices earlier
  where earlier.company_id = notices.company_id and earlier.kind = notices.kind
    and earlier.user_id is not distinct from notices.user_id
    and earlier.employee_id is not distinct from notices.employee_id
    and earlier.created_at < notices.created_at)`

/**
 * Whether something of others that a notice told of still waits. A notice of a list names no record: what it told of is what
 * its reader was reminded of since the one before it. Where nothing is known of that, it is open until it has been read.
 * @param waits whether the record of a row `told` still waits
 */
export function mattersOfOthersWait(
  { inThisCompany }: ProductContext,
  kind: Schemas['ReminderKind'],
  waits: RawBuilder<SqlBool>,
): RawBuilder<SqlBool> {
  const told = sql`select from reminders_told told
    where ${inThisCompany('told')} and told.employee_id = ${toldEmployee} and told.kind = ${kind}
      and told.told_on <= notices.created_at::date
      and told.told_on >= coalesce(${firstDay}, told.told_on)`
  return sql<SqlBool>`(case when exists (${told}) then exists (${told} and ${waits})
    else notices.read_at is null end)`
}
