import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'

/** Full years on a day. A birthday of 29/02 comes on 28/02 in the years without it. */
export function fullYears(
  since: RawBuilder<unknown>,
  day: string | RawBuilder<unknown>,
): RawBuilder<number | null> {
  const isOn = (date: RawBuilder<unknown>, month: number, dayOfMonth: number) =>
    sql`extract(month from ${date}) = ${sql.lit(month)} and extract(day from ${date}) = ${sql.lit(dayOfMonth)}`
  // The day comes first: of one that is known, nothing is left to ask of anybody.
  return sql`extract(year from age(
    case when ${isOn(sql`(${day}::date + 1)`, 3, 1)} and ${isOn(since, 2, 29)}
      then ${day}::date + 1 else ${day}::date end, ${since}))::integer`
}

/** No question about years needs more, and a date cannot be moved by any number of them. */
const mostYears = 200

/**
 * The same as limits that a list's number filter asks for: a birth date is compared as it is, which an index serves.
 * @param day the day that the list is shown of
 */
export function yearLimits(column: RawBuilder<unknown>, day: string | RawBuilder<unknown>) {
  return {
    atLeast: (years: number): Expression<SqlBool> =>
      sql<SqlBool>`${column} <= ${bornBy(day, Math.ceil(years))}`,
    atMost: (years: number): Expression<SqlBool> =>
      sql<SqlBool>`${column} > ${bornBy(day, Math.floor(years) + 1)}`,
  }
}

/** The last day of birth of whoever has so many full years by then; 29/02 counts as in {@link fullYears}. */
function bornBy(day: string | RawBuilder<unknown>, years: number): RawBuilder<unknown> {
  const past = sql`make_interval(years => ${Math.min(Math.max(years, 0), mostYears)}::integer)`
  return sql`greatest((${day}::date - ${past})::date, (${day}::date + 1 - ${past})::date - 1)`
}
