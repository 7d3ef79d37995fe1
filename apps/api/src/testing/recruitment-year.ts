import { candidateSourceLabels } from '@nhansu/sdk/domains/candidates'

/** Asks the database of the tests, in company 1 and past every wall. */
export type Run = <Row extends object>(statement: string, values?: unknown[]) => Promise<Row[]>

/** The figures of the report on recruitment that count candidates, in the order of its columns. */
export const countKeys = ['received', 'screened', 'interviewed', 'passed', 'hired', 'refused'] as const

/** Campaigns of the year 2025: two of unit 4, one of unit 3, and three that do not count. */
const campaigns = [
  { id: 901, code: 'BC-901', unit: 4, quantity: 3, status: 'done', opened: '2025-03-01 08:00+07' },
  { id: 902, code: 'BC-902', unit: 3, quantity: 5, status: 'recruiting', opened: '2025-06-10 08:00+07' },
  { id: 903, code: 'BC-903', unit: 4, quantity: 1, status: 'recruiting', opened: '2025-12-31 23:30+07' },
  { id: 904, code: 'BC-904', unit: 4, quantity: 9, status: 'recruiting', opened: '2026-01-01 00:10+07' },
  { id: 905, code: 'BC-905', unit: 4, quantity: 9, status: 'planning', opened: '2025-05-01 08:00+07' },
  { id: 906, code: 'BC-906', unit: 3, quantity: 9, status: 'done', opened: '2024-12-31 23:50+07' },
] as const

/** How candidates of each campaign went, three of each; `back` takes the step before back. */
export const roads = [
  [],
  ['seen', 'failed'],
  ['seen', 'contacted'],
  ['seen', 'contacted', 'back'],
  ['contacted', 'confirmed', 'failed'],
  ['contacted', 'confirmed', 'accepted'],
  ['contacted', 'confirmed', 'accepted', 'back'],
  ['contacted', 'confirmed', 'accepted', 'work_refused'],
  ['contacted', 'confirmed', 'accepted', 'work_refused', 'archived'],
  ['contacted', 'confirmed', 'accepted', 'work_refused', 'back', 'employee'],
  ['contacted', 'confirmed', 'accepted', 'employee'],
  ['contacted', 'back', 'contacted', 'failed', 'back', 'back', 'withdrawn'],
] as const
const appointments = [undefined, 'came', 'absent', 'unsaid', 'cancelled', 'to come'] as const
const conclusions = [undefined, 'passed', 'absent', 'draft', 'failed'] as const
const sources = Object.keys(candidateSourceLabels)

/** Recruits through the year 2025: the campaigns 901 to 906, with a candidate on each road and an appointment for most. */
export async function arrangeYear(run: Run): Promise<void> {
  await run(
    `insert into recruitments (company_id, id, code, name, department_id, position_id, quantity, deadline, description,
       requirements, status, opened_at, closing_note, closed_at)
     select 1, id, code, 'Đợt ' || code, unit, 2, quantity, date '2031-01-01', 'Mô tả', 'Yêu cầu', status, opened::timestamptz,
       case status when 'done' then 'Đã đủ.' end, case status when 'done' then now() end
     from jsonb_to_recordset($1::jsonb) as campaign (id bigint, code text, unit bigint, quantity integer, status text, opened text)`,
    [JSON.stringify(campaigns)],
  )
  await run(
    `insert into recruitment_costs (company_id, recruitment_id, name, planned, actual)
     values (1, 901, 'Đăng tin', 1, 4000000), (1, 901, 'Hội chợ', 1, 3000001), (1, 902, 'Chưa trả', 5000000, null)`,
  )
  await run(
    `insert into recruitment_rounds (company_id, id, recruitment_id, name, kind)
     select 1, id, id, 'Phỏng vấn', 'interview' from recruitments where company_id = 1 and id between 901 and 906
     union all select 1, id + 50, id, 'Thi viết', 'written' from recruitments where company_id = 1 and id between 901 and 906`,
  )
  await run(
    `update recruitment_rounds set state = 'closed', closed_at = now() where company_id = 1 and recruitment_id = 901`,
  )
  let number = 0
  for (const campaign of campaigns)
    for (const road of roads)
      for (const repeat of [0, 1, 2])
        await addCandidate(run, 9000 + (number += 1), campaign.id, road, number + repeat)
}

async function addCandidate(run: Run, id: number, campaignId: number, road: readonly string[], seed: number) {
  await run(
    `insert into applicants (company_id, id, full_name, date_of_birth, phone)
     values (1, $1::bigint, 'Người Nộp ' || $1::bigint, '1995-01-01', '0966' || lpad(($1::bigint)::text, 6, '0'))`,
    [id],
  )
  const steps: { from: string; to: string; back: boolean }[] = []
  const before: string[] = []
  let state = 'new'
  for (const step of road) {
    const to = step === 'back' ? (before.pop() ?? 'new') : step
    if (step !== 'back') before.push(state)
    steps.push({ from: state, to, back: step === 'back' })
    state = to
  }
  await run(
    `insert into candidates (company_id, id, applicant_id, recruitment_id, state, state_reason, archived_until, source, applied_at)
     values (1, $1::bigint, $1::bigint, $2, $3::text, 'Lý do', case $3::text when 'archived' then date '2031-01-01' end, $4, timestamptz '2025-06-01' + $1::bigint * interval '1 hour')`,
    [id, campaignId, state, sources[seed % sources.length]],
  )
  await run(
    `insert into candidate_moves (company_id, candidate_id, from_state, to_state, is_back, moved_at)
     select 1, $1, "from", "to", back, timestamptz '2025-07-01 23:30+07' + (position + $3::integer) * interval '1 day'
     from rows from (jsonb_to_recordset($2::jsonb) as ("from" text, "to" text, back boolean)) with ordinality
       as step ("from", "to", back, position) order by position`,
    [id, JSON.stringify(steps), seed % 11],
  )
  const round = seed % 4 === 3 ? campaignId + 50 : campaignId
  const conclusion = conclusions[seed % conclusions.length]
  if (conclusion !== undefined)
    await run(
      `insert into recruitment_results (company_id, recruitment_id, round_id, candidate_id, state, conclusion, handed_in_at)
       values (1, $1, $2, $3, case $4::text when 'draft' then 'draft' else 'handed_in' end, nullif($4::text, 'draft'),
         case when $4::text <> 'draft' then now() end)`,
      [campaignId, round, id, conclusion],
    )
  const appointment = appointments[seed % appointments.length]
  if (appointment === undefined) return
  const start = appointment === 'to come' ? '2031-01-01 08:00+07' : '2025-07-02 08:00+07'
  await run(
    `with held as (
       insert into recruitment_schedules (company_id, id, recruitment_id, round_id, starts_at, ends_at)
       values (1, $1::bigint, $2, $3, $4::timestamptz, $4::timestamptz + interval '30 minutes') returning *)
     insert into recruitment_schedule_candidates (company_id, schedule_id, recruitment_id, round_id, candidate_id, applicant_id,
       starts_at, ends_at, is_cancelled, attendance)
     select 1, id, recruitment_id, round_id, $1::bigint, $1::bigint, starts_at, ends_at, $5::text = 'cancelled',
       case when $5::text in ('came', 'absent') then $5::text end from held`,
    [id, campaignId, round, start, appointment],
  )
}

/** A candidate as the plain rows tell him. */
export interface Counted {
  id: number
  campaign: number
  source: string
  state: string
  reached: string[]
  attended: boolean
}

/** Everybody of some campaigns by the plain rows; which steps hold is told by going them again, one by one. */
export async function everybody(run: Run, ids: readonly number[]): Promise<Counted[]> {
  const people = await run<Omit<Counted, 'reached' | 'campaign'> & { recruitment_id: number }>(
    `select c.id, c.recruitment_id, c.source, c.state, exists (
         select from recruitment_schedule_candidates s join recruitment_rounds r on r.company_id = 1 and r.id = s.round_id
         where s.company_id = 1 and s.candidate_id = c.id and r.kind = 'interview' and not s.is_cancelled
           and s.ends_at < now() and (s.attendance is null or s.attendance = 'came')) or c.id in (
         select k.candidate_id from recruitment_results k join recruitment_rounds r on r.company_id = 1 and r.id = k.round_id
         where k.company_id = 1 and k.state = 'handed_in' and k.conclusion in ('passed', 'failed', 'reserve')
           and r.kind = 'interview' and r.state = 'closed') as attended
     from candidates c where c.company_id = 1 and c.recruitment_id = any($1) and c.removed_at is null`,
    [ids],
  )
  const moves = await run<{ candidate_id: number; to_state: string; is_back: boolean }>(
    'select candidate_id, to_state, is_back from candidate_moves where company_id = 1 order by id',
  )
  return people.map(({ recruitment_id: campaign, ...one }) => {
    const reached: string[] = []
    for (const { candidate_id: id, to_state: to, is_back: isBack } of moves) {
      if (id !== one.id) continue
      if (isBack) reached.pop()
      else reached.push(to)
    }
    return { ...one, campaign, reached: [...reached, one.state] }
  })
}

/** Whom each figure counts. */
export const rules: Readonly<Record<(typeof countKeys)[number], (one: Counted) => boolean>> = {
  received: () => true,
  screened: ({ reached }) =>
    ['contacted', 'confirmed', 'accepted', 'employee'].some((state) => reached.includes(state)),
  interviewed: ({ attended }) => attended,
  passed: ({ reached }) => reached.includes('accepted') || reached.includes('employee'),
  hired: ({ state }) => state === 'employee',
  refused: ({ reached }) => reached.includes('work_refused'),
}

/** The figures of some people, in the order of `countKeys`. */
export function countsOf(people: readonly Counted[]): number[] {
  return countKeys.map((key) => people.filter((one) => rules[key](one)).length)
}
