import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Schemas } from '@nhansu/sdk/contract'
import type { ProductContext } from '../../contract/handlers.ts'

/** Whose reminder it was: his who reads it, or his for whom the reader stands in. */
const toldEmployee = sql`coalesce(notices.employee_id, (select employee.id from accounts away
  join employees employee on employee.company_id = away.company_id and employee.person_id = away.person_id
  where away.company_id = notices.company_id and away.id = notices.for_user_id))`

/**
 * The first day of what a notice told of: the one after the notice of this kind that the reader got before, or its own where
 * both are of one day. Null for the first of all. Both halves are written so that the index of the readers finds them.
 */
const firstDay = sql`(select case when count(*) > 0 then least(max(earlier.created_at)::date + 1, notices.created_at::date) end
  from notices earlier
  where earlier.company_id = notices.company_id and earlier.kind = notices.kind
    and (earlier.user_id = notices.user_id and earlier.employee_id is null
      or earlier.user_id is null and earlier.employee_id = notices.employee_id)
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
  return sql<SqlBool>`(select coalesce(bool_or(${waits}), notices.read_at is null) from reminders_told told
    where ${inThisCompany('told')} and told.employee_id = ${toldEmployee} and told.kind = ${kind}
      and told.told_on between coalesce(${firstDay}, '-infinity'::date) and notices.created_at::date)`
}
