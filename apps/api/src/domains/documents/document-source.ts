import { type Expression, type SqlBool, sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import { namesIn, namesOfUnits } from '../../contract/list-query/names.ts'
import type { ListField, ListSource } from '../../contract/list-query/source.ts'
import { namesOfVisibleEmployees, visibleEmployees } from '../employees/public.ts'

const typeName = sql`(
  select kind.name from document_types kind
  where kind.company_id = documents.company_id and kind.id = documents.document_type_id)`

/** How soon a document expires, asked of today in Viet Nam; nothing for one that does not. */
export function expiryState(table: string): Expression<string | null> {
  const expiry = sql.ref(`${table}.expiry_date`)
  // Five days at most, looked at one by one: a function of the list of them costs ten times as much, for every row.
  const remindDays = [1, 2, 3, 4, 5].map(
    (place) => sql`${sql.ref(`${table}.remind_days`)}[${sql.lit(place)}]`,
  )
  return sql`(case when ${expiry} is null then null when ${expiry} < current_date then 'expired'
    when ${expiry} - coalesce(greatest(${sql.join(remindDays)}), 0) <= current_date then 'expiring'
    else 'valid' end)`
}

/** Between which days a document of these states expires at any rate; which state it has, {@link expiryState} says. */
function expiresAsIn(table: string, states: readonly unknown[]): Expression<SqlBool> {
  const expiry = sql.ref(`${table}.expiry_date`)
  const days: Readonly<Record<string, Expression<SqlBool>>> = {
    expired: sql`${expiry} < current_date`,
    expiring: sql`${expiry} between current_date and current_date + 365`,
    valid: sql`${expiry} > current_date`,
  }
  const any = [sql`false`, ...states.flatMap((state) => days[String(state)] ?? [])]
  return sql`(${sql.join(any, sql` or `)})`
}

/** Where lists of documents come from. */
export const documentSource: ListSource = {
  table: 'documents',
  words: { table: 'document_words', key: 'document_id' },
  defaultSort: '-issue_date',
  fields: {
    document_type_id: { names: namesIn('document_types'), sortsBy: sql`vn_fold(${typeName})` },
    number: { sortsBy: sql`vn_fold(documents.number)` },
    summary: { sortsBy: sql`vn_fold(documents.summary)` },
    signer: { sortsBy: sql`vn_fold(documents.signer)` },
    expiry_state: {
      values: 'string',
      matches: (states) => ({
        table: 'documents',
        key: 'id',
        // Few expire within a year, and an index knows them by their day.
        where: (alias) =>
          sql<SqlBool>`(${expiresAsIn(alias, states)} and ${expiryState(alias)} = any(${states}::text[]))`,
      }),
    },
    employee_id: {
      values: 'integer',
      names: namesOfVisibleEmployees,
      matches: (employees, context) => ({
        table: 'document_employees',
        key: 'document_id',
        where: (alias) => sql<SqlBool>`${sql.ref(`${alias}.employee_id`)} in (
          select employees.id from employees
          where ${context.inThisCompany('employees')} and employees.id = any(${employees}::bigint[])
            and ${visibleRows(context, visibleEmployees)})`,
      }),
    },
    department_id: {
      values: 'integer',
      names: namesOfUnits,
      matches: (units, { inThisCompany }) => ({
        table: 'document_employees',
        key: 'document_id',
        where: (alias) => sql<SqlBool>`${sql.ref(`${alias}.employee_id`)} in (
          select seat.employee_id from employee_units seat
          where ${inThisCompany('seat')} and seat.department_id = any(${units}::bigint[]))`,
      }),
    },
  } satisfies Record<string, ListField>,
}
