import type { TestDatabase } from '../../../../testing/database.ts'

/**
 * Where the kept totals of handed papers differ from what people, their marks and their documents come to, of every company
 * and of days before today and after it. It is told without what keeps them: nobody's papers are derived from days that it
 * has not asked for.
 */
export async function handedPapersAstray({ superuser }: Pick<TestDatabase, 'superuser'>): Promise<unknown[]> {
  const { rows } = await superuser.query(`
    with day as (
      select current_date + away as day from unnest(array[-700, -30, -1, 0, 1, 30, 365, 900]) as away
    ), asked as (
      select day, person.company_id, person.id as employee_id, paper.id as paper_id, exists (
          select from employee_paper_marks mark where mark.company_id = person.company_id
            and mark.employee_id = person.id and mark.required_paper_id = paper.id)
        or exists (
          select from documents document where document.company_id = person.company_id
            and person.id = any (document.employee_ids) and document.document_type_id = paper.document_type_id
            and (document.expiry_date is null or document.expiry_date >= day)) as is_there
      from day cross join employees person
      join required_papers paper on paper.company_id = person.company_id and paper.is_active
        and (paper.nature_of_work is null or paper.nature_of_work = person.nature_of_work)
      where person.active
    ), counted as (
      select day, company_id, paper_id, count(*) as people from asked where is_there group by 1, 2, 3
      union all
      select day, company_id, 0, count(*) from (
        select day, company_id from asked group by day, company_id, employee_id having bool_and(is_there)
      ) complete group by 1, 2
    ), kept as (
      select day, company_id, required_paper_id as paper_id, sum(people) as people
      from day join handed_paper_totals on good_until >= day group by 1, 2, 3
    )
    select day::text, company_id, paper_id, counted.people as counted, kept.people as kept
    from counted full join kept using (day, company_id, paper_id)
    where coalesce(counted.people, 0) <> coalesce(kept.people, 0)`)
  return rows
}
