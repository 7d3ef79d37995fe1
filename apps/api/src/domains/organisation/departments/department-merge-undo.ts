import { sql } from 'kysely'
import { type ApiFailure, notFound } from '../../../contract/failure.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { undoWindow } from '../../../contract/undo.ts'
import { takeBackUnitChanges } from '../../employees/public.ts'
import { conflict, takeEffect, unitToChange } from './department-change.ts'
import { showDepartment } from './department-rows.ts'

/** A unit that a merge hung below another one, and its place before. */
export interface MovedUnit {
  id: number
  display_order: number
}

interface Moved {
  units: readonly MovedUnit[]
  positions: readonly number[]
  /** The job changes that gave the unit's people to the other one. */
  changeIds: readonly number[]
}

/** What is kept of a merge: what it moved, and how it left that. */
interface Kept {
  effective_date: string
  into_id: number
  version: number
  units: readonly (MovedUnit & { version: number })[]
  positions: readonly { id: number; version: number; holders: number }[]
  holdings: { changes?: readonly number[] }
}

const holders = sql`(
  select count(*) from employee_positions held
  where held.company_id = positions.company_id and held.position_id = positions.id and held.to_date is null)`

/** Keeps what a merge moved for as long as it can be undone. */
export async function keepMerge(
  { db, inThisCompany, companyId }: ProductContext,
  id: number,
  day: string,
  { units, positions, changeIds }: Moved,
): Promise<void> {
  await sql`
    delete from department_merges
    where ${inThisCompany('department_merges')} and department_id = ${id}`.execute(db)
  await sql`
    insert into department_merges (company_id, department_id, effective_date, version, units, positions, holdings)
    select ${companyId}, ${id}, ${day}::date, merged.version, (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', before.id, 'display_order', before.display_order, 'version', departments.version)), '[]')
        from departments
        join jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as before (id bigint, display_order integer)
          on before.id = departments.id
        where ${inThisCompany('departments')}
      ), (
        select coalesce(jsonb_agg(jsonb_build_object('id', id, 'version', version, 'holders', ${holders})), '[]')
        from positions where ${inThisCompany('positions')} and id = any(${positions}::bigint[])
      ), ${JSON.stringify({ changes: changeIds })}::jsonb
    from departments merged where ${inThisCompany('merged')} and merged.id = ${id}`.execute(db)
}

/** Takes a merge of a moment ago back: units, positions and people stand where they stood, as if it had never been. */
export const undoMerge: Handler<'departments.undoMerge'> = async ({ path: { id } }, context) => {
  const { db, inThisCompany } = context
  const show = () => showDepartment(context, id)
  const { version } = await unitToChange(context, id, undefined, show)
  const merge = await takeKept(context, id)
  if (version !== merge.version) throw changedSince('đơn vị')
  await refuseChangedUnits(context, merge)
  await refuseChangedPositions(context, merge)
  await takeEffect(context, id, merge.effective_date)
  await sql`
    update departments set is_active = true, closed_on = null, close_decision_no = null, merged_into_id = null
    where ${inThisCompany('departments')} and id = ${id}`.execute(db)
  for (const unit of merge.units) {
    await sql`
      update departments set parent_id = ${id}, display_order = ${unit.display_order}
      where ${inThisCompany('departments')} and id = ${unit.id}`.execute(db)
  }
  await sql`
    update positions set department_id = ${id}
    where ${inThisCompany('positions')} and id = any(${idsOf(merge.positions)}::bigint[])`.execute(db)
  // A merge of an earlier version of the product named no changes; its ten minutes are over.
  const isBack = await takeBackUnitChanges(context, merge.holdings.changes ?? [], context.session.userId)
  if (!isBack) throw changedSince('chức vụ của một nhân viên')
  context.audit({ recordId: id, changedFields: ['merged_into_id', 'closed_on', 'is_active'] })
  return show()
}

/** @throws ApiFailure 404 when the unit was not merged a moment ago */
async function takeKept({ db, inThisCompany }: ProductContext, id: number): Promise<Kept> {
  const { rows } = await sql<Kept>`
    delete from department_merges merge using departments merged
    where ${inThisCompany('merge')} and merge.department_id = ${id} and merge.made_at > now() - ${undoWindow}
      and ${inThisCompany('merged')} and merged.id = ${id}
    returning merge.effective_date, merged.merged_into_id as into_id, merge.version, units, positions, holdings`.execute(
    db,
  )
  const [kept] = rows
  if (kept === undefined) throw notFound()
  return kept
}

async function refuseChangedUnits({ db, inThisCompany }: ProductContext, { units }: Kept): Promise<void> {
  const { rows } = await sql<{ id: number; name: string; version: number }>`
    select id, name, version from departments
    where ${inThisCompany('departments')} and id = any(${idsOf(units)}::bigint[]) for no key update`.execute(
    db,
  )
  const now = new Map(rows.map((row) => [row.id, row]))
  const changed = units.find(({ id, version }) => now.get(id)?.version !== version)
  if (changed) throw changedSince(called('đơn vị', now.get(changed.id)))
}

async function refuseChangedPositions(
  { db, inThisCompany }: ProductContext,
  { positions }: Kept,
): Promise<void> {
  const { rows } = await sql<{ id: number; name: string; version: number; holders: number }>`
    select id, name, version, ${holders} as holders from positions
    where ${inThisCompany('positions')} and id = any(${idsOf(positions)}::bigint[]) for no key update`.execute(
    db,
  )
  const now = new Map(rows.map((row) => [row.id, row]))
  const changed = positions.find(({ id, version, holders: before }) => {
    const position = now.get(id)
    return position?.version !== version || position.holders !== before
  })
  if (changed) throw changedSince(called('chức vụ', now.get(changed.id)))
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)

/** @param row nothing when it is gone */
function called(what: string, row: { name: string } | undefined): string {
  return row ? `${what} "${row.name}"` : `một ${what}`
}

function changedSince(what: string): ApiFailure {
  return conflict(`Không thể hoàn tác vì ${what} đã thay đổi sau khi sáp nhập.`)
}
