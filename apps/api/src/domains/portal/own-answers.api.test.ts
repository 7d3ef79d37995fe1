import type { Input, Schemas } from '@nhansu/sdk/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { asOwner as asOwnerOf, publishCampaign, putConsentTexts, tokenInTime } from './testing/stranger.ts'

const api = apiForFile()
let stranger: Person
let hr: Person
let campaign: { id: number; word: string }
let roundId: number

const run = async <Row>(statement: string, values: unknown[] = []) =>
  (await asOwnerOf(api, 1, statement, values)).rows as Row[]

beforeAll(async () => {
  stranger = api.withToken(undefined)
  hr = await api.as('hrOfOne')
  await putConsentTexts(api, { processing: 'xử lý' })
  campaign = await publishCampaign(api, 1)
  const [round] = await run<{ id: number }>(
    `insert into recruitment_rounds (company_id, recruitment_id, name, kind, weight) values (1, $1, 'Phỏng vấn', 'interview', 100) returning id`,
    [campaign.id],
  )
  roundId = Number(round?.id)
  await run(
    `insert into emails (company_id, name, kind, subject, body) values (1, 'Mời nhận việc (trả lời)', 'job_offer', 'Mời', '<p>Mời</p>')`,
  )
})
beforeEach(async () => {
  await api.db.superuser.query('delete from portal_attempts')
})

interface Mine {
  secret: string
  reference: string
  candidate: number
}

/** An application of a person whom HR has looked at. */
async function seen(): Promise<Mine> {
  const path = { id: campaign.word }
  const { form } = (await stranger.call('externals.form', { path })).body.data
  const consents = form.consents.map(({ purpose, number }) => ({ purpose, number }))
  const content = { full_name: 'Lò Thị Được Mời', date_of_birth: '1998-08-15', phone: '0912000888' }
  const answer = await stranger.call('externals.apply', {
    path,
    body: { token: await tokenInTime(api, campaign.word), content, consents },
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  const { reference, secret } = answer.body.data.application
  const [row] = await run<{ candidate: number }>(
    `update candidates set state = 'seen' where company_id = 1 and id = (
       select candidate_id from applications where company_id = 1 and reference = $1) returning id::integer as candidate`,
    [reference],
  )
  return { reference, secret, candidate: row?.candidate ?? 0 }
}

let daysAhead = 10

/** An appointment of this candidate alone, tomorrow or later; its id within the house. */
async function invited({ candidate }: Mine, begins = `interval '${++daysAhead} days'`): Promise<number> {
  const [made] = await run<{ id: number }>(
    `insert into recruitment_schedules (company_id, recruitment_id, round_id, starts_at, ends_at, place)
     values (1, $1, $2, date_trunc('minute', now()) + ${begins}, date_trunc('minute', now()) + ${begins} + interval '30 minutes', 'Kho Tiên Sơn') returning id`,
    [campaign.id, roundId],
  )
  await run(
    `insert into recruitment_schedule_candidates (company_id, schedule_id, recruitment_id, round_id, candidate_id, applicant_id,
       starts_at, ends_at)
     select s.company_id, s.id, s.recruitment_id, s.round_id, c.id, c.applicant_id, s.starts_at, s.ends_at
     from recruitment_schedules s, candidates c where s.company_id = 1 and s.id = $1 and c.company_id = 1 and c.id = $2`,
    [made?.id, candidate],
  )
  return Number(made?.id)
}

const own = ({ secret }: Pick<Mine, 'secret'>) => api.withToken(secret)

async function shown(mine: Mine): Promise<Schemas['OwnApplication']> {
  const { status, body } = await own(mine).call('externals.application', {})
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.application
}

type Reply = Input<'externals.answerAppointment'>['body']

/** Answers the first appointment as the page shows it. */
async function sendAnswer(mine: Mine, reply: Partial<Reply>) {
  const [appointment] = (await shown(mine)).appointments
  const body = { id: appointment?.id ?? '', starts_at: appointment?.starts_at ?? '', ...reply } as Reply
  return own(mine).call('externals.answerAppointment', { body })
}

const answersOf = ({ candidate }: Mine) =>
  run<{ answer: string; reason: string | null }>(
    'select answer, reason from candidate_answers where company_id = 1 and candidate_id = $1 order by id',
    [candidate],
  )
const stateOf = async ({ candidate }: Mine) =>
  (
    await run<{ state: string }>('select state from candidates where company_id = 1 and id = $1', [candidate])
  )[0]?.state
const history = async ({ candidate }: Mine) =>
  (await hr.call('candidates.history', { path: { id: candidate } })).body.data

describe('an appointment', () => {
  test('is a calendar file for him alone, until it is taken back', async () => {
    const [mine, other] = [await seen(), await seen()]
    const schedule = await invited(mine)
    const [appointment] = (await shown(mine)).appointments
    const path = { id: appointment?.id ?? '' }
    const file = await own(mine).call('externals.calendar', { path })
    expect([file.status, file.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(file.text).toContain('BEGIN:VEVENT')
    expect(file.text).toContain('Kho Tiên Sơn')
    expect((await own(other).call('externals.calendar', { path })).status).toBe(404)
    await run(
      'update recruitment_schedule_candidates set is_cancelled = true where company_id = 1 and schedule_id = $1',
      [schedule],
    )
    expect((await own(mine).call('externals.calendar', { path })).status).toBe(404)
  })

  test('is shown with its time and place and no examiner, and opening it answers nothing', async () => {
    const mine = await seen()
    expect((await shown(mine)).appointments).toEqual([])
    await invited(mine)
    for (const _ of ['once', 'twice']) {
      const { state, appointments } = await shown(mine)
      expect(state).toBe('invited')
      expect(appointments).toHaveLength(1)
      expect(appointments[0]).toMatchObject({ place: 'Kho Tiên Sơn', answer: null, may_answer: true })
      expect(Object.keys(appointments[0] ?? {}).toSorted()).toMatchInlineSnapshot(`
        [
          "answer",
          "ends_at",
          "id",
          "link",
          "may_answer",
          "mode",
          "place",
          "room_name",
          "starts_at",
        ]
      `)
    }
    expect(await answersOf(mine)).toEqual([])
    expect(await stateOf(mine)).toBe('seen')
  })

  test('that is confirmed moves the candidate, once however often it is pressed, and HR reads it', async () => {
    const mine = await seen()
    const schedule = await invited(mine)
    for (const _ of [1, 2, 3]) {
      const { status, body } = await sendAnswer(mine, { answer: 'coming' })
      expect(status, JSON.stringify(body)).toBe(200)
      expect(body.data.application.state).toBe('confirmed')
    }
    expect(await answersOf(mine)).toEqual([{ answer: 'coming', reason: null }])
    expect(await stateOf(mine)).toBe('confirmed')
    const { answers, moves } = await history(mine)
    expect(answers).toMatchObject([{ answer: 'coming', reason: null, starts_at: expect.any(String) }])
    expect(moves[0]).toMatchObject({ from_state: 'seen', to_state: 'confirmed', moved_by_name: null })
    const [scheduled] = await run<{ from: string }>(
      `select (starts_at at time zone 'Asia/Ho_Chi_Minh')::date::text as from from recruitment_schedules where company_id = 1 and id = $1`,
      [schedule],
    )
    const day = scheduled?.from ?? ''
    const listed = await hr.call('recruitmentSchedules.list', { query: { from: day, to: day } })
    const { schedules } = listed.body.data
    expect(schedules.find(({ id }) => id === schedule)?.candidates).toMatchObject([{ answer: 'coming' }])
    const [line] = await run<{ by: string }>(
      `select detail ->> 'by' as by from audit_trail where company_id = 1 and operation = 'externals.answerAppointment' order by id desc limit 1`,
    )
    expect(line).toEqual({ by: 'applicant' })
  })

  test('is declined with a reason only, which HR reads; the candidature goes on', async () => {
    const mine = await seen()
    await invited(mine)
    const silent = await sendAnswer(mine, { answer: 'not_coming' })
    expect([silent.status, Object.keys(silent.body.errors ?? {})]).toEqual([400, ['reason']])
    expect(await answersOf(mine)).toEqual([])
    const { body } = await sendAnswer(mine, { answer: 'not_coming', reason: 'Hôm đó tôi đi làm.' })
    expect(body.data.application).toMatchObject({
      state: 'reading',
      appointments: [{ answer: 'not_coming' }],
    })
    expect(await stateOf(mine)).toBe('seen')
    expect((await history(mine)).answers).toMatchObject([
      { answer: 'not_coming', reason: 'Hôm đó tôi đi làm.' },
    ])
    // He may think again for as long as it has not begun.
    expect((await sendAnswer(mine, { answer: 'coming' })).status).toBe(200)
    expect((await shown(mine)).appointments).toMatchObject([{ answer: 'coming' }])
  })

  test('that was moved is asked anew, and an answer to the time before is refused', async () => {
    const mine = await seen()
    const schedule = await invited(mine)
    const [before] = (await shown(mine)).appointments
    await sendAnswer(mine, { answer: 'coming' })
    await run(
      `update recruitment_schedules set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour',
         sequence = sequence + 1 where company_id = 1 and id = $1`,
      [schedule],
    )
    expect(await shown(mine)).toMatchObject({ state: 'invited', appointments: [{ answer: null }] })
    const late = await sendAnswer(mine, { answer: 'coming', starts_at: before?.starts_at ?? '' })
    expect(late.status).toBe(409)
    expect(late.text).toContain('Giờ hẹn vừa được đổi')
    expect(await answersOf(mine)).toHaveLength(1)
  })

  test('that was cancelled, has begun, or is another’s is refused, and nothing changes', async () => {
    const [mine, other] = [await seen(), await seen()]
    const schedule = await invited(mine)
    const [appointment] = (await shown(mine)).appointments
    const body: Reply = {
      id: appointment?.id ?? '',
      starts_at: appointment?.starts_at ?? '',
      answer: 'coming',
    }
    const foreign = await own(other).call('externals.answerAppointment', { body })
    const unknown = await own(other).call('externals.answerAppointment', {
      body: { ...body, id: '00000000-0000-4000-8000-000000000000' },
    })
    const said = [foreign, unknown].map(
      ({ status, text }) => `${status} ${text.replace(/"request_id":"[^"]*"/, '')}`,
    )
    expect(said[0]).toBe(said[1])
    expect(foreign.status).toBe(409)
    await run(
      `update recruitment_schedule_candidates set is_cancelled = true where company_id = 1 and schedule_id = $1`,
      [schedule],
    )
    expect((await own(mine).call('externals.answerAppointment', { body })).status).toBe(409)
    expect((await shown(mine)).appointments).toEqual([])

    const late = await seen()
    await invited(late, `interval '-10 minutes'`)
    expect((await shown(late)).appointments).toMatchObject([{ may_answer: false }])
    expect((await sendAnswer(late, { answer: 'coming' })).status).toBe(409)
    for (const each of [mine, other, late]) expect(await answersOf(each)).toEqual([])
  })

  test('is not answered after withdrawing, nor with a link that leads nowhere any more', async () => {
    const mine = await seen()
    await invited(mine)
    const [appointment] = (await shown(mine)).appointments
    const body: Reply = {
      id: appointment?.id ?? '',
      starts_at: appointment?.starts_at ?? '',
      answer: 'coming',
    }
    await own(mine).call('externals.withdraw', { body: {} })
    expect((await own(mine).call('externals.answerAppointment', { body })).status).toBe(409)
    await own(mine).call('externals.erase', {})
    expect((await own(mine).call('externals.answerAppointment', { body })).status).toBe(401)
    expect(
      await run('select from candidate_answers where company_id = 1 and candidate_id = $1', [mine.candidate]),
    ).toEqual([])
  })

  test('leaves no words behind when its candidate is erased', async () => {
    const mine = await seen()
    await invited(mine)
    await sendAnswer(mine, { answer: 'not_coming', reason: 'Con tôi ốm.' })
    expect((await own(mine).call('externals.erase', {})).status).toBe(200)
    expect(await answersOf(mine)).toEqual([{ answer: 'not_coming', reason: null }])
  })
})

/** HR accepts; the letter with the offer leaves the house where it is said. */
async function accepted(mine: Mine, sent: boolean) {
  await run(
    `update candidates set state = 'accepted', offered_start = current_date + 20, offered_salary = 15000000
    where company_id = 1 and id = $1`,
    [mine.candidate],
  )
  await run(
    `insert into candidate_moves (company_id, candidate_id, from_state, to_state) values (1, $1, 'confirmed', 'accepted')`,
    [mine.candidate],
  )
  if (sent) await sendOffer(mine)
}

const sendOffer = ({ candidate }: Mine, state = 'sent') =>
  run(
    `with sending as (
       insert into email_sendings (company_id, email_id, name, subject, body, total)
       select 1, id, name, subject, body, 1 from emails where company_id = 1 and kind = 'job_offer' order by id desc limit 1 returning id
     )
     insert into email_recipients (company_id, sending_id, candidate_id, state) select 1, id, $1, $2 from sending`,
    [candidate, state],
  )

const reply = (mine: Mine, body: Input<'externals.answerOffer'>['body']) =>
  own(mine).call('externals.answerOffer', { body })

describe('an offer', () => {
  test('is not seen before it was sent, and cannot be answered', async () => {
    const mine = await seen()
    await accepted(mine, false)
    await sendOffer(mine, 'waiting')
    expect(await shown(mine)).toMatchObject({ state: 'reading', offer: null })
    expect((await reply(mine, { answer: 'accepted' })).status).toBe(409)
    expect(await answersOf(mine)).toEqual([])
  })

  test('that HR told by telephone is there without a letter', async () => {
    const mine = await seen()
    await accepted(mine, false)
    await run(
      `update candidate_moves set way = 'phone' where company_id = 1 and candidate_id = $1 and to_state = 'accepted'`,
      [mine.candidate],
    )
    expect(await shown(mine)).toMatchObject({ state: 'accepted', offer: { may_answer: true } })
    expect((await reply(mine, { answer: 'accepted' })).status).toBe(200)
    // Accepted anew with other terms, it has to be told anew.
    await accepted(mine, false)
    expect(await shown(mine)).toMatchObject({ state: 'reading', offer: null })
  })

  test('is accepted once however often it is pressed, and HR reads it', async () => {
    const mine = await seen()
    await accepted(mine, true)
    expect(await shown(mine)).toMatchObject({
      state: 'accepted',
      offer: { salary: 15_000_000, answer: null, may_answer: true },
    })
    for (const _ of [1, 2]) expect((await reply(mine, { answer: 'accepted' })).status).toBe(200)
    expect(await answersOf(mine)).toEqual([{ answer: 'accepted', reason: null }])
    expect((await history(mine)).answers).toMatchObject([{ answer: 'accepted', starts_at: null }])
    expect(await stateOf(mine)).toBe('accepted')
  })

  test('is declined with a reason from the list, ends the candidature, and stays declined', async () => {
    const mine = await seen()
    await accepted(mine, true)
    expect(Object.keys((await reply(mine, { answer: 'declined' })).body.errors ?? {})).toEqual(['refusal'])
    const other = await reply(mine, { answer: 'declined', refusal: 'other' })
    expect(Object.keys(other.body.errors ?? {})).toEqual(['reason'])
    expect(await stateOf(mine)).toBe('accepted')
    for (const _ of [1, 2])
      expect((await reply(mine, { answer: 'declined', refusal: 'distance', reason: 'Xa quá.' })).status).toBe(
        200,
      )
    expect(await answersOf(mine)).toEqual([{ answer: 'declined', reason: 'Xa quá.' }])
    const { moves } = await history(mine)
    expect(moves[0]).toMatchObject({ from_state: 'accepted', to_state: 'work_refused', reason: 'Xa quá.' })
    expect(await shown(mine)).toMatchObject({ state: 'refused', offer: null })
    expect((await reply(mine, { answer: 'accepted' })).status).toBe(409)
    const { body } = await hr.call('candidates.show', { path: { id: mine.candidate } })
    expect(body.data.candidate).toMatchObject({ state: 'work_refused', refusal: 'distance' })
  })

  test('is declined by the choice alone, whose words HR reads', async () => {
    const mine = await seen()
    await accepted(mine, true)
    const { status, body } = await reply(mine, { answer: 'declined', refusal: 'distance' })
    expect(status, JSON.stringify(body)).toBe(200)
    expect((await history(mine)).moves[0]).toMatchObject({ to_state: 'work_refused', reason: 'Đi lại xa' })
  })

  test('of a time before is not answered by what was sent then', async () => {
    const mine = await seen()
    await accepted(mine, true)
    await reply(mine, { answer: 'accepted' })
    // HR stepped back and accepts once more, with other terms.
    await run(
      `update candidate_moves set moved_at = moved_at - interval '1 hour' where company_id = 1 and candidate_id = $1`,
      [mine.candidate],
    )
    await accepted(mine, false)
    expect(await shown(mine)).toMatchObject({ state: 'reading', offer: null })
    await sendOffer(mine)
    expect((await shown(mine)).offer).toMatchObject({ answer: null, may_answer: true })
  })
})

test('who was not chosen reads so once the mail has left the house, in its words, and how long his data are kept', async () => {
  const mine = await seen()
  await run(
    `update candidates set state = 'failed', state_reason = 'Chưa phù hợp', ended_at = now() - interval '1 minute' where company_id = 1 and id = $1`,
    [mine.candidate],
  )
  await run(
    `insert into candidate_moves (company_id, candidate_id, from_state, to_state) values (1, $1, 'seen', 'failed')`,
    [mine.candidate],
  )
  expect(await shown(mine)).toMatchObject({ state: 'reading', result: null, kept_until: null })
  await run(
    `with letter as (
       insert into emails (company_id, name, kind, subject, body) values (1, 'Cảm ơn (kết quả)', 'rejection', 'Kết quả', '<p>x</p>') returning id
     ), sending as (
       insert into email_sendings (company_id, email_id, name, subject, body, total)
       select 1, id, 'Cảm ơn', 'Kết quả của {{ho_ten}}', '<p>Cảm ơn <b>{{ho_ten}}</b>.</p>', 1 from letter returning id
     )
     insert into email_recipients (company_id, sending_id, candidate_id, state, variables)
     select 1, id, $1, 'sent', '{"ho_ten": "Lò Thị <Được> Mời"}' from sending`,
    [mine.candidate],
  )
  expect(await shown(mine)).toMatchObject({
    state: 'failed',
    result: { subject: 'Kết quả của Lò Thị <Được> Mời', text: 'Cảm ơn Lò Thị <Được> Mời.' },
    kept_until: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
    may_add_papers: false,
  })
})
