import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '@nhansu/api/settings.ts'
import { openForCommand } from '@nhansu/api/start/database.ts'
import { Client } from 'pg'

/** People of one campaign; one campaign of each company has many times as many. */
const IN_ONE = 400
const IN_THE_LARGEST = 5_000
/** Rows of one statement, so that the run tells where it is. */
const PIECE = 20_000

/**
 * Adds candidates to the demo group of a data folder until there are that many, equal shares for its companies: people with
 * common names, campaigns, most of them done, and a state for each candidate. Does nothing when they are there.
 */
export async function fillCandidates(environment: NodeJS.ProcessEnv, size: number): Promise<void> {
  const filled = join(environment['DATA_DIR'] ?? '', `filled-candidates-${size}`)
  if (existsSync(filled)) return
  const opened = await openForCommand(readSettings(environment), 'bench')
  try {
    const client = new Client({ connectionString: opened.urls.owner })
    await client.connect()
    const { rows: companies } = await client.query<{ id: number }>('select id from companies order by id')
    const share = Math.ceil(size / companies.length)
    for (const { id } of companies) {
      await client.query(`select set_config('app.company_id', $1, false)`, [String(id)])
      await client.query('begin')
      await fillCompany(client, id, share)
      await client.query('commit')
      console.log(`company ${id}: ${share} candidates`)
    }
    await client.query('vacuum (analyze)')
    await client.end()
  } finally {
    await opened.close()
  }
  writeFileSync(filled, '')
}

async function fillCompany(client: Client, company: number, share: number): Promise<void> {
  const campaigns = Math.max(1, Math.ceil((share - IN_THE_LARGEST) / IN_ONE) + 1)
  await client.query(
    `create temporary table bench_campaigns on commit drop as
     with made as (
       insert into recruitments (company_id, code, name, department_id, position_id, quantity, deadline, description,
         requirements, status, approval, opened_at, closed_at, public_id, created_at)
       select $1, 'BENCH-' || number, 'Tuyển nhân viên đợt ' || number,
         (select min(id) from departments where company_id = $1), (select min(id) from positions where company_id = $1), 20,
         current_date + 30 - (number > 20)::integer * 60, 'Mô tả.', 'Yêu cầu.', case when number > 20 then 'done' else 'recruiting' end,
         'approved', now() - number * interval '1 day', case when number > 20 then now() end, gen_random_uuid(),
         now() - number * interval '1 day'
       from generate_series(1, $2::integer) number
       returning id
     )
     select id, row_number() over (order by id) as place from made`,
    [company, campaigns],
  )
  for (let from = 1; from <= share; from += PIECE)
    await client.query(
      `with people as (
         insert into applicants (company_id, full_name, date_of_birth, phone, email)
         select $1,
           (array['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Vũ', 'Đặng', 'Bùi', 'Đỗ', 'Ngô'])[1 + number % 10] || ' ' ||
           (array['Văn', 'Thị', 'Đức', 'Minh', 'Thu', 'Quang', 'Hữu'])[1 + number / 10 % 7] || ' ' ||
           (array['An', 'Bình', 'Cường', 'Dung', 'Đào', 'Giang', 'Hà', 'Hùng', 'Lan', 'Long', 'Mai', 'Nam', 'Sơn'])[1 + number / 70 % 13],
           date '1980-01-01' + number % 9000, '08' || lpad((number + $1 * 2000000)::text, 8, '0'),
           'ung.vien.' || $1 || '.' || number || '@example.com'
         from generate_series($2::integer, least($2 + $4 - 1, $3)::integer) number
         returning id, company_id
       ), placed as (select id, company_id, row_number() over (order by id) + $2 - 1 as number from people)
       insert into candidates (company_id, applicant_id, recruitment_id, source, state, state_reason, ended_at, applied_at)
       select placed.company_id, placed.id, campaign.id, 'job_site', way.state,
         case when way.state = 'failed' then 'Chưa đạt.' end, case when way.state = 'failed' then now() end,
         now() - number * interval '11 seconds'
       from placed
       cross join lateral (select (array['new', 'seen', 'contacted', 'confirmed', 'failed', 'failed', 'failed'])[1 + number % 7] as state) way
       join bench_campaigns campaign
         on campaign.place = case when number <= $5 then 1 else 2 + (number - $5 - 1) / $6 end`,
      [company, from, share, PIECE, IN_THE_LARGEST, IN_ONE],
    )
}
