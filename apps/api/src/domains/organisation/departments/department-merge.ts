import { sql } from 'kysely'
import { invalidInput } from '../../../contract/failure.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { asPreview } from '../../../contract/preview.ts'
import { changeUnitOfPeople } from '../../employees/public.ts'
import {
  type ChangedUnit,
  conflict,
  refuseParentOfThatDay,
  takeEffect,
  unitToChange,
} from './department-change.ts'
import { keepMerge, type MovedUnit } from './department-merge-undo.ts'
import { place } from './department-order.ts'
import { showDepartment } from './department-rows.ts'

/** Gives a unit's people, positions and units to another one, and closes it. */
export const mergeDepartment: Handler<'departments.merge'> = async ({ path, query = {}, body }, context) => {
  const { id } = path
  const { into_id, effective_date, decision_no = null, version } = body
  const show = () => showDepartment(context, id)
  const isPreview = query.dry_run === true
  const unit = await unitToChange(context, id, version, show)
  const merge = await asPreview(context, isPreview, async () => {
    const into = await refuseWrongTarget(context, unit, into_id)
    const day = await takeEffect(context, id, effective_date)
    await refuseParentOfThatDay(context, { level: into.level + 1 }, into_id, day)
    const units = await moveUnits(context, id, into, day)
    const positions = await movePositions(context, id, into_id)
    const moved = { fromId: id, intoId: into_id, day, decisionNo: decision_no }
    const { employees, changeIds } = await changeUnitOfPeople(context, moved, context.session.userId)
    await sql`
      update departments set is_active = false, closed_on = ${day}::date, close_decision_no = ${decision_no},
        merged_into_id = ${into_id}
      where ${context.inThisCompany('departments')} and id = ${id}`.execute(context.db)
    await keepMerge(context, id, day, { units, positions, changeIds })
    return {
      units: units.length,
      employees,
      positions: positions.length,
      effective_date: day,
      into_path: into.path,
    }
  })
  const { into_path: _, ...figures } = merge
  context.audit({
    recordId: id,
    changedFields: ['merged_into_id', 'closed_on', 'is_active'],
    detail: { dry_run: isPreview, into: into_id, ...figures },
  })
  return { merge, ...(await show()) }
}

interface Target {
  id: number
  name: string
  level: number
  is_active: boolean
  is_below: boolean
  path: string
}

async function refuseWrongTarget(
  { db, inThisCompany, companyId }: ProductContext,
  unit: ChangedUnit,
  intoId: number,
): Promise<Target> {
  if (!unit.is_active) throw conflict('Đơn vị đã giải thể, không thể sáp nhập.')
  const { rows } = await sql<Target>`
    select id, name, level, is_active, department_path(${companyId}, id) as path,
      exists (select from department_and_below(${companyId}, ${unit.id}) as below where below = id) as is_below
    from departments where ${inThisCompany('departments')} and id = ${intoId}`.execute(db)
  const [into] = rows
  const refuse = (text: string) => invalidInput({ into_id: [text] })
  if (into === undefined) throw refuse('Sáp nhập vào đơn vị không tồn tại.')
  if (into.is_below) throw refuse('Không thể sáp nhập đơn vị vào chính nó hoặc đơn vị trực thuộc của nó.')
  if (!into.is_active) throw refuse(`Đơn vị "${into.name}" đã giải thể.`)
  return into
}

async function moveUnits(
  context: ProductContext,
  fromId: number,
  into: Target,
  day: string,
): Promise<MovedUnit[]> {
  const { db, inThisCompany } = context
  const { rows: children } = await sql<MovedUnit & { name: string; level: number; changed: string | null }>`
    select id, name, level, display_order, (
      select to_char(max(valid_from), 'DD-MM-YYYY') from department_versions version
      where ${inThisCompany('version')} and version.department_id = departments.id and valid_from > ${day}::date) as changed
    from departments where ${inThisCompany('departments')} and parent_id = ${fromId} and is_active
    order by display_order, id for no key update`.execute(db)
  const tooHigh = children.find(({ level }) => level <= into.level)
  if (tooHigh) {
    throw conflict(
      `Đơn vị trực thuộc "${tooHigh.name}" không thấp cấp hơn "${into.name}". Hãy điều chuyển đơn vị này trước.`,
    )
  }
  const changed = children.find((child) => child.changed !== null)
  if (changed) {
    throw invalidInput({
      effective_date: [
        `Đơn vị trực thuộc "${changed.name}" đã thay đổi vào ngày ${changed.changed}. Hãy chọn từ ngày đó trở đi.`,
      ],
    })
  }
  for (const { id } of children) {
    await sql`update departments set parent_id = ${into.id} where ${inThisCompany('departments')} and id = ${id}`.execute(
      db,
    )
    await place(context, id, null)
  }
  return children.map(({ id, display_order }) => ({ id, display_order }))
}

async function movePositions(
  { db, inThisCompany }: ProductContext,
  fromId: number,
  intoId: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update positions set department_id = ${intoId}
    where ${inThisCompany('positions')} and department_id = ${fromId} returning id`.execute(db)
  return rows.map(({ id }) => id)
}
