import type { Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

type Status = Schemas['ContractStatus']

/** The day that states are asked for. */
export const today = sql`contract_day()`

/** How many days before its end a contract is said to end soon; asked for once a statement. */
const remindDays = sql`(case contracts.kind
  when 'probation' then (select law_value('remind_probation_days', contract_day()))
  else (select law_value('remind_contract_days', contract_day())) end)::integer`

/** What a contract is on the day asked for, in the words of the list. */
export const statusName: RawBuilder<Status> = sql`contract_status(contracts.state,
  contracts.start_date, contracts.end_date, contracts.ended_date, ${today}, ${remindDays})`

/**
 * Where contracts of a status are to be looked for, so that an index finds them: each is wider than the status, of which
 * {@link statusName} alone decides.
 */
const lookedFor: Readonly<Record<Status, RawBuilder<SqlBool>>> = {
  Nháp: sql`contracts.state = 'draft'`,
  'Đã hủy': sql`contracts.state = 'cancelled'`,
  'Đã chấm dứt': sql`contracts.state = 'ended' and contracts.ended_date < ${today}`,
  'Chưa hiệu lực': sql`contracts.state in ('issued', 'ended') and contracts.start_date > ${today}`,
  'Còn hiệu lực': sql`contracts.state in ('issued', 'ended') and contracts.start_date <= ${today}`,
  'Sắp hết hạn': sql`contracts.state in ('issued', 'ended') and contracts.end_date between ${today} and ${today} + (
    select greatest(law_value('remind_probation_days', contract_day()), law_value('remind_contract_days', contract_day()))::integer)`,
  'Đã hết hạn': sql`contracts.state in ('issued', 'ended') and contracts.end_date < ${today}`,
}

/** Whether a contract is one of these on the day asked for. */
export function hasStatus(statuses: readonly unknown[]): RawBuilder<SqlBool> {
  const places = Object.entries(lookedFor).filter(([status]) => statuses.includes(status))
  if (places.length === 0) return sql<SqlBool>`false`
  const looked = sql.join(
    places.map(([, place]) => sql`(${place})`),
    sql` or `,
  )
  return sql<SqlBool>`((${looked}) and ${statusName} = any(${statuses}::text[]))`
}
