import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { invalidInput } from '../../contract/failure.ts'
import { rowsShowing } from '../../contract/field-rights.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { shapeOf } from '../../contract/list-query/shape.ts'
import { operationNamed } from '../../contract/operations.ts'
import { todayOf } from './job/write-timelines.ts'
import { visibleEmployees } from './visible-employees.ts'

const ofPapers = [
  'id_number',
  'old_id_number',
  'passport_no',
  'tax_code',
  'social_insurance_no',
  'health_insurance_no',
] as const
const ofPay = ['pay_scale', 'pay_grade', 'base_salary', 'insurance_salary'] as const

/** What screens show behind dots, and a file of the list shows to who chooses it by name and holds the right. */
export const closedFields = [...ofPapers, ...ofPay, 'coefficient'] as const

type ClosedField = (typeof closedFields)[number]

const sources: Readonly<Record<ClosedField, RawBuilder<unknown>>> = {
  ...valuesOf('papers', ofPapers),
  ...valuesOf('pay', ofPay),
  // Numeric arrives as text.
  coefficient: sql`pay.coefficient::float8`,
}

function valuesOf<Name extends ClosedField>(
  table: string,
  names: readonly Name[],
): Record<Name, RawBuilder<unknown>> {
  // Every name has its column.
  return Object.fromEntries(names.map((name) => [name, sql.ref(`${table}.${name}`)])) as Record<
    Name,
    RawBuilder<unknown>
  >
}

/**
 * Adds to each employee the closed fields that are asked for, each only where a grant of its own rights covers him.
 * @param day of which the pay is told; today when absent
 */
export async function withClosedFields<Row extends { id: number }>(
  context: ProductContext,
  employees: readonly Row[],
  fields: ReadonlySet<string>,
  day?: string,
): Promise<Row[]> {
  const { db, inThisCompany } = context
  const asked = closedFields.filter((field) => fields.has(field))
  const shown = asked.map((field) => {
    const condition = showing(context, field)
    return sql`case when ${condition} then ${sources[field]} end as ${sql.ref(field)}`
  })
  const on = day === undefined ? sql`current_date` : sql`${day}::date`
  const { rows } = await sql<{ id: number }>`
    select employees.id, ${sql.join(shown)}
    from employees
    left join employee_papers papers on ${inThisCompany('papers')} and papers.employee_id = employees.id
    left join pay_levels pay on ${inThisCompany('pay')} and pay.employee_id = employees.id
      and pay.valid_from <= ${on} and (pay.valid_to is null or pay.valid_to > ${on})
    where ${inThisCompany('employees')} and employees.id = any(${employees.map(({ id }) => id)}::bigint[])`.execute(
    db,
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  return employees.map((employee) => ({ ...employee, ...found.get(employee.id) }))
}

/** Of how many of these people a file with these columns tells what is closed. */
export async function closedRows(
  context: ProductContext,
  employeeIds: readonly number[],
  fields: ReadonlySet<string>,
): Promise<number> {
  const { db, inThisCompany } = context
  const conditions = closedFields.filter((field) => fields.has(field)).map((field) => showing(context, field))
  if (conditions.length === 0) return 0
  const { rows } = await sql<{ people: number }>`
    select count(*)::integer as people from employees
    where ${inThisCompany('employees')} and employees.id = any(${employeeIds}::bigint[])
      and (${sql.join(conditions, sql` or `)})`.execute(db)
  return rows[0]?.people ?? 0
}

/** @throws ApiFailure 400 for columns of pay on a day to come: nobody is told beforehand what waits */
export async function refusePayToCome(
  context: ProductContext,
  columns: readonly string[],
  day: string | undefined,
): Promise<void> {
  const asksPay = [...ofPay, 'coefficient'].some((field) => columns.includes(field))
  if (asksPay && day !== undefined && day > (await todayOf(context)))
    throw invalidInput({ columns: ['Không xuất được lương của ngày sau hôm nay. Hãy bỏ các cột lương.'] })
}

/** Where the rights on a field show it to whoever asks. */
function showing(context: ProductContext, field: ClosedField): RawBuilder<SqlBool> {
  const needs = shapeOf(operationNamed('employees.list')).rules.needs.get(field)
  if (needs === undefined) throw new Error(`the contract names no right for ${field}`)
  const condition = rowsShowing(context, needs, visibleEmployees)
  if (condition === null) return sql<SqlBool>`false`
  return sql<SqlBool>`(${condition ?? sql<SqlBool>`true`})`
}
