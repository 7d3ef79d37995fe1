import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ListSource } from '../../../contract/list-query/source.ts'
import { namesIn } from '../../../contract/list-query/names.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { askedPapers, isMissing } from './asked-papers.ts'

type Company = Pick<CompanyTransaction, 'inThisCompany'>

/** How the list of employees is filtered by what they still have to hand in; only who works here has to. */
export const papersFilters = {
  papers_state: {
    values: 'string',
    matches: (states, company) => {
      const asked = (state: string) => states.includes(state)
      if (asked('complete') && asked('incomplete')) return sql<SqlBool>`employees.active`
      if (asked('incomplete')) return lacksPapers(company)
      return asked('complete')
        ? sql<SqlBool>`employees.active and not ${lacksPapers(company)}`
        : sql<SqlBool>`false`
    },
  },
  missing_paper_id: {
    values: 'integer',
    names: namesIn('required_papers'),
    matches: (papers, company) => lacksPapers(company, sql`and paper.id = any(${papers}::bigint[])`),
  },
} as const satisfies NonNullable<ListSource['fields']>

/**
 * Whether somebody of `employees` still has to hand a paper in. Asked of all people at once, which is a hundred times cheaper
 * than one by one.
 */
export function lacksPapers(company: Company, narrowed = sql``): RawBuilder<SqlBool> {
  return sql<SqlBool>`(employees.id in (
    select person.id from employees person ${askedPapers(company)}
    where ${company.inThisCompany('person')} ${narrowed} and ${isMissing(company)}))`
}

/** What each of those who work here still has to hand in: a select of `employee_id` and `name`. */
export function missingPaperRows(company: Company): RawBuilder<unknown> {
  return sql`select person.id as employee_id, paper.name from employees person ${askedPapers(company)}
    where ${company.inThisCompany('person')} and ${isMissing(company)}`
}
