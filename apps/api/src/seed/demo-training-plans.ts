import type { PoolClient } from 'pg'

/** What the plans of the demo hold: contents, the type of each, months, expected people, and what it costs. */
const lines = [
  ['Huấn luyện an toàn lao động nhóm 3', 'Đào tạo an toàn lao động', [3, 9], 60, 36_000_000],
  ['Vận hành xe nâng an toàn', 'Đào tạo nghiệp vụ', [4], 20, 24_000_000],
  ['Sơ cấp cứu tại nơi làm việc', 'Đào tạo an toàn lao động', [5, 11], 40, 18_000_000],
  ['Phòng cháy chữa cháy cơ sở', 'Đào tạo phòng cháy chữa cháy', [6], 80, 22_000_000],
  ['Kỹ năng giao tiếp với khách hàng', 'Đào tạo kỹ năng mềm', [7], 30, 15_000_000],
  ['Hội nhập nhân viên mới', 'Đào tạo hội nhập', [2, 5, 8, 11], 100, 10_000_000],
] as const

/** The plans of two years, by how many years after the year of the demo, with their state then. */
const plans = [
  [0, 'approved'],
  [1, 'waiting'],
] as const

/**
 * Gives the company of the transaction a plan of training for this year, which is being carried out, and one for the next, which waits; courses of
 * the demo stand at the lines of this year that are called like them. Comes after the courses.
 *
 * @param reference the day that the demo takes for today, yyyy-mm-dd
 */
export async function seedDemoTrainingPlans(client: PoolClient, reference: string): Promise<void> {
  await client.query(
    `insert into training_plans (company_id, code, name, year, status, approved_at, approved_people, approved_planned)
     select company.id, 'KHĐT-' || made.year || '-01', 'Kế hoạch đào tạo năm ' || made.year, made.year, made.status,
       case made.status when 'approved' then make_timestamptz(made.year - 1, 12, 15, 9, 0, 0, 'Asia/Ho_Chi_Minh') end,
       case made.status when 'approved' then $3::integer end, case made.status when 'approved' then $4::bigint end
     from companies company, lateral (select extract(year from $1::date)::integer + (plan ->> 0)::integer as year,
       plan ->> 1 as status from jsonb_array_elements($2::jsonb) plan) made
     where exists (select from training_types t where t.company_id = company.id)
     order by company.id, made.year`,
    [
      reference,
      JSON.stringify(plans),
      lines.reduce((sum, [, , , people]) => sum + people, 0),
      lines.reduce((sum, [, , , , planned]) => sum + planned, 0),
    ],
  )
  await client.query(
    `insert into training_plan_lines (company_id, plan_id, place, name, type_id, formality_id, months, people, planned)
     select plan.company_id, plan.id, line.place, line.name,
       (select id from training_types t where t.company_id = plan.company_id order by t.name <> line.type, id limit 1),
       (select id from training_formalities f where f.company_id = plan.company_id order by id limit 1),
       array(select jsonb_array_elements_text(line.months)::integer), line.people, line.planned
     from training_plans plan, jsonb_to_recordset($1::jsonb)
       as line (place integer, name text, type text, months jsonb, people integer, planned bigint)
     order by plan.company_id, plan.id, line.place`,
    [
      JSON.stringify(
        lines.map(([name, type, months, people, planned], at) => ({
          place: at + 1,
          name,
          type,
          months,
          people,
          planned,
        })),
      ),
    ],
  )
  await client.query(
    `update trainings course set plan_id = line.plan_id, plan_line_id = line.id
     from training_plan_lines line
     join training_plans plan on plan.company_id = line.company_id and plan.id = line.plan_id and plan.status = 'approved'
     where line.company_id = course.company_id and (line.name = course.name or course.name like line.name || ', đợt%')`,
  )
  await client.query(
    `update training_plans plan set status = 'running' from trainings course
     where course.company_id = plan.company_id and course.plan_id = plan.id and course.status in ('running', 'finished')`,
  )
  await client.query(
    `insert into drawn_numbers (company_id, kind, year, series_year, sequence, number, record_kind, record_id, drawn_at)
     select company_id, 'training_plan', year, year, 1, code, 'trainingPlans', id, $1::date from training_plans
     order by company_id, id`,
    [reference],
  )
  await client.query(
    `insert into number_counters (company_id, kind, series_year, last_number)
     select company_id, 'training_plan', year, count(*) from training_plans group by company_id, year`,
  )
}
