import { type RawBuilder, sql } from 'kysely'
import type { ProductContext } from '../../contract/handlers.ts'
import { fullYears } from '../employees/public.ts'
import type { Clauses } from './population.ts'
import { readableBy } from './readable-people.ts'

/** 'Con' among the relationships. */
const childRelationship = 5

/**
 * The living children of everybody in `counted` who were born by the day, with the columns of their parent. A child of two
 * employees of the company is there once, with the mother, wherever she works: so the units add up to the company. Children
 * without a number look the same by name and day of birth; `files` says in how many files one was found that the reader may open.
 * @param workday the day whose people `counted` names some of; undefined where it names everybody
 */
export function livingChildren(context: ProductContext, day: string, workday: string | undefined): Clauses {
  const { inThisCompany } = context
  const parents = workday === undefined ? sql`counted` : sql`(${everybodyOn(context, workday)})`
  const readable = readableBy(context, ['employee_access', 'employee_sensitive'])
  // Nothing is asked of the files where all of them are open, or none.
  const files =
    readable === undefined || readable === null
      ? sql``
      : sql`join employees on ${inThisCompany('employees')} and employees.id = parent.id`
  return sql`with held as (
      select distinct on (named.same, parent.id) named.same, parent.id as parent_id, parent.gender as parent_gender,
        relative.full_name as child_name, relative.gender as child_gender, relative.date_of_birth as child_birth,
        relative.birth_year as child_year, ${readable === null ? sql`false` : (readable ?? sql`true`)} as is_open
        ${workday === undefined ? sql`, parent.*` : sql``}
      from ${parents} parent join employee_relatives relative on relative.employee_id = parent.id ${files}
      cross join lateral (select ${sameChild}) as named (same)
      where ${inThisCompany('relative')} and ${isLivingChild(day)}
      order by named.same, parent.id, relative.id
    ), told as (
      select ${workday === undefined ? sql`held.*` : sql`parent_id, child_name, child_gender, child_birth, child_year, same`},
        count(*) filter (where is_open) over (partition by same) as files,
        row_number() over (partition by same order by parent_gender desc, parent_id) as place
      from held
    )
    ${
      // Parents that were counted have their columns with them; of others those of `counted` alone are told.
      workday === undefined
        ? sql`select found.* from told found`
        : sql`select counted.*, found.* from told found join counted on counted.id = found.parent_id`
    } where found.place = 1`
}

/**
 * The same children of everybody who works in the company on the day, each once, with nothing but what figures count: read
 * from the stretches of work, in which the sex of the parent stands.
 */
export function countedChildren({ inThisCompany }: ProductContext, day: string): Clauses {
  return sql`select distinct on (named.same) relative.gender as child_gender, relative.date_of_birth as child_birth,
      relative.birth_year as child_year
    from work_spells parent
    join employee_relatives relative on relative.employee_id = parent.employee_id
    cross join lateral (select ${sameChild} collate "C") as named (same)
    where ${inThisCompany('parent')} and parent.works_from <= ${day}::date
      and (parent.works_until is null or parent.works_until > ${day}::date)
      and ${inThisCompany('relative')} and ${isLivingChild(day)}
    order by named.same, parent.gender desc, parent.employee_id, relative.id`
}

/** What two rows of relatives have in common that are one child. */
const sameChild = sql`coalesce(relative.id_number, case when relative.date_of_birth is null then relative.id::text
  else regexp_replace(vn_fold(relative.full_name), '\\s+', ' ', 'g') || ' ' || relative.date_of_birth::text end)`

const isLivingChild = (
  day: string,
) => sql`relative.relationship = ${childRelationship} and not relative.is_dead
  and (relative.date_of_birth <= ${day}::date
    or relative.date_of_birth is null and make_date(coalesce(relative.birth_year, 1), 1, 1) <= ${day}::date)`

function everybodyOn({ inThisCompany }: ProductContext, day: string): Clauses {
  return sql`select job.employee_id as id, employees.gender from job_versions job
    join employees on employees.company_id = job.company_id and employees.id = job.employee_id
    where ${inThisCompany('job')} and job.work_state <> 'left' and job.valid_from <= ${day}::date
      and (job.valid_to is null or job.valid_to > ${day}::date)`
}

/** Says of a `child` that it stands in several files, and was counted once all the same. */
export const inSeveralFiles = sql`case when child.files > 1 then 'có trong ' || child.files || ' hồ sơ, tính một lần' end`

/** Full years of a `child` on the day; where only the year of birth is known, the difference of the years. */
export function childAge(day: string): RawBuilder<number | null> {
  return sql`coalesce(${fullYears(sql`child.child_birth`, day)}, extract(year from ${day}::date)::integer - child.child_year)`
}
