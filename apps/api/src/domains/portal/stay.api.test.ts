import type { Schemas } from '@nhansu/sdk/contract'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { apiForFile } from '../../testing/api.ts'
import { appliedWith, asOwner, publishCampaign, putConsentTexts } from './testing/stranger.ts'

const api = apiForFile()
let word: string

beforeAll(async () => {
  await putConsentTexts(api, { processing: '{days} ngày', reserve: '{months} tháng' })
  word = (await publishCampaign(api, 1, { form_fields: emailField })).word
})
beforeEach(async () => {
  await api.db.superuser.query('delete from portal_attempts')
})
const emailField = JSON.stringify([{ field: 'email', need: 'optional', ground: null }])

type Mine = Schemas['ApplicationSent'] & { candidate: number }

async function run<Row>(statement: string, values: unknown[] = []): Promise<Row[]> {
  return (await asOwner(api, 1, statement, values)).rows as Row[]
}

/** Somebody who has agreed to the pool and lies there for ten more days. */
async function inPool(): Promise<Mine> {
  const sent = await appliedWith(api, word, { email: 'o.lai@example.com', name: 'Lò Thị Ở Lại' })
  const [row] = await run<{ id: number }>(
    'select candidate_id::integer as id from applications where company_id = 1 and reference = $1',
    [sent.reference],
  )
  const candidate = row?.id ?? 0
  await run(
    `update candidates set state = 'archived', state_reason = 'Vị trí khác', ended_at = now(), archived_until = current_date + 10
     where company_id = 1 and id = $1`,
    [candidate],
  )
  await run(
    `update applicant_consents set until = current_date + 10 where company_id = 1 and purpose = 'reserve'
       and applicant_id = (select applicant_id from candidates where company_id = 1 and id = $1)`,
    [candidate],
  )
  return { ...sent, candidate }
}

const own = ({ secret }: Mine) => api.withToken(secret)

async function shown(mine: Mine): Promise<Schemas['OwnApplication']> {
  const { status, body } = await own(mine).call('externals.application', {})
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.application
}

const stay = (mine: Mine, number: number) => own(mine).call('externals.stay', { body: { number } })

/** The last day that the law's constant lets somebody agree to, from today on. */
async function lastDay(): Promise<string> {
  const [row] = await run<{ day: string }>(
    `select (today + make_interval(months => law_value('keep_archived_candidate_months', today)::integer))::date::text as day
     from (select (now() at time zone 'Asia/Ho_Chi_Minh')::date as today) now`,
  )
  return row?.day ?? ''
}

test('who is in the pool stays there longer by agreeing once more, and HR sees until when', async () => {
  const mine = await inPool()
  const { renewal, state } = await shown(mine)
  const until = await lastDay()
  expect(state).toBe('archived')
  expect(renewal).toMatchObject({ until, content: expect.stringMatching(/^Tôi đồng ý: \d+ tháng$/) })
  const { status, body } = await stay(mine, renewal?.number ?? 0)
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.data.application.renewal).toBeNull()
  expect(body.data.application.consents.filter(({ purpose }) => purpose === 'reserve')).toMatchObject([
    { until, withdrawn_at: null, number: renewal?.number },
  ])
  const hr = await api.as('hrOfOne')
  const { candidate } = (await hr.call('candidates.show', { path: { id: mine.candidate } })).body.data
  expect(candidate.archived_until).toBe(until)
  const given = candidate.consents?.filter(({ purpose }) => purpose === 'reserve')
  expect(
    given?.map(({ until: last, way, withdrawn_at: back }) => [last === until, way, back === null]),
  ).toEqual([
    [true, 'form', true],
    [false, 'form', false],
  ])
  // Twice pressed: nothing is gained any more, and nothing is lost.
  expect((await stay(mine, renewal?.number ?? 0)).status).toBe(409)
  expect((await shown(mine)).consents.some(({ until: last }) => last === until)).toBe(true)
})

test('by the text that was read, and by no other', async () => {
  const mine = await inPool()
  const { renewal } = await shown(mine)
  await putConsentTexts(api, { reserve: 'mới, {months} tháng' })
  expect((await stay(mine, renewal?.number ?? 0)).status).toBe(409)
  const anew = (await shown(mine)).renewal
  expect(anew?.content).toContain('mới')
  expect((await stay(mine, anew?.number ?? 0)).status).toBe(200)
})

test('a consent that was renewed is taken back like any other', async () => {
  const mine = await inPool()
  await stay(mine, (await shown(mine)).renewal?.number ?? 0)
  expect((await own(mine).call('externals.withdrawConsent', { body: { purpose: 'reserve' } })).status).toBe(
    200,
  )
  const after = await shown(mine)
  expect([
    after.renewal,
    after.consents.some(({ purpose, withdrawn_at: back }) => purpose === 'reserve' && !back),
  ]).toEqual([null, false])
  const living = await run(
    `select from applicant_consents where company_id = 1 and purpose = 'reserve' and withdrawn_at is null
       and applicant_id = (select applicant_id from candidates where company_id = 1 and id = $1)`,
    [mine.candidate],
  )
  expect(living).toHaveLength(0)
})

test('who takes his application back is kept in the pool by agreeing to it, once, and HR reads whose wish it was', async () => {
  const sent = await appliedWith(api, word, { email: 'giu.lai@example.com', name: 'Lò Thị Giữ Lại' })
  const me = api.withToken(sent.secret)
  expect((await me.call('externals.application', {})).body.data.application.renewal).toBeNull()
  expect((await me.call('externals.withdraw', { body: {} })).status).toBe(200)
  const { application } = (await me.call('externals.application', {})).body.data
  const { rows: days } = await api.db.superuser.query<{ today: string }>(
    `select (now() at time zone 'Asia/Ho_Chi_Minh')::date::text as today`,
  )
  expect(application).toMatchObject({ state: 'withdrawn', ended_on: days[0]?.today })
  const number = application.renewal?.number ?? 0
  expect((await me.call('externals.stay', { body: { number: number + 1 } })).status).toBe(409)
  const { status, body } = await me.call('externals.stay', { body: { number } })
  expect(status, JSON.stringify(body)).toBe(200)
  const until = await lastDay()
  expect(body.data.application).toMatchObject({
    state: 'archived',
    renewal: null,
    ended_on: null,
    may_change: false,
    may_withdraw: false,
    may_add_papers: false,
  })
  expect((await me.call('externals.stay', { body: { number } })).status).toBe(409)
  const [row] = await run<{ id: number }>(
    'select candidate_id::integer as id from applications where company_id = 1 and reference = $1',
    [sent.reference],
  )
  const hr = await api.as('hrOfOne')
  const path = { id: row?.id ?? 0 }
  const { candidate } = (await hr.call('candidates.show', { path })).body.data
  expect(candidate).toMatchObject({ state: 'archived', archived_until: until })
  expect(JSON.stringify((await hr.call('candidates.history', { path })).body)).toContain(
    'đồng ý được lưu trong nguồn dự trữ',
  )
  // Taken back once more, the night erases him.
  const back = await me.call('externals.withdrawConsent', { body: { purpose: 'reserve' } })
  expect(back.status).toBe(200)
})

test.each(['new', 'failed', 'employee'])('nobody else stays: %s', async (state) => {
  const mine = await inPool()
  const { renewal } = await shown(mine)
  await run('update candidates set state = $2, archived_until = null where company_id = 1 and id = $1', [
    mine.candidate,
    state,
  ])
  expect((await shown(mine)).renewal).toBeNull()
  expect((await stay(mine, renewal?.number ?? 0)).status).toBe(409)
  const [kept] = await run<{ until: string | null }>(
    'select archived_until as until from candidates where company_id = 1 and id = $1',
    [mine.candidate],
  )
  expect(kept?.until).toBeNull()
})
