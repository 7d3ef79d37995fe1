import { sql } from 'kysely'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { asPreview } from '../../../contract/preview.ts'
import { refuseParentOfThatDay, refuseWrongParent, takeEffect, unitToChange } from './department-change.ts'
import { place } from './department-order.ts'
import { showDepartment } from './department-rows.ts'

/** Hangs a unit below another one, or puts it elsewhere among its siblings. */
export const moveDepartment: Handler<'departments.move'> = async ({ path, query = {}, body }, context) => {
  const { db, inThisCompany } = context
  const { id } = path
  const { parent_id, before_id = null, effective_date, version } = body
  const show = () => showDepartment(context, id)
  const isPreview = query.dry_run === true
  const before = await unitToChange(context, id, version, show)
  const move = await asPreview(context, isPreview, async () => {
    const from = await moveSummary(context, id)
    await refuseWrongParent(context, before, parent_id)
    const day = await takeEffect(context, id, effective_date)
    if (parent_id !== before.parent_id) {
      await refuseParentOfThatDay(context, before, parent_id, day)
      await sql`update departments set parent_id = ${parent_id} where ${inThisCompany('departments')} and id = ${id}`.execute(
        db,
      )
    }
    await place(context, id, before_id)
    const { path: toPath } = await moveSummary(context, id)
    return {
      units: from.units,
      employees: from.employees,
      effective_date: day,
      from_path: from.path,
      to_path: toPath,
    }
  })
  const isMoved = parent_id !== before.parent_id
  context.audit({
    recordId: id,
    changedFields: isMoved ? ['parent_id'] : ['display_order'],
    detail: {
      dry_run: isPreview,
      ...(isMoved && { from: before.parent_id, to: parent_id, effective_date: move.effective_date }),
    },
  })
  return { move, ...(await show()) }
}

async function moveSummary({ db, inThisCompany, companyId }: ProductContext, id: number) {
  const { rows } = await sql<{ units: number; employees: number; path: string }>`
    select (select count(*) from department_and_below(${companyId}, ${id})) as units,
      coalesce((select employees from department_counts kept where ${inThisCompany('kept')} and kept.department_id = ${id}), 0)
        as employees,
      department_path(${companyId}, ${id}) as path`.execute(db)
  const [found] = rows
  if (found === undefined) throw new Error('a select without a table has a row')
  return found
}
