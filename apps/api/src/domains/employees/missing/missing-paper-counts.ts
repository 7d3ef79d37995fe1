import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { visibleNarrowing, visibleRows } from '../../../contract/access.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { activeCount } from '../headcount.ts'
import { visibleEmployees } from '../visible-employees.ts'

/** How many of those who work here lack a paper; without an id, any of them. */
export interface MissingPaperCount {
  id: number | null
  name: string | null
  total: number
}

/**
 * Counts who still has papers to hand in, over all papers in use and for each, by difference: whoever is asked for one, but for
 * those who have handed it in. So nobody is read who has handed in nothing, and kinds of work of
 * which no paper is asked by itself are as one. It is the number of rows that `papersFilters` leave.
 */
export async function missingPaperCounts(context: ProductContext): Promise<MissingPaperCount[]> {
  const { inThisCompany } = context
  const seen = visibleRows(context, visibleEmployees)
  return context.prepared(sql<MissingPaperCount>`
    with paper as materialized (
      select id, name, nature_of_work, document_type_id from required_papers
      where ${inThisCompany('required_papers')} and is_active
    ), kind as materialized (
      select nature_of_work, (select count(*) from employees
        where ${inThisCompany('employees')} and active and nature_of_work = apart.nature_of_work and ${seen}) as total
      from (select distinct nature_of_work from paper where nature_of_work is not null) apart
    ), people as materialized (
      select kind.nature_of_work, kind.total, (select count(*) from paper
        where paper.nature_of_work is null or paper.nature_of_work = kind.nature_of_work) as asked
      from (select nature_of_work, total from kind
        union all select null, ${activeCount(context)} - coalesce((select sum(total) from kind), 0)) kind
    ), ${seesWholeCompany(context) ? keptHandedIn(context) : readHandedIn(context, seen)}
    select * from (select null::bigint as id, null::text as name, (coalesce((select sum(total) from people where asked > 0), 0)
      - coalesce((select handed_in.people from handed_in where paper_id = ${everyPaper}), 0))::integer as total
    union all
    select paper.id, paper.name, (coalesce((select sum(total) from people
        where paper.nature_of_work is null or paper.nature_of_work = people.nature_of_work), 0)
      - coalesce(handed_in.people, 0))::integer
    from paper left join handed_in on handed_in.paper_id = paper.id) counted order by vn_fold(name), id`)
}

/** Stands for all papers that are asked of somebody, where people are counted by paper. */
const everyPaper = sql.lit(0)

function seesWholeCompany(context: ProductContext): boolean {
  const { plain, memberships } = visibleNarrowing(context, visibleEmployees)
  return plain.length + memberships.length === 0
}

/** How many have handed in each paper and all of them, as it is kept for a whole company: a day's sum of few rows. */
function keptHandedIn({ inThisCompany }: ProductContext): RawBuilder<unknown> {
  return sql`handed_in as (
      select required_paper_id as paper_id, sum(kept.people) as people from handed_paper_totals kept
      where ${inThisCompany('kept')} and kept.good_until >= current_date group by required_paper_id
    )`
}

/** The same of those whom the reader may see, from their marks and documents. */
function readHandedIn({ inThisCompany }: ProductContext, seen: Expression<SqlBool>): RawBuilder<unknown> {
  return sql`given as (
      select mark.employee_id, mark.required_paper_id as paper_id from employee_paper_marks mark
      where ${inThisCompany('mark')}
      union
      select about.employee_id, paper.id from paper
      join documents document on ${inThisCompany('document')} and document.document_type_id = paper.document_type_id
        and (document.expiry_date is null or document.expiry_date >= current_date)
      join document_employees about on ${inThisCompany('about')} and about.document_id = document.id
    ), giver as materialized (
      select employees.id as employee_id, employees.nature_of_work, his.papers,
        (select kind.nature_of_work from kind where kind.nature_of_work = employees.nature_of_work) as counted_as
      from (select employee_id, array_agg(paper_id) as papers from given group by employee_id) his
      join employees on ${inThisCompany('employees')} and employees.id = his.employee_id and employees.active
      where ${seen}
    ), present as materialized (
      select paper.id as paper_id, giver.employee_id, giver.counted_as as nature_of_work from giver
      join paper on paper.id = any(giver.papers)
        and (paper.nature_of_work is null or paper.nature_of_work = giver.nature_of_work)
    ), complete as (
      select nature_of_work, count(*) as papers from present group by employee_id, nature_of_work
    ), handed_in as (
      select paper_id, count(*) as people from present group by paper_id
      union all
      select ${everyPaper}, count(*) from complete
      join people on people.nature_of_work is not distinct from complete.nature_of_work and people.asked = complete.papers
    )`
}
