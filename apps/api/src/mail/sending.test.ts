import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { RunStopped } from '../jobs/ending.ts'
import { apiForFile, type Person } from '../testing/api.ts'
import { askForMail } from '../testing/asked-mail.ts'
import { runJobs } from '../testing/jobs.ts'
import { mailEnvironment } from '../testing/killed-worker.ts'
import { refusal, type SmtpSink, smtpSink } from '../testing/smtp-sink.ts'

const api = apiForFile()
let admin: Person
let sink: SmtpSink
beforeAll(async () => {
  admin = await api.as('hrOfOne')
  sink = await smtpSink()
})
afterAll(() => sink.close())
beforeEach(() => {
  sink.behave(() => {})
  sink.taken.length = 0
})

const ask = (name = 'Nguyễn Thị Đào') => askForMail(api.db, { name, address: 'daonth@example.com' })
const send = (options: Parameters<typeof runJobs>[1] = {}, url = sink.url) =>
  runJobs(api.db, { environment: mailEnvironment({ url }), ...options })
const show = async (id: number) => (await admin.call('mails.show', { path: { id } })).body.data.mail
const idsTaken = () => sink.taken.map(({ mail }) => mail.messageId)

describe('a mail', () => {
  test('reaches its recipient whole, once', async () => {
    const id = await ask()
    await send()
    expect(await show(id)).toMatchObject({ state: 'sent', attempts: 1, last_error: null })
    expect(sink.taken).toMatchObject([
      {
        recipients: ['daonth@example.com'],
        mail: {
          from: { name: 'Nhân sự', address: 'nhansu@example.com' },
          to: [{ name: 'Nguyễn Thị Đào', address: 'daonth@example.com' }],
          subject: 'Đặt mật khẩu cho tài khoản daonth',
          text: expect.stringContaining('Chào Nguyễn Thị Đào,'),
          html: expect.stringContaining('<strong>daonth</strong>'),
        },
      },
    ])
  })

  test('carries no header and no recipient that its values hold', async () => {
    await ask('An"><b>, "Bcc: b@example.com')
    await send()
    const [{ raw, recipients, mail } = { raw: '', recipients: [], mail: undefined }] = sink.taken
    expect(recipients).toEqual(['daonth@example.com'])
    expect(mail?.to).toEqual([{ name: 'An"><b>, "Bcc: b@example.com', address: 'daonth@example.com' }])
    expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im)
  })

  test('may be sent again by hand once it has failed, under the same name', async () => {
    sink.behave((stage) => {
      if (stage === 'taken') throw refusal(550)
    })
    const id = await ask()
    await api.db.superuser.query('delete from mail_secrets')
    await api.db.superuser.query(
      `update mails set has_secrets = false, variables = variables || '{"link": "/x"}' where id = $1`,
      [id],
    )
    await send()
    expect(await show(id)).toMatchObject({
      state: 'failed',
      last_error: 'Máy chủ thư từ chối thư này (mã 550).',
    })
    sink.behave(() => {})
    await admin.call('mails.retry', { path: { id } })
    await send()
    expect(await show(id)).toMatchObject({ state: 'sent', attempts: 2 })
    expect(new Set(idsTaken()).size).toBe(1)
    expect((await admin.call('mails.retry', { path: { id } })).status).toBe(409)
  })
})

describe('a mail server that', () => {
  test('is away is asked again, and the mail given up in words after the last try', async () => {
    const free = createServer().listen(0, '127.0.0.1')
    await once(free, 'listening')
    // The port of a listener that is gone: nobody answers there.
    const address = free.address()
    await new Promise((resolve) => free.close(resolve))
    const port = typeof address === 'object' ? address?.port : 0
    const id = await ask()
    expect(await send({}, `smtp://127.0.0.1:${port}`)).toBe(12)
    expect(await show(id)).toMatchObject({
      state: 'failed',
      attempts: 12,
      last_error: 'Đã thử 12 lần: Không kết nối được tới máy chủ thư.',
    })
    expect((await api.db.superuser.query('select from mail_secrets')).rowCount).toBe(0)
  })

  test.each([
    ['greylists', 'to', () => Promise.reject(refusal(451))],
    ['is busy', 'from', () => Promise.reject(refusal(421))],
    ['drops the line at the greeting', 'connect', () => sink.cut()],
    ['drops the line in the middle of the mail', 'half', () => sink.cut()],
  ] as const)('%s gets the mail at the next try, once', async (_, when, misbehave) => {
    let isFirst = true
    sink.behave((stage) => {
      if (stage !== when || !isFirst) return
      isFirst = false
      return misbehave()
    })
    const id = await ask()
    await send()
    expect(await show(id)).toMatchObject({ state: 'sent', attempts: 2 })
    // Cut after the last byte, the server may have the mail all the same: then twice, under one name.
    expect(new Set(idsTaken()).size).toBe(1)
  })

  test('takes the mail but cannot say so gets it twice, under one name', async () => {
    let isFirst = true
    sink.behave((stage) => {
      if (stage === 'taken' && isFirst) sink.cut()
      if (stage === 'taken') isFirst = false
    })
    const id = await ask()
    await send()
    expect(await show(id)).toMatchObject({ state: 'sent', attempts: 2 })
    expect(idsTaken()).toHaveLength(2)
    expect(new Set(idsTaken()).size).toBe(1)
  })

  test.each([
    ['to', 550],
    ['from', 553],
    ['taken', 554],
  ] as const)('refuses for good at %s is not asked again', async (when, code) => {
    sink.behave((stage) => {
      if (stage === when) throw refusal(code)
    })
    const id = await ask()
    expect(await send()).toBe(1)
    expect(await show(id)).toMatchObject({
      state: 'failed',
      attempts: 1,
      last_error: expect.stringContaining(String(code)),
    })
  })

  test('hangs holds up neither the stop of this process nor the mail', async () => {
    const stopping = new AbortController()
    sink.behave(async (stage) => {
      if (stage !== 'data') return
      stopping.abort(new RunStopped('stopping'))
      await new Promise(() => {})
    })
    const id = await ask()
    await send({ stopping: stopping.signal })
    expect(await show(id)).toMatchObject({ state: 'queued', attempts: 1 })
    sink.behave(() => {})
    await send()
    expect(await show(id)).toMatchObject({ state: 'sent', attempts: 2 })
    expect(idsTaken()).toHaveLength(1)
  })
})
