import type { PoolClient } from 'pg'

/** What the periodic tests of the demo are called, with kind, state, days from the day of the demo, and people. */
const exams = [
  ['Kiểm tra an toàn lao động quý III', 'safety', 'published', -38, 24],
  ['Kiểm tra nghiệp vụ kho vận', 'skill', 'published', -24, 16],
  ['Kiểm tra hết thử việc tháng 10', 'probation', 'reviewing', -9, 8],
  ['Kiểm tra phòng cháy chữa cháy', 'safety', 'scoring', -4, 20],
  ['Kiểm tra nghiệp vụ chăm sóc khách hàng', 'skill', 'scheduled', 12, 18],
  ['Kiểm tra an toàn lao động quý IV', 'safety', 'draft', 30, 24],
] as const

/** A number from 0 to 99 that is the same in every run, from ids and a salt. */
const drawn = (salt: number) => `((person.id * 7919 + part.position * 4241 + ${salt}) % 100)`

/**
 * Gives the company of the transaction periodic tests of a quarter: published ones with scores of every grade, one that
 * waits for review, one whose scores are half entered, and two to come.
 *
 * @param reference the day that the demo takes for today, yyyy-mm-dd
 */
export async function seedDemoExams(client: PoolClient, reference: string): Promise<void> {
  await client.query(
    `insert into exams (company_id, code, name, kind, from_date, to_date, place, pass_score, raises_needs, status,
       published_at)
     select company_id, 'KTĐK-' || to_char(day, 'YYYY"-Q"Q') || '-'
         || lpad((row_number() over (partition by company_id, to_char(day, 'YYYY-Q') order by place))::text, 2, '0'),
       name, kind, day, day, 'Hội trường A', 5, true, status,
       case status when 'published' then day + interval '7 days 9 hours' end
     from (select company.id as company_id, exam.*, $1::date + exam.days as day
       from companies company, jsonb_to_recordset($2::jsonb)
         as exam (place integer, name text, kind text, status text, days integer)
       where company.id = (select app_company_id())) due
     order by company_id, place`,
    [
      reference,
      JSON.stringify(
        exams.map(([name, kind, status, days], at) => ({ place: at + 1, name, kind, status, days })),
      ),
    ],
  )
  await client.query(
    `insert into exam_parts (company_id, exam_id, position, kind, name, weight, pass_score, held_on, starts_at)
     select exam.company_id, exam.id, part.position, part.kind, part.name, part.weight, part.least, exam.from_date, part.hour
     from exams exam, (values (1, 'quiz', 'Lý thuyết', 1, null, time '08:00'), (2, 'practice', 'Thực hành', 2, 5, time '13:30'))
       as part (position, kind, name, weight, least, hour)
     order by exam.company_id, exam.id, part.position`,
  )
  await client.query(
    `insert into exam_people (company_id, exam_id, employee_id, notified_at)
     select exam.company_id, exam.id, chosen.id,
       case when exam.status <> 'draft' then exam.from_date - interval '6 days 15 hours' end
     from exams exam
     join jsonb_to_recordset($1::jsonb) as wanted (name text, people integer) on wanted.name = exam.name
     cross join lateral (select employee.id from employees employee
       where employee.company_id = exam.company_id and employee.active and employee.work_state = 'official'
         and employee.join_date < exam.from_date
       order by (employee.id * 7919 + exam.id * 104729) % 100003, employee.id limit wanted.people) chosen
     order by exam.company_id, exam.id, chosen.id`,
    [JSON.stringify(exams.map(([name, , , , people]) => ({ name, people })))],
  )
  await client.query(
    `insert into exam_board (company_id, exam_id, employee_id, role)
     select exam.company_id, exam.id, chosen.id, (array['chair', 'member', 'secretary'])[chosen.place]
     from exams exam, lateral (select employee.id, row_number() over (order by employee.join_date, employee.id) as place
       from employees employee where employee.company_id = exam.company_id and employee.active
         and not exists (select from exam_people person where person.company_id = exam.company_id
           and person.exam_id = exam.id and person.employee_id = employee.id)
       order by employee.join_date, employee.id limit 3) chosen
     order by exam.company_id, exam.id, chosen.place`,
  )
  await enterScores(client)
}

/** Scores in quarters, most of them good; one in twelve was away, and of a test whose scores are awaited every third is missing. */
async function enterScores(client: PoolClient): Promise<void> {
  await client.query(
    `update exam_people person set absent_reason = 'Nghỉ ốm, có giấy của bệnh viện.'
     from exams exam where exam.company_id = person.company_id and exam.id = person.exam_id
       and exam.status in ('published', 'reviewing', 'scoring') and person.id % 12 = 5`,
  )
  await client.query(
    `insert into exam_scores (company_id, exam_id, person_id, part_id, score)
     select person.company_id, person.exam_id, person.id, part.id,
       case when ${drawn(17)} < 12 then 3 + (${drawn(3)} % 8) * 0.25 else 6 + (${drawn(29)} % 16) * 0.25 end
     from exam_people person
     join exams exam on exam.company_id = person.company_id and exam.id = person.exam_id
     join exam_parts part on part.company_id = exam.company_id and part.exam_id = exam.id
     where exam.status in ('published', 'reviewing', 'scoring') and person.absent_reason is null
       and (exam.status <> 'scoring' or person.id % 3 > 0)
     order by person.company_id, person.id, part.id`,
  )
  await client.query(
    `update exam_people person set total = result.total, passed = result.total >= 5 and result.has_least,
       classify_id = (select band.id from classifies band
         where band.company_id = person.company_id and band.applies_to = 'test' and band.is_active
           and result.total >= band.min_score::numeric
           and (result.total < band.max_score::numeric or result.total = 10 and band.max_score = 10)
         order by band.rank limit 1)
     from (select given.company_id, given.person_id, round(sum(given.score * part.weight) / sum(part.weight), 2) as total,
         bool_and(given.score >= coalesce(part.pass_score, 0)) as has_least
       from exam_scores given
       join exam_parts part on part.company_id = given.company_id and part.id = given.part_id
       group by given.company_id, given.person_id) result
     where result.company_id = person.company_id and result.person_id = person.id`,
  )
}
