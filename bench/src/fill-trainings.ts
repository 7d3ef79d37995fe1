import type { Client } from 'pg'
import { fillCompanies, fillWords } from './fill-companies.ts'

/** The newest courses of a company, with so many people each; the others have one. */
const NEWEST = 1_000
const IN_ONE = 20

/**
 * Adds courses of ten years and their people, and as many certificates held, to the demo group of a data folder: so many
 * to each of its companies. Does nothing when they are there.
 */
export function fillTrainings(environment: NodeJS.ProcessEnv, share: number): Promise<void> {
  return fillCompanies(environment, {
    name: `trainings-${share}-each`,
    resting: ['trainings', 'training_employees', 'employee_certificates'],
    words: ['training_course_words', 'employee_certificate_words'],
    fill: async (client, company) => {
      for (const table of ['trainings', 'training_employees', 'employee_certificates']) {
        await passDemoIds(client, table)
      }
      await client.query(
        `create temporary table bench_people as
         select id, row_number() over (order by id)::integer as place from employees where company_id = $1 and active`,
        [company],
      )
      await client.query('analyze bench_people')
      await fillCourses(client, company, share)
      await fillCertificates(client, company, share)
      await client.query('drop table bench_people')
    },
  })
}

/** Moves the sequence of a table past the ids of a million that the demo group gives by itself. */
async function passDemoIds(client: Client, table: string): Promise<void> {
  await client.query(
    `select setval(sequence, greatest(nextval(sequence), 1000000)) from pg_get_serial_sequence($1, 'id') sequence`,
    [table],
  )
}

async function fillCourses(client: Client, company: number, share: number): Promise<void> {
  await client.query(
    `insert into trainings (company_id, code, name, type_id, field_id, location_id, start_date, end_date, hours, max_people,
       confirm_deadline, status, status_reason)
     select $1, 'BENCH-' || number,
       (array['An toàn lao động', 'Vận hành xe nâng', 'Phòng cháy chữa cháy', 'Sơ cấp cứu', 'Quản lý tổ đội', 'Tin học'])[1 + number % 6]
         || ' đợt ' || number,
       types[1 + number % cardinality(types)], fields[1 + number % cardinality(fields)],
       locations[1 + number % cardinality(locations)], begun.day, begun.day + number % 5, 8 + number % 40, 40, begun.day - 3,
       case when number % 20 = 0 then 'cancelled' when begun.day > current_date + 14 then 'planned'
         when begun.day > current_date then 'open' when begun.day > current_date - 10 then 'running' else 'finished' end,
       case when number % 20 = 0 then 'Không đủ người.' end
     from (select array_agg(id order by id) as types from training_types where company_id = $1) type_ids,
       (select array_agg(id order by id) as fields from fields where company_id = $1) field_ids,
       (select array_agg(id order by id) as locations from training_locations where company_id = $1) location_ids,
       generate_series(1, $2::integer) number
     cross join lateral (select current_date + 60 - (number::bigint * 3650 / $2)::integer as day) begun`,
    [company, share],
  )
  await client.query(
    `insert into training_employees (company_id, training_id, employee_id, state)
     select $1, course.id, people.id,
       case course.status when 'planned' then 'listed' when 'open' then 'registered' when 'running' then 'joined'
         when 'cancelled' then 'listed' else (array['passed', 'passed', 'passed', 'failed', 'absent'])[1 + seat.number % 5] end
     from (select id, status, substr(code, 7)::integer as number from trainings
       where company_id = $1 and code like 'BENCH-%') course
     cross join lateral generate_series(1, case when course.number <= $2 then $3 else 1 end::integer) seat (number)
     join bench_people people on people.place = 1 + (course.number * $3 + seat.number) % (select count(*) from bench_people)`,
    [company, NEWEST, IN_ONE],
  )
  await client.query(
    `insert into training_course_words (company_id, word, training_course_id, word_before, words)
     select trainings.company_id, made.word, trainings.id, made.word_before, made.words
     from trainings cross join lateral training_course_word_rows(trainings.name, trainings.code) as made
     where trainings.company_id = $1 and trainings.code like 'BENCH-%'`,
    [company],
  )
}

async function fillCertificates(client: Client, company: number, share: number): Promise<void> {
  await client.query(
    `insert into employee_certificates (company_id, employee_id, certificate_id, issuer, number, issue_date, expiry_date)
     select $1, people.id, kind.id, 'Trung tâm Mẫu', 'BENCH-' || people.place, given.day,
       (given.day + make_interval(months => kind.valid_months))::date
     from bench_people people
     join (select id, valid_months, row_number() over (order by id) - 1 as place, count(*) over () as total
       from certificates where company_id = $1) kind on kind.place = people.place % kind.total
     cross join lateral (select current_date - people.place * 7919 % 1000 as day) given
     where people.place <= $2`,
    [company, share],
  )
  await fillWords(client, company, {
    table: 'employee_certificates',
    one: 'employee_certificate',
    words: `select vn_words(concat_ws(' ', number, issuer, holder.full_name)) from employees holder
        where holder.company_id = employee_certificates.company_id and holder.id = employee_certificates.employee_id
      union all select each.word from employees holder
        cross join lateral (values (vn_initials(holder.full_name)), (lower(holder.nhansu_id))) as each (word)
        where holder.company_id = employee_certificates.company_id and holder.id = employee_certificates.employee_id`,
  })
}
