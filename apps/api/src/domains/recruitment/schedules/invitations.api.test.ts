import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseICS, type VEvent } from 'node-ical'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompany } from '../../../db/transaction.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { type InterviewCampaign, interviewCampaign, newSeenCandidate } from '../../../testing/interviews.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { withdrawOwn } from '../candidates/own-way.ts'

const api = apiForFile()
const dataDir = mkdtempSync(join(tmpdir(), 'nhansu-invitations-'))
let hr: Person
let campaign: InterviewCampaign
let day = 0

const run = (statement: string, values: unknown[]) =>
  inCompanyOf(api.db.superuser, 1, (client) => client.query(statement, values))

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  campaign = await interviewCampaign(api, hr, { examiners: 2, candidates: 0 })
  for (const [at, { employeeId }] of campaign.examiners.entries())
    await run('update employees set company_email = $2 where id = $1', [
      employeeId,
      at === 0 ? 'chu.tich@example.com' : null,
    ])
})
afterAll(() => rmSync(dataDir, { recursive: true }))

/** Somebody of the campaign with an address of his own. */
async function reachable(campaignId = campaign.id): Promise<{ id: number; address: string }> {
  const id = await newSeenCandidate(hr, campaignId)
  const address = `ung.vien.${nextNumber()}@example.com`
  await run(
    'update applicants set email = $2 where company_id = 1 and id = (select applicant_id from candidates where id = $1)',
    [id, address],
  )
  return { id, address }
}

/** An appointment on a day of its own with the first examiner, or both. */
async function made(candidateIds: readonly number[], more: object = {}) {
  day += 1
  const date = new Date(Date.parse('2030-02-01T00:00:00Z') + day * 86_400_000).toISOString().slice(0, 10)
  const { body, status } = await hr.call('recruitmentSchedules.store', {
    body: {
      round_id: campaign.roundId,
      starts_at: `${date}T09:00:00+07:00`,
      ends_at: `${date}T09:30:00+07:00`,
      place: 'Tầng 3; phòng A, dãy B',
      candidate_ids: [...candidateIds],
      employee_ids: [campaign.examiners[0]?.employeeId ?? 0],
      ...more,
    },
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.schedule
}

const press = (id: number, body: object = {}, isLook = false) =>
  hr.call('recruitmentSchedules.invitations', { path: { id }, query: isLook ? { dry_run: true } : {}, body })

async function sent(id: number, body: object = {}) {
  const answer = await press(id, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.data
}

/** The invitations that an address has got since its mails were last taken. */
async function taken(address: string): Promise<{ event: VEvent; raw: string; text: string }[]> {
  await runJobs(api.db, { environment: { DATA_DIR: dataDir, APP_URL: 'https://nhansu.example.com' } })
  const folder = join(dataDir, 'mails')
  const found = []
  for (const name of readdirSync(folder).toSorted((a, b) => a.localeCompare(b, 'vi', { numeric: true }))) {
    const mail = await PostalMime.parse(readFileSync(join(folder, name)))
    if (mail.to?.[0]?.address !== address) continue
    rmSync(join(folder, name))
    const file = mail.attachments.find(({ filename }) => filename === 'lich-hen.ics')
    const raw = typeof file?.content === 'string' ? file.content : new TextDecoder().decode(file?.content)
    const event = Object.values(parseICS(raw)).find((part) => part?.type === 'VEVENT') as VEvent
    found.push({ event, raw, text: mail.text ?? '' })
  }
  return found
}

describe('invitations', () => {
  test('reach candidate and examiner once, each with a calendar of his own', async () => {
    const one = await reachable()
    const other = await reachable()
    const { id } = await made([one.id, other.id], { note: 'Hỏi kỹ về kinh nghiệm.' })
    const look = (await press(id, {}, true)).body.data
    expect(look).toMatchObject({ sent: 0 })
    expect(look.people.map(({ kind, method, held_reason }) => [kind, method, held_reason])).toEqual([
      ['candidate', 'request', null],
      ['candidate', 'request', null],
      ['employee', 'request', null],
    ])
    const answers = await Promise.all([press(id), press(id), press(id)])
    expect(answers.map(({ body }) => body.data.sent).toSorted((a, b) => a - b)).toEqual([0, 0, 3])
    const [mail, ...more] = await taken(one.address)
    expect(more).toEqual([])
    expect(mail?.event).toMatchObject({ location: 'Tầng 3; phòng A, dãy B', status: 'CONFIRMED' })
    expect(mail?.raw).toContain('METHOD:REQUEST')
    expect(mail?.raw).toContain('SEQUENCE:0')
    expect(mail?.raw).not.toMatch(/kinh nghiệm|Ứng viên hẹn|chu\.tich/)
    expect(mail?.text).toContain('09:00–09:30')
    const [theirs] = await taken('chu.tich@example.com')
    expect(theirs?.event.uid).toBe(mail?.event.uid)
    expect(theirs?.raw.replaceAll(/\r?\n /g, '')).toContain('Hỏi kỹ về kinh nghiệm.')
    expect(theirs?.text).toMatch(/Ứng viên: Ứng viên hẹn \d+, Ứng viên hẹn \d+/)
    expect(theirs?.raw).not.toContain(one.address)
  })

  test('move and vanish with the appointment under one uid and a growing sequence', async () => {
    const stays = await reachable()
    const goes = await reachable()
    const schedule = await made([stays.id, goes.id])
    const path = { id: schedule.id }
    await sent(schedule.id)
    const [first] = await taken(stays.address)
    await taken(goes.address)
    await hr.call('recruitmentSchedules.update', {
      path,
      body: { candidate_ids: [stays.id], place: 'Tầng 5', reason: 'Đổi phòng.' },
    })
    const { people } = await sent(schedule.id)
    expect(people.map(({ method, was_told: told }) => [method, told])).toEqual([
      ['request', true],
      ['cancel', true],
      ['request', true],
    ])
    const [moved] = await taken(stays.address)
    expect(moved?.raw).toContain('SEQUENCE:1')
    expect(moved?.event).toMatchObject({ uid: first?.event.uid, location: 'Tầng 5' })
    expect(moved?.text).toContain('đã thay đổi')
    const [gone] = await taken(goes.address)
    expect(gone?.raw).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:1/)
    expect(gone?.event.status).toBe('CANCELLED')
    await hr.call('recruitmentSchedules.destroy', { path })
    expect((await sent(schedule.id)).sent).toBe(2)
    const [cancelled] = await taken(stays.address)
    expect(cancelled?.raw).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:2/)
    expect(await taken(goes.address)).toEqual([])
    expect((await sent(schedule.id)).sent).toBe(0)
    await hr.call('recruitmentSchedules.restore', { path })
    await sent(schedule.id)
    expect((await taken(stays.address))[0]?.raw).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:3/)
  })

  test('tell an examiner who is taken out nothing of whom he would meet', async () => {
    const met = await newSeenCandidate(hr, campaign.id)
    const schedule = await made([met])
    await sent(schedule.id)
    await taken('chu.tich@example.com')
    const later = await newSeenCandidate(hr, campaign.id)
    await hr.call('recruitmentSchedules.update', {
      path: { id: schedule.id },
      body: {
        candidate_ids: [later],
        employee_ids: [campaign.examiners[1]?.employeeId ?? 0],
        reason: 'Đổi người.',
      },
    })
    await sent(schedule.id)
    const [gone] = await taken('chu.tich@example.com')
    expect(gone?.event).toMatchObject({ status: 'CANCELLED', summary: 'Phỏng vấn' })
  })

  test('go to no examiner who has left the company, and name no candidate who has withdrawn', async () => {
    const left = await interviewCampaign(api, hr, { examiners: 2, candidates: 0 })
    const [stays, goes] = [await reachable(left.id), await reachable(left.id)]
    const [chair = 0, other = 0] = left.examiners.map(({ employeeId }) => employeeId)
    const address = `hoi.dong.${nextNumber()}@example.com`
    await run('update employees set company_email = $2 where id = $1', [chair, address])
    await run('update employees set company_email = $2 where id = $1', [other, `khac.${address}`])
    const people = { round_id: left.roundId, employee_ids: [chair, other] }
    const { id } = await made([stays.id, goes.id], people)
    await sent(id)
    expect((await taken(address))[0]?.text).toMatch(/Ứng viên: Ứng viên hẹn \d+, Ứng viên hẹn \d+/)
    await run(
      `update employees set active = false, leave_date = (now() at time zone 'Asia/Ho_Chi_Minh')::date where id = $1`,
      [chair],
    )
    await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
      withdrawOwn(transaction, goes.id, 'seen', 'Đã có việc khác.'),
    )
    const move = {
      reason: 'Dời lịch',
      starts_at: '2030-09-03T14:00:00+07:00',
      ends_at: '2030-09-03T15:00:00+07:00',
    }
    const moved = (employee_ids: number[]) =>
      hr.call('recruitmentSchedules.update', {
        path: { id },
        body: { ...move, candidate_ids: [stays.id], employee_ids },
      })
    expect(Object.keys((await moved(people.employee_ids)).body.errors ?? {})).toEqual(['employee_ids'])
    const look = (await press(id, {}, true)).body.data.people
    expect(look.filter(({ kind }) => kind === 'employee')).toMatchObject([{ id: chair, method: 'cancel' }])
    expect((await moved([other])).status).toBe(200)
    await sent(id)
    const [mail] = await taken(address)
    expect(mail?.raw).toContain('METHOD:CANCEL')
    expect(mail?.text).not.toContain('Ứng viên hẹn')
    expect((await taken(`khac.${address}`)).at(-1)?.text).not.toMatch(/Ứng viên: [^\n]*,/)
  })

  test('name who cannot be reached and tell him once he can', async () => {
    const nobody = await newSeenCandidate(hr, campaign.id)
    const { id } = await made([nobody], { employee_ids: [campaign.examiners[1]?.employeeId ?? 0] })
    const answer = await sent(id)
    expect(answer.sent).toBe(0)
    expect(answer.people.map(({ held_reason: reason }) => reason)).toEqual(['no_email', 'no_email'])
    await run(
      `update applicants set email = 'sau@example.com' where company_id = 1
       and id = (select applicant_id from candidates where id = $1)`,
      [nobody],
    )
    expect((await sent(id)).sent).toBe(1)
    expect(await taken('sau@example.com')).toHaveLength(1)
  })

  test('take the company’s own words, and name what they miss', async () => {
    const { id: candidate, address } = await reachable()
    const { body } = await hr.call('emails.store', {
      body: {
        name: `Mời gặp ${nextNumber()}`,
        kind: 'interview_invitation',
        subject: 'Hẹn gặp {{ho_ten}}',
        body: '<p>{{thoi_gian}} tại {{dia_diem}}, gọi {{nguoi_lien_he}}.</p>',
      },
    })
    const { id } = await made([candidate])
    const words = { email_id: body.data.email.id }
    const [held] = (await press(id, words, true)).body.data.people
    expect(held).toMatchObject({ held_reason: 'missing_values', missing: ['nguoi_lien_he'] })
    await sent(id, { ...words, values: { nguoi_lien_he: 'Phạm Thu Hà' } })
    const [mail] = await taken(address)
    expect(mail?.text).toMatch(/09:00–09:30, .* tại Tầng 3; phòng A, dãy B, gọi Phạm Thu Hà\./)
    const letters = await hr.call('candidates.emails', { path: { id: candidate } })
    expect(letters.body.data.emails[0]).toMatchObject({
      state: 'stored',
      subject: expect.stringMatching(/^Hẹn gặp/),
    })
    expect((await press(id, { email_id: 999_999 }, true)).status).toBe(200)
    expect((await press((await made([(await reachable()).id])).id, { email_id: 999_999 })).status).toBe(404)
  })

  test('keep the address of an online place and the calendar from the outbox', async () => {
    const { id: candidate, address } = await reachable()
    const link = 'https://hop.example.com/bi-mat'
    const { id } = await made([candidate], { mode: 'online', link, place: null })
    await sent(id)
    const { rows } = await run('select mails::text from mails', [])
    expect(JSON.stringify(rows)).not.toContain('bi-mat')
    const [mail] = await taken(address)
    expect(mail?.raw.replaceAll(/\r?\n /g, '')).toContain(link)
    expect((await run('select 1 from mail_secrets where calendar is not null', [])).rows).toEqual([])
  })

  test('are refused once the appointment is over, and for a version that changed meanwhile', async () => {
    const { id, version } = await made([(await reachable()).id])
    expect((await press(id, { version: version + 1 })).status).toBe(409)
    await run(`update recruitment_schedules set state = 'done' where id = $1`, [id])
    expect((await press(id)).status).toBe(409)
  })
})

test('the file of an appointment is for those who see it', async () => {
  const { id } = await made([(await reachable()).id])
  const [examiner, other] = campaign.examiners
  expect((await examiner?.person.call('recruitmentSchedules.calendar', { path: { id } }))?.status).toBe(200)
  expect((await other?.person.call('recruitmentSchedules.calendar', { path: { id } }))?.status).toBe(404)
})
