import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'

/** What hangs on units, so that they cannot be closed or deleted. */
export interface Belongings {
  /** Right below them. */
  units: readonly { name: string; is_active: boolean }[]
  /** Who holds a position there now. */
  employees: number
  positions: number
  /** Positions held there once, which stand in people's files. */
  past: number
}

const mostNames = 3

/** Looks what hangs on units; what hangs on one of them only by another one of them does not count. */
export async function findDependents(
  { db, inThisCompany }: ProductContext,
  ids: readonly number[],
): Promise<Belongings> {
  const { rows } = await sql<Belongings>`
    select
      (select coalesce(json_agg(json_build_object('name', name, 'is_active', is_active) order by display_order, id), '[]')
       from departments
       where ${inThisCompany('departments')} and parent_id = any(${ids}::bigint[]) and id <> all(${ids}::bigint[])) as units,
      (select count(distinct employee_id) from employee_positions held
       where ${inThisCompany('held')} and department_id = any(${ids}::bigint[]) and to_date is null) as employees,
      (select count(*) from positions where ${inThisCompany('positions')} and department_id = any(${ids}::bigint[])) as positions,
      (select count(*) from employee_positions held
       where ${inThisCompany('held')} and department_id = any(${ids}::bigint[]) and to_date is not null) as past`.execute(
    db,
  )
  const [found] = rows
  if (found === undefined) throw new Error('a select without a table has a row')
  return found
}

/** '3 nhân viên và 2 đơn vị trực thuộc (Tổ A, Tổ B)'; empty when nothing is in the way. */
export function dependentsText({
  units = [],
  employees = 0,
  positions = 0,
  past = 0,
}: Partial<Belongings>): string {
  const names = units.slice(0, mostNames).map(({ name }) => name)
  const more = units.length > mostNames ? '…' : ''
  const parts = [
    employees > 0 && `${employees} nhân viên`,
    units.length > 0 && `${units.length} đơn vị trực thuộc (${names.join(', ')}${more})`,
    positions > 0 && `${positions} chức vụ`,
    employees === 0 && past > 0 && 'quá trình công tác của nhân viên',
  ].filter((part) => part !== false)
  return new Intl.ListFormat('vi').format(parts)
}
