import type { PoolClient } from 'pg'

/**
 * What the courses of the demo are called, with the state and the days from the day of the demo to their first one. A running
 * one whose days are over has its attendance and results, and waits to be finished.
 */
const courses = [
  ['Huấn luyện an toàn lao động nhóm 3', 'open', 12],
  ['Vận hành xe nâng an toàn', 'planned', 26],
  ['Kỹ năng giao tiếp với khách hàng', 'open', 19],
  ['Sơ cấp cứu tại nơi làm việc', 'planned', 40],
  ['Tin học văn phòng nâng cao', 'open', 33],
  ['Phòng cháy chữa cháy cơ sở', 'planned', 54],
  ['Hội nhập nhân viên mới', 'planned', 9],
  ['Quản lý kho hàng', 'cancelled', 21],
  ['Sơ cấp cứu tại nơi làm việc, đợt 1', 'finished', -168],
  ['Phòng cháy chữa cháy cơ sở, đợt 1', 'finished', -121],
  ['Hội nhập nhân viên mới, đợt 1', 'finished', -75],
  ['Vận hành xe nâng an toàn, đợt 1', 'running', -2],
  ['Huấn luyện an toàn nhóm 3', 'finished', -712],
  ['Huấn luyện an toàn nhóm 3', 'finished', -790],
  ['Phòng cháy chữa cháy cơ sở, đợt 2', 'running', -9],
] as const

/** Courses that give a certificate, by the words of its name. */
const certified = [
  ['an toàn nhóm 3', 'Thẻ an toàn lao động nhóm 3'],
  ['Phòng cháy', 'Chứng nhận huấn luyện nghiệp vụ PCCC và CNCH'],
  ['xe nâng', 'Chứng chỉ vận hành xe nâng'],
] as const

/**
 * Gives the company of the transaction courses of two years, past ones and some to come, each with two subjects, a lecturer from outside, its days
 * and its costs; their codes stand in the book of numbers.
 *
 * @param reference the day that the demo takes for today, yyyy-mm-dd
 */
export async function seedDemoTrainings(client: PoolClient, reference: string): Promise<void> {
  await client.query(
    `insert into trainings (company_id, code, name, type_id, formality_id, location_id, start_date, end_date, hours,
       register_deadline, confirm_deadline, max_people, status, status_reason, certificate_id)
     select company.id, 'ĐT-' || extract(year from $1::date + days) || '-' || lpad((row_number() over (
         partition by company.id, extract(year from $1::date + days) order by place))::text, 3, '0'), course.name,
       (select id from training_types t where t.company_id = company.id order by id offset (place - 1) % 3 limit 1),
       (select id from training_formalities f where f.company_id = company.id order by id limit 1),
       (select id from training_locations l where l.company_id = company.id order by id limit 1),
       $1::date + days, $1::date + days + 1, 16, $1::date + days - 7, $1::date + days - 3, 20 + place * 5, course.status,
       case course.status when 'cancelled' then 'Chưa đủ số lượng đăng ký.' end,
       case when course.status in ('running', 'finished') then (select c.id from certificates c, jsonb_to_recordset($3::jsonb)
           as given (word text, name text)
         where c.company_id = company.id and c.name = given.name and course.name like '%' || given.word || '%' limit 1) end
     from companies company, jsonb_to_recordset($2::jsonb) as course (place integer, name text, status text, days integer)
     where exists (select from training_types t where t.company_id = company.id)
     order by company.id, place`,
    [
      reference,
      JSON.stringify(courses.map(([name, status, days], at) => ({ place: at + 1, name, status, days }))),
      JSON.stringify(certified.map(([word, name]) => ({ word, name }))),
    ],
  )
  await client.query(
    `insert into training_subjects (company_id, training_id, name, place, theory_hours, practice_hours)
     select company_id, id, subject.name, place, case place when 1 then 8 else 0 end, case place when 2 then 8 else 0 end
     from trainings course, (values (1, 'Lý thuyết'), (2, 'Thực hành')) as subject (place, name)
     order by company_id, id, place`,
  )
  await client.query(
    `insert into training_lecturers (company_id, training_id, name, organisation, title, fee_per_hour)
     select company_id, id, 'Trần Văn Giảng', 'Trung tâm Huấn luyện Mẫu', 'Giảng viên', 300000 from trainings
     order by company_id, id`,
  )
  await client.query(
    `insert into training_details (company_id, training_id, date, from_time, to_time, subject_id, group_name, closed_at)
     select subject.company_id, subject.training_id, course.start_date + subject.place - 1, '07:30', '16:30', subject.id, 'A',
       case when course.status = 'finished' or course.end_date < $1::date - 3 then course.start_date + subject.place + time '10:00' end
     from training_subjects subject
     join trainings course on course.company_id = subject.company_id and course.id = subject.training_id
     order by subject.company_id, subject.id`,
    [reference],
  )
  await client.query(
    `insert into training_costs (company_id, training_id, kind, name, planned, actual)
     select company_id, id, kind, cost.name, planned, case status when 'finished' then planned - id % 7 * 50000 end from trainings,
       (values ('lecturer', 'Thù lao giảng viên', 4800000), ('material', 'Tài liệu học', 1500000), ('board', 'Nước uống, ăn giữa ca', 2400000))
         as cost (kind, name, planned)
     order by company_id, id, kind`,
  )
  await client.query(
    `insert into drawn_numbers (company_id, kind, year, series_year, sequence, number, record_kind, record_id, drawn_at)
     select company_id, 'training_course', split_part(code, '-', 2)::int, split_part(code, '-', 2)::int,
       split_part(code, '-', 3)::int, code, 'trainings', id, $1::date from trainings order by company_id, id`,
    [reference],
  )
  await client.query(
    `insert into number_counters (company_id, kind, series_year, last_number)
     select company_id, 'training_course', split_part(code, '-', 2)::int, count(*) from trainings group by 1, 3`,
  )
}
