import { type RawBuilder, sql } from 'kysely'
import type { RowReaches } from '../contract/field-rights.ts'
import type { Scope } from '../contract/session.ts'
import type { CompanyTransaction } from '../db/transaction.ts'
import { unitsNow } from './units-now.ts'

/** Whose units count: those who work here (`employee_units`), or those who have left as well (`unit_people`). */
export type ReachedPeople = 'employee_units' | 'unit_people'

/**
 * Which of the narrower scopes of a user cover an employee at this moment, as `rowReaches` tells it of a request: background
 * work asks anew, since both may have moved since it was asked for.
 * @param employee the column that holds the employee's id
 */
export function reachesNow(
  transaction: Pick<CompanyTransaction, 'inThisCompany'>,
  userId: number | null,
  employee: RawBuilder<number>,
  people: ReachedPeople,
): RawBuilder<RowReaches> {
  const { inThisCompany } = transaction
  const asker = userId ?? 0
  return sql`array[
    exists (select from ${sql.table(people)} reached where ${inThisCompany('reached')}
      and reached.employee_id = ${employee} and reached.department_id in ${unitsNow(transaction, asker)}),
    exists (select from accounts oneself join employees own_file on ${inThisCompany('own_file')}
        and own_file.person_id = oneself.person_id
      where ${inThisCompany('oneself')} and oneself.id = ${asker} and own_file.id = ${employee})]`
}

/** Whether any of the scopes with which work was asked for covers a row with these reaches. */
export function anyCovers(scopes: readonly { scope: Scope }[] | undefined, [unit, own]: RowReaches): boolean {
  const covered = { company: true, unit, own }
  return (scopes ?? []).some(({ scope }) => covered[scope])
}
