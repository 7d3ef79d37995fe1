import { sql } from 'kysely'
import { ApiFailure } from '../../contract/failure.ts'
import type { DeedContext } from '../../contract/handlers.ts'
import { headLine, layDownHeads, type NewHead, takeUpHead } from '../organisation/public.ts'

/** Tells the trail of a unit by which decision it has another head. */
function tellOfHead(context: DeedContext, unitId: number, decisionId: number | null): void {
  context.audit({
    resource: 'departments',
    recordId: unitId,
    changedFields: ['manager_id', 'decision_no'],
    detail: { decision: decisionId },
  })
}

/** Takes back whom a decision made a head, a sentence for each; whom another has put there since stays. */
export async function takeBackHeads(
  context: DeedContext,
  decisionId: number,
): Promise<ReadonlyMap<number, string>> {
  const { told, unitIds } = await layDownHeads(context, decisionId)
  for (const unitId of unitIds) tellOfHead(context, unitId, decisionId)
  return told
}

interface Unit {
  id: number
  name: string
  is_active: boolean
  head_id: number | null
  head_name: string | null
  last: string | null
  has_come: boolean
}

/**
 * Makes those the heads of their units whom a decision names so: at once where their day has come, otherwise the turn of the
 * day does it.
 * @returns who is the head before and after, a sentence for each of them
 * @throws ApiFailure 400 for two heads of one unit, and for a unit that is closed or has changed since the day
 */
export async function nameHeads(
  context: DeedContext,
  heads: readonly (NewHead & { name: string })[],
): Promise<ReadonlyMap<number, string>> {
  if (heads.length === 0) return new Map()
  const { rows } = await sql<Unit>`
    select unit.id, unit.name, unit.is_active, unit.manager_id as head_id,
      (select full_name from employees head
       where head.company_id = unit.company_id and head.id = unit.manager_id) as head_name,
      (select to_char(max(valid_from), 'DD-MM-YYYY') from department_versions version
       where version.company_id = unit.company_id and version.department_id = unit.id
         and version.valid_from > named.day) as last,
      named.day <= current_date as has_come
    from departments unit
    join unnest(${heads.map(({ unitId }) => unitId)}::bigint[], ${heads.map(({ day }) => day)}::date[])
      as named (unit_id, day) on named.unit_id = unit.id
    where ${context.inThisCompany('unit')}
    order by unit.id for no key update of unit`.execute(context.db)
  const told = new Map<number, string>()
  for (const unit of rows) {
    const named = heads.filter(({ unitId }) => unitId === unit.id)
    const [head] = named
    if (head === undefined) continue
    const why = refusal(unit, named)
    if (why !== undefined) throw refused(why)
    if (unit.has_come && unit.head_id !== head.employeeId) {
      await takeUpHead(context, head)
      tellOfHead(context, unit.id, head.decisionId)
    }
    const stays = `Trưởng đơn vị ${unit.name}: đã là ${head.name}`
    told.set(
      head.employeeId,
      unit.head_id === head.employeeId ? stays : headLine(unit.name, unit.head_name, head.name),
    )
  }
  return told
}

function refused(why: string): ApiFailure {
  return new ApiFailure(400, why, { errors: { people: [why] } })
}

function refusal({ name, is_active, last, ...unit }: Unit, named: readonly NewHead[]): string | undefined {
  if (named.length > 1) {
    return `Đơn vị "${name}" chỉ có một trưởng đơn vị mà quyết định chọn ${named.length} người. Hãy chọn một người.`
  }
  if (!is_active) return `Đơn vị "${name}" đã giải thể nên không có trưởng đơn vị mới.`
  if (last === null || unit.head_id === named[0]?.employeeId) return undefined
  return `Đơn vị "${name}" đã thay đổi vào ngày ${last}, sau ngày hiệu lực. Hãy bỏ chọn "Làm trưởng đơn vị" và đổi trưởng đơn vị ở màn hình Đơn vị, hoặc chọn ngày hiệu lực từ ngày đó trở đi.`
}
