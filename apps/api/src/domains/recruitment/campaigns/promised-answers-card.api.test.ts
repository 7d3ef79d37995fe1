import type { Schemas } from '@nhansu/sdk/contract'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { appliedWith, asOwner, publishCampaign, putConsentTexts } from '../../portal/testing/stranger.ts'

const api = apiForFile()
let hr: Person
let campaign: { id: number; word: string }

const run = (statement: string, values: unknown[] = []) => asOwner(api, 1, statement, values)

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  await putConsentTexts(api, { processing: 'xử lý' })
  campaign = await publishCampaign(api, 1, { answer_within_days: 10 })
})
beforeEach(async () => {
  await api.db.superuser.query('delete from portal_attempts')
})

/** Somebody who applied so many days ago; his candidature. */
async function appliedAgo(days: number): Promise<number> {
  const { reference } = await appliedWith(api, campaign.word, { email: 'doi@example.com' })
  const { rows } = await run(
    `update applications set sent_at = now() - make_interval(days => $2) where company_id = 1 and reference = $1
     returning candidate_id::integer as id`,
    [reference, days],
  )
  return (rows[0] as { id: number }).id
}

async function cardOf(person: Person): Promise<Schemas['HomeFigures'] | undefined> {
  const { cards } = (await person.call('home.show')).body.data.home
  return cards.find(({ key }) => key === 'promised_answers')?.promised_answers
}

/** The campaigns behind a figure, as the list that it opens names them. */
async function listed(due: 'late' | 'soon', person = hr): Promise<number[]> {
  const filter = { answer_due: { operator: 'equal' as const, value: due } }
  const { body } = await person.call('recruitments.list', { query: { filter, size: 100 } })
  return body.data.recruitments.map(({ id }) => id)
}
const dueOf = async () =>
  (await hr.call('recruitments.show', { path: { id: campaign.id } })).body.data.recruitment.answer_due
const totals = async () => (await cardOf(hr))?.figures.map(({ total }) => total)

test('a promise comes due, is overdue, and is kept by an answer or an appointment', async () => {
  expect([await dueOf(), await cardOf(hr)]).toEqual([null, undefined])
  await appliedAgo(6)
  expect([await dueOf(), await cardOf(hr)]).toEqual([null, undefined])
  const soon = await appliedAgo(7)
  expect([await dueOf(), await totals(), await listed('soon'), await listed('late')]).toEqual([
    'soon',
    [0, 1],
    [campaign.id],
    [],
  ])
  const late = await appliedAgo(11)
  expect([await dueOf(), await totals(), await listed('late'), await listed('soon')]).toEqual([
    'late',
    [1, 0],
    [campaign.id],
    [],
  ])
  const { figures, lines: [line] = [] } = (await cardOf(hr)) ?? {}
  // A campaign stands under its earliest day alone, and the second figure says so.
  expect(figures?.[1]?.label).toMatch(/^Đợt khác /)
  expect(line).toEqual({
    text: 'Thợ hàn',
    note: expect.stringMatching(/^3 hồ sơ chưa phản hồi, hẹn từ \d\d-\d\d-\d{4}$/) as string,
    link: `/tuyen-dung/dot-tuyen-dung/${campaign.id}/ung-vien`,
  })

  await run(`update candidates set state = 'contacted' where company_id = 1 and id = $1`, [late])
  expect(await dueOf()).toBe('soon')
  await run(
    `with round as (
       insert into recruitment_rounds (company_id, recruitment_id, name, kind, weight) values (1, $1, 'Phỏng vấn', 'interview', 100) returning id
     ), schedule as (
       insert into recruitment_schedules (company_id, recruitment_id, round_id, starts_at, ends_at, place)
       select 1, $1, id, date_trunc('minute', now()) + interval '9 days', date_trunc('minute', now()) + interval '9 days 30 minutes', 'Kho' from round
       returning *
     ) insert into recruitment_schedule_candidates (company_id, schedule_id, recruitment_id, round_id, candidate_id, applicant_id, starts_at, ends_at)
       select 1, schedule.id, $1, schedule.round_id, c.id, c.applicant_id, schedule.starts_at, schedule.ends_at
       from schedule, candidates c where c.company_id = 1 and c.id = $2`,
    [campaign.id, soon],
  )
  expect([await dueOf(), await cardOf(hr)]).toEqual([null, undefined])
})

test('each reader has the campaigns that he may see, and nobody else a card', async () => {
  await appliedAgo(30)
  expect(await listed('late')).toContain(campaign.id)
  const { rows } = await run(
    `select id::integer from departments where company_id = 1 and id <> all(
       select unnest(array[department_id]) from recruitments where company_id = 1 and id = $1) order by id desc limit 1`,
    [campaign.id],
  )
  const { personId } = await hire(api, 'Người Tuyển Nơi Khác', (rows[0] as { id: number }).id)
  const elsewhere = await newcomer(api, {
    login: 'recruits.elsewhere',
    companies: { 1: [['recruitment_access', 'unit']] },
    personId,
  })
  expect(await cardOf(elsewhere)).toBeUndefined()
  expect(await listed('late', elsewhere)).toEqual([])
  const { cards } = (await (await api.as('employee')).call('home.show')).body.data.home
  expect(cards.map(({ key }) => key)).not.toContain('promised_answers')
  expect(await listed('late', await api.as('hrOfTwo'))).not.toContain(campaign.id)
})
