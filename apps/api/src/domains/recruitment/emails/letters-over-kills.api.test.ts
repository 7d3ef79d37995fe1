import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { askedCandidates } from '../../../testing/asked-candidates.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { interviewCampaign } from '../../../testing/interviews.ts'
import { runJobs, superviseNow } from '../../../testing/jobs.ts'
import { mailEnvironment, workerKilledAt } from '../../../testing/killed-worker.ts'
import { everyPermission, newcomer } from '../../../testing/newcomer.ts'
import { type SmtpSink, smtpSink, type Stage } from '../../../testing/smtp-sink.ts'
import { inCompany } from '../../../db/transaction.ts'
import { heldOwn, withdrawOwn } from '../candidates/own-way.ts'
import { writeLetters } from './write-letters.ts'

/** One sending to many, whose process is killed at each stage of its talk with the mail server (H10). */

const api = apiForFile()
let hr: Person
let sink: SmtpSink
let campaignId: number

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  sink = await smtpSink()
  campaignId = (await interviewCampaign(api, hr, { examiners: 0, candidates: 0 })).id
})
afterAll(() => sink.close())

const stages: readonly Stage[] = ['connect', 'from', 'to', 'data', 'half', 'taken']

async function template(name: string) {
  const words = { kind: 'other', subject: 'Mời {{ho_ten}}', body: '<p>Kính gửi {{ho_ten}}.</p>' } as const
  const { body } = await hr.call('emails.store', { body: { name, ...words } })
  return body.data.email.id
}

const sendingOf = async (id: number) => (await hr.call('emailSendings.show', { path: { id } })).body.data

/** As by his own link. */
const withdraws = (id: number) =>
  inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    withdrawOwn(transaction, id, 'seen', 'Đã có việc khác.'),
  )

async function stillQueued(sendingId: number): Promise<number[]> {
  const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query<{ candidate_id: string | number }>(
      `select r.candidate_id from email_recipients r join mails m on m.company_id = 1 and m.id = r.mail_id
       where r.company_id = 1 and r.sending_id = $1 and m.state = 'queued' and m.attempts = 0 order by r.candidate_id desc`,
      [sendingId],
    ),
  )
  return rows.map(({ candidate_id: id }) => Number(id))
}

test('killed at six stages it writes to everybody once, in the words of the press, and to nobody who has withdrawn', async () => {
  const people = await askedCandidates(api.db, campaignId, 'sau-lan', 20)
  const emailId = await template('Sáu lần ngắt')
  const { body } = await hr.call('emails.send', {
    body: { email_id: emailId, candidate_ids: people.map(({ id }) => id) },
  })
  const sendingId = body.data.sending?.id ?? 0
  const gone: number[] = []
  for (const [at, stage] of stages.entries()) {
    await workerKilledAt(stage, sink, api.db)
    // While nothing sends, the template gets other words and somebody takes his application back.
    await hr.call('emails.update', { path: { id: emailId }, body: { subject: `Lời khác ${at}` } })
    const [next] = await stillQueued(sendingId)
    if (next !== undefined) {
      await withdraws(next)
      gone.push(next)
    }
    await superviseNow(api.db)
  }
  await runJobs(api.db, { environment: mailEnvironment(sink) })

  expect(gone).toHaveLength(stages.length)
  for (const { id, address } of people) {
    const letters = sink.taken.filter(({ recipients }) => recipients.includes(address))
    const names = new Set(letters.map(({ mail }) => mail.messageId))
    expect([address, names.size]).toEqual([address, gone.includes(id) ? 0 : 1])
    for (const { mail } of letters) expect(mail.subject).toMatch(/^Mời Người Nhận \d+$/)
  }
  const { sending, recipients } = await sendingOf(sendingId)
  expect(sending).toMatchObject({ total: 20, sent: 14, held: 6, failed: 0, waiting: 0, is_over: true })
  const held = recipients.filter(({ state }) => state === 'held')
  expect(new Set(held.map(({ candidate_id: id }) => id))).toEqual(new Set(gone))
  expect(new Set(held.map(({ held_reason: reason }) => reason))).toEqual(new Set(['withdrawn']))
  const { body: file } = await hr.call('candidates.emails', { path: { id: gone[0] ?? 0 } })
  expect(file.data.emails).toMatchObject([{ state: 'held', held_reason: 'withdrawn', html: null }])
})

test('pressed twice, at once or after a lost reply, is one sending', async () => {
  const people = await askedCandidates(api.db, campaignId, 'hai-lan', 3)
  const press = { email_id: await template('Bấm hai lần'), candidate_ids: people.map(({ id }) => id) }
  const send = () => hr.call('emails.send', { body: press }, { 'idempotency-key': 'bam-hai-lan' })
  const first = await Promise.all([send(), send()])
  const [later, done] = [await send(), first.find(({ status }) => status === 200)]
  for (const { status } of first) expect([200, 409]).toContain(status)
  expect(later.body.data.sending?.id).toBe(done?.body.data.sending?.id)
  await runJobs(api.db, { environment: mailEnvironment(sink) })
  for (const { address } of people)
    expect(sink.taken.filter(({ recipients }) => recipients.includes(address))).toHaveLength(1)
})

test('a letter is not written to who withdraws while letters are being written', async () => {
  const [stays, goes] = await askedCandidates(api.db, campaignId, 'cung-luc', 2)
  if (!stays || !goes) throw new Error('no candidates')
  const { body } = await hr.call('emails.send', {
    body: { email_id: await template('Cùng lúc'), candidate_ids: [stays.id, goes.id] },
  })
  const writing = await inCompany(api.db.database, { companyId: 1, readOnly: false }, async (transaction) => {
    await heldOwn(transaction, goes.id)
    await withdrawOwn(transaction, goes.id, 'seen', 'Đã có việc khác.')
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction.db)
    const working = runJobs(api.db, { jobs: [writeLetters] })
    const waiting = 'select from pg_stat_activity where $1 = any (pg_blocking_pids(pid))'
    await expect
      .poll(async () => (await api.db.superuser.query(waiting, [rows[0]?.pid])).rows)
      .toHaveLength(1)
    return { working }
  })
  await writing.working
  await runJobs(api.db, { environment: mailEnvironment(sink) })
  const { recipients } = await sendingOf(body.data.sending?.id ?? 0)
  expect(Object.fromEntries(recipients.map(({ candidate_id: id, state }) => [id, state]))).toEqual({
    [stays.id]: 'sent',
    [goes.id]: 'held',
  })
  expect(sink.taken.filter(({ recipients: to }) => to.includes(goes.address))).toEqual([])
})

test('a letter that waits for a mail server stays unsent once its candidate has withdrawn, one that was stopped stays stopped', async () => {
  const [stays, goes] = await askedCandidates(api.db, campaignId, 'rut-lai', 2)
  if (!stays || !goes) throw new Error('no candidates')
  const emailId = await template('Rút hồ sơ')
  const one = async (ids: number[]) =>
    (await hr.call('emails.send', { body: { email_id: emailId, candidate_ids: ids } })).body.data.sending
      ?.id ?? 0
  const [stopped, sent, alone] = [await one([goes.id]), await one([stays.id, goes.id]), await one([goes.id])]
  // Written into the outbox, and not yet sent.
  const { allJobs } = await import('../../../jobs/registry.ts')
  await runJobs(api.db, { jobs: allJobs.filter(({ name }) => name !== 'mail.send') })
  await hr.call('emailSendings.cancel', { path: { id: stopped } })
  const mail = await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query<{ mail_id: number }>(
      'select mail_id from email_recipients where company_id = 1 and sending_id = $1',
      [alone],
    ),
  )
  const admin = await newcomer(api, { login: 'letters.admin', companies: { 1: everyPermission } })
  const path = { id: mail.rows[0]?.mail_id ?? 0 }
  expect((await admin.call('mails.cancel', { path })).status).toBe(200)
  await withdraws(goes.id)
  await runJobs(api.db, { environment: mailEnvironment(sink) })
  const statesOf = async (id: number) =>
    Object.fromEntries(
      (await sendingOf(id)).recipients.map(({ candidate_id: whose, state }) => [whose, state]),
    )
  for (const id of [stopped, alone]) expect(await statesOf(id)).toEqual({ [goes.id]: 'cancelled' })
  expect(await statesOf(sent)).toEqual({ [stays.id]: 'sent', [goes.id]: 'held' })
  expect(sink.taken.filter(({ recipients }) => recipients.includes(goes.address))).toEqual([])

  // Neither the held letter nor the one that was stopped before goes out by being sent again; the one to somebody else does.
  const mailOf = async (sendingId: number, candidateId: number) => {
    const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query<{ mail_id: number }>(
        'select mail_id from email_recipients where company_id = 1 and sending_id = $1 and candidate_id = $2',
        [sendingId, candidateId],
      ),
    )
    return rows[0]?.mail_id ?? 0
  }
  for (const id of [sent, alone]) {
    const again = await admin.call('mails.retry', { path: { id: await mailOf(id, goes.id) } })
    expect(again).toMatchObject({ status: 409, body: { message: expect.stringContaining('đã rút hồ sơ') } })
  }
  const other = await one([stays.id])
  await runJobs(api.db, { jobs: allJobs.filter(({ name }) => name !== 'mail.send') })
  const to = { id: await mailOf(other, stays.id) }
  expect((await admin.call('mails.cancel', { path: to })).status).toBe(200)
  expect((await admin.call('mails.retry', { path: to })).status).toBe(200)
  await runJobs(api.db, { environment: mailEnvironment(sink) })
  expect(sink.taken.filter(({ recipients }) => recipients.includes(goes.address))).toEqual([])
  expect(sink.taken.filter(({ recipients }) => recipients.includes(stays.address))).toHaveLength(2)
})

test('a letter to the pool that waits for a mail server stays unsent once its consent is taken back', async () => {
  const [stays, goes] = await askedCandidates(api.db, campaignId, 'rut-dong-y', 2)
  if (!stays || !goes) throw new Error('no candidates')
  const inFiveDays = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  for (const { id } of [stays, goes]) {
    const noted = await hr.call('candidates.storeConsent', { path: { id }, body: { way: 'phone' } })
    expect(noted.status).toBe(200)
    const body = { reason: 'Chờ đợt sau.', archived_until: inFiveDays }
    expect((await hr.call('candidates.archived', { path: { id }, body })).status).toBe(200)
  }
  const emailId = await template('Rút đồng ý')
  const { body } = await hr.call('emails.send', {
    body: { email_id: emailId, candidate_ids: [stays.id, goes.id] },
  })
  const { allJobs } = await import('../../../jobs/registry.ts')
  await runJobs(api.db, { jobs: allJobs.filter(({ name }) => name !== 'mail.send') })
  const taken = await hr.call('candidates.withdrawConsent', { path: { id: goes.id }, body: {} })
  expect(taken.status).toBe(200)
  await runJobs(api.db, { environment: mailEnvironment(sink) })
  const { recipients } = await sendingOf(body.data.sending?.id ?? 0)
  expect(recipients.map(({ candidate_id: id, state, held_reason: why }) => [id, state, why])).toEqual([
    [stays.id, 'sent', null],
    [goes.id, 'held', 'no_consent'],
  ])
  expect(sink.taken.filter(({ recipients: to }) => to.includes(goes.address))).toEqual([])
})
