import type { Schemas } from '@nhansu/sdk/contract'
import { procedureStateLabels } from '@nhansu/sdk/domains/procedures'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { type InterviewCampaign, interviewCampaign, newSeenCandidate } from '../../testing/interviews.ts'
import { nextNumber } from '../../testing/numbers.ts'

// Every step from every state of a scorecard and of a reception; the other tables stand beside this file.

const api = apiForFile()
let hr: Person

beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

describe('a scorecard', () => {
  /** A card is closed with its round, handed in or not. */
  type State = 'none' | 'draft' | 'handed_in' | 'recused' | 'closed' | 'late'
  type Step = 'begin' | 'save' | 'handIn' | 'giveBack' | 'recuse'
  /** From where each step is taken, and the state of the card after it. */
  const table: Readonly<Record<Step, { from: readonly State[]; to: Schemas['RecruitmentResult']['state'] }>> =
    {
      begin: { from: ['none'], to: 'draft' },
      save: { from: ['draft'], to: 'draft' },
      handIn: { from: ['draft'], to: 'handed_in' },
      giveBack: { from: ['handed_in'], to: 'draft' },
      recuse: { from: ['none', 'draft'], to: 'recused' },
    }
  const steps = Object.keys(table) as Step[]
  /** What the table keeps of a card that is in this state. */
  const kept: Readonly<Record<State, string | undefined>> = {
    none: undefined,
    draft: 'draft',
    handed_in: 'handed_in',
    recused: 'recused',
    closed: 'handed_in',
    late: 'draft',
  }

  /** A card in its state, by the examiner who is no chair, with all steps that could be taken. */
  interface Arranged {
    from: State
    candidateId: number
    judgeId: number
    take: Readonly<Record<Step, () => Promise<{ status: number }>>>
  }
  const cards = new Map<Step, Arranged[]>()

  async function cardIn(from: State, campaign: InterviewCampaign, candidateId: number): Promise<Arranged> {
    const [chair, judge] = campaign.examiners
    if (!chair || !judge) throw new Error('no examiners')
    const body = { round_id: campaign.roundId, candidate_id: candidateId }
    const words = {
      scores: campaign.criteria.map((criterion_id) => ({ criterion_id, score: 6 })),
      conclusion: 'passed' as const,
    }
    // Whoever owes a card himself sees no other.
    const own = await chair.person.call('recruitmentResults.store', { body: { ...body, ...words } })
    await chair.person.call('recruitmentResults.handIn', {
      path: { id: own.body.data.result.id },
      body: {},
    })
    const call = judge.person.call
    const begun =
      from === 'none' ? undefined : await call('recruitmentResults.store', { body: { ...body, ...words } })
    const path = { id: begun?.body.data.result.id ?? 999_999 }
    if (from === 'handed_in' || from === 'closed')
      expect((await call('recruitmentResults.handIn', { path, body: {} })).status).toBe(200)
    if (from === 'recused') expect((await call('recruitmentResults.recuse', { body })).status).toBe(200)
    const reason = 'Chấm nhầm người.'
    return {
      from,
      candidateId,
      judgeId: judge.employeeId,
      take: {
        begin: () => call('recruitmentResults.store', { body }),
        save: () => call('recruitmentResults.update', { path, body: { remark: 'Sửa.' } }),
        handIn: () => call('recruitmentResults.handIn', { path, body: {} }),
        giveBack: () => chair.person.call('recruitmentResults.reopen', { path, body: { reason } }),
        recuse: () => call('recruitmentResults.recuse', { body }),
      },
    }
  }

  async function stateNow({ candidateId, judgeId }: Arranged): Promise<string | undefined> {
    const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query<{ state: string }>(
        'select state from recruitment_results where candidate_id = $1 and employee_id = $2',
        [candidateId, judgeId],
      ),
    )
    return rows[0]?.state
  }

  beforeAll(async () => {
    for (const group of [
      ['none', 'draft', 'handed_in', 'recused'],
      ['closed', 'late'],
    ] as const) {
      const candidates = group.length * steps.length
      const campaign = await interviewCampaign(api, hr, { examiners: 2, candidates })
      const left = [...campaign.candidates]
      for (const step of steps)
        for (const from of group) {
          const card = await cardIn(from, campaign, left.pop() ?? 0)
          cards.set(step, [...(cards.get(step) ?? []), card])
        }
      if (group[0] !== 'closed') continue
      const closing = await hr.call('recruitmentRounds.close', {
        path: { id: campaign.roundId },
        body: { reason: 'Chủ tịch nghỉ ốm.' },
      })
      expect(closing.status).toBe(200)
    }
  })

  test('has 30 pairs of a step and a state', () => {
    expect([...cards.values()].flat()).toHaveLength(30)
  })

  test.each(steps)('takes the step %s from where the table says, and from nowhere else', async (name) => {
    for (const card of cards.get(name) ?? []) {
      const { from, take } = card
      const { status } = await take[name]()
      const isAllowed = table[name].from.includes(from)
      // What there is none of, or what is not for his eyes, is not found; the rest is refused.
      expect([from, isAllowed ? status < 300 : [404, 409].includes(status)]).toEqual([from, true])
      expect([from, await stateNow(card)]).toEqual([from, isAllowed ? table[name].to : kept[from]])
    }
  })
})

describe('a round', () => {
  type Step = 'close' | 'reopen'
  type State = Schemas['RecruitmentRoundState']
  const table: Readonly<Record<Step, { from: State; to: State }>> = {
    close: { from: 'open', to: 'closed' },
    reopen: { from: 'closed', to: 'open' },
  }
  const take = (name: Step, id: number) =>
    hr.call(`recruitmentRounds.${name}`, { path: { id }, body: { reason: 'Theo biên bản.' } })

  test('is closed and opened again from four pairs as the table says, and from four none once its campaign is over', async () => {
    for (const isOver of [false, true])
      for (const name of ['close', 'reopen'] as const)
        for (const from of ['open', 'closed'] as const) {
          const { id, roundId } = await interviewCampaign(api, hr, { examiners: 1, candidates: 0 })
          if (from === 'closed') expect((await take('close', roundId)).status).toBe(200)
          if (isOver) {
            const over = await hr.call('recruitments.changeStatus', {
              path: { id, status: 'done' },
              query: {},
              body: { closing_note: 'Đủ người.' },
            })
            expect(over.status).toBe(200)
          }
          const isAllowed = !isOver && table[name].from === from
          const seen = [isOver, name, from]
          expect([...seen, (await take(name, roundId)).status]).toEqual([...seen, isAllowed ? 200 : 409])
          const now = (await hr.call('recruitmentRounds.show', { path: { id: roundId } })).body.data.round
            .state
          expect([...seen, now]).toEqual([...seen, isAllowed ? table[name].to : from])
        }
  })
})

describe('a reception', () => {
  type State = Schemas['ProcedureState']
  type Step = 'begin' | 'change' | 'finish' | 'delete'
  /** From where each step is taken; who asks once more for the end of one is answered what came of it. */
  const table: Readonly<Record<Step, { from: readonly State[]; to: State | null }>> = {
    // A second one; whoever refused the work and is accepted all the same is tried below.
    begin: { from: [], to: null },
    change: { from: ['open'], to: 'open' },
    finish: { from: ['open', 'done'], to: 'done' },
    delete: { from: ['open'], to: null },
  }
  let signed: { signer_id: number; sign_date: string }
  beforeAll(async () => {
    await hr.call('documentTypes.store', {
      body: { code: 'QDTB', name: 'Quyết định tiếp nhận', is_decision: true },
    })
    const { body } = await hr.call('signers.store', {
      body: {
        employee_id: 13,
        printed_title: 'Giám đốc',
        paper_kinds: ['decision'],
        valid_from: '2026-01-01',
      },
    })
    signed = { signer_id: body.data.signer.id, sign_date: '2026-11-02' }
  })

  async function receptionIn(state: State): Promise<{ id: number; candidateId: number }> {
    const number = nextNumber()
    const candidateId = await newSeenCandidate(hr, 57, `0968${String(100_000 + number)}`)
    const path = { id: candidateId }
    await hr.call('candidates.update', {
      path,
      body: { gender: 'Nữ', id_number: `0790984${String(10_000 + number)}` },
    })
    await hr.call('candidates.contacted', { path, body: { way: 'phone' } })
    await hr.call('candidates.confirmed', { path, body: {} })
    await hr.call('candidates.accepted', { path, body: {} })
    const { body } = await hr.call('procedures.store', {
      body: { candidate_id: candidateId, decision_type: 2, start_date: '2027-03-01', items: [] },
    })
    const { id } = body.data.procedure
    if (state === 'done') expect((await steps.finish(id)).status).toBe(200)
    if (state === 'cancelled')
      await hr.call('candidates.workRefuse', { path, body: { refusal: 'pay', reason: 'Lương thấp.' } })
    return { id, candidateId }
  }
  const begin = (candidate_id: number) =>
    hr.call('procedures.store', {
      body: { candidate_id, decision_type: 2, start_date: '2027-03-01', items: [] },
    })
  const steps: Readonly<Record<Exclude<Step, 'begin'>, (id: number) => Promise<{ status: number }>>> = {
    change: (id: number) => hr.call('procedures.update', { path: { id }, body: { note: 'Đón lúc 8 giờ.' } }),
    finish: (id: number) => hr.call('procedures.finish', { path: { id }, query: {}, body: signed }),
    delete: (id: number) => hr.call('procedures.destroy', { path: { id } }),
  }

  test('has 12 pairs of a step and a state', () => {
    expect(Object.keys(table).length * Object.keys(procedureStateLabels).length).toBe(12)
  })

  test('that was cancelled is begun anew for whoever is accepted after all', async () => {
    const { candidateId } = await receptionIn('cancelled')
    await hr.call('candidates.back', { path: { id: candidateId }, body: { reason: 'Đã đồng ý lương.' } })
    expect((await begin(candidateId)).status).toBe(201)
    expect((await begin(candidateId)).status).toBe(409)
  })

  test.each(Object.keys(table) as Step[])(
    'takes the step %s from where the table says, and from nowhere else',
    async (name) => {
      for (const from of Object.keys(procedureStateLabels) as State[]) {
        const { id, candidateId } = await receptionIn(from)
        const { status } = await (name === 'begin' ? begin(candidateId) : steps[name](id))
        const isAllowed = table[name].from.includes(from)
        expect([from, status]).toEqual([from, isAllowed ? 200 : 409])
        const now = await hr.call('procedures.show', { path: { id } })
        const state = now.status === 404 ? null : now.body.data.procedure.state
        expect([from, state]).toEqual([from, isAllowed ? table[name].to : from])
      }
    },
  )
})
