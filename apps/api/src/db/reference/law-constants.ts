import type { ReferenceLoader } from './reference-data.ts'
import { lawConstants, type LawConstant } from '../../law/constants.ts'

type DatedValue = readonly [key: string, fromDate: string, value: number, source: string]

/**
 * Puts the constants that this version knows into `law_constants`, correcting labels, and their values into `law_values`
 * where nobody has ever said anything of that key and day: what an administrator has put right stays.
 */
export const loadLawConstants: ReferenceLoader = async (client) => {
  const constants = Object.entries<LawConstant>(lawConstants)
  await client.query(
    `insert into law_constants as known (key, area, label, unit, position)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::integer[])
     on conflict (key) do update
     set area = excluded.area, label = excluded.label, unit = excluded.unit, position = excluded.position
     where (known.area, known.label, known.unit, known.position)
       is distinct from (excluded.area, excluded.label, excluded.unit, excluded.position)`,
    [
      constants.map(([key]) => key),
      constants.map(([, { area }]) => area),
      constants.map(([, { label }]) => label),
      constants.map(([, { unit }]) => unit),
      constants.map((_, index) => index + 1),
    ],
  )
  const values = constants.flatMap(([key, { values: dated }]) =>
    dated.map(([fromDate, value, source]): DatedValue => [key, fromDate, value, source]),
  )
  await client.query(
    `insert into law_values (key, from_date, value, source)
     select shipped.* from unnest($1::text[], $2::date[], $3::numeric[], $4::text[])
       as shipped (key, from_date, value, source)
     where not exists (
       select from law_values v where v.key = shipped.key and v.from_date = shipped.from_date)`,
    [
      values.map(([key]) => key),
      values.map(([, fromDate]) => fromDate),
      values.map(([, , value]) => value),
      values.map(([, , , source]) => source),
    ],
  )
}
