import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiForFile } from '../testing/api.ts'
import { askForMail } from '../testing/asked-mail.ts'
import { runJobs, superviseNow } from '../testing/jobs.ts'
import { mailEnvironment, workerKilledAt } from '../testing/killed-worker.ts'
import { type SmtpSink, smtpSink, type Stage } from '../testing/smtp-sink.ts'

const api = apiForFile()
let sink: SmtpSink
beforeAll(async () => {
  sink = await smtpSink()
})
afterAll(() => sink.close())

const stages: readonly Stage[] = ['connect', 'from', 'to', 'data', 'half', 'taken']

test.each(stages)('a mail whose process is killed at %s arrives all the same', async (stage) => {
  const address = `${stage}@example.com`
  await askForMail(api.db, { name: 'Người Nhận', address })
  await workerKilledAt(stage, sink, api.db)
  await superviseNow(api.db)
  await runJobs(api.db, { environment: mailEnvironment(sink) })
  const copies = sink.taken.filter(({ recipients }) => recipients.includes(address))
  const { rows } = await api.db.superuser.query('select state, attempts from mails where to_address = $1', [
    address,
  ])
  expect(rows).toEqual([{ state: 'sent', attempts: 2 }])
  // Twice only when the server had the whole mail before the kill, and then under one name.
  expect(copies).toHaveLength(stage === 'taken' || (stage === 'half' && copies.length === 2) ? 2 : 1)
  expect(new Set(copies.map(({ mail }) => mail.messageId)).size).toBe(1)
})
