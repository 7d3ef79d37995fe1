import { sql } from 'kysely'
import { notFound } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'

/** A unit that is asked for, with the next one above that the reader may ask for. */
export interface AskedUnit {
  id: number
  name: string
  parent_id: number | null
}

/**
 * The unit that is asked for, as far as the reader's rights reach.
 * @throws ApiFailure 404 for a unit that is not there, or out of reach
 */
export async function askedUnit(context: ProductContext, id: number | undefined): Promise<AskedUnit | null> {
  if (id === undefined) return null
  const unit = await unitInReach(context, id)
  if (unit === undefined) throw notFound()
  return unit
}

/** A unit as far as the reader's rights reach: any of the company, or one of his own and those below; undefined for others. */
export async function unitInReach(
  { db, inThisCompany, scopes, session }: ProductContext,
  id: number,
): Promise<AskedUnit | undefined> {
  const isOfCompany = scopes.some(({ scope }) => scope === 'company')
  const { rows } = await sql<AskedUnit & { in_reach: boolean }>`
    with recursive up as (
      select id, parent_id, name, 0 as steps from departments
      where ${inThisCompany('departments')} and id = ${id}
      union all
      select above.id, above.parent_id, above.name, up.steps + 1 from up
      join departments above on ${inThisCompany('above')} and above.id = up.parent_id
    ),
    held as (select steps from up where ${isOfCompany} or id = any(${session.unitIds}::bigint[]))
    select id, name, case when exists (select from held where steps > 0) then parent_id end as parent_id,
      exists (select from held) as in_reach
    from up where steps = 0`.execute(db)
  const [unit] = rows
  if (unit?.in_reach !== true) return undefined
  const { name, parent_id } = unit
  return { id, name, parent_id }
}

/** A unit of a report. */
interface UnitBelow {
  id: number
  name: string
  has_below: boolean
}

/** The units right below the one that is asked for; else the highest that the reader sees, or those right below where it is one alone. */
export async function unitsRightBelow(
  context: ProductContext,
  unit: Pick<AskedUnit, 'id'> | null,
): Promise<UnitBelow[]> {
  const { db, inThisCompany, scopes, session } = context
  const isOfCompany = scopes.some(({ scope }) => scope === 'company')
  const isAsked =
    unit !== null
      ? sql`department.parent_id = ${unit.id}`
      : isOfCompany
        ? sql`department.parent_id is null`
        : sql`department.id = any(${session.unitIds}::bigint[])`
  const { rows } = await sql<UnitBelow>`
    select department.id, department.name, exists (
      select from departments below where ${inThisCompany('below')} and below.parent_id = department.id and below.is_active) as has_below
    from departments department
    where ${inThisCompany('department')} and department.is_active and ${isAsked}
    order by department.display_order, department.id`.execute(db)
  const [highest, ...others] = rows
  // One unit over all the others has the figures of the total, which stand there already.
  return unit === null && highest?.has_below && others.length === 0 ? unitsRightBelow(context, highest) : rows
}
