import { type Expression, type SqlBool, sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { ListField, ListSource } from '../../../contract/list-query/source.ts'
import { codesOf, type DataState, type FindingGroup, findingGroups, isShownFinding } from './findings.ts'

const [open, sensitive, numbers] = findingGroups

/** How the list of employees is filtered by what is found in files; only those at work are looked at. */
export const qualityFilters = {
  data_state: {
    values: 'string',
    matches: (states, context) => {
      const asked = (['incomplete', 'contradictory'] as const).filter((state) => states.includes(state))
      const parts = asked.map((state) => inState(context, state))
      if (states.includes('complete'))
        parts.push(sql<SqlBool>`(employees.active and not ${inState(context, 'incomplete')})`)
      return parts.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(parts, sql` or `)})`
    },
  },
  findings: ofGroup(open),
  sensitive_findings: ofGroup(sensitive),
  number_findings: ofGroup(numbers),
} as const satisfies NonNullable<ListSource['fields']>

/** The contract says which rights a group asks for; codes of another group find nobody. */
function ofGroup(group: FindingGroup): ListField {
  const codes: ReadonlySet<unknown> = new Set(codesOf(group))
  return {
    values: 'string',
    matches: (values, { inThisCompany }) => sql<SqlBool>`(employees.active and employees.id in (
      select found.employee_id from employee_findings found
      where ${inThisCompany('found')} and found.finding = any(${values.filter((code) => codes.has(code))}::text[])))`,
  }
}

function inState(context: ProductContext, state: DataState): Expression<SqlBool> {
  return sql<SqlBool>`(employees.active and exists (
    select from employee_findings found
    where ${context.inThisCompany('found')} and found.employee_id = employees.id and ${isShownFinding(context, state)}))`
}
