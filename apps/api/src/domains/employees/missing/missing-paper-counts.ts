import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { visibleEmployees } from '../visible-employees.ts'

/** How many of those who work here lack a paper; without an id, any of them. */
export interface MissingPaperCount {
  id: number | null
  name: string | null
  total: number
}

/**
 * Counts who still has papers to hand in, over all papers in use and for each, by difference: whoever is asked for one, but for
 * those who have handed it in. So nobody is read who has handed in nothing. It is the number of rows that `papersFilters` leave.
 */
export async function missingPaperCounts(context: ProductContext): Promise<MissingPaperCount[]> {
  const { inThisCompany } = context
  const seen = visibleRows(context, visibleEmployees)
  return context.prepared(sql<MissingPaperCount>`
    with paper as materialized (
      select id, name, nature_of_work, document_type_id from required_papers
      where ${inThisCompany('required_papers')} and is_active
    ), people as materialized (
      select kind.nature_of_work, kind.total, (select count(*) from paper
        where paper.nature_of_work is null or paper.nature_of_work = kind.nature_of_work) as asked
      from (select nature_of_work, count(*) as total from employees
        where ${inThisCompany('employees')} and active and ${seen} group by nature_of_work) kind
    ), given as (
      select mark.employee_id, mark.required_paper_id as paper_id from employee_paper_marks mark
      where ${inThisCompany('mark')}
      union
      select about.employee_id, paper.id from paper
      join documents document on ${inThisCompany('document')} and document.document_type_id = paper.document_type_id
        and (document.expiry_date is null or document.expiry_date >= current_date)
      join document_employees about on ${inThisCompany('about')} and about.document_id = document.id
    ), present as materialized (
      select given.paper_id, employees.id as employee_id, employees.nature_of_work from given
      join employees on ${inThisCompany('employees')} and employees.id = given.employee_id and employees.active
      join paper on paper.id = given.paper_id
        and (paper.nature_of_work is null or paper.nature_of_work = employees.nature_of_work)
      where ${seen}
    ), complete as (
      select nature_of_work, count(*) as papers from present group by employee_id, nature_of_work
    )
    select * from (select null::bigint as id, null::text as name, (coalesce((select sum(total) from people where asked > 0), 0)
      - (select count(*) from complete join people on people.nature_of_work is not distinct from complete.nature_of_work
        and people.asked = complete.papers))::integer as total
    union all
    select paper.id, paper.name, (coalesce((select sum(total) from people
        where paper.nature_of_work is null or paper.nature_of_work = people.nature_of_work), 0)
      - (select count(*) from present where present.paper_id = paper.id))::integer
    from paper) counted order by vn_fold(name), id`)
}
