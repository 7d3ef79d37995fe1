import { beforeAll, expect, test } from 'vitest'
import type { Answer, Person } from '../../../testing/api.ts'
import { apiForFile } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { type InterviewCampaign, interviewCampaign } from '../../../testing/interviews.ts'
import { everyPermission, newcomer } from '../../../testing/newcomer.ts'
import { openWorkbook } from '../../../testing/open-workbook.ts'

/**
 * Nobody peeks (H4): whoever still owes a card is answered the same to whatever he asks, lists, sorts, filters, searches, counts,
 * takes away or tries, whether the other's card says 2 and failed or 9.5 and passed.
 */

const api = apiForFile()
let hr: Person

beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

const words = 'zqkínnhậnxét'

const change = (statement: string, ...values: unknown[]) =>
  inCompanyOf(api.db.superuser, 1, (client) => client.query(statement, values))

/** The other examiner's card of the first candidate says this from now on. */
async function says({ criteria }: InterviewCampaign, cardId: number, score: number, conclusion: string) {
  for (const criterion of criteria)
    await change(
      'update recruitment_result_scores set score = $3 where result_id = $1 and criterion_id = $2',
      cardId,
      criterion,
      score,
    )
  await change('update recruitment_results set conclusion = $2 where id = $1', cardId, conclusion)
}

/** What an answer tells, without what differs from one asking to the next. */
const told = ({ status, body, text }: Answer) =>
  'success' in body
    ? [status, body.message, body.errors ?? null, body.data ?? null]
    : [status, text.length > 0]

const sorts = (
  ['full_name', 'state', 'applied_at', 'date_of_birth', 'created_at', 'updated_at'] as const
).flatMap((field) => [field, `-${field}`] as const)

/** Everything that somebody with an eye on the round may ask, answer by answer. */
async function everything(person: Person, campaign: InterviewCampaign, cardId: number) {
  const { id, roundId: round_id, criteria, candidates } = campaign
  const [first = 0] = candidates
  const asked: Record<string, unknown> = {}
  const note = (name: string, answer: Answer) => (asked[name] = told(answer))
  const path = { id }

  for (const [page, size] of [
    [1, 30],
    [1, 1],
    [2, 1],
  ] as const)
    note(
      `results, page ${page} of ${size}`,
      await person.call('recruitmentResults.list', { query: { round_id, page, size } }),
    )
  for (const candidate_id of candidates)
    note(
      `form of ${candidate_id}`,
      await person.call('recruitmentResults.form', { query: { round_id, candidate_id } }),
    )
  note('card', await person.call('recruitmentResults.show', { path: { id: cardId } }))
  note('paper', await person.call('recruitmentResults.paper', { path: { id: cardId } }))
  note('minutes', await person.call('recruitmentResults.minutes', { query: { round_id } }))
  note('own cards', await person.call('recruitmentResults.mine'))
  note(
    'a change of another’s card',
    await person.call('recruitmentResults.update', { path: { id: cardId }, body: { remark: 'Xem thử' } }),
  )
  note('closing', await person.call('recruitmentRounds.close', { path: { id: round_id }, body: {} }))
  note('round', await person.call('recruitmentRounds.show', { path: { id: round_id } }))
  note(
    'kit looked at',
    await person.call('recruitmentRounds.interviews', {
      path,
      query: { dry_run: true },
      body: {
        round_id,
        criteria: criteria.map((criterion, at) => ({ id: criterion, name: `Tiêu chí ${at}`, weight: 50 })),
        reason: 'Xem thử.',
      },
    }),
  )
  note(
    'campaign',
    await person.call('recruitments.show', {
      path,
      query: { include: ['conditions', 'boards', 'rounds', 'costs', 'documents'] },
    }),
  )
  note(
    'its end looked at',
    await person.call('recruitments.changeStatus', {
      path: { id, status: 'done' },
      query: { dry_run: true },
      body: {},
    }),
  )
  for (const sort of sorts) {
    note(
      `candidates of the campaign by ${sort}`,
      await person.call('recruitmentCandidates.list', { path, query: { sort, size: 100 } }),
    )
    note(`candidates by ${sort}`, await person.call('candidates.list', { query: { sort, size: 100 } }))
    note(
      `campaigns by ${sort}`,
      await person.call('recruitments.list', { query: { sort, size: 100 } as never }),
    )
  }
  for (const field of ['score', 'total', 'rank', 'conclusion', 'campaign_score']) {
    note(
      `sorted by ${field}`,
      await person.call('recruitmentCandidates.list', { path, query: { sort: field as never } }),
    )
    note(
      `filtered by ${field}`,
      await person.call('candidates.list', {
        query: { filter: { [field]: { type: 'select', values: ['passed'] } } },
      }),
    )
  }
  note('searched', await person.call('candidates.list', { query: { search: { value: words } } }))
  note('counted', await person.call('candidates.statuses'))
  note('pool', await person.call('reservePool.list', { query: { size: 100 } }))
  note('history', await person.call('candidates.history', { path: { id: first } }))
  note('accepted', await person.call('candidates.accepted', { path: { id: first }, body: {} }))
  note(
    'report',
    await person.call('recruitmentReport.show', { query: { from: '2026-01-01', to: '2031-12-31' } }),
  )
  note('first page', await person.call('home.show'))
  note('notices', await person.call('notices.list', { query: {} }))
  const file = await person.call('candidates.exports', { path: { id: first } })
  const { 'Thông tin xuất': _, ...sheets } =
    file.status === 200 ? (await openWorkbook(file.bytes)).sheets : {}
  asked['file'] = [file.status, sheets]
  return asked
}

async function campaignWithCard() {
  const campaign = await interviewCampaign(api, hr, { examiners: 2, candidates: 2 })
  const [first = 0, second = 0] = campaign.candidates
  const [one, other] = campaign.examiners
  if (!one || !other) throw new Error('no examiners')
  for (const id of [first, second]) await hr.call('candidates.confirmed', { path: { id }, body: {} })
  const { body } = await one.person.call('recruitmentResults.store', {
    body: {
      round_id: campaign.roundId,
      candidate_id: first,
      scores: campaign.criteria.map((criterion_id) => ({ criterion_id, score: 2 })),
      conclusion: 'failed',
      remark: words,
    },
  })
  const { id: cardId } = body.data.result
  expect(
    (await one.person.call('recruitmentResults.handIn', { path: { id: cardId }, body: {} })).status,
  ).toBe(200)
  return { campaign, cardId, other, second }
}

/** Somebody who owes a card and holds every right besides. */
async function chiefBehind(employeeId: number): Promise<Person> {
  const { rows } = await change('select person_id from employees where id = $1', employeeId)
  const personId = Number(rows[0]?.person_id)
  await api.db.superuser.query('update users set person_id = null where person_id = $1', [personId])
  return newcomer(api, { login: 'truong.ban.cham', companies: { 1: everyPermission }, personId })
}

test('an examiner, a chief who judges and HR are answered alike, whatever the card says', async () => {
  const { campaign, cardId, other } = await campaignWithCard()
  const readers = [
    ['examiner', () => Promise.resolve(other.person)],
    ['HR', () => Promise.resolve(hr)],
    ['chief', () => chiefBehind(other.employeeId)],
  ] as const
  for (const [name, arrive] of readers) {
    const person = await arrive()
    await says(campaign, cardId, 2, 'failed')
    const low = await everything(person, campaign, cardId)
    await says(campaign, cardId, 9.5, 'passed')
    const high = await everything(person, campaign, cardId)
    expect(high, name).toEqual(low)
    expect(JSON.stringify(high), name).not.toContain(words)
    // Each of them was let in to something: it is no row of refusals that is alike.
    const answered = Object.values(low).filter((each) => Array.isArray(each) && each[0] === 200)
    expect(answered.length, name).toBeGreaterThanOrEqual(name === 'examiner' ? 6 : 40)
    if (name === 'examiner') continue
    const trail = await person.call('auditTrail.list', { query: { size: 100 } })
    expect(trail.text).not.toContain(words)
    expect([name, trail.status]).toEqual([name, 200])
  }
})

test('and what is alike before tells apart once the last card is there', async () => {
  const { campaign, cardId, other, second } = await campaignWithCard()
  const scores = campaign.criteria.map((criterion_id) => ({ criterion_id, score: 5 }))
  for (const candidate_id of [campaign.candidates[0] ?? 0, second]) {
    const { body } = await other.person.call('recruitmentResults.store', {
      body: { round_id: campaign.roundId, candidate_id, scores, conclusion: 'passed' },
    })
    await other.person.call('recruitmentResults.handIn', { path: { id: body.data.result.id }, body: {} })
  }
  const before = await everything(other.person, campaign, cardId)
  await says(campaign, cardId, 9.5, 'passed')
  expect(await everything(other.person, campaign, cardId)).not.toEqual(before)
})
