import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { type InterviewCampaign, interviewCampaign } from '../../../testing/interviews.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

const ask = (statement: string, values: unknown[]) =>
  inCompanyOf(api.db.superuser, 1, (client) => client.query(statement, values))

/** The first examiner hands in his card for the first candidate alone, and leaves. */
async function leftWithOneCard(campaign: InterviewCampaign): Promise<void> {
  const [first] = campaign.examiners
  const { body } = await (first?.person ?? hr).call('recruitmentResults.store', {
    body: {
      round_id: campaign.roundId,
      candidate_id: campaign.candidates[0] ?? 0,
      scores: campaign.criteria.map((criterion_id) => ({ criterion_id, score: 8 })),
      conclusion: 'passed',
    },
  })
  const { id, version } = body.data.result
  await first?.person.call('recruitmentResults.handIn', { path: { id }, body: { version } })
  await ask(
    `update employees set active = false, leave_date = (now() at time zone 'Asia/Ho_Chi_Minh')::date where id = $1`,
    [first?.employeeId],
  )
}

/** What is told of the first examiner beside the last candidate alone: cards that he owes, and has handed in. */
async function told(campaign: InterviewCampaign, reader = hr) {
  const query = { round_id: campaign.roundId, page: campaign.candidates.length, size: 1 }
  const { examiners } = (await reader.call('recruitmentResults.list', { query })).body.data
  const his = examiners.find(({ id }) => id === campaign.examiners[0]?.employeeId)
  return [his?.missing, his?.handed_in]
}

test('cards of an examiner who has left are counted over all candidates, whichever page is shown', async () => {
  const campaign = await interviewCampaign(api, hr, { candidates: 3 })
  // Of who works here nothing is counted: his cards stand on the page.
  expect(await told(campaign)).toEqual([0, 0])
  await leftWithOneCard(campaign)
  expect(await told(campaign)).toEqual([2, 1])

  // Where HR has entered the score of a candidate, his card is waited for no more.
  await ask(
    `insert into recruitment_results (company_id, recruitment_id, round_id, candidate_id, state, score, conclusion, handed_in_at)
     values (1, $1, $2, $3, 'handed_in', 7, 'passed', now())`,
    [campaign.id, campaign.roundId, campaign.candidates[1]],
  )
  expect(await told(campaign)).toEqual([1, 1])
})

test('an examiner whose own cards are not handed in learns nothing of it', async () => {
  const campaign = await interviewCampaign(api, hr)
  await leftWithOneCard(campaign)
  expect(await told(campaign, campaign.examiners[1]?.person)).toEqual([0, 0])
})
