import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { mailEnvironment } from '../../../testing/killed-worker.ts'
import { type SmtpSink, smtpSink } from '../../../testing/smtp-sink.ts'

const api = apiForFile()
let hr: Person
let sink: SmtpSink
let number = 0

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  sink = await smtpSink()
})
afterAll(() => sink.close())

const words = {
  kind: 'interview_invitation',
  subject: 'Mời {{danh_xung}} {{ho_ten}} phỏng vấn',
  body: '<p>Kính gửi {{ho_ten}}, mời bạn đến lúc {{thoi_gian}}.</p>',
} as const
const values = { thoi_gian: '8 giờ 30 ngày 07/12/2030' }

async function template(more: object = {}) {
  number += 1
  const { body, status } = await hr.call('emails.store', {
    body: { name: `Mẫu thử ${number}`, ...words, ...more },
  })
  expect(status).toBe(201)
  return body.data.email
}

async function candidate(more: object = {}): Promise<number> {
  number += 1
  const { body, status } = await hr.call('recruitmentCandidates.store', {
    path: { id: 57 },
    body: {
      full_name: `Lê Thị Thư ${number}`,
      gender: 'Nữ',
      date_of_birth: '1998-04-12',
      phone: `0978${String(100_000 + number)}`,
      email: `thu-${number}@example.com`,
      consent_way: 'paper',
      ...more,
    },
  })
  expect(status).toBe(201)
  return body.data.candidate.id
}

const arrange = (statement: string, id: number) =>
  inCompanyOf(api.db.superuser, 1, (client) => client.query(statement, [id]))
const lettersOf = async (id: number) =>
  (await hr.call('candidates.emails', { path: { id } })).body.data.emails
const work = () => runJobs(api.db, { environment: mailEnvironment(sink) })

async function send(emailId: number, ids: readonly number[], more: object = {}) {
  const { body, status } = await hr.call('emails.send', {
    body: { email_id: emailId, candidate_ids: [...ids], values, ...more },
  })
  expect(status).toBe(200)
  return body.data
}

describe('what a template may say', () => {
  test.each([
    ['a second line in the subject', { subject: 'Chào\r\nBcc: ke-la@example.com' }, 'subject'],
    ['a copy to two mailboxes', { cc_addresses: ['a@example.com,b@example.com'] }, 'cc_addresses.0'],
    [
      'a header in the address of a copy',
      { cc_addresses: ['a@example.com\r\nBcc: b@example.com'] },
      'cc_addresses.0',
    ],
    ['an unknown variable', { body: '<p>{{luong}}</p>' }, 'body'],
    ['an unknown variable in the signature', { signature: '<p>{{mat_khau}}</p>' }, 'signature'],
    ['nothing but markup', { body: '<script>alert(1)</script>' }, 'body'],
  ])('refuses %s', async (_, wrong, field) => {
    const before = (await hr.call('emails.list', {})).body.data.meta.pagination?.total
    const { status, body } = await hr.call('emails.store', { body: { name: 'Mẫu hỏng', ...words, ...wrong } })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]])
    expect((await hr.call('emails.list', {})).body.data.meta.pagination?.total).toBe(before)
  })

  test('takes a name once, in whatever case it is typed', async () => {
    const { name } = await template()
    const { status, body } = await hr.call('emails.store', { body: { ...words, name: name.toUpperCase() } })
    expect([status, body.errors]).toEqual([400, { name: ['Tên mẫu đã tồn tại.'] }])
  })

  test('keeps simple formatting alone, when made and when changed', async () => {
    const hostile =
      '<p onclick="x()">Chào <b>bạn</b><img src=x onerror=x()><a href="javascript:x()">đây</a></p>'
    const { id, body } = await template({ body: hostile })
    expect(body).toBe('<p>Chào bạn<a>đây</a></p>')
    const changed = await hr.call('emails.update', {
      path: { id },
      body: { signature: '<iframe src="//x"></iframe><p>Ký</p>' },
    })
    expect(changed.body.data.email).toMatchObject({ body, signature: '<p>Ký</p>' })
  })

  test('shows a letter with the values of a candidate, as text, and says what is missing', async () => {
    const id = await candidate({ full_name: 'Lê <b>Thị</b> {{thoi_gian}}' })
    const { body } = await hr.call('emails.preview', {
      body: { ...words, kind: undefined, candidate_id: id } as never,
    })
    expect(body.data).toMatchObject({
      subject: 'Mời Chị Lê <b>Thị</b> {{thoi_gian}} phỏng vấn',
      missing: ['thoi_gian'],
    })
    expect(body.data.html).toBe(
      '<p>Kính gửi Lê &lt;b&gt;Thị&lt;/b&gt; {{thoi_gian}}, mời bạn đến lúc [Thời gian].</p>',
    )
  })
})

describe('sending', () => {
  test('names who gets no letter, and sends one to each of the others', async () => {
    const { id: emailId } = await template({ cc_addresses: ['tuyendung@example.com'] })
    const good = [await candidate(), await candidate()]
    const noAddress = await candidate({ email: undefined })
    const noConsent = await candidate()
    await arrange(
      `update applicant_consents set withdrawn_at = now() where applicant_id = (select applicant_id from candidates where id = $1)`,
      noConsent,
    )
    const withdrawn = await candidate()
    await arrange(`update candidates set state = 'withdrawn' where id = $1`, withdrawn)
    const doubled = await candidate({ email: `THU-${number - 4}@example.com` })
    const ids = [...good, noAddress, noConsent, withdrawn, doubled]
    const look = await hr.call('emails.send', {
      query: { dry_run: true },
      body: { email_id: emailId, candidate_ids: ids, values },
    })
    expect(look.body.data).toMatchObject({ sending: null, willing: 2 })
    const { sending, willing, skipped } = await send(emailId, ids)
    expect(skipped.map(({ candidate_id: id, reason }) => [id, reason])).toEqual([
      [noAddress, 'no_email'],
      [noConsent, 'no_consent'],
      [withdrawn, 'withdrawn'],
      [doubled, 'same_address'],
    ])
    expect([willing, sending]).toMatchObject([2, { total: 6, waiting: 2, held: 4, is_over: false }])
    const before = sink.taken.length
    await work()
    const letters = sink.taken.slice(before)
    expect(letters.map(({ recipients }) => recipients.length)).toEqual([2, 2])
    expect(new Set(letters.map(({ mail }) => mail.to?.[0]?.address))).toEqual(
      new Set([`thu-${number - 5}@example.com`, `thu-${number - 4}@example.com`]),
    )
    const shown = (await hr.call('emailSendings.show', { path: { id: sending?.id ?? 0 } })).body.data
    expect(shown.sending).toMatchObject({ sent: 2, held: 4, waiting: 0, is_over: true })
    expect((await lettersOf(good[0] ?? 0))[0]).toMatchObject({ state: 'sent', held_reason: null })
    expect((await lettersOf(good[0] ?? 0))[0]?.html).toContain('8 giờ 30 ngày 07/12/2030')
    expect(await lettersOf(noAddress)).toMatchObject([{ state: 'held', held_reason: 'no_email', html: null }])
  })

  test('knows no template and no candidate of another company', async () => {
    const { id: emailId } = await template()
    const ids = [await candidate()]
    const outcomes = await Promise.all([
      hr.call('emails.send', { body: { email_id: emailId, candidate_ids: [...ids, 112], values } }),
      hr.call('emails.send', { body: { email_id: 112, candidate_ids: ids, values } }),
      hr.call('emails.preview', { body: { subject: 'A', body: 'B', candidate_id: 112 } }),
      hr.call('emailSendings.show', { path: { id: 112 } }),
      hr.call('candidates.emails', { path: { id: 112 } }),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect(await lettersOf(ids[0] ?? 0)).toEqual([])
  })

  test('refuses a typed value that would begin a header', async () => {
    const { id } = await template({ subject: 'Lúc {{thoi_gian}}' })
    const { status, body } = await hr.call('emails.send', {
      body: {
        email_id: id,
        candidate_ids: [await candidate()],
        values: { thoi_gian: '8 giờ\r\nBcc: x@example.com' },
      },
    })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['values.thoi_gian']])
  })

  test('holds back a letter that lacks a value', async () => {
    const { id } = await template()
    const { sending, skipped } = await send(id, [await candidate()], { values: {} })
    expect(sending).toBeNull()
    expect(skipped).toMatchObject([{ reason: 'missing_values', missing: ['thoi_gian'] }])
  })

  test('keeps the words of the moment of sending, and passes over who has withdrawn since', async () => {
    const { id: emailId } = await template()
    const [stays, goes] = [await candidate(), await candidate()]
    await send(emailId, [stays, goes])
    await hr.call('emails.update', { path: { id: emailId }, body: { subject: 'Lời khác' } })
    await hr.call('emails.destroy', { path: { id: emailId } })
    await arrange(`update candidates set state = 'withdrawn' where id = $1`, goes)
    await work()
    expect((await lettersOf(stays))[0]?.subject).toMatch(/^Mời Chị Lê Thị Thư \d+ phỏng vấn$/)
    expect(await lettersOf(goes)).toMatchObject([{ state: 'held', held_reason: 'withdrawn' }])
  })

  test('stops what has not gone', async () => {
    const { id: emailId } = await template()
    const id = await candidate()
    const { sending } = await send(emailId, [id])
    const { body } = await hr.call('emailSendings.cancel', { path: { id: sending?.id ?? 0 } })
    expect(body.data.sending).toMatchObject({ cancelled: 1, waiting: 0, is_over: true })
    const before = sink.taken.length
    await work()
    expect(sink.taken).toHaveLength(before)
    expect(await lettersOf(id)).toMatchObject([{ state: 'cancelled', html: null }])
  })

  test('refuses words that changed since they were looked at', async () => {
    const { id, version } = await template()
    await hr.call('emails.update', { path: { id }, body: { subject: 'Lời khác' } })
    const { status } = await hr.call('emails.send', {
      body: { email_id: id, version, candidate_ids: [await candidate()], values },
    })
    expect(status).toBe(409)
  })

  test('forgets the letters to somebody with his file', async () => {
    const { id: emailId } = await template()
    const id = await candidate()
    await send(emailId, [id])
    await work()
    await arrange(`delete from email_recipients where candidate_id = $1`, id)
    const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query('select from mails where to_address = $1', [`thu-${number}@example.com`]),
    )
    expect(rows).toEqual([])
  })
})
