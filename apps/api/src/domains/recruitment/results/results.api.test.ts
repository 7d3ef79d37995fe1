import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { type InterviewCampaign, interviewCampaign } from '../../../testing/interviews.ts'
import { everyPermission, newcomer } from '../../../testing/newcomer.ts'
import { inCompanyOf } from '../../../testing/group.ts'

const api = apiForFile()
let hr: Person

beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

function scores({ criteria }: InterviewCampaign, first: number, second: number) {
  return [first, second].map((score, at) => ({ criterion_id: criteria[at] ?? 0, score }))
}

/** A card that is begun, and handed in unless it stays a draft. */
async function card(
  campaign: InterviewCampaign,
  at: number,
  candidateId: number,
  [first, second]: readonly [number, number],
  more: { isDraft?: boolean; conclusion?: 'passed' | 'failed' } = {},
) {
  const person = campaign.examiners[at]?.person ?? hr
  const { body, status } = await person.call('recruitmentResults.store', {
    body: {
      round_id: campaign.roundId,
      candidate_id: candidateId,
      scores: scores(campaign, first, second),
      conclusion: more.conclusion ?? 'passed',
      remark: `Nhận xét của người ${at}`,
    },
  })
  expect(status).toBe(201)
  const { id, version } = body.data.result
  if (!more.isDraft) {
    expect((await person.call('recruitmentResults.handIn', { path: { id }, body: { version } })).status).toBe(
      200,
    )
  }
  return id
}

async function table(person: Person, { roundId }: InterviewCampaign) {
  const { body } = await person.call('recruitmentResults.list', { query: { round_id: roundId } })
  return body.data.candidates
}

async function rowOf(person: Person, campaign: InterviewCampaign, candidateId: number) {
  return (await table(person, campaign)).find(({ id }) => id === candidateId)
}

/** Saves the board without its first member. */
function withoutFirst({ id, examiners: [, ...staying] }: InterviewCampaign) {
  const boards = staying.map(({ employeeId }) => ({ employee_id: employeeId, role: 'member' as const }))
  return hr.call('recruitmentBoards.bulk', { path: { id }, body: { boards } })
}

describe('nobody peeks', () => {
  /** All that an examiner could learn of a candidate in a round, as text. */
  async function known(
    person: Person,
    { roundId }: InterviewCampaign,
    candidateId: number,
    others: number[],
  ) {
    const list = await person.call('recruitmentResults.list', { query: { round_id: roundId } })
    const form = await person.call('recruitmentResults.form', {
      query: { round_id: roundId, candidate_id: candidateId },
    })
    const shows = []
    for (const id of others)
      shows.push((await person.call('recruitmentResults.show', { path: { id } })).status)
    const { candidates } = list.body.data
    return { row: candidates.find(({ id }) => id === candidateId), sheet: form.body.data.sheet, shows }
  }

  test('an examiner learns nothing of others’ cards by id, list, form, mean or rank before his own is in', async () => {
    const campaign = await interviewCampaign(api, hr)
    const [first = 0] = campaign.candidates
    const [, second] = campaign.examiners
    const before = await known(second?.person ?? hr, campaign, first, [])
    const theirs = await card(campaign, 0, first, [9, 9])
    const after = await known(second?.person ?? hr, campaign, first, [theirs])
    // Not even that there is one: what he is answered is the same as before.
    expect(after).toEqual({ ...before, shows: [404] })
    expect(after.row).toMatchObject({
      is_hidden: true,
      score: null,
      rank: null,
      is_passed: null,
      campaign_score: null,
    })
    expect(JSON.stringify(after)).not.toContain('Nhận xét của người 0')

    const draft = await card(campaign, 1, first, [3, 3], { isDraft: true })
    const withDraft = await known(second?.person ?? hr, campaign, first, [theirs])
    expect([withDraft.shows, withDraft.row?.score, withDraft.sheet.cards]).toEqual([[404], null, []])

    await second?.person.call('recruitmentResults.handIn', { path: { id: draft }, body: {} })
    const open = await known(second?.person ?? hr, campaign, first, [theirs])
    expect(open.shows).toEqual([200])
    expect(open.sheet.cards).toMatchObject([{ id: theirs, total: 9, remark: 'Nhận xét của người 0' }])
    // The other candidate still owes him a card, so that there is no rank yet.
    expect(open.row).toMatchObject({ score: 6, is_spread: true, rank: null })
    await card(campaign, 1, campaign.candidates[1] ?? 0, [5, 5])
    expect((await rowOf(second?.person ?? hr, campaign, first))?.rank).toBe(1)
  })

  test('whatever other right he holds', async () => {
    const campaign = await interviewCampaign(api, hr)
    const [first = 0] = campaign.candidates
    const [, second] = campaign.examiners
    const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query<{ person_id: number }>('select person_id from employees where id = $1', [
        second?.employeeId,
      ]),
    )
    await api.db.superuser.query('update users set person_id = null where person_id = $1', [
      rows[0]?.person_id,
    ])
    const chief = await newcomer(api, {
      login: 'truong.phong.cham',
      companies: { 1: everyPermission },
      personId: rows[0]?.person_id ?? 0,
    })
    const theirs = await card(campaign, 0, first, [8, 8])
    const { row, sheet, shows } = await known(chief, campaign, first, [theirs])
    expect([row?.is_hidden, row?.score, sheet.cards, shows]).toEqual([true, null, [], [404]])
    expect(row?.cells.map(({ state }) => state).toSorted()).toEqual(['hidden', 'missing'])
    const closing = await chief.call('recruitmentRounds.close', {
      path: { id: campaign.roundId },
      body: { reason: 'Chốt sớm.' },
    })
    expect([closing.status, closing.body.message]).toEqual([409, 'Bạn còn 1 phiếu chưa nộp ở vòng này.'])
    const reopening = await chief.call('recruitmentResults.reopen', {
      path: { id: theirs },
      body: { reason: 'Xem thử.' },
    })
    expect(reopening.status).toBe(404)
  })

  test('who does not judge sees cards once they are complete, before that only which are there', async () => {
    const campaign = await interviewCampaign(api, hr)
    const [first = 0] = campaign.candidates
    const one = await card(campaign, 0, first, [8, 6])
    expect(await rowOf(hr, campaign, first)).toMatchObject({ is_hidden: true, score: null })
    expect((await rowOf(hr, campaign, first))?.cells.map(({ state, total }) => [state, total])).toEqual([
      ['handed_in', null],
      ['missing', null],
    ])
    expect((await hr.call('recruitmentResults.show', { path: { id: one } })).status).toBe(404)
    await card(campaign, 1, first, [7, 7])
    // (0.6 × 8 + 0.4 × 6 + 7) / 2 = 7.1
    expect(await rowOf(hr, campaign, first)).toMatchObject({
      is_hidden: false,
      score: 7.1,
      rank: 1,
      is_passed: true,
    })
    expect((await hr.call('recruitmentResults.show', { path: { id: one } })).status).toBe(200)
  })

  test('a member of another board, another examiner and who gave up his seat find nothing', async () => {
    const [campaign, other] = [await interviewCampaign(api, hr), await interviewCampaign(api, hr)]
    const [first = 0] = campaign.candidates
    const theirs = await card(campaign, 0, first, [8, 8])
    const stranger = other.examiners[0]?.person ?? hr
    expect((await stranger.call('recruitmentResults.show', { path: { id: theirs } })).status).toBe(404)
    const query = { round_id: campaign.roundId }
    expect((await stranger.call('recruitmentResults.list', { query })).status).toBe(404)
    const second = campaign.examiners[1]?.person ?? hr
    const body = { round_id: campaign.roundId, candidate_id: first }
    expect((await second.call('recruitmentResults.recuse', { body })).status).toBe(200)
    expect((await second.call('recruitmentResults.show', { path: { id: theirs } })).status).toBe(404)
    expect((await rowOf(second, campaign, first))?.is_hidden).toBe(true)
    // Nobody else is waited for.
    expect(await rowOf(hr, campaign, first)).toMatchObject({ score: 8 })
  })
})

describe('a card', () => {
  test('is its examiner’s alone, once, and whole when handed in', async () => {
    const campaign = await interviewCampaign(api, hr)
    const [first = 0] = campaign.candidates
    const [chair, member] = campaign.examiners.map(({ person }) => person)
    if (!chair || !member) throw new Error('no examiners')
    const body = { round_id: campaign.roundId, candidate_id: first }
    const begun = await chair.call('recruitmentResults.store', { body })
    expect((await chair.call('recruitmentResults.store', { body })).status).toBe(409)
    const path = { id: begun.body.data.result.id }
    const empty = await chair.call('recruitmentResults.handIn', { path, body: {} })
    expect([empty.status, Object.keys(empty.body.errors ?? {}).toSorted()]).toEqual([
      400,
      ['conclusion', 'scores'],
    ])
    expect(
      (await member.call('recruitmentResults.update', { path, body: { remark: 'Sửa hộ' } })).status,
    ).toBe(404)
    expect((await hr.call('recruitmentResults.update', { path, body: { remark: 'Sửa hộ' } })).status).toBe(
      404,
    )
    const foreign = { scores: [{ criterion_id: 999_999, score: 5 }] }
    expect((await chair.call('recruitmentResults.update', { path, body: foreign })).status).toBe(400)
    const words = { scores: scores(campaign, 7.25, 8.5), conclusion: 'reserve' as const }
    const saved = await chair.call('recruitmentResults.update', { path, body: words })
    expect(saved.body.data.result.total).toBe(7.75)
    const { version } = saved.body.data.result
    const tabs = await Promise.all(
      [1, 2].map(() => chair.call('recruitmentResults.handIn', { path, body: { version } })),
    )
    expect(tabs.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await chair.call('recruitmentResults.update', { path, body: { remark: 'Muộn' } })).status).toBe(
      409,
    )
  })

  test('of an examiner who has left is waited for, which is said, until he is taken off the board', async () => {
    const campaign = await interviewCampaign(api, hr)
    const [first = 0] = campaign.candidates
    const [gone, stays] = campaign.examiners.map(({ employeeId }) => employeeId)
    await card(campaign, 1, first, [8, 6])
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(
        `update employees set active = false, leave_date = (now() at time zone 'Asia/Ho_Chi_Minh')::date where id = $1`,
        [gone],
      ),
    )
    const { body } = await hr.call('recruitmentResults.list', { query: { round_id: campaign.roundId } })
    expect(body.data.examiners.map(({ id, has_left: left }) => [id, left])).toEqual([
      [gone, true],
      [stays, false],
    ])
    expect(await rowOf(hr, campaign, first)).toMatchObject({ is_hidden: true, score: null })
    const path = { id: campaign.id }
    const shown = await hr.call('recruitments.show', { path, query: { include: ['boards'] } })
    const { boards = [], version } = shown.body.data.recruitment
    expect(boards.map(({ employee_id: id, has_left: left }) => [id, left])).toEqual([
      [gone, true],
      [stays, false],
    ])
    const staying = boards.flatMap(({ employee_id, role, round_ids }) =>
      employee_id === gone ? [] : [{ employee_id, role, round_ids }],
    )
    const saved = await hr.call('recruitmentBoards.bulk', { path, body: { boards: staying, version } })
    expect(saved.body.data.boards).toMatchObject([{ employee_id: stays, has_left: false }])
    expect(await rowOf(hr, campaign, first)).toMatchObject({ is_hidden: false, score: 7.2 })
  })

  test('of a round that is no interview is entered by HR, and nobody else is waited for', async () => {
    const campaign = await interviewCampaign(api, hr)
    const [first = 0] = campaign.candidates
    const made = await hr.call('recruitmentRounds.store', {
      body: { recruitment_id: campaign.id, name: 'Tay nghề', kind: 'practical' },
    })
    const body = { round_id: made.body.data.round.id, candidate_id: first, score: 12 }
    const high = await hr.call('recruitmentResults.store', { body })
    expect(high.body.errors).toEqual({ score: ['Điểm không được quá 10.'] })
    const entered = await hr.call('recruitmentResults.store', {
      body: { ...body, score: 6.5, conclusion: 'passed' },
    })
    const path = { id: entered.body.data.result.id }
    expect((await hr.call('recruitmentResults.handIn', { path, body: {} })).status).toBe(200)
    const { body: list } = await hr.call('recruitmentResults.list', { query: { round_id: body.round_id } })
    expect(list.data.candidates.find(({ id }) => id === first)).toMatchObject({
      score: 6.5,
      is_hidden: false,
    })
  })

  test('is given back by the chair with a reason, and what was handed in stays', async () => {
    const campaign = await interviewCampaign(api, hr)
    const [first = 0] = campaign.candidates
    const [chair, member] = campaign.examiners.map(({ person }) => person)
    await card(campaign, 0, first, [6, 6])
    const id = await card(campaign, 1, first, [7, 7])
    const body = { reason: 'Chấm nhầm người.' }
    const byMember = await member?.call('recruitmentResults.reopen', { path: { id }, body })
    expect(byMember?.status).toBe(403)
    const told = async (person?: Person) =>
      (await person?.call('notices.list', { query: {} }))?.body.data.notices.filter(
        ({ kind }) => kind === 'interview_card_returned',
      ).length
    expect(await told(member)).toBe(0)
    expect((await chair?.call('recruitmentResults.reopen', { path: { id }, body }))?.status).toBe(200)
    const { body: shown } = (await member?.call('recruitmentResults.show', { path: { id } })) ?? {}
    expect(shown?.data.result).toMatchObject({
      state: 'draft',
      reopened_reason: body.reason,
      versions: [{ total: 7 }],
    })
    // Its examiner hears of it; whoever gave it back knows.
    expect([await told(member), await told(chair)]).toEqual([1, 0])
    expect((await member?.call('recruitmentResults.handIn', { path: { id }, body: {} }))?.status).toBe(200)
  })

  test('keeps what it was given by: the round itself', async () => {
    const campaign = await interviewCampaign(api, hr)
    await card(campaign, 0, campaign.candidates[0] ?? 0, [6, 6], { isDraft: true })
    const path = { id: campaign.id }
    const removal = { rounds: [], removed_ids: [campaign.roundId] }
    expect((await hr.call('recruitmentRounds.updateBulk', { path, body: removal })).status).toBe(409)
    const scale = {
      rounds: [{ id: campaign.roundId, name: 'Phỏng vấn', kind: 'interview' as const, max_score: 100 }],
    }
    expect((await hr.call('recruitmentRounds.updateBulk', { path, body: scale })).status).toBe(409)
  })
})

describe('a round', () => {
  test('is closed with a reason while cards are missing, takes none then, and opens again', async () => {
    const campaign = await interviewCampaign(api, hr)
    const [first = 0, second = 0] = campaign.candidates
    await card(campaign, 0, first, [9, 9])
    const late = await card(campaign, 1, first, [5, 5], { isDraft: true })
    const path = { id: campaign.roundId }
    const refused = await hr.call('recruitmentRounds.close', { path, body: {} })
    expect(refused.body.errors).toEqual({ reason: ['Còn 1 phiếu chưa nộp. Nhập lý do nếu vẫn chốt vòng.'] })
    const closed = await hr.call('recruitmentRounds.close', { path, body: { reason: 'Người chấm nghỉ ốm.' } })
    expect(closed.body.data.round.state).toBe('closed')
    const examiner = campaign.examiners[1]?.person ?? hr
    expect((await examiner.call('recruitmentResults.handIn', { path: { id: late }, body: {} })).status).toBe(
      409,
    )
    const body = { round_id: campaign.roundId, candidate_id: second }
    expect((await examiner.call('recruitmentResults.store', { body })).status).toBe(409)
    expect((await rowOf(examiner, campaign, first))?.score).toBe(9)
    expect(await rowOf(hr, campaign, first)).toMatchObject({ campaign_score: 90, campaign_rank: 1 })
    expect((await hr.call('recruitmentRounds.close', { path, body: {} })).status).toBe(409)
    const back = await hr.call('recruitmentRounds.reopen', { path, body: { reason: 'Bổ sung phiếu.' } })
    expect(back.body.data.round.state).toBe('open')
    expect((await rowOf(examiner, campaign, first))?.is_hidden).toBe(true)
  })

  test('that is passed lets a candidate be accepted without further words', async () => {
    const campaign = await interviewCampaign(api, hr, { candidates: 1 })
    const [id = 0] = campaign.candidates
    await hr.call('candidates.confirmed', { path: { id }, body: {} })
    const refused = await hr.call('candidates.accepted', { path: { id }, body: {} })
    expect(refused.body.errors?.['reason']?.[0]).toContain('Phỏng vấn')
    await card(campaign, 0, id, [8, 8])
    await card(campaign, 1, id, [8, 8])
    await hr.call('recruitmentRounds.close', { path: { id: campaign.roundId }, body: {} })
    expect((await hr.call('candidates.accepted', { path: { id }, body: {} })).status).toBe(200)
  })
})

test('an examiner finds what he owes, and no more once the card is there', async () => {
  const campaign = await interviewCampaign(api, hr)
  const [first = 0] = campaign.candidates
  const examiner = campaign.examiners[0]
  await hr.call('recruitmentSchedules.store', {
    body: {
      round_id: campaign.roundId,
      starts_at: '2030-03-04T09:00:00+07:00',
      ends_at: '2030-03-04T09:30:00+07:00',
      candidate_ids: [first],
      employee_ids: [examiner?.employeeId ?? 0],
      place: 'Tầng 2',
    },
  })
  const mine = async () => (await (examiner?.person ?? hr).call('recruitmentResults.mine')).body.data.cards
  const onFirstPage = async () =>
    (await (examiner?.person ?? hr).call('home.show')).body.data.home.cards.flatMap(
      ({ own_interviews: own }) => own?.cards ?? [],
    )
  expect(await mine()).toMatchObject([{ candidate_id: first, state: null, place: 'Tầng 2' }])
  expect(await onFirstPage()).toMatchObject([{ candidate_id: first, place: 'Tầng 2' }])
  await card(campaign, 0, first, [7, 7])
  expect(await mine()).toMatchObject([{ candidate_id: first, state: 'handed_in', total: 7 }])
  expect(await onFirstPage()).toEqual([])
  // The other examiner was not asked to this appointment.
  const other = campaign.examiners[1]?.person ?? hr
  const body = { round_id: campaign.roundId, candidate_id: first }
  expect((await other.call('recruitmentResults.store', { body })).status).toBe(409)
})

describe('papers', () => {
  test('a card is printed for whoever may open it, and for nobody before', async () => {
    const campaign = await interviewCampaign(api, hr)
    const [first = 0] = campaign.candidates
    const [one, other] = campaign.examiners.map(({ person }) => person)
    const theirs = await card(campaign, 0, first, [8, 7])
    const print = (person = hr) => person.call('recruitmentResults.paper', { path: { id: theirs } })
    expect((await print(one)).status).toBe(200)
    // Neither who still owes a card nor who waits for all of them learns that there is one.
    expect([(await print(other)).status, (await print()).status]).toEqual([404, 404])
    await card(campaign, 1, first, [6, 6])
    expect([(await print(other)).status, (await print()).status]).toEqual([200, 200])
    expect((await print()).headers['content-type']).toBe('application/pdf')
  })

  test('minutes wait for the end of the round, and are for those of the round alone', async () => {
    const campaign = await interviewCampaign(api, hr)
    const [first = 0] = campaign.candidates
    await card(campaign, 0, first, [8, 7])
    const print = (person = hr) =>
      person.call('recruitmentResults.minutes', { query: { round_id: campaign.roundId } })
    const early = await print()
    expect([early.status, early.body.message]).toEqual([
      409,
      'Vòng chưa chốt nên chưa lập được biên bản. Hãy chốt vòng trước.',
    ])
    await hr.call('recruitmentRounds.close', {
      path: { id: campaign.roundId },
      body: { reason: 'Đủ người.' },
    })
    expect((await print()).status).toBe(200)
    expect((await print(campaign.examiners[1]?.person)).status).toBe(200)
    // Whoever judged there, or has handed in a card, is named by the minutes, so the board does not let him go.
    const without = await withoutFirst(campaign)
    expect([without.status, without.body.message]).toEqual([
      409,
      expect.stringContaining('phải còn tên trong hội đồng'),
    ])
    await hr.call('recruitmentRounds.reopen', {
      path: { id: campaign.roundId },
      body: { reason: 'Chấm thêm.' },
    })
    expect((await withoutFirst(campaign)).status).toBe(409)
    const stranger = (await interviewCampaign(api, hr)).examiners[0]?.person
    expect((await print(stranger)).status).toBe(404)
  })

  test('lose nobody whom they name by another role or by other rounds', async () => {
    const campaign = await interviewCampaign(api, hr)
    const { id, roundId, examiners } = campaign
    const later = await hr.call('recruitmentRounds.store', {
      body: { recruitment_id: id, name: 'Vòng sau', kind: 'practical' },
    })
    const other = later.body.data.round.id
    const [judge = 0, second = 0] = examiners.map(({ employeeId }) => employeeId)
    const save = (role: 'chair' | 'member' | 'secretary', round_ids: number[]) =>
      hr.call('recruitmentBoards.bulk', {
        path: { id },
        body: {
          boards: [
            { employee_id: judge, role, round_ids },
            { employee_id: second, role: 'member' },
          ],
        },
      })
    // As long as nothing of his is kept, he judges where HR says.
    expect((await save('member', [other])).status).toBe(200)
    expect((await save('chair', [])).status).toBe(200)
    await card(campaign, 0, campaign.candidates[0] ?? 0, [8, 7])
    expect((await save('secretary', [])).status).toBe(409)
    await hr.call('recruitmentRounds.close', { path: { id: roundId }, body: { reason: 'Đủ người.' } })
    // Whoever handed in nothing is named by the minutes of a closed round too.
    const swapped = await hr.call('recruitmentBoards.bulk', {
      path: { id },
      body: {
        boards: [
          { employee_id: judge, role: 'chair' },
          { employee_id: second, role: 'secretary' },
        ],
      },
    })
    const narrowed = await save('member', [other])
    for (const { status, body } of [swapped, narrowed])
      expect([status, body.message]).toEqual([409, expect.stringContaining('vẫn phải chấm vòng đó')])
    const shown = await hr.call('recruitments.show', { path: { id }, query: { include: ['boards'] } })
    expect(shown.body.data.recruitment.boards).toMatchObject([
      { employee_id: judge, role: 'chair', round_ids: [] },
      { employee_id: second, role: 'member' },
    ])
    expect((await save('member', [roundId, other])).status).toBe(200)
  })
})
