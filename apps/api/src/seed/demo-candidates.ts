import type { PoolClient } from 'pg'

/** Who applies in the demo: name, birth, education, source, state, days since the application. Invented, all of them. */
const people = [
  ['Lê Thị Mai', '1998-04-12', 'Cao đẳng', 'job_site', 'new', 1],
  ['Trần Quang Huy', '1995-09-30', 'THPT', 'referral', 'new', 2],
  ['Phạm Ngọc Lan', '1999-01-21', 'Trung cấp', 'website', 'new', 3],
  ['Nguyễn Văn Sơn', '1992-06-08', 'THPT', 'walk_in', 'seen', 5],
  ['Đỗ Thu Trang', '2000-11-02', 'Đại học', 'job_site', 'seen', 6],
  ['Bùi Đức Long', '1996-03-17', 'Cao đẳng', 'social', 'contacted', 8],
  ['Hoàng Thị Yến', '1997-07-25', 'Trung cấp', 'school', 'contacted', 9],
  ['Vũ Mạnh Cường', '1990-12-14', 'THPT', 'referral', 'confirmed', 12],
  ['Ngô Thanh Hà', '1994-05-03', 'Cao đẳng', 'website', 'confirmed', 13],
  ['Đặng Minh Tuấn', '1993-08-19', 'Đại học', 'job_site', 'accepted', 18],
  ['Lý Thị Hồng', '1998-02-28', 'THPT', 'walk_in', 'failed', 15],
  ['Mai Văn Phúc', '1991-10-10', 'Trung cấp', 'agency', 'work_refused', 20],
  ['Tạ Kim Oanh', '1996-06-16', 'Đại học', 'job_site', 'archived', 25],
  ['Phan Anh Dũng', '1995-04-04', 'Cao đẳng', 'social', 'archived', 28],
  ['Chu Thị Ngân', '1995-12-05', 'Trung cấp', 'referral', 'accepted', 21],
] as const

/** When in the day somebody applies: between seven and half past nine in the evening, each at another time. */
const timeOfDay = (place: string) =>
  `time '07:12' + ${place}::integer * 97 % 851 * interval '1 minute 1 second'`

/** The way to each state. */
const ways: Readonly<Record<string, readonly string[]>> = {
  new: [],
  seen: ['seen'],
  contacted: ['seen', 'contacted'],
  confirmed: ['seen', 'contacted', 'confirmed'],
  accepted: ['seen', 'contacted', 'confirmed', 'accepted'],
  failed: ['seen', 'failed'],
  work_refused: ['seen', 'contacted', 'work_refused'],
  archived: ['seen', 'contacted', 'archived'],
}

/**
 * Gives the company of the transaction an open campaign with candidates on every step of their way, two of them in the
 * reserve pool.
 *
 * @param reference the day that the demo takes for today, yyyy-mm-dd
 */
export async function seedDemoCandidates(client: PoolClient, reference: string): Promise<void> {
  const { rows } = await client.query<{ company_id: number; id: string }>(
    `insert into recruitments (company_id, code, name, department_id, position_id, quantity, start_date, deadline,
       description, requirements, benefits, status, approval, opened_at, public_id,
       is_published, published_at)
     select company.id, 'TD-' || extract(year from $1::date) || '-105', 'Tuyển nhân viên kho vận', unit.id, position.id, 4,
       $1::date - 30, $1::date + 45, 'Nhận hàng, kiểm đếm, sắp xếp và giao hàng theo phiếu; kiểm kê định kỳ.',
       'Sức khỏe tốt, cẩn thận, làm được ca đêm; ưu tiên biết Excel và có chứng chỉ xe nâng.',
       'Phụ cấp ca, xe đưa đón, khám sức khỏe hằng năm.', 'recruiting', 'approved', $1::date - 30,
       md5('candidates of the demo ' || company.id)::uuid, true, $1::date - 30
     from companies company
     cross join lateral (select id from departments d where d.company_id = company.id order by id limit 1) unit
     cross join lateral (select id from positions p where p.company_id = company.id and p.is_active
       order by p.name like 'Nhân viên%' desc, id limit 1) position
     order by company.id returning company_id, id`,
    [reference],
  )
  const [campaign] = rows
  if (campaign === undefined) return
  const company = campaign.company_id
  for (const [at, [name, birth, level, source, state, days]] of people.entries()) {
    const applied = await client.query<{ id: string }>(
      `insert into applicants (company_id, full_name, date_of_birth, phone, email, edu_level, languages, it_skills, experiences)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
      [
        company,
        name,
        birth,
        `0988${String(company * 1_000 + at).padStart(6, '0')}`,
        `ung.vien.${company}.${at + 1}@example.com`,
        level,
        at % 3 === 0 ? ['english'] : [],
        at % 2 === 0 ? ['word', 'excel'] : [],
        JSON.stringify(
          at % 2 === 0
            ? [
                {
                  company: 'Công ty Kho vận Mẫu',
                  title: 'Nhân viên kho',
                  from: '2020-03-01',
                  to: '2023-05-31',
                },
              ]
            : [],
        ),
      ],
    )
    const applicant = applied.rows[0]?.id
    const inPool = state === 'archived'
    await client.query(
      `insert into applicant_consents (company_id, applicant_id, purpose, text_version, way, given_at, until)
       select $1, $2, purpose, 1, 'form', $3::date - $4::integer + ${timeOfDay('$6')}, case purpose when 'reserve' then $3::date + 600 end
       from unnest($5::text[]) purpose`,
      [company, applicant, reference, days, inPool ? ['processing', 'reserve'] : ['processing'], at],
    )
    const hasEnded = state === 'failed' || state === 'work_refused'
    const candidate = await client.query<{ id: string }>(
      `insert into candidates (company_id, applicant_id, recruitment_id, source, state, state_reason, refusal, applied_at,
         ended_at, archived_until, expected_salary, available_date, shift_ok)
       values ($1, $2, $3, $4, $5, $6, $7, $8::date - $9::integer + ${timeOfDay('$12')}, case when $10 then $8::date - $9::integer + 3 + time '21:40' end,
         case when $11 then $8::date + 540 end, 9000000 + $12 * 250000, $8::date + 20, $12 % 2 = 0) returning id`,
      [
        company,
        applicant,
        campaign.id,
        source,
        state,
        hasEnded || inPool ? reasons[state] : null,
        state === 'work_refused' ? 'other_job' : null,
        reference,
        days,
        hasEnded,
        inPool,
        at,
      ],
    )
    await client.query(
      `insert into candidate_moves (company_id, candidate_id, from_state, to_state, reason, way, moved_at)
       select $1, $2, lag(step.state) over (order by step.place), step.state,
         case when step.state in ('failed', 'work_refused', 'archived') then $6 end,
         case step.state when 'contacted' then 'phone' end, $3::date - $4::integer + ${timeOfDay('$7')}
           + (step.place - 1) * interval '23 hours 41 minutes'
       from unnest($5::text[]) with ordinality as step (state, place) order by step.place`,
      [
        company,
        candidate.rows[0]?.id,
        reference,
        days,
        ['new', ...(ways[state] ?? [])],
        reasons[state] ?? null,
        at,
      ],
    )
  }
}

const reasons: Readonly<Record<string, string>> = {
  failed: 'Chưa đáp ứng yêu cầu làm ca đêm.',
  work_refused: 'Đã nhận việc ở nơi gần nhà hơn.',
  archived: 'Đạt yêu cầu nhưng đợt đã đủ người.',
}
