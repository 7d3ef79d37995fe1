import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { type InterviewCampaign, interviewCampaign } from '../../../testing/interviews.ts'
import { newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

/** Weights of rounds that change once somebody has begun to judge. */

const api = apiForFile()
let hr: Person

beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

interface Two extends InterviewCampaign {
  testId: number
}

/** A campaign of an interview and a test, of 60 and 40 percent. */
async function twoRounds(): Promise<Two> {
  const campaign = await interviewCampaign(api, hr, { examiners: 1 })
  const rounds = [{ id: campaign.roundId, name: 'Phỏng vấn', kind: 'interview' as const, weight: 60 }]
  await hr.call('recruitmentRounds.updateBulk', { path: { id: campaign.id }, body: { rounds } })
  const { body } = await hr.call('recruitmentRounds.store', {
    body: { recruitment_id: campaign.id, name: 'Bài viết', kind: 'written', weight: 40 },
  })
  return { ...campaign, testId: body.data.round.id }
}

/** Both rounds judged and closed: the first candidate is better in the interview, the second in the test. */
async function judged(): Promise<Two> {
  const campaign = await twoRounds()
  const [examiner] = campaign.examiners
  for (const [at, marks] of [
    [9, 5],
    [6, 9],
  ].entries()) {
    const candidate_id = campaign.candidates[at] ?? 0
    const [score = 0, tested = 0] = marks
    const card = await examiner?.person.call('recruitmentResults.store', {
      body: {
        round_id: campaign.roundId,
        candidate_id,
        scores: campaign.criteria.map((criterion_id) => ({ criterion_id, score })),
        conclusion: 'passed',
      },
    })
    const path = { id: card?.body.data.result.id ?? 0 }
    await examiner?.person.call('recruitmentResults.handIn', { path, body: {} })
    const own = await hr.call('recruitmentResults.store', {
      body: { round_id: campaign.testId, candidate_id, score: tested, conclusion: 'passed' },
    })
    await hr.call('recruitmentResults.handIn', { path: { id: own.body.data.result.id }, body: {} })
  }
  for (const id of [campaign.roundId, campaign.testId]) {
    const closed = await hr.call('recruitmentRounds.close', { path: { id }, body: { reason: 'Đủ phiếu.' } })
    expect(closed.status, closed.text).toBe(200)
  }
  return campaign
}

async function roundsOf({ id }: Two) {
  const { body } = await hr.call('recruitments.show', { path: { id }, query: { include: ['rounds'] } })
  return body.data.recruitment.rounds ?? []
}

/** Sends weights in the order of the rounds, as they stand now unless versions are said. */
async function change(
  campaign: Two,
  weights: readonly [number, number],
  more: { reason?: string; isPreview?: boolean; by?: Person; versions?: readonly number[] } = {},
) {
  const { reason, isPreview = false, by = hr, versions } = more
  const rounds = await roundsOf(campaign)
  return by.call('recruitmentRounds.weights', {
    path: { id: campaign.id },
    query: { dry_run: isPreview },
    body: {
      weights: [campaign.roundId, campaign.testId].map((round_id, at) => ({
        round_id,
        weight: weights[at] ?? 0,
        version: versions?.[at] ?? rounds.find(({ id }) => id === round_id)?.version ?? 0,
      })),
      ...(reason !== undefined && { reason }),
    },
  })
}

const weightsOf = async (campaign: Two) => (await roundsOf(campaign)).map(({ weight }) => weight)

async function placesOf({ roundId }: Two) {
  const { body } = await hr.call('recruitmentResults.list', { query: { round_id: roundId } })
  return body.data.candidates.map(({ campaign_score: score, campaign_rank: rank }) => [score, rank])
}

test('change under cards with a reason, every total and rank before and after told first', async () => {
  const campaign = await judged()
  expect(await placesOf(campaign)).toEqual([
    [74, 1],
    [72, 2],
  ])
  const preview = await change(campaign, [40, 60], { isPreview: true })
  const [first, second] = campaign.candidates
  expect(preview.body.data).toMatchObject({
    needs_reason: true,
    totals: [
      { candidate_id: first, score_before: 74, score_after: 66, rank_before: 1, rank_after: 2 },
      { candidate_id: second, score_before: 72, score_after: 78, rank_before: 2, rank_after: 1 },
    ],
  })
  expect(await weightsOf(campaign)).toEqual([60, 40])
  const refused = await change(campaign, [40, 60])
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ['reason']])
  const kept = await change(campaign, [40, 60], { reason: 'Vị trí cần tay nghề hơn.' })
  expect(kept.body.data.totals).toEqual(preview.body.data.totals)
  expect(await placesOf(campaign)).toEqual([
    [66, 2],
    [78, 1],
  ])
  const { body } = await hr.call('recruitments.history', { path: { id: campaign.id } })
  expect(body.data.moves[0]).toMatchObject({
    kind: 'weights',
    from: 'Phỏng vấn 60%, Bài viết 40%',
    to: 'Phỏng vấn 40%, Bài viết 60%',
    reason: 'Vị trí cần tay nghề hơn.',
  })
})

test('need no reason before anybody judges, and are 100 together in a campaign that is open', async () => {
  const campaign = await twoRounds()
  const short = await change(campaign, [40, 50])
  expect(short.body.errors).toEqual({
    weights: ['Tổng trọng số các vòng phải bằng 100% (hiện là 90%).'],
  })
  const { status, body } = await change(campaign, [30, 70])
  expect([status, body.data.needs_reason, body.data.totals]).toEqual([200, false, []])
  expect(await weightsOf(campaign)).toEqual([30, 70])
  expect(
    (await hr.call('recruitments.history', { path: { id: campaign.id } })).body.data.moves[0]?.kind,
  ).toBe('status')
})

test('are not overwritten where somebody changed one or added a round meanwhile', async () => {
  const campaign = await judged()
  const versions = (await roundsOf(campaign)).map(({ version }) => version)
  await change(campaign, [50, 50], { reason: 'Cân bằng.' })
  const late = await change(campaign, [10, 90], { reason: 'Muộn.', versions })
  expect([late.status, await weightsOf(campaign)]).toEqual([409, [50, 50]])
  const only = await hr.call('recruitmentRounds.weights', {
    path: { id: campaign.id },
    query: {},
    body: {
      weights: [
        { round_id: campaign.roundId, weight: 100, version: (await roundsOf(campaign))[0]?.version ?? 0 },
      ],
      reason: 'Thiếu vòng.',
    },
  })
  expect([only.status, await weightsOf(campaign)]).toEqual([409, [50, 50]])
})

test('count each round once, whatever is sent', async () => {
  const campaign = await twoRounds()
  const rounds = await roundsOf(campaign)
  const weights = rounds.map(({ id, version }) => ({ round_id: id, weight: 30, version }))
  const [first] = weights
  const twice = await hr.call('recruitmentRounds.weights', {
    path: { id: campaign.id },
    query: {},
    body: { weights: [...(first ? [{ ...first, weight: 40 }] : []), ...weights] },
  })
  expect([twice.status, twice.body.errors]).toEqual([400, { weights: ['Mỗi vòng chỉ có một trọng số.'] }])
  expect(await weightsOf(campaign)).toEqual([60, 40])
})

test('tell totals to nobody who may not read results', async () => {
  const campaign = await judged()
  const editor = await newcomer(api, {
    login: `sua.trong.so.${nextNumber()}`,
    companies: { 1: [['recruitment_edit', 'company']] },
  })
  const { status, body } = await change(campaign, [40, 60], { by: editor, isPreview: true })
  expect([status, body.data.needs_reason, body.data.totals]).toEqual([200, true, []])
})

test('of criteria are not overwritten where somebody changed one meanwhile', async () => {
  const campaign = await twoRounds()
  const version = (await roundsOf(campaign))[0]?.version
  const save = (weights: readonly [number, number]) =>
    hr.call('recruitmentRounds.interviews', {
      path: { id: campaign.id },
      query: {},
      body: {
        round_id: campaign.roundId,
        criteria: campaign.criteria.map((id, at) => ({
          id,
          name: `Tiêu chí ${at}`,
          weight: weights[at] ?? 0,
        })),
        ...(version !== undefined && { version }),
      },
    })
  expect((await save([70, 30])).status).toBe(200)
  expect((await save([20, 80])).status).toBe(409)
  expect((await roundsOf(campaign))[0]?.criteria?.map(({ weight }) => weight)).toEqual([70, 30])
})
