import type { ClientBase } from 'pg'

/**
 * Says of most people of a demo company which papers they handed in, so that a few are still missing here and there. The
 * transaction belongs to that company.
 * @param reference the day that the data take for today
 */
export async function seedDemoPaperMarks(client: ClientBase, reference: string): Promise<void> {
  // By a remainder of the id, so that the same group always lacks the same papers.
  await client.query(
    `insert into employee_paper_marks
       (company_id, employee_id, required_paper_id, state, handed_in_on, storage_place, reason)
     select person.company_id, person.id, paper.id,
       case when drawn.lot = 0 then 'waived' else 'handed_in' end,
       case when drawn.lot > 0 then least(person.join_date + 5, $1::date) end,
       case when drawn.lot > 0 then 'Tủ hồ sơ ' || person.id % 9 + 1 || ', ngăn ' || person.id % 5 + 1 end,
       case when drawn.lot = 0 then 'Đã nộp tại công ty cũ trong tập đoàn.' end
     from (select *, row_number() over (order by code) as place from required_papers
       where company_id = app_company_id()) paper
     join employees person on person.company_id = paper.company_id and person.active and person.join_date <= $1::date
     cross join lateral (select (person.id * 7 + paper.place * paper.place * 13) % 41 as lot) drawn
     where drawn.lot < 38`,
    [reference],
  )
}
