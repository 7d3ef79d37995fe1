import { type RawBuilder, sql } from 'kysely'
import type { ProductContext } from '../../contract/handlers.ts'
import { fullYears } from '../employees/public.ts'
import type { Clauses } from './population.ts'

/** 'Con' among the relationships. */
const childRelationship = 5

/**
 * The living children of everybody in `counted` who were born by the day, with the columns of their parent. A child of two
 * employees of the company is there once, with the mother; children without a number look the same by name and day of birth.
 */
export function livingChildren({ inThisCompany }: ProductContext, day: string): Clauses {
  return sql`select distinct on (same) counted.*, relative.full_name as child_name, relative.gender as child_gender,
      relative.date_of_birth as child_birth, relative.birth_year as child_year,
      coalesce(relative.id_number, case when relative.date_of_birth is null then relative.id::text
        else regexp_replace(vn_fold(relative.full_name), '\\s+', ' ', 'g') || ' ' || relative.date_of_birth::text end) as same
    from counted join employee_relatives relative on relative.employee_id = counted.id
    where ${inThisCompany('relative')} and relative.relationship = ${childRelationship} and not relative.is_dead
      and coalesce(relative.date_of_birth, make_date(coalesce(relative.birth_year, 1), 1, 1)) <= ${day}::date
    order by same, counted.gender desc, counted.id`
}

/** Full years of a `child` on the day; where only the year of birth is known, the difference of the years. */
export function childAge(day: string): RawBuilder<number | null> {
  return sql`coalesce(${fullYears(sql`child.child_birth`, day)}, extract(year from ${day}::date)::integer - child.child_year)`
}
