import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'

/** What a decision is today, in the words of the list. */
export const statusName = sql`decision_status(decisions.state, decisions.effective_date, current_date)`

/**
 * What decisions of a status have in common as an index keeps it, so that the few of one are not looked for among all. What a
 * status is says `decision_status` alone, which is asked besides.
 */
const indexedBy: Readonly<
  Record<string, (state: RawBuilder<unknown>, effective: RawBuilder<unknown>) => Expression<SqlBool>>
> = {
  Nháp: (state) => sql<SqlBool>`${state} = 'draft'`,
  'Đã hủy': (state) => sql<SqlBool>`${state} = 'cancelled'`,
  'Đã thu hồi': (state) => sql<SqlBool>`${state} = 'revoked'`,
  'Đã đính chính': (state) => sql<SqlBool>`${state} = 'corrected'`,
  'Đã ban hành': (state, effective) => sql<SqlBool>`(${state} = 'issued' and ${effective} > current_date)`,
  'Đã có hiệu lực': (state, effective) =>
    sql<SqlBool>`(${state} = 'issued' and ${effective} <= current_date)`,
}

/** Whether a decision that is known as `alias` has one of these statuses today. */
export function hasStatus(alias: string, statuses: readonly unknown[]): Expression<SqlBool> {
  const state = sql`${sql.ref(`${alias}.state`)}`
  const effective = sql`${sql.ref(`${alias}.effective_date`)}`
  const indexed = [
    sql`false`,
    ...statuses.flatMap((status) => indexedBy[String(status)]?.(state, effective) ?? []),
  ]
  return sql<SqlBool>`((${sql.join(indexed, sql` or `)})
    and decision_status(${state}, ${effective}, current_date) = any(${statuses}::text[]))`
}
