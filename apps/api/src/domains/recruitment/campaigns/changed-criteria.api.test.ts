import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { type InterviewCampaign, interviewCampaign } from '../../../testing/interviews.ts'
import { everyPermission, newcomer } from '../../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person

beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

const examiner = ({ examiners }: InterviewCampaign, at: number) => examiners[at]?.person ?? hr
const candidate = ({ candidates }: InterviewCampaign, at: number) => candidates[at] ?? 0

/** A card of one examiner for one candidate by these scores, handed in unless it stays a draft. */
async function judge(
  campaign: InterviewCampaign,
  [by, of]: readonly [number, number],
  given: readonly number[],
  isDraft = false,
): Promise<number> {
  const person = examiner(campaign, by)
  const { body } = await person.call('recruitmentResults.store', {
    body: {
      round_id: campaign.roundId,
      candidate_id: candidate(campaign, of),
      scores: given.map((score, at) => ({ criterion_id: campaign.criteria[at] ?? 0, score })),
      conclusion: 'passed',
    },
  })
  const { id } = body.data.result
  if (!isDraft) await person.call('recruitmentResults.handIn', { path: { id }, body: {} })
  return id
}

const weighed = ({ criteria }: InterviewCampaign, ...weights: readonly number[]) =>
  weights.map((weight, at) => ({ id: criteria[at] ?? 0, name: `Tiêu chí ${at}`, weight }))

function change(
  { id, roundId }: InterviewCampaign,
  criteria: readonly { id?: number; name: string; weight: number }[],
  more: { reason?: string; isPreview?: boolean; by?: Person } = {},
) {
  const { reason, isPreview = false, by = hr } = more
  return by.call('recruitmentRounds.interviews', {
    path: { id },
    query: { dry_run: isPreview },
    body: { round_id: roundId, criteria: [...criteria], ...(reason !== undefined && { reason }) },
  })
}

async function scoresNow({ roundId }: InterviewCampaign, person = hr) {
  const { body } = await person.call('recruitmentResults.list', { query: { round_id: roundId } })
  return body.data.candidates.map(({ id, score, rank }) => ({ id, score, rank }))
}

async function judged(): Promise<InterviewCampaign> {
  const campaign = await interviewCampaign(api, hr, { examiners: 1 })
  await judge(campaign, [0, 0], [9, 4])
  await judge(campaign, [0, 1], [5, 8])
  return campaign
}

test('weights change with a reason, every total and rank before and after told first', async () => {
  const campaign = await judged()
  const [first, second] = [candidate(campaign, 0), candidate(campaign, 1)]
  const preview = await change(campaign, weighed(campaign, 20, 80), { isPreview: true })
  expect(preview.body.data).toMatchObject({ needs_reason: true, reopened: 0, hidden: 0 })
  expect(preview.body.data.totals).toEqual([
    expect.objectContaining({
      candidate_id: first,
      score_before: 7,
      score_after: 5,
      rank_before: 1,
      rank_after: 2,
    }),
    expect.objectContaining({
      candidate_id: second,
      score_before: 6.2,
      score_after: 7.4,
      rank_before: 2,
      rank_after: 1,
    }),
  ])
  expect(await scoresNow(campaign)).toEqual([
    { id: first, score: 7, rank: 1 },
    { id: second, score: 6.2, rank: 2 },
  ])
  const refused = await change(campaign, weighed(campaign, 20, 80))
  expect(refused.status).toBe(400)
  expect(refused.body.errors).toEqual({
    reason: ['Vòng Phỏng vấn đã có người chấm. Nhập lý do nếu vẫn đổi tiêu chí.'],
  })
  const kept = await change(campaign, weighed(campaign, 20, 80), { reason: 'Vị trí cần thái độ hơn.' })
  expect(kept.body.data.totals).toEqual(preview.body.data.totals)
  expect(await scoresNow(campaign)).toEqual([
    { id: first, score: 5, rank: 2 },
    { id: second, score: 7.4, rank: 1 },
  ])
})

test('a criterion that is left out takes its scores along, and the version handed in keeps them', async () => {
  const campaign = await interviewCampaign(api, hr, { examiners: 1, candidates: 1 })
  const id = await judge(campaign, [0, 0], [9, 4])
  const answer = await change(campaign, weighed(campaign, 100), { reason: 'Bỏ tiêu chí trùng.' })
  expect(answer.body.data.totals).toMatchObject([{ score_before: 7, score_after: 9 }])
  const { body } = await examiner(campaign, 0).call('recruitmentResults.show', { path: { id } })
  expect(body.data.result).toMatchObject({
    state: 'handed_in',
    total: 9,
    scores: [{ criterion_id: campaign.criteria[0], score: 9 }],
    versions: [{ total: 7 }],
  })
})

test('a criterion that is added sends cards handed in back to their examiners with the reason', async () => {
  const campaign = await judged()
  const criteria = [...weighed(campaign, 50, 30), { name: 'Ngoại ngữ', weight: 20 }]
  const reason = 'Khách hàng là người nước ngoài.'
  const told = async () => {
    const { body } = await examiner(campaign, 0).call('notices.list', { query: {} })
    return body.data.notices.filter(({ kind }) => kind === 'interview_card_returned').length
  }
  await change(campaign, criteria, { isPreview: true })
  expect(await told()).toBe(0)
  const answer = await change(campaign, criteria, { reason })
  // Two cards of one round are one notice.
  expect(await told()).toBe(1)
  expect(answer.body.data).toMatchObject({
    reopened: 2,
    totals: [
      { score_before: 7, score_after: null, rank_after: null },
      { score_before: 6.2, score_after: null, rank_after: null },
    ],
  })
  const { body } = await examiner(campaign, 0).call('recruitmentResults.form', {
    query: { round_id: campaign.roundId, candidate_id: candidate(campaign, 0) },
  })
  expect(body.data.result).toMatchObject({ state: 'draft', reopened_reason: reason })
})

test('a reason is asked for from the first draft on, and for nothing but criteria and weights', async () => {
  const campaign = await interviewCampaign(api, hr)
  const free = await change(campaign, weighed(campaign, 50, 50))
  expect(free.body.data).toMatchObject({ needs_reason: false })
  await judge(campaign, [0, 0], [6, 6], true)
  expect((await change(campaign, weighed(campaign, 40, 60))).status).toBe(400)
  const renamed = await change(campaign, weighed(campaign, 50, 50))
  expect(renamed.body.data).toMatchObject({ needs_reason: false, totals: [] })
})

test('what nobody may know yet is told to nobody', async () => {
  const campaign = await interviewCampaign(api, hr)
  await judge(campaign, [0, 0], [9, 9])
  const preview = await change(campaign, weighed(campaign, 50, 50), { isPreview: true })
  // The other examiner's card is missing, so the total lies open to nobody who does not judge.
  expect(preview.body.data).toMatchObject({ needs_reason: true, hidden: 1, totals: [] })
})

test('whoever judges and owes a card does not learn from a change what the others have given', async () => {
  const campaign = await interviewCampaign(api, hr)
  await judge(campaign, [1, 0], [9, 9])
  await judge(campaign, [1, 1], [5, 5])
  const { employeeId = 0 } = campaign.examiners[0] ?? {}
  const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query<{ person_id: number }>('select person_id from employees where company_id = 1 and id = $1', [
      employeeId,
    ]),
  )
  const personId = rows[0]?.person_id ?? 0
  await api.db.superuser.query('update users set person_id = null where person_id = $1', [personId])
  const person = await newcomer(api, {
    login: 'giam.khao.va.nhan.su',
    companies: { 1: everyPermission },
    personId,
  })
  const asked = () => change(campaign, weighed(campaign, 10, 90), { isPreview: true, by: person })
  const refused = await asked()
  expect(refused.status).toBe(409)
  expect(refused.body.message).toBe(
    'Bạn còn phiếu chưa nộp ở vòng Phỏng vấn. Hãy nộp trước khi đổi tiêu chí.',
  )
  const both = { ...campaign, examiners: [{ employeeId, person }] }
  await judge(both, [0, 0], [7, 7])
  expect((await asked()).status).toBe(409)
  await judge(both, [0, 1], [7, 7])
  expect((await asked()).body.data.totals).toMatchObject([{ score_before: 8 }, { score_before: 6 }])
})

test('the kit of a closed round, and of another company, is nobody’s to change', async () => {
  const campaign = await judged()
  const theirs = await api.as('hrOfTwo')
  expect((await change(campaign, weighed(campaign, 10, 90), { by: theirs })).status).toBe(404)
  await hr.call('recruitmentRounds.close', { path: { id: campaign.roundId }, body: { reason: 'Đủ.' } })
  expect((await change(campaign, weighed(campaign, 10, 90), { reason: 'Muộn.' })).status).toBe(409)
})

test('cards of who takes part no more stay handed in, and the round still closes', async () => {
  const campaign = await judged()
  await api.db.superuser.query(
    `update candidates set state = 'withdrawn' where company_id = 1 and id = ${candidate(campaign, 1)}`,
  )
  const criteria = [...weighed(campaign, 50, 30), { name: 'Ngoại ngữ', weight: 20 }]
  const answer = await change(campaign, criteria, { reason: 'Thêm ngoại ngữ.' })
  expect(answer.body.data.reopened).toBe(1)
  const added = answer.body.data.round.criteria.map(({ id = 0 }) => id)
  await api.db.superuser.query(
    `update recruitment_results set state = 'draft', handed_in_at = null where company_id = 1 and candidate_id = ${candidate(campaign, 1)}`,
  )
  const person = examiner(campaign, 0)
  const about = { round_id: campaign.roundId, candidate_id: candidate(campaign, 0) }
  const form = await person.call('recruitmentResults.form', { query: about })
  const path = { id: form.body.data.result?.id ?? 0 }
  const scores = added.map((id) => ({ criterion_id: id, score: 7 }))
  await person.call('recruitmentResults.update', { path, body: { scores } })
  await person.call('recruitmentResults.handIn', { path, body: {} })
  const closed = await hr.call('recruitmentRounds.close', { path: { id: campaign.roundId }, body: {} })
  expect(closed.status).toBe(200)
})

test('first criteria take the one score out of cards, and a round that is judged keeps one', async () => {
  const campaign = await interviewCampaign(api, hr, { examiners: 1, candidates: 1 })
  await change(campaign, [])
  const person = examiner(campaign, 0)
  const about = { round_id: campaign.roundId, candidate_id: candidate(campaign, 0) }
  const { body } = await person.call('recruitmentResults.store', {
    body: { ...about, score: 8, conclusion: 'passed' },
  })
  const path = { id: body.data.result.id }
  await person.call('recruitmentResults.handIn', { path, body: {} })
  const answer = await change(campaign, [{ name: 'Tay nghề', weight: 100 }], { reason: 'Chấm kỹ hơn.' })
  expect(answer.body.data.reopened).toBe(1)
  const form = await person.call('recruitmentResults.form', { query: about })
  expect(form.body.data.result).toMatchObject({ state: 'draft', score: null })
  const emptied = await change(campaign, [], { reason: 'Bỏ hết.' })
  expect(emptied.status).toBe(400)
  expect(emptied.body.errors).toHaveProperty('criteria')
})

test('a kit is not saved over criteria that its writer has not seen, and names those that it takes away', async () => {
  const campaign = await judged()
  const save = (seen: readonly number[], isPreview = true) =>
    hr.call('recruitmentRounds.interviews', {
      path: { id: campaign.id },
      query: { dry_run: isPreview },
      body: {
        round_id: campaign.roundId,
        criteria: weighed(campaign, 100),
        seen_criteria: [...seen],
        reason: 'Bỏ tiêu chí trùng.',
      },
    })
  expect((await save(campaign.criteria.slice(0, 1))).status).toBe(409)
  const preview = await save(campaign.criteria.toReversed())
  expect(preview.body.data).toMatchObject({ removed: ['Thái độ'], reopened: 0 })
  const about = { round_id: campaign.roundId, candidate_id: candidate(campaign, 0) }
  const card = async () => {
    const { body } = await examiner(campaign, 0).call('recruitmentResults.form', { query: about })
    return body.data.result?.version ?? 0
  }
  const before = await card()
  expect((await save(campaign.criteria, false)).status).toBe(200)
  expect(await card()).toBeGreaterThan(before)
})

test('totals are for who may read results, and criteria of a round of health for who may know of it', async () => {
  const campaign = await judged()
  const [editor, requester] = [
    await newcomer(api, { login: 'sua.tieu.chi', companies: { 1: [['recruitment_edit', 'company']] } }),
    await newcomer(api, { login: 'de.nghi.tuyen', companies: { 1: [['recruitment_request', 'company']] } }),
  ]
  const preview = (by: Person) => change(campaign, weighed(campaign, 20, 80), { isPreview: true, by })
  expect((await preview(editor)).body.data).toMatchObject({ needs_reason: true, hidden: 0, totals: [] })
  expect((await preview(requester)).status).toBe(403)
  await api.db.superuser.query(
    `update recruitment_rounds set kind = 'health' where company_id = 1 and id = ${campaign.roundId}`,
  )
  expect((await preview(editor)).status).toBe(404)
  expect((await preview(hr)).status).toBe(200)
})

test('only those who came to the round are counted among the hidden', async () => {
  const campaign = await interviewCampaign(api, hr, { candidates: 3 })
  await judge(campaign, [0, 0], [9, 9])
  const preview = await change(campaign, weighed(campaign, 50, 50), { isPreview: true })
  expect(preview.body.data.hidden).toBe(1)
})
