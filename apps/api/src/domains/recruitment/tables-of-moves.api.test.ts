import { permissionNames, type Schemas } from '@nhansu/sdk/contract'
import { candidateStateLabels } from '@nhansu/sdk/domains/candidates'
import { recruitmentApprovalLabels, scheduleStateLabels } from '@nhansu/sdk/domains/recruitment'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { type InterviewCampaign, interviewCampaign, newSeenCandidate } from '../../testing/interviews.ts'
import { newcomer } from '../../testing/newcomer.ts'

// Every step from every state: of campaigns and of candidates by their goals beside their own files, of the others here.

const api = apiForFile()
let hr: Person
/** Somebody else who may approve. */
let boss: Person
let campaign: InterviewCampaign
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const everything = permissionNames.map((name) => [name, 'company'] as const)
  boss = await newcomer(api, { login: 'boss', companies: { 1: everything } })
  campaign = await interviewCampaign(api, hr, { examiners: 1, candidates: 0 })
})

/** Sets what no call would: a state, and the day that it was reached. */
async function arrange(statement: string, ...values: unknown[]): Promise<void> {
  await inCompanyOf(api.db.superuser, 1, (client) => client.query(statement, values))
}

function keysOf<Key extends string>(labels: Readonly<Record<Key, unknown>>): Key[] {
  // What is declared with these keys has no others.
  return Object.keys(labels) as Key[]
}

describe('the approval of a campaign', () => {
  type Approval = Schemas['RecruitmentApproval']
  type Step = 'submit' | 'approve' | 'reject'
  /** From where each step is taken, and where it leads. */
  const table: Readonly<Record<Step, { from: readonly Approval[]; to: Approval }>> = {
    submit: { from: ['draft', 'rejected'], to: 'waiting' },
    approve: { from: ['waiting'], to: 'approved' },
    reject: { from: ['waiting'], to: 'rejected' },
  }
  const steps: Readonly<Record<Step, (id: number) => Promise<{ status: number }>>> = {
    submit: (id: number) => hr.call('recruitments.submit', { path: { id }, body: {} }),
    approve: (id: number) => boss.call('recruitments.approve', { path: { id }, body: {} }),
    reject: (id: number) =>
      boss.call('recruitments.reject', { path: { id }, body: { reason: 'Chưa có định biên.' } }),
  }
  const ways: Readonly<Record<Approval, readonly Step[]>> = {
    draft: [],
    waiting: ['submit'],
    approved: ['submit', 'approve'],
    rejected: ['submit', 'reject'],
  }

  test.each(keysOf(table))(
    'takes the step %s from where the table says, and from nowhere else',
    async (name) => {
      for (const from of keysOf(recruitmentApprovalLabels)) {
        const wanted = { name: 'Bảng duyệt', department_id: 2, position_id: 2, quantity: 1 }
        const { id } = (await hr.call('recruitments.store', { body: wanted })).body.data.recruitment
        for (const before of ways[from]) expect((await steps[before](id)).status).toBe(200)
        const { status } = await steps[name](id)
        const isAllowed = table[name].from.includes(from)
        expect([from, status]).toEqual([from, isAllowed ? 200 : 409])
        const now = (await hr.call('recruitments.show', { path: { id } })).body.data.recruitment.approval
        expect([from, now]).toEqual([from, isAllowed ? table[name].to : from])
      }
    },
  )
})

test('a candidate goes back one step from everywhere but the beginning and the ends', async () => {
  const fixed = new Set(['new', 'employee', 'withdrawn'])
  for (const state of keysOf(candidateStateLabels)) {
    const id = await newSeenCandidate(hr, campaign.id)
    await arrange(
      `update candidates set state = $2, state_reason = 'Lý do', archived_until = case $2 when 'archived' then current_date + 9 end
       where id = $1`,
      id,
      state,
    )
    await arrange(
      `insert into candidate_moves (company_id, candidate_id, from_state, to_state) values (1, $1, 'seen', $2)`,
      id,
      state,
    )
    const { status } = await hr.call('candidates.back', { path: { id }, body: { reason: 'Ghi nhầm.' } })
    expect([state, status]).toEqual([state, fixed.has(state) ? 409 : 200])
    const now = (await hr.call('candidates.show', { path: { id } })).body.data.candidate.state
    expect([state, now]).toEqual([state, fixed.has(state) ? state : 'seen'])
  }
})

test('who is brought back to an end is erased after the same days as anybody whose way ended there', async () => {
  for (const end of ['failed', 'work_refused', 'withdrawn']) {
    const id = await newSeenCandidate(hr, campaign.id)
    await arrange(
      `update candidates set state = 'archived', state_reason = 'Giữ cho đợt sau.', archived_until = current_date + 9 where id = $1`,
      id,
    )
    await arrange(
      `insert into candidate_moves (company_id, candidate_id, from_state, to_state) values (1, $1, $2, 'archived')`,
      id,
      end,
    )
    await hr.call('candidates.back', { path: { id }, body: { reason: 'Ghi nhầm.' } })
    const { state, erase_on } = (await hr.call('candidates.show', { path: { id } })).body.data.candidate
    expect([state, erase_on]).toEqual([end, expect.stringMatching(/^\d{4}-/)])
  }
})

describe('an appointment', () => {
  type Step = 'move' | 'cancel' | 'takeBack' | 'attend'
  type State = Schemas['RecruitmentScheduleState']
  /** From where each step is taken, and where it leads. */
  const table: Readonly<Record<Step, { from: readonly State[]; to: State }>> = {
    move: { from: ['scheduled'], to: 'scheduled' },
    cancel: { from: ['scheduled'], to: 'cancelled' },
    takeBack: { from: ['cancelled'], to: 'scheduled' },
    // Who came is corrected afterwards too.
    attend: { from: ['scheduled', 'done'], to: 'done' },
  }
  let day = 0
  const times = () => {
    day += 1
    const date = new Date(Date.parse('2031-06-02T00:00:00Z') + day * 86_400_000).toISOString().slice(0, 10)
    return { starts_at: `${date}T09:00:00+07:00`, ends_at: `${date}T09:30:00+07:00` }
  }
  const steps: Readonly<Record<Step, (id: number) => Promise<{ status: number }>>> = {
    move: (id: number) =>
      hr.call('recruitmentSchedules.update', {
        path: { id },
        body: { ...times(), reason: 'Hội đồng bận.' },
      }),
    cancel: (id: number) => hr.call('recruitmentSchedules.destroy', { path: { id } }),
    takeBack: (id: number) => hr.call('recruitmentSchedules.restore', { path: { id } }),
    attend: (id: number) =>
      hr.call('recruitmentSchedules.attendance', { path: { id }, body: { absent_ids: [] } }),
  }

  test.each(keysOf(steps))(
    'takes the step %s from where the table says, and from nowhere else',
    async (name) => {
      for (const from of keysOf(scheduleStateLabels)) {
        const made = await hr.call('recruitmentSchedules.store', {
          body: {
            round_id: campaign.roundId,
            ...times(),
            candidate_ids: [await newSeenCandidate(hr, campaign.id)],
            employee_ids: [campaign.examiners[0]?.employeeId ?? 0],
          },
        })
        const { id } = made.body.data.schedule
        if (from === 'cancelled') await hr.call('recruitmentSchedules.destroy', { path: { id } })
        if (from === 'done')
          await arrange(`update recruitment_schedules set state = 'done' where id = $1`, id)
        // Who came is noted once it has begun.
        if (name === 'attend')
          await arrange(
            `update recruitment_schedules set starts_at = starts_at - interval '9 years', ends_at = ends_at - interval '9 years'
           where id = $1`,
            id,
          )
        const { status } = await steps[name](id)
        const isAllowed = table[name].from.includes(from)
        expect([from, status]).toEqual([from, isAllowed ? 200 : 409])
        const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
          client.query<{ state: string }>('select state from recruitment_schedules where id = $1', [id]),
        )
        expect([from, rows[0]?.state]).toEqual([from, isAllowed ? table[name].to : from])
      }
    },
  )
})
