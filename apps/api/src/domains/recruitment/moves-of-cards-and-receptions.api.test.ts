import type { Schemas } from '@nhansu/sdk/contract'
import { procedureStateLabels } from '@nhansu/sdk/domains/procedures'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { interviewCampaign, newSeenCandidate } from '../../testing/interviews.ts'
import { nextNumber } from '../../testing/numbers.ts'

// Every step from every state of a scorecard and of a reception; the other tables stand beside this file.

const api = apiForFile()
let hr: Person

beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

describe('a scorecard', () => {
  type State = 'draft' | 'handed_in' | 'closed' | 'recused'
  type Step = 'save' | 'handIn' | 'giveBack'
  /** From where each step is taken, and the state of the card after it; a card is closed with its round. */
  const table: Readonly<Record<Step, { from: readonly State[]; to: Schemas['RecruitmentResult']['state'] }>> =
    {
      save: { from: ['draft'], to: 'draft' },
      handIn: { from: ['draft'], to: 'handed_in' },
      giveBack: { from: ['handed_in'], to: 'draft' },
    }

  test.each(Object.keys(table) as Step[])(
    'takes the step %s from where the table says, and from nowhere else',
    async (name) => {
      for (const from of ['draft', 'handed_in', 'closed', 'recused'] as const) {
        const campaign = await interviewCampaign(api, hr, { examiners: 2, candidates: 1 })
        const [chair, judge] = campaign.examiners.map(({ person }) => person)
        if (!chair || !judge) throw new Error('no examiners')
        const body = { round_id: campaign.roundId, candidate_id: campaign.candidates[0] ?? 0 }
        const words = {
          scores: campaign.criteria.map((criterion_id) => ({ criterion_id, score: 6 })),
          conclusion: 'passed' as const,
        }
        // Whoever owes a card himself sees no other.
        const own = await chair.call('recruitmentResults.store', { body: { ...body, ...words } })
        await chair.call('recruitmentResults.handIn', { path: { id: own.body.data.result.id }, body: {} })
        const begun = await judge.call('recruitmentResults.store', { body: { ...body, ...words } })
        const path = { id: begun.body.data.result.id }
        if (from === 'handed_in' || from === 'closed')
          expect((await judge.call('recruitmentResults.handIn', { path, body: {} })).status).toBe(200)
        if (from === 'closed') {
          const closed = await hr.call('recruitmentRounds.close', {
            path: { id: campaign.roundId },
            body: { reason: 'Chủ tịch nghỉ ốm.' },
          })
          expect(closed.status).toBe(200)
        }
        if (from === 'recused')
          expect((await judge.call('recruitmentResults.recuse', { body })).status).toBe(200)
        const steps = {
          save: () => judge.call('recruitmentResults.update', { path, body: { remark: 'Sửa.' } }),
          handIn: () => judge.call('recruitmentResults.handIn', { path, body: {} }),
          giveBack: () =>
            chair.call('recruitmentResults.reopen', { path, body: { reason: 'Chấm nhầm người.' } }),
        }
        const { status } = await steps[name]()
        const isAllowed = table[name].from.includes(from)
        expect([from, status < 300]).toEqual([from, isAllowed])
        const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
          client.query<{ state: string }>('select state from recruitment_results where id = $1', [path.id]),
        )
        const before = from === 'closed' ? 'handed_in' : from
        expect([from, rows[0]?.state]).toEqual([from, isAllowed ? table[name].to : before])
      }
    },
  )
})

describe('a reception', () => {
  type State = Schemas['ProcedureState']
  type Step = 'change' | 'finish' | 'delete'
  /** From where each step is taken; who asks once more for the end of one is answered what came of it. */
  const table: Readonly<Record<Step, { from: readonly State[]; to: State | null }>> = {
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

  async function receptionIn(state: State): Promise<number> {
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
    return id
  }
  const steps: Readonly<Record<Step, (id: number) => Promise<{ status: number }>>> = {
    change: (id: number) => hr.call('procedures.update', { path: { id }, body: { note: 'Đón lúc 8 giờ.' } }),
    finish: (id: number) => hr.call('procedures.finish', { path: { id }, query: {}, body: signed }),
    delete: (id: number) => hr.call('procedures.destroy', { path: { id } }),
  }

  test.each(Object.keys(table) as Step[])(
    'takes the step %s from where the table says, and from nowhere else',
    async (name) => {
      for (const from of Object.keys(procedureStateLabels) as State[]) {
        const id = await receptionIn(from)
        const { status } = await steps[name](id)
        const isAllowed = table[name].from.includes(from)
        expect([from, status]).toEqual([from, isAllowed ? 200 : 409])
        const now = await hr.call('procedures.show', { path: { id } })
        const state = now.status === 404 ? null : now.body.data.procedure.state
        expect([from, state]).toEqual([from, isAllowed ? table[name].to : from])
      }
    },
  )
})
