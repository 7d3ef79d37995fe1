import { type RawBuilder, sql } from 'kysely'
import { invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'

/**
 * Puts a unit before one of its siblings, or last. Only places change, which is nobody's edit of a unit.
 * @throws ApiFailure 400 when the other is no sibling
 */
export async function place(context: ProductContext, unitId: number, beforeId: number | null): Promise<void> {
  const { db, inThisCompany } = context
  const siblings = sql`
    select sibling.id, row_number() over (order by sibling.display_order, vn_fold(sibling.name), sibling.id) as place
    from departments unit
    join departments sibling on sibling.company_id = unit.company_id
      and sibling.parent_id is not distinct from unit.parent_id and sibling.id <> unit.id
    where ${inThisCompany('unit')} and unit.id = ${unitId}`
  if (beforeId !== null && !(await isAmong(context, siblings, beforeId))) {
    throw invalidInput({ before_id: ['Đơn vị đứng sau phải cùng đơn vị cấp trên.'] })
  }
  await sql`
    with sibling as materialized (${siblings}), ordered as (
      select id, row_number() over (order by weight) as place from (
        select id, place * 2 as weight from sibling
        union all
        select ${unitId}, coalesce((select place * 2 - 1 from sibling where id = ${beforeId}::bigint), 9007199254740991)
      ) as weighed
    )
    update departments set display_order = ordered.place
    from ordered
    where ${inThisCompany('departments')} and departments.id = ordered.id and display_order <> ordered.place`.execute(
    db,
  )
}

async function isAmong({ db }: ProductContext, siblings: RawBuilder<unknown>, id: number): Promise<boolean> {
  const { rows } = await sql`select from (${siblings}) as sibling where id = ${id}`.execute(db)
  return rows.length > 0
}
