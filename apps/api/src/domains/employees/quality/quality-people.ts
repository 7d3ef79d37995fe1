import { type RawBuilder, sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { AskedUnit } from '../asked-unit.ts'
import { askedPapers, isMissing } from '../missing/asked-papers.ts'
import { visibleEmployees } from '../visible-employees.ts'
import { isShownFinding } from './findings.ts'

/** Those of the employees at work, as `employees`, whom whoever asks may see in a unit with all below it, or anywhere. */
export function peopleAsked(context: ProductContext, unit: AskedUnit | null): RawBuilder<boolean> {
  return sql`${context.inThisCompany('employees')} and employees.active
    and ${visibleRows(context, visibleEmployees)} ${inUnit(context, unit)}`
}

function inUnit({ inThisCompany }: ProductContext, unit: AskedUnit | null) {
  if (unit === null) return sql``
  return sql`and employees.id in (
    select belongs.employee_id from employee_units belongs
    where ${inThisCompany('belongs')} and belongs.department_id = ${unit.id})`
}

/**
 * `judged`: each of those people with what his file lacks and whether something in it contradicts itself, as far as whoever
 * asks may see it. Everything is read once for all of them, which for a whole company is a hundred times cheaper than by person.
 */
export function judgedPeople(context: ProductContext, unit: AskedUnit | null): RawBuilder<unknown> {
  const { inThisCompany, scopes } = context
  const isEverybody = unit === null && scopes.some(({ scope }) => scope === 'company')
  const amongAsked = isEverybody
    ? sql``
    : sql`and person.id in (select employees.id from employees where ${peopleAsked(context, unit)})`
  return sql`lacking as materialized (
      select distinct person.id from employees person ${askedPapers(context)}
      where ${inThisCompany('person')} and ${isMissing(context)} ${amongAsked}),
    found as materialized (
      select found.employee_id, bool_or(${isShownFinding(context, 'incomplete')}) as lacks_data,
        bool_or(${isShownFinding(context, 'contradictory')}) as contradictory
      from employee_findings found
      join employees on ${inThisCompany('employees')} and employees.id = found.employee_id
      where ${inThisCompany('found')} and ${peopleAsked(context, unit)} group by found.employee_id),
    judged as materialized (
      select employees.id, lacking.id is not null as lacks_papers,
        coalesce(found.lacks_data, false) as lacks_data, coalesce(found.contradictory, false) as contradictory
      from employees
      left join lacking on lacking.id = employees.id
      left join found on found.employee_id = employees.id
      where ${peopleAsked(context, unit)})`
}
