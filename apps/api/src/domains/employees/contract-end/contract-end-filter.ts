import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ListSource } from '../../../contract/list-query/source.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'

/** Whether a row of `contracts` is the issued contract of its employee that begins last: whoever has a next one goes on by it. */
export function isLastContract({
  inThisCompany,
}: Pick<CompanyTransaction, 'inThisCompany'>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(contracts.state = 'issued' and not exists (
    select from contracts later
    where ${inThisCompany('later')} and later.employee_id = contracts.employee_id and later.state = 'issued'
      and (later.start_date, later.id) > (contracts.start_date, contracts.id)))`
}

/** How the list of employees is filtered by the day on which a contract ends, asked of all contracts of such days at once. */
export const contractEndFilter = {
  contract_end_date: {
    elsewhere: (asked, context) => sql<SqlBool>`employees.id in (
      select contracts.employee_id from contracts
      where ${context.inThisCompany('contracts')} and ${asked(sql`contracts.end_date`)} and ${isLastContract(context)})`,
  },
} as const satisfies NonNullable<ListSource['fields']>
