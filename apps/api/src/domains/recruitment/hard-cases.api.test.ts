import { beforeAll, describe, expect, test } from 'vitest'
import { inCompany } from '../../db/transaction.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { sessionOf } from '../../testing/newcomer.ts'
import { type InterviewCampaign, interviewCampaign, newSeenCandidate } from '../../testing/interviews.ts'
import { eraseDue } from './candidates/erase-candidates.ts'

/** Cases of two at once, and of what was true a moment ago, that belong to no one resource. */

const api = apiForFile()
let hr: Person

beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

const run = (statement: string, values: unknown[]) =>
  inCompanyOf(api.db.superuser, 1, (client) => client.query(statement, values))

const sorted = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)

function examiner({ examiners: [first] }: InterviewCampaign) {
  if (!first) throw new Error('no examiner')
  return first
}

async function beginCard(campaign: InterviewCampaign, more: object = {}) {
  const { body, status } = await examiner(campaign).person.call('recruitmentResults.store', {
    body: { round_id: campaign.roundId, candidate_id: campaign.candidates[0] ?? 0, ...more },
  })
  expect(status).toBe(201)
  return body.data.result
}

describe('a card in two tabs (H5)', () => {
  test('is saved by one of twenty at once, and the others are told', async () => {
    const campaign = await interviewCampaign(api, hr, { examiners: 1, candidates: 1 })
    const { person } = examiner(campaign)
    const { id, version } = await beginCard(campaign)
    const path = { id }
    const saved = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        person.call('recruitmentResults.update', { path, body: { version, remark: `Bản ${at}` } }),
      ),
    )
    expect(sorted(saved)).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    const kept = saved.findIndex(({ status }) => status === 200)
    const shown = await person.call('recruitmentResults.show', { path })
    expect(shown.body.data.result.remark).toBe(`Bản ${kept}`)
  })

  test('is not handed in with the version of a tab that has not seen the last change', async () => {
    const campaign = await interviewCampaign(api, hr, { examiners: 1, candidates: 1 })
    const { person } = examiner(campaign)
    const scores = (score: number) => campaign.criteria.map((criterion_id) => ({ criterion_id, score }))
    const { id, version } = await beginCard(campaign, { scores: scores(4), conclusion: 'failed' })
    const path = { id }
    const body = { version, scores: scores(9), conclusion: 'passed' as const }
    expect((await person.call('recruitmentResults.update', { path, body })).status).toBe(200)
    // The other tab still shows what the card said before.
    const stale = await person.call('recruitmentResults.handIn', { path, body: { version } })
    expect(stale.status).toBe(409)
    const overwrites = await person.call('recruitmentResults.update', {
      path,
      body: { version, scores: scores(4) },
    })
    expect(overwrites.status).toBe(409)
    const { body: shown } = await person.call('recruitmentResults.show', { path })
    expect(shown.data.result).toMatchObject({ total: 9, conclusion: 'passed', handed_in_at: null })
    const { version: now } = shown.data.result
    expect((await person.call('recruitmentResults.handIn', { path, body: { version: now } })).status).toBe(
      200,
    )
  })
})

test('a round is not closed while a card of it is given back: one of the two is told', async () => {
  const campaign = await interviewCampaign(api, hr, { examiners: 2, candidates: 1 })
  const [chair, judge] = campaign.examiners.map(({ person }) => person)
  if (!chair || !judge) throw new Error('no examiners')
  const body = {
    round_id: campaign.roundId,
    candidate_id: campaign.candidates[0] ?? 0,
    scores: campaign.criteria.map((criterion_id) => ({ criterion_id, score: 7 })),
    conclusion: 'passed' as const,
  }
  const cards = []
  for (const person of [chair, judge]) {
    const { body: begun } = await person.call('recruitmentResults.store', { body })
    cards.push({ id: begun.data.result.id })
    await person.call('recruitmentResults.handIn', { path: { id: begun.data.result.id }, body: {} })
  }
  const [, theirs = { id: 0 }] = cards
  const round = { id: campaign.roundId }
  for (let time = 0; time < 12; time += 1) {
    const [back, closed] = await Promise.all([
      chair.call('recruitmentResults.reopen', { path: theirs, body: { reason: 'Chấm nhầm.' } }),
      hr.call('recruitmentRounds.close', { path: round, body: {} }),
    ])
    expect([back.status, closed.status].toSorted((one, other) => one - other)).toEqual([
      200,
      back.status === 200 ? 400 : 409,
    ])
    if (back.status === 200) await judge.call('recruitmentResults.handIn', { path: theirs, body: {} })
    else await hr.call('recruitmentRounds.reopen', { path: round, body: { reason: 'Xem lại.' } })
  }
})

test('an examiner who leaves the company after the appointment was made is signed out with it (H7)', async () => {
  const campaign = await interviewCampaign(api, hr, { examiners: 2, candidates: 1 })
  const { person, employeeId } = examiner(campaign)
  const candidateId = campaign.candidates[0] ?? 0
  const made = await hr.call('recruitmentSchedules.store', {
    body: {
      round_id: campaign.roundId,
      starts_at: '2030-08-05T09:00:00+07:00',
      ends_at: '2030-08-05T09:30:00+07:00',
      candidate_ids: [candidateId],
      employee_ids: campaign.examiners.map((each) => each.employeeId),
    },
  })
  expect(made.status).toBe(201)
  const card = await beginCard(campaign)
  const asked = () =>
    Promise.all([
      person.call('recruitmentResults.show', { path: { id: card.id } }),
      person.call('recruitmentResults.update', { path: { id: card.id }, body: { remark: 'Còn ở đây.' } }),
      person.call('recruitmentResults.form', {
        query: { round_id: campaign.roundId, candidate_id: candidateId },
      }),
      person.call('recruitmentResults.list', { query: { round_id: campaign.roundId } }),
    ])
  expect(sorted(await asked())).toEqual([200, 200, 200, 200])
  await run(
    `update employees set active = false, leave_date = (now() at time zone 'Asia/Ho_Chi_Minh')::date
     where company_id = 1 and id = $1`,
    [employeeId],
  )
  expect((await asked()).map(({ status }) => status)).toEqual([401, 401, 401, 401])
})

test('an account that is opened again for whoever has left leads him to no candidate: 404, and he is flagged (H7)', async () => {
  const campaign = await interviewCampaign(api, hr, { examiners: 2, candidates: 1 })
  const { person, employeeId } = examiner(campaign)
  const candidateId = campaign.candidates[0] ?? 0
  const day = '2030-08-06'
  const made = await hr.call('recruitmentSchedules.store', {
    body: {
      round_id: campaign.roundId,
      starts_at: `${day}T09:00:00+07:00`,
      ends_at: `${day}T09:30:00+07:00`,
      candidate_ids: [candidateId],
      employee_ids: campaign.examiners.map((each) => each.employeeId),
    },
  })
  const { id } = made.body.data.schedule
  const { id: cardId } = await beginCard(campaign)
  const about = { round_id: campaign.roundId, candidate_id: candidateId }
  const asked = (who: Person) =>
    Promise.all([
      who.call('recruitmentResults.show', { path: { id: cardId } }),
      who.call('recruitmentResults.update', { path: { id: cardId }, body: { remark: 'Còn ở đây.' } }),
      who.call('recruitmentResults.form', { query: about }),
      who.call('recruitmentResults.list', { query: { round_id: campaign.roundId } }),
      who.call('candidates.show', { path: { id: candidateId } }),
      who.call('recruitmentSchedules.calendar', { path: { id } }),
    ])
  expect(sorted(await asked(person))).toEqual([200, 200, 200, 200, 200, 200])
  const { rows } = await run(
    `update employees set active = false, leave_date = (now() at time zone 'Asia/Ho_Chi_Minh')::date
     where company_id = 1 and id = $1 returning person_id`,
    [employeeId],
  )
  const opened = await api.db.superuser.query<{ id: number }>(
    'update users set is_active = true, closed_by = null where person_id = $1 returning id',
    [rows[0]?.person_id],
  )
  const again = api.withToken(await sessionOf(api, opened.rows[0]?.id ?? 0))
  expect(sorted(await asked(again))).toEqual([404, 404, 404, 404, 404, 404])
  expect((await again.call('recruitmentResults.mine')).body.data.cards).toEqual([])
  const query = { from: day, to: day }
  expect((await again.call('recruitmentSchedules.list', { query })).body.data.schedules).toEqual([])
  const { body } = await hr.call('recruitmentSchedules.list', { query })
  const [schedule] = body.data.schedules
  expect(schedule?.interviewers.map((each) => [each.id === employeeId, each.has_left]).toSorted()).toEqual([
    [false, false],
    [true, true],
  ])
  const { body: waiting } = await hr.call('recruitmentSchedules.candidates', {
    query: { round_id: campaign.roundId },
  })
  expect(waiting.data.interviewers.find((each) => each.id === employeeId)).toMatchObject({ has_left: true })
})

test('of a campaign that is opened again only those who had come to an end are erased, on their own day (H12)', async () => {
  const campaign = await interviewCampaign(api, hr, { examiners: 1, candidates: 3 })
  const [failed = 0, back = 0, early = 0] = campaign.candidates
  const path = { id: campaign.id }
  const done = await hr.call('recruitments.changeStatus', {
    path: { ...path, status: 'done' },
    query: {},
    body: {
      closing_note: 'Đủ người.',
      candidates: [{ state: 'seen', to: 'failed', reason: 'Không đủ thời gian phỏng vấn.' }],
    },
  })
  expect(done.status).toBe(200)
  const age = (id: number, days: number) =>
    run(
      'update candidates set ended_at = now() - make_interval(days => $2) where company_id = 1 and id = $1',
      [id, days],
    )
  await age(failed, 400)
  await age(back, 400)
  await age(early, 1)
  const again = await hr.call('recruitments.changeStatus', {
    path: { ...path, status: 'recruiting' },
    query: {},
    body: { reason: 'Thiếu một người.', deadline: '2031-03-31' },
  })
  expect(again.status).toBe(200)
  // Whoever is wanted after all is no longer at an end.
  expect(
    (await hr.call('candidates.back', { path: { id: back }, body: { reason: 'Mời lại.' } })).status,
  ).toBe(200)
  await inCompany(api.db.database, { companyId: 1, readOnly: false }, eraseDue)
  const isThere = async (id: number) => (await hr.call('candidates.show', { path: { id } })).status
  expect(await Promise.all([failed, back, early].map(isThere))).toEqual([404, 200, 200])
  // Should he come to an end once more, his days are counted from then.
  await hr.call('candidates.fail', { path: { id: back }, body: { reason: 'Không đến.' } })
  await inCompany(api.db.database, { companyId: 1, readOnly: false }, eraseDue)
  expect(await isThere(back)).toBe(200)
})

test('of twenty who are accepted at once for the last place one has it (X3)', async () => {
  const campaign = await interviewCampaign(api, hr, { examiners: 1, candidates: 0 })
  await run('update recruitments set quantity = 1 where company_id = 1 and id = $1', [campaign.id])
  const ids: number[] = []
  for (let each = 0; each < 20; each += 1) {
    const id = await newSeenCandidate(hr, campaign.id)
    const path = { id }
    await hr.call('candidates.contacted', { path, body: { way: 'phone' } })
    await hr.call('candidates.confirmed', { path, body: {} })
    ids.push(id)
  }
  const answers = await Promise.all(
    ids.map((id) => hr.call('candidates.accepted', { path: { id }, body: { reason: 'Hợp việc.' } })),
  )
  expect(sorted(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
  const { rows } = await run(
    `select count(*)::integer as total from candidates where company_id = 1 and recruitment_id = $1 and state = 'accepted'`,
    [campaign.id],
  )
  expect(rows).toEqual([{ total: 1 }])
})
