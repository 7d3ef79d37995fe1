import type { PoolClient } from 'pg'
import { seedDemoCampaignParts } from './demo-campaign-parts.ts'

/** A campaign of the demo: days from the day of the demo, how many are wanted, and how many of those who applied got the place. */
interface DemoCampaign {
  /** Its number within the year; tests and people begin after the demo's. */
  sequence: number
  created: number
  deadline: number
  quantity: number
  reason: 'replacement' | 'headcount' | 'project' | 'seasonal'
  status: 'planning' | 'recruiting' | 'done'
  approval: 'draft' | 'waiting' | 'approved' | 'rejected'
  /** Of those who applied in a campaign that is done. */
  applied?: number
}

const done = { status: 'done', approval: 'approved' } as const

/** A year of recruiting, the oldest first; the campaign with today's candidates stands among them as number 105. */
const campaigns: readonly DemoCampaign[] = [
  { sequence: 101, created: -330, deadline: -285, quantity: 3, reason: 'headcount', ...done, applied: 11 },
  { sequence: 101, created: -290, deadline: -262, quantity: 5, reason: 'seasonal', ...done, applied: 9 },
  { sequence: 102, created: -215, deadline: -180, quantity: 1, reason: 'replacement', ...done, applied: 6 },
  { sequence: 103, created: -150, deadline: -110, quantity: 2, reason: 'project', ...done, applied: 8 },
  { sequence: 104, created: -92, deadline: -60, quantity: 4, reason: 'headcount', ...done, applied: 10 },
  {
    sequence: 106,
    created: -16,
    deadline: 38,
    quantity: 2,
    reason: 'replacement',
    status: 'recruiting',
    approval: 'approved',
  },
  {
    sequence: 107,
    created: -9,
    deadline: 52,
    quantity: 3,
    reason: 'project',
    status: 'planning',
    approval: 'approved',
  },
  {
    sequence: 108,
    created: -6,
    deadline: 60,
    quantity: 2,
    reason: 'headcount',
    status: 'planning',
    approval: 'waiting',
  },
  {
    sequence: 109,
    created: -5,
    deadline: 45,
    quantity: 1,
    reason: 'headcount',
    status: 'planning',
    approval: 'rejected',
  },
  {
    sequence: 110,
    created: -2,
    deadline: 70,
    quantity: 6,
    reason: 'seasonal',
    status: 'planning',
    approval: 'draft',
  },
]

/**
 * Gives the company of the transaction a year of recruiting beside the campaign with candidates of today: campaigns that
 * are done with those who were taken and the figures of those who were not, one that is open, and plans at every step of
 * their approval.
 *
 * @param reference the day that the demo takes for today, yyyy-mm-dd
 */
export async function seedDemoCampaigns(client: PoolClient, reference: string): Promise<void> {
  await client.query(
    `insert into recruitments (company_id, code, name, department_id, position_id, quantity, reason, start_date, deadline,
       expected_start, employment_kind, salary_from, salary_to, description, requirements, benefits, contact, status,
       approval, approval_reason, opened_at, closed_at, closing_note, public_id, created_at,
       is_published, published_at, is_salary_public)
     select wanted.company_id, code,
       'Tuyển ' || lower(left(wanted.name, 1)) || substr(wanted.name, 2) ||
         case reason when 'seasonal' then ' thời vụ' when 'project' then ' cho dự án mới' else '' end,
       wanted.department_id, wanted.id, quantity, reason, $1::date + created + 3, $1::date + deadline,
       $1::date + deadline + 21, case reason when 'seasonal' then 'seasonal' else 'full_time' end,
       9000000 + sequence % 5 * 1000000, 12000000 + sequence % 5 * 1500000,
       'Thực hiện công việc của vị trí ' || lower(left(wanted.name, 1)) || substr(wanted.name, 2) || ' tại ' || wanted.unit ||
         ' theo phân công; tuân thủ quy trình và quy định an toàn của công ty.',
       'Sức khỏe tốt, trung thực, có trách nhiệm; ưu tiên người đã làm công việc tương tự từ một năm.',
       'Đóng bảo hiểm đầy đủ, ăn ca, khám sức khỏe hằng năm, thưởng theo kết quả.', 'Phòng Nhân sự của công ty',
       status, approval, case approval when 'rejected' then 'Chưa có trong định biên năm nay, đề nghị lập lại vào quý sau.' end,
       case when status <> 'planning' then $1::date + created + 4 end,
       case when status = 'done' then $1::date + deadline + 20 end,
       case when status = 'done' then 'Đã tuyển đủ ' || quantity || ' người, bàn giao cho ' || wanted.unit || '.' end,
       md5('campaign ' || wanted.company_id || ' ' || created)::uuid, $1::date + created, status = 'recruiting',
       case when status = 'recruiting' then $1::date + created + 4 end, true
     from jsonb_to_recordset($2::jsonb) as campaign (place integer, code text, sequence integer, created integer, deadline integer,
       quantity integer, reason text, status text, approval text)
     join (
       select p.*, row_number() over (order by md5(p.name)) as place, count(*) over () as many
       from (
         select distinct on (p.name) p.company_id, p.id, p.name, p.department_id, unit.name as unit
         from positions p join departments unit on unit.company_id = p.company_id and unit.id = p.department_id
         join companies company on company.id = p.company_id
         where p.is_active and p.name ~ '^(Nhân viên|Chuyên viên|Lái xe|Công nhân|Thợ) '
         order by p.name, p.id
       ) p
     ) wanted on wanted.place = 1 + (campaign.place - 1) % wanted.many
     order by campaign.place`,
    [
      reference,
      JSON.stringify(
        campaigns.map((campaign, at) => ({ place: at + 1, code: codeOf(campaign, reference), ...campaign })),
      ),
    ],
  )
  await client.query(`update recruitments set created_at = $1::date - 35 where code like 'TD-%-105'`, [
    reference,
  ])
  await tellTheirWay(client)
  await seedDemoCampaignParts(client)
  await fillThoseThatAreDone(client, reference)
}

/** The code of a campaign by the year in which it was made. */
function codeOf(
  { created, sequence }: Pick<DemoCampaign, 'created' | 'sequence'>,
  reference: string,
): string {
  const day = new Date(reference)
  day.setUTCDate(day.getUTCDate() + created)
  return `TD-${day.getUTCFullYear()}-${sequence}`
}

/** How each campaign came to its approval and its state. */
async function tellTheirWay(client: PoolClient): Promise<void> {
  await client.query(
    `insert into recruitment_moves (company_id, recruitment_id, kind, from_value, to_value, reason, moved_at)
     select campaign.company_id, campaign.id, step.kind, step.before, step.after, step.reason, step.at
     from recruitments campaign, lateral (values
       (1, 'approval', 'draft', 'waiting', null, campaign.created_at + interval '9 hours', campaign.approval <> 'draft'),
       (2, 'approval', 'waiting', 'approved', null, campaign.created_at + interval '33 hours', campaign.approval = 'approved'),
       (2, 'approval', 'waiting', 'rejected', campaign.approval_reason, campaign.created_at + interval '33 hours',
         campaign.approval = 'rejected'),
       (3, 'status', 'planning', 'recruiting', null, campaign.opened_at, campaign.opened_at is not null),
       (4, 'status', 'recruiting', 'done', campaign.closing_note, campaign.closed_at, campaign.closed_at is not null)
     ) as step (place, kind, before, after, reason, at, is_there)
     where step.is_there
     order by campaign.id, step.place`,
  )
}

/** The way of somebody who is at work now, and of somebody who was not taken. */
const ways = {
  employee: ['new', 'seen', 'contacted', 'confirmed', 'accepted', 'employee'],
  failed: ['new', 'seen', 'contacted', 'failed'],
} as const

/**
 * Who applied in the campaigns that are done: whoever was taken is at work, of the others only the figures are left, since
 * their days of keeping are over.
 */
async function fillThoseThatAreDone(client: PoolClient, reference: string): Promise<void> {
  const applied = campaigns.flatMap(({ applied: total, ...campaign }) =>
    total === undefined ? [] : [{ code: codeOf(campaign, reference), total }],
  )
  await client.query(
    `with came as (
       select campaign.company_id, campaign.id, campaign.created_at, campaign.closed_at, number,
         row_number() over (order by campaign.id, number) as place, number <= campaign.quantity as is_taken
       from recruitments campaign
       join jsonb_to_recordset($1::jsonb) as wanted (code text, total integer) using (code)
       cross join lateral generate_series(1, wanted.total) number
     ), people as (
       insert into applicants (company_id, full_name, date_of_birth, phone, email, edu_level)
       select company_id,
         (array['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Vũ', 'Đỗ', 'Bùi'])[1 + place % 7] || ' ' ||
         (array['Văn', 'Đức', 'Minh', 'Quang', 'Hữu'])[1 + place * 3 % 5] || ' ' ||
         (array['An', 'Bình', 'Cường', 'Duy', 'Hải', 'Khoa', 'Long', 'Nam', 'Phong', 'Sơn', 'Thắng'])[1 + place * 5 % 11],
         date '1990-03-05' + (place * 131 % 3600)::integer, '0977' || lpad((company_id * 1000 + place)::text, 6, '0'),
         'nhan.vien.moi.' || company_id || '.' || place || '@example.com', 'Trung cấp'
       from came where is_taken order by place
       returning company_id, id, phone
     ), consented as (
       insert into applicant_consents (company_id, applicant_id, purpose, text_version, way, given_at)
       select people.company_id, people.id, 'processing', 1, 'form', came.created_at + interval '10 days'
       from people join came on people.phone = '0977' || lpad((came.company_id * 1000 + came.place)::text, 6, '0')
     )
     insert into candidates (company_id, applicant_id, recruitment_id, source, state, applied_at, ended_at, erased_at)
     select came.company_id, people.id, came.id,
       (array['job_site', 'referral', 'website', 'social', 'walk_in'])[1 + came.place % 5],
       case when is_taken then 'employee' else 'failed' end, 
         came.created_at::date + 8 + number + time '07:12' + came.place * 97 % 851 * interval '1 minute 1 second',
       came.closed_at, case when is_taken then null else came.closed_at + interval '30 days' end
     from came left join people on people.phone = '0977' || lpad((came.company_id * 1000 + came.place)::text, 6, '0')
     order by came.place`,
    [JSON.stringify(applied)],
  )
  await client.query(
    `insert into candidate_moves (company_id, candidate_id, from_state, to_state, way, moved_at)
     select candidate.company_id, candidate.id, lag(step.state) over (partition by candidate.id order by step.place), step.state,
       case step.state when 'contacted' then 'phone' end, candidate.applied_at + (step.place - 1) * interval '3 days'
     from candidates candidate
     join recruitments campaign on campaign.company_id = candidate.company_id and campaign.id = candidate.recruitment_id
     cross join lateral jsonb_array_elements_text($1::jsonb -> candidate.state) with ordinality as step (state, place)
     where campaign.status = 'done'
     order by candidate.id, step.place`,
    [JSON.stringify(ways)],
  )
}
