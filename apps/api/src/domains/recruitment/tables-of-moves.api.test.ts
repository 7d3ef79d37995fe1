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
  type Step = 'submit' | 'approve' | 'reject' | 'change'
  /** From where each step is taken, and where it leads. */
  const table: Readonly<Record<Step, { from: readonly Approval[]; to: Approval }>> = {
    submit: { from: ['draft', 'rejected'], to: 'waiting' },
    approve: { from: ['waiting'], to: 'approved' },
    reject: { from: ['waiting'], to: 'rejected' },
    // Who wants more people asks anew.
    change: { from: ['draft', 'approved', 'rejected'], to: 'draft' },
  }
  const steps: Readonly<Record<Step, (id: number) => Promise<{ status: number }>>> = {
    submit: (id: number) => hr.call('recruitments.submit', { path: { id }, body: {} }),
    approve: (id: number) => boss.call('recruitments.approve', { path: { id }, body: {} }),
    reject: (id: number) =>
      boss.call('recruitments.reject', { path: { id }, body: { reason: 'Chưa có định biên.' } }),
    change: (id: number) => hr.call('recruitments.update', { path: { id }, body: { quantity: 2 } }),
  }
  const ways: Readonly<Record<Approval, readonly Step[]>> = {
    draft: [],
    waiting: ['submit'],
    approved: ['submit', 'approve'],
    rejected: ['submit', 'reject'],
  }
  const approvals = keysOf(recruitmentApprovalLabels)
  const complete = { deadline: '2031-01-31', description: 'Mô tả.', requirements: 'Yêu cầu.' }

  async function planIn(approval: Approval, more: object = {}): Promise<number> {
    const wanted = { name: 'Bảng duyệt', department_id: 2, position_id: 2, quantity: 1, ...more }
    const { id } = (await hr.call('recruitments.store', { body: wanted })).body.data.recruitment
    for (const before of ways[approval]) expect((await steps[before](id)).status).toBe(200)
    return id
  }
  const shown = async (id: number) =>
    (await hr.call('recruitments.show', { path: { id } })).body.data.recruitment

  test('has 16 pairs of a step and a state in a plan, 24 in campaigns that are no plan, 8 of opening', () => {
    expect(keysOf(table).length * approvals.length).toBe(16)
  })

  test.each(keysOf(table))(
    'takes the step %s from where the table says, and from nowhere else',
    async (name) => {
      for (const from of approvals) {
        const id = await planIn(from)
        const { status } = await steps[name](id)
        const isAllowed = table[name].from.includes(from)
        expect([from, status]).toEqual([from, isAllowed ? 200 : 409])
        expect([from, (await shown(id)).approval]).toEqual([from, isAllowed ? table[name].to : from])
      }
    },
  )

  test.each(['submit', 'approve', 'reject'] as const)(
    'is over once the campaign is no plan: the step %s is refused from everywhere',
    async (name) => {
      for (const status of ['recruiting', 'done'] as const)
        for (const from of approvals) {
          const id = await planIn(from)
          await arrange(
            `update recruitments set status = $2, opened_at = now(),
               closed_at = case $2 when 'done' then now() end, closing_note = case $2 when 'done' then 'Xong' end
             where id = $1`,
            id,
            status,
          )
          expect([status, from, (await steps[name](id)).status]).toEqual([status, from, 409])
          expect(await shown(id)).toMatchObject({ status, approval: from })
        }
    },
  )

  test.each([
    [false, ['draft', 'approved']],
    [true, ['approved']],
  ] as const)(
    'where the company asks for it (%s) lets a plan be opened from where it should',
    async (needs, open) => {
      await hr.call('recruitmentSettings.update', { body: { needs_approval: needs } })
      for (const from of approvals) {
        const id = await planIn(from, complete)
        await hr.call('recruitmentRounds.store', {
          body: { recruitment_id: id, name: 'Sơ loại', kind: 'screening', weight: 100 },
        })
        const { status } = await hr.call('recruitments.changeStatus', {
          path: { id, status: 'recruiting' },
          query: {},
          body: {},
        })
        const isAllowed = (open as readonly Approval[]).includes(from)
        expect([from, status]).toEqual([from, isAllowed ? 200 : 409])
        expect([from, (await shown(id)).status]).toEqual([from, isAllowed ? 'recruiting' : 'planning'])
      }
      await hr.call('recruitmentSettings.update', { body: { needs_approval: false } })
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

test('of ten states none lets anybody go back a step in a campaign that is over', async () => {
  const over = await interviewCampaign(api, hr, { examiners: 0, candidates: 0 })
  const ids = new Map<string, number>()
  for (const state of keysOf(candidateStateLabels)) {
    const id = await newSeenCandidate(hr, over.id)
    ids.set(state, id)
    await arrange(
      `update candidates set state = $2, state_reason = 'Lý do', archived_until = case $2 when 'archived' then current_date + 9 end
       where id = $1`,
      id,
      state,
    )
  }
  await arrange(
    `update recruitments set status = 'done', closing_note = 'Xong', closed_at = now() where id = $1`,
    over.id,
  )
  expect(ids.size).toBe(10)
  for (const [state, id] of ids) {
    const { status } = await hr.call('candidates.back', { path: { id }, body: { reason: 'Ghi nhầm.' } })
    expect([state, status]).toEqual([state, 409])
    expect((await hr.call('candidates.show', { path: { id } })).body.data.candidate.state).toBe(state)
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

  const states = keysOf(scheduleStateLabels)

  async function appointmentIn(from: State, { id: campaignId, roundId, examiners }: InterviewCampaign) {
    const made = await hr.call('recruitmentSchedules.store', {
      body: {
        round_id: roundId,
        ...times(),
        candidate_ids: [await newSeenCandidate(hr, campaignId)],
        employee_ids: [examiners[0]?.employeeId ?? 0],
      },
    })
    const { id } = made.body.data.schedule
    if (from === 'cancelled') await hr.call('recruitmentSchedules.destroy', { path: { id } })
    if (from === 'done') await arrange(`update recruitment_schedules set state = 'done' where id = $1`, id)
    return id
  }
  /** Who came is noted once it has begun. */
  const begin = (id: number) =>
    arrange(
      `update recruitment_schedules set starts_at = starts_at - interval '9 years', ends_at = ends_at - interval '9 years'
       where id = $1`,
      id,
    )
  async function stateOf(id: number): Promise<string | undefined> {
    const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query<{ state: string }>('select state from recruitment_schedules where id = $1', [id]),
    )
    return rows[0]?.state
  }

  test('has 12 pairs of a step and a state while its round is open, and 12 once that is closed', () => {
    expect(keysOf(table).length * states.length).toBe(12)
  })

  test.each(keysOf(steps))(
    'takes the step %s from where the table says, and from nowhere else',
    async (name) => {
      for (const from of states) {
        const id = await appointmentIn(from, campaign)
        if (name === 'attend') await begin(id)
        const { status } = await steps[name](id)
        const isAllowed = table[name].from.includes(from)
        expect([from, status]).toEqual([from, isAllowed ? 200 : 409])
        expect([from, await stateOf(id)]).toEqual([from, isAllowed ? table[name].to : from])
      }
    },
  )

  test('of a closed round is cancelled where it still stands, and nothing else', async () => {
    const closed = await interviewCampaign(api, hr, { examiners: 1, candidates: 0 })
    const made: { name: Step; from: State; id: number }[] = []
    for (const name of keysOf(steps))
      for (const from of states) made.push({ name, from, id: await appointmentIn(from, closed) })
    const reason = 'Đủ người.'
    const closing = await hr.call('recruitmentRounds.close', {
      path: { id: closed.roundId },
      body: { reason },
    })
    expect(closing.status).toBe(200)
    for (const { name, from, id } of made) {
      if (name === 'attend') await begin(id)
      const isAllowed = name === 'cancel' && from === 'scheduled'
      expect([name, from, (await steps[name](id)).status]).toEqual([name, from, isAllowed ? 200 : 409])
      expect([name, from, await stateOf(id)]).toEqual([name, from, isAllowed ? 'cancelled' : from])
    }
  })

  test('that has not begun has nobody who came', async () => {
    const id = await appointmentIn('scheduled', campaign)
    expect((await steps.attend(id)).status).toBe(409)
    expect(await stateOf(id)).toBe('scheduled')
  })
})
