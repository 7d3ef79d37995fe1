import { sql } from 'kysely'
import { visibleRows } from '../../../../contract/access.ts'
import type { ProductContext } from '../../../../contract/handlers.ts'
import { byAnyCode } from '../../same-people/codes-in-force.ts'
import { writablePeople } from '../reward-rows.ts'
import { closedRefusal, type RewardedUnit, readWritableUnits } from '../reward-units.ts'
import { codeField, unitField } from './import-columns.ts'

type Values = Readonly<Record<string, unknown>>

/** Whom a reward is of: people, or a unit as a whole. */
export interface Whom {
  employee_ids: readonly number[]
  department_id: number | null
}

/** Everybody whom the rows name, as far as the writer may reward them. */
export interface Named {
  /** By their codes. */
  people: ReadonlyMap<string, number>
  units: ReadonlyMap<number, RewardedUnit>
}

/** Reads whom the rows name; they stay held until the transaction ends. */
export async function readNamed(context: ProductContext, rows: readonly Values[]): Promise<Named> {
  const people = await byAnyCode(context, rows.flatMap(codesOf), (codes) => readPeople(context, codes))
  const units = rows.flatMap(({ [unitField]: unit }) => (typeof unit === 'number' ? unit : []))
  return { people, units: await readWritableUnits(context, units) }
}

/** Whom a row means; without anybody, why not. A cell that is at fault already has its sentence. */
export function whomOf(
  values: Values,
  faulty: readonly string[],
  { people, units }: Named,
): { whom?: Whom; errors: string[] } {
  const { [unitField]: unitId } = values
  const codes = codesOf(values)
  const namesUnit = unitId !== undefined || faulty.includes(unitField)
  if (codes.length > 0 && namesUnit)
    return { errors: ['Ghi mã nhân viên hoặc tập thể được khen, không ghi cả hai.'] }
  if (typeof unitId === 'number') {
    const unit = units.get(unitId)
    if (unit === undefined) return { errors: ['Tập thể này không thuộc phạm vi của bạn.'] }
    const { decision_date: day } = values
    const refusal = typeof day === 'string' ? closedRefusal(unit, day) : undefined
    return refusal === undefined
      ? { whom: { employee_ids: [], department_id: unitId }, errors: [] }
      : { errors: [refusal] }
  }
  if (namesUnit || faulty.includes(codeField)) return { errors: [] }
  if (codes.length === 0) return { errors: ['Ghi mã nhân viên hoặc tập thể được khen.'] }
  const unknown = codes.filter((code) => !people.has(code))
  if (unknown.length > 0) {
    const shown = unknown.slice(0, 10).join(', ') + (unknown.length > 10 ? ', …' : '')
    return { errors: [`Không tìm thấy nhân viên mang mã ${shown} trong phạm vi của bạn.`] }
  }
  const ids = codes.flatMap((code) => people.get(code) ?? [])
  return { whom: { employee_ids: [...new Set(ids)], department_id: null }, errors: [] }
}

function codesOf({ [codeField]: codes }: Values): string[] {
  return Array.isArray(codes) ? codes.map(String) : []
}

async function readPeople(
  context: ProductContext,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: number; nhansu_id: string }>`
    select employees.id, employees.nhansu_id from employees
    where ${context.inThisCompany('employees')} and ${visibleRows(context, writablePeople)}
      and employees.nhansu_id = any(${[...new Set(codes)]}::text[])
    order by employees.id for no key update of employees`.execute(context.db)
  return new Map(rows.map(({ id, nhansu_id: code }) => [code, id]))
}
