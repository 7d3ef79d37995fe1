import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inCompany } from '../db/transaction.ts'
import { apiForFile } from '../testing/api.ts'
import { runJobs, superviseNow } from '../testing/jobs.ts'
import { type SmtpSink, smtpSink, type Stage } from '../testing/smtp-sink.ts'
import { queueMail } from './outbox.ts'

const api = apiForFile()
let sink: SmtpSink
beforeAll(async () => {
  sink = await smtpSink()
})
afterAll(() => sink.close())

const rounds = Number(process.env['KILL_ROUNDS'] ?? 1)
const stages: readonly Stage[] = ['connect', 'from', 'to', 'data', 'half', 'taken']
const environment = () => ({ SMTP_URL: sink.url, MAIL_FROM: 'nhansu@example.com' })
/** One line for all rounds, read by whoever measures. */
const figures = { queued: 0, sent: 0, lost: 0, doubled: 0 }
afterAll(() => console.log(`mails over kill -9: ${JSON.stringify(figures)}`))

const ask = (address: string) =>
  inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    queueMail(transaction, {
      template: 'password-link',
      to: { name: 'Người Nhận', address },
      variables: {
        full_name: 'Người Nhận',
        login: 'nhann',
        company: 'Một',
        link: '/dat-mat-khau#x',
        expires_at: '10:00',
      },
    }),
  )

/** A process of its own takes the mail up and is killed when the mail server has come to the stage. */
async function killedAt(stage: Stage): Promise<void> {
  const program = join(import.meta.dirname, '../testing/worker-process.ts')
  const worker = spawn(process.execPath, [program, api.db.urls.app], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment() },
  })
  const ended = once(worker, 'exit')
  sink.behave(async (reached) => {
    if (reached !== stage) return
    worker.kill('SIGKILL')
    await ended
  })
  await ended
  sink.behave(() => {})
}

const killings = stages.flatMap((stage) =>
  Array.from({ length: rounds }, (_, round) => [stage, round] as const),
)

test.each(killings)(
  'a mail whose process is killed at %s (%i) arrives all the same',
  async (stage, round) => {
    const address = `${stage}.${round}@example.com`
    await ask(address)
    await killedAt(stage)
    await superviseNow(api.db)
    await runJobs(api.db, { environment: environment() })
    const copies = sink.taken.filter(({ recipients }) => recipients.includes(address))
    figures.queued += 1
    figures.sent += copies.length > 0 ? 1 : 0
    figures.lost += copies.length === 0 ? 1 : 0
    figures.doubled += copies.length > 1 ? 1 : 0
    const { rows } = await api.db.superuser.query('select state, attempts from mails where to_address = $1', [
      address,
    ])
    expect(rows).toEqual([{ state: 'sent', attempts: 2 }])
    // Twice only when the server had the whole mail before the kill, and then under one name.
    expect(copies).toHaveLength(stage === 'taken' || (stage === 'half' && copies.length === 2) ? 2 : 1)
    expect(new Set(copies.map(({ mail }) => mail.messageId)).size).toBe(1)
  },
)
