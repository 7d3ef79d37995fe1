import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import type { CivilDay } from '../job/days.ts'

/** Of units with more than one in so many of a company's people it is worth while to know how many they are. */
const smallestKnown = 20
/** Looking people up one by one pays where they are fewer than one in so many. */
const few = 4

/**
 * Whether some units have so few people, by those who work there today, that it is cheaper to look these up than to read what
 * everybody was on a day.
 */
export async function fewWorkIn({
  db,
  inThisCompany,
}: CompanyTransaction): Promise<(units: readonly unknown[]) => boolean> {
  const { rows } = await sql<{ id: number; share: number }>`
    select kept.department_id as id, kept.employees::float / whole.total as share
    from department_counts kept
    join table_counts whole on ${inThisCompany('whole')} and whole.table_name = 'employees'
    where ${inThisCompany('kept')} and kept.employees * ${smallestKnown} > whole.total`.execute(db)
  const shares = new Map(rows.map(({ id, share }) => [id, share]))
  const shareOf = (unit: unknown) => shares.get(Number(unit)) ?? 1 / smallestKnown
  return (units) => units.reduce<number>((sum, unit) => sum + shareOf(unit), 0) <= 1 / few
}

/**
 * Whether one of `employees` has ever been in one of the units until a day, or has held further positions, which say of
 * themselves where they are. Whoever is in a unit on that day is among them, and so is who left it last.
 */
export function everIn(
  { inThisCompany }: CompanyTransaction,
  day: CivilDay,
  units: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  // An array is taken for few; how many hold further positions the planner may not know behind the wall of the company.
  return sql<SqlBool>`employees.id = any(array(
    select was.employee_id from job_versions was
    where ${inThisCompany('was')} and was.department_id = any(${units}) and was.valid_from <= ${day}::date
    union all
    select was.employee_id from job_versions was
    where ${inThisCompany('was')} and was.further_positions <> '[]' and was.valid_from <= ${day}::date))`
}
