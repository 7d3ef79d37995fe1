import { type RawBuilder, sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { countedOn } from '../population.ts'
import type { Frame } from '../report.ts'

/** Days of a year of the Gregorian calendar. */
const yearDays = 365.2425

/** A sentence with the mean of years since a day of the counted people, to one place; none where nobody has such a day. */
export async function averageNote(
  context: ProductContext,
  { asked, to, heads }: Frame,
  since: RawBuilder<unknown>,
  sentence: (years: string) => string,
): Promise<string[]> {
  const { rows } = await sql<{ years: number | null }>`
    with recursive ${countedOn(context, to, heads, asked)}
    select round(avg((${to}::date - ${since}) / ${yearDays}::numeric), 1)::double precision as years from counted`.execute(
    context.db,
  )
  const years = rows[0]?.years ?? null
  return years === null ? [] : [sentence(years.toFixed(1))]
}
