import { sql } from 'kysely'
import type { Handler } from '../../../contract/handlers.ts'
import { conflict, takeEffect, unitToChange } from './department-change.ts'
import { showDepartment } from './department-rows.ts'
import { findDependents, dependentsText } from './department-belongings.ts'

/** Closes a unit by a decision. */
export const closeDepartment: Handler<'departments.close'> = async ({ path, body }, context) => {
  const { id } = path
  const show = () => showDepartment(context, id)
  const unit = await unitToChange(context, id, body.version, show)
  if (!unit.is_active) throw conflict('Đơn vị đã giải thể.')
  const { units, employees } = await findDependents(context, [id])
  const words = dependentsText({ units: units.filter(({ is_active }) => is_active), employees })
  if (words !== '') {
    throw conflict(`Không thể giải thể đơn vị đang có ${words}. Hãy điều chuyển hoặc giải thể trước.`)
  }
  const day = await takeEffect(context, id, body.closed_on, 'closed_on')
  await sql`
    update departments set is_active = false, closed_on = ${day}::date, close_decision_no = ${body.decision_no}
    where ${context.inThisCompany('departments')} and id = ${id}`.execute(context.db)
  context.audit({ recordId: id, changedFields: ['is_active', 'closed_on', 'close_decision_no'] })
  return show()
}

/** Opens a closed unit again; what was moved away when it was merged stays where it is. */
export const reopenDepartment: Handler<'departments.reopen'> = async ({ path, body }, context) => {
  const { id } = path
  const show = () => showDepartment(context, id)
  const unit = await unitToChange(context, id, body.version, show)
  if (unit.is_active) throw conflict('Đơn vị đang hoạt động.')
  await takeEffect(context, id, body.effective_date)
  await sql`
    update departments set is_active = true, closed_on = null, close_decision_no = null, merged_into_id = null
    where ${context.inThisCompany('departments')} and id = ${id}`.execute(context.db)
  context.audit({
    recordId: id,
    changedFields: ['is_active', 'closed_on', 'close_decision_no', 'merged_into_id'],
  })
  return show()
}
