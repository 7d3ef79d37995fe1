import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { ofActiveCode } from '../../contract/list-query/active-code.ts'
import type { ListQuery } from '../../contract/list-query/source.ts'
import type { RelatedRows } from '../../contract/list-query/related-rows.ts'
import type { CompanyTransaction } from '../../db/transaction.ts'
import { statesAsked } from './awaited.ts'

/** Which people of a unit are meant: those who work there, those who left it last, or both. */
export type UnitPeople = 'all' | 'working' | 'left'

const tables = { all: 'unit_people', working: 'employee_units', left: 'leaver_units' } as const

/**
 * The employees of units and of all below them. One unit's employees are kept in the order of their names and counted;
 * those of several may overlap.
 */
export function inUnits(
  units: readonly unknown[],
  { inThisCompany }: CompanyTransaction,
  people: UnitPeople = 'all',
): RelatedRows {
  const membership: RelatedRows = {
    table: tables[people],
    key: 'employee_id',
    where: (alias) => sql<SqlBool>`${sql.ref(`${alias}.department_id`)} = any(${units}::bigint[])`,
  }
  if (units.length !== 1) return membership
  const [unit] = units
  return {
    ...membership,
    where: (alias) => sql<SqlBool>`${sql.ref(`${alias}.department_id`)} = ${unit}`,
    maintained: { orderedBy: 'sort_name', total: totalOf(unit, people, inThisCompany) },
  }
}

/** Those at work are counted already; leavers are few. */
function totalOf(
  unit: unknown,
  people: UnitPeople,
  inThisCompany: CompanyTransaction['inThisCompany'],
): RawBuilder<unknown> {
  const working = sql`(select employees from department_counts
    where ${inThisCompany('department_counts')} and department_id = ${unit})`
  const left = sql`(select count(*) from leaver_units
    where ${inThisCompany('leaver_units')} and department_id = ${unit} and not exists (
      select from employee_units here
      where ${inThisCompany('here')} and here.department_id = ${unit}
        and here.sort_name = leaver_units.sort_name and here.employee_id = leaver_units.employee_id))`
  if (people === 'working') return sql`select ${working}`
  return people === 'left' ? sql`select ${left}` : sql`select coalesce(${working}, 0) + ${left}`
}

/** Whom a list asks for by its filters; a table of fewer people is read where they all stand in it. */
export function peopleAsked({ filter = {} }: Pick<ListQuery, 'filter'>): UnitPeople {
  const { active } = filter
  const asked = ofActiveCode(active?.value)
  if (active !== undefined && typeof asked === 'boolean') {
    return asked === (active.operator !== 'is_not') ? 'working' : 'left'
  }
  const states = statesAsked({ filter })
  if (states.length === 0) return 'all'
  if (states.every((each) => each === 'left')) return 'left'
  return states.includes('left') || states.includes('awaited') ? 'all' : 'working'
}
