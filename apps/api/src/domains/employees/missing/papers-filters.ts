import { type Expression, type SqlBool, sql } from 'kysely'
import type { ListSource } from '../../../contract/list-query/source.ts'
import { namesIn } from '../../../contract/list-query/names.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { askedPapers, isMissing } from './asked-papers.ts'

/** How the list of employees is filtered by what they still have to hand in; only who works here has to. */
export const papersFilters = {
  papers_state: {
    values: 'string',
    matches: (states, company) => {
      const asked = (state: string) => states.includes(state)
      if (asked('complete') && asked('incomplete')) return sql<SqlBool>`employees.active`
      if (asked('incomplete')) return lacks(company)
      return asked('complete')
        ? sql<SqlBool>`employees.active and not ${lacks(company)}`
        : sql<SqlBool>`false`
    },
  },
  missing_paper_id: {
    values: 'integer',
    names: namesIn('required_papers'),
    matches: (papers, company) => lacks(company, sql`and paper.id = any(${papers}::bigint[])`),
  },
} as const satisfies NonNullable<ListSource['fields']>

/** Asked of all people at once, which is a hundred times cheaper than one by one. */
function lacks(company: CompanyTransaction, narrowed = sql``): Expression<SqlBool> {
  return sql<SqlBool>`(employees.id in (
    select person.id from employees person ${askedPapers(company)}
    where ${company.inThisCompany('person')} ${narrowed} and ${isMissing(company)}))`
}
