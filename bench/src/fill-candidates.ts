import type { Client } from 'pg'
import { COMPANIES, fillCompanies, fillWords } from './fill-companies.ts'

/** People of one campaign; one campaign of each company has many times as many. */
const IN_ONE = 400
const IN_THE_LARGEST = 5_000

/**
 * Adds candidates to the demo group of a data folder until there are that many, equal shares for its companies: people with
 * common names, campaigns, most of them done, and a state for each candidate. Does nothing when they are there.
 */
export function fillCandidates(environment: NodeJS.ProcessEnv, size: number): Promise<void> {
  const share = Math.ceil(size / COMPANIES)
  return fillCompanies(environment, {
    name: `candidates-${size}`,
    resting: ['applicants', 'candidates', 'candidate_tags'],
    words: ['candidate_words'],
    fill: (client, company) => fillCompany(client, company, share),
  })
}

async function fillCompany(client: Client, company: number, share: number): Promise<void> {
  const campaigns = Math.max(1, Math.ceil((share - IN_THE_LARGEST) / IN_ONE) + 1)
  await client.query(
    `create temporary table bench_campaigns as
     with made as (
       insert into recruitments (company_id, code, name, department_id, position_id, quantity, deadline, description,
         requirements, status, approval, opened_at, closed_at, closing_note, public_id, created_at)
       select $1, 'BENCH-' || number, 'Tuyển nhân viên đợt ' || number,
         (select min(id) from departments where company_id = $1), (select min(id) from positions where company_id = $1), 20,
         current_date + 30 - (number > 20)::integer * 60, 'Mô tả.', 'Yêu cầu.', case when number > 20 then 'done' else 'recruiting' end,
         'approved', now() - number * interval '1 day', case when number > 20 then now() end,
         case when number > 20 then 'Đã tuyển đủ.' end, gen_random_uuid(),
         now() - number * interval '1 day'
       from generate_series(1, $2::integer) number
       returning id
     )
     select id, row_number() over (order by id) as place from made`,
    [company, campaigns],
  )
  await client.query(
    `with people as (
       insert into applicants (company_id, full_name, date_of_birth, phone, email)
       select $1,
         (array['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Vũ', 'Đặng', 'Bùi', 'Đỗ', 'Ngô'])[1 + number % 10] || ' ' ||
         (array['Văn', 'Thị', 'Đức', 'Minh', 'Thu', 'Quang', 'Hữu'])[1 + number / 10 % 7] || ' ' ||
         (array['An', 'Bình', 'Cường', 'Dung', 'Đào', 'Giang', 'Hà', 'Hùng', 'Lan', 'Long', 'Mai', 'Nam', 'Sơn'])[1 + number / 70 % 13],
         date '1980-01-01' + number % 9000, '08' || lpad((number + $1 * 2000000)::text, 8, '0'),
         'ung.vien.' || $1 || '.' || number || '@example.com'
       from generate_series(1, $2::integer) number
       returning id, company_id, full_name, phone
     ), placed as (select people.*, row_number() over (order by id)::integer as number from people)
     insert into candidates (company_id, applicant_id, full_name, phone, recruitment_id, source, state, state_reason, ended_at,
       applied_at)
     select placed.company_id, placed.id, placed.full_name, placed.phone, campaign.id, 'job_site', way.state,
       case when way.state = 'failed' then 'Chưa đạt.' end, case when way.state = 'failed' then now() end,
       now() - number * interval '11 seconds'
     from placed
     cross join lateral (select (array['new', 'seen', 'contacted', 'confirmed', 'failed', 'failed', 'failed'])[1 + number % 7] as state) way
     join bench_campaigns campaign
       on campaign.place = case when number <= $3 then 1 else 2 + (number - $3 - 1) / $4 end`,
    [company, share, IN_THE_LARGEST, IN_ONE],
  )
  await client.query('drop table bench_campaigns')
  await client.query(
    `insert into candidate_tags (company_id, candidate_id, tag)
     select company_id, id, (array['Có kinh nghiệm', 'Tiếng Anh', 'Làm ca được'])[1 + id % 3] from candidates
     where company_id = $1 and id % 5 = 0`,
    [company],
  )
  await fillWords(client, company, {
    table: 'candidates',
    one: 'candidate',
    words: 'select vn_words(full_name) union all select vn_words(phone)',
  })
}
