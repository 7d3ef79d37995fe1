import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import type { ReminderItem, ReminderSource } from '../../../reminder-kind.ts'
import type { Unit } from './due-letters.ts'
import type { ReminderRule } from './reminder-rules-rows.ts'

/** Who is reminded of what by a rule. */
export interface Recipients {
  of: (item: ReminderItem) => number[]
  /** Under which unit it is told. */
  unitName: (item: ReminderItem) => string
}

/**
 * Reads whom a rule names: people, who hear of everything; holders of roles, as far as their right reaches; whom it is
 * about; the head of the unit, or of the next one above it that has a head who is not himself concerned.
 */
export async function recipientsOf(
  { db }: CompanyTransaction,
  { to_holder, to_head, role_ids, employee_ids }: ReminderRule,
  { permission, isForNamedAlone = false }: Pick<ReminderSource, 'permission' | 'isForNamedAlone'>,
  units: ReadonlyMap<number, Unit>,
): Promise<Recipients> {
  const { rows: inRoles } = await sql<{ employee_id: number; sees_all: boolean; unit_ids: number[] }>`
    select employee_id, sees_all, unit_ids from holders_of_roles(${role_ids}::bigint[], ${permission})`.execute(
    db,
  )
  const everything = [
    ...employee_ids,
    ...inRoles.filter(({ sees_all }) => sees_all).map(({ employee_id }) => employee_id),
  ]
  const partly = inRoles.filter(({ sees_all }) => !sees_all)
  return {
    of: ({ departmentId, employeeId, holderIds }) => {
      const above = chainOf(departmentId, units)
      const reached = partly
        .filter(({ unit_ids }) => above.some(({ id }) => unit_ids.includes(id)))
        .map(({ employee_id }) => employee_id)
      if (isForNamedAlone)
        return [...new Set([...everything, ...reached])].filter((reader) => reader !== employeeId)
      const head = above.find(({ headId }) => headId !== null && headId !== employeeId)?.headId
      const holders = to_holder ? (holderIds ?? (employeeId === null ? [] : [employeeId])) : []
      return [...new Set([...everything, ...reached, ...holders, ...(to_head && head ? [head] : [])])]
    },
    unitName: ({ departmentId }) => units.get(departmentId ?? 0)?.name ?? 'Chưa thuộc đơn vị nào',
  }
}

/** A unit and all above it, from below. */
function chainOf(departmentId: number | null, units: ReadonlyMap<number, Unit>): Unit[] {
  const chain: Unit[] = []
  for (let unit = units.get(departmentId ?? 0); unit; unit = units.get(unit.parentId ?? 0)) chain.push(unit)
  return chain
}
