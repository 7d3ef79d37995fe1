import { expect } from 'vitest'
import { testApi, type TestApi } from '../../apps/api/src/testing/api.ts'
import { writeLetters } from '../../apps/api/src/domains/recruitment/emails/write-letters.ts'
import { sendMail } from '../../apps/api/src/mail/send-mail.ts'
import { askedCandidates } from '../../apps/api/src/testing/asked-candidates.ts'
import { askForMail, askForMails } from '../../apps/api/src/testing/asked-mail.ts'
import { interviewCampaign } from '../../apps/api/src/testing/interviews.ts'
import { runJobs, superviseNow } from '../../apps/api/src/testing/jobs.ts'
import { mailEnvironment, workerKilledAt } from '../../apps/api/src/testing/killed-worker.ts'
import { refusal, type SmtpSink, smtpSink, type Stage } from '../../apps/api/src/testing/smtp-sink.ts'
import { bounds } from './bounds.ts'
import { deepCase, type Figure } from './deep-case.ts'

const stages: readonly Stage[] = ['connect', 'from', 'to', 'data', 'half', 'taken']
const forever = () => new Promise<void>(() => {})

/** What a mail server does wrong, and when; each of its kind costs the sender as long as it waits for an answer. */
const faults: readonly [stage: Stage, misbehave: (sink: SmtpSink) => Promise<void> | void][] = [
  ['from', () => Promise.reject(refusal(421))],
  ['to', () => Promise.reject(refusal(451))],
  ['connect', (sink) => sink.cut()],
  ['data', (sink) => sink.cut()],
  ['half', (sink) => sink.cut()],
  ['taken', (sink) => sink.cut()],
  ['taken', () => Promise.reject(refusal(452))],
]
const hangs: typeof faults = [
  ['connect', forever],
  ['data', forever],
]

deepCase('mails past a failing server', bounds.mailFaults.minutes, async (figure) => {
  const { mails } = bounds.mailFaults
  await withServer(async (api, sink) => {
    const addresses = Array.from({ length: mails }, (_, index) => `nguoi.${index}@example.com`)
    for (const address of addresses) await askForMail(api.db, { name: 'Người Nhận', address })
    // Every second talk meets a fault, each kind in its turn; the two that hang come once.
    const plan = [...hangs, ...Array.from({ length: mails }, (_, index) => faults[index % faults.length])]
    let talks = 0
    let fault: (typeof faults)[number] | undefined
    sink.behave((stage) => {
      if (stage === 'connect') fault = talks++ % 2 === 0 ? plan.shift() : undefined
      if (stage === fault?.[0]) return fault[1](sink)
    })
    await runJobs(api.db, { environment: mailEnvironment(sink) })
    figure('faults', talks - mails)
    await judge(api, sink, addresses, figure)
  })
})

deepCase('mails over kills', bounds.mailKills.minutes, async (figure) => {
  await withServer(async (api, sink) => {
    const rounds = stages.flatMap((stage) =>
      Array.from({ length: bounds.mailKills.atEachStage }, (_, round) => ({ stage, round })),
    )
    const addresses = rounds.map(({ stage, round }) => `${stage}.${round}@example.com`)
    for (const [index, { stage }] of rounds.entries()) {
      await askForMail(api.db, { name: 'Người Nhận', address: addresses[index] ?? '' })
      await workerKilledAt(stage, sink, api.db)
      await superviseNow(api.db)
      await runJobs(api.db, { environment: mailEnvironment(sink) })
    }
    figure('kills', rounds.length)
    await judge(api, sink, addresses, figure)
  })
})

deepCase('the mails of one press over kills', bounds.pressKills.minutes, async (figure) => {
  const { mails, mailsBetween } = bounds.pressKills
  await withServer(async (api, sink) => {
    const addresses = Array.from({ length: mails }, (_, at) => `moi.${at}@example.com`)
    const begun = performance.now()
    await askForMails(
      api.db,
      addresses.map((address) => ({ name: 'Người Được Mời', address })),
    )
    figure('ms to queue all', Math.round(performance.now() - begun))
    await sendOverKills(api, sink, mailsBetween, figure)
    await judge(api, sink, addresses, figure)
  })
})

deepCase('the letters of one sending over kills', bounds.letterKills.minutes, async (figure) => {
  const { letters, lettersBetween } = bounds.letterKills
  await withServer(async (api, sink) => {
    const hr = await api.as('hrOfOne')
    const campaign = await interviewCampaign(api, hr, { examiners: 0, candidates: 0 })
    const people = await askedCandidates(api.db, campaign.id, 'ung-vien', letters)
    const template = await hr.call('emails.store', {
      body: {
        name: 'Thư mời',
        kind: 'other',
        subject: 'Mời {{ho_ten}}',
        body: '<p>Kính gửi {{ho_ten}}.</p>',
      },
    })
    const begun = performance.now()
    const { body } = await hr.call('emails.send', {
      body: { email_id: template.body.data.email.id, candidate_ids: people.map(({ id }) => id) },
    })
    figure('ms of the press', Math.round(performance.now() - begun))
    await sendOverKills(api, sink, lettersBetween, figure)
    await judge(
      api,
      sink,
      people.map(({ address }) => address),
      figure,
    )
    const shown = await hr.call('emailSendings.show', { path: { id: body.data.sending?.id ?? 0 } })
    expect(shown.body.data.sending).toMatchObject({
      total: letters,
      sent: letters,
      waiting: 0,
      is_over: true,
    })
  })
})

/** Sends what is queued, while the process that does it is killed at each stage after so many mails, and to the end. */
async function sendOverKills(
  { db }: TestApi,
  sink: SmtpSink,
  mailsBetween: number,
  figure: Figure,
): Promise<void> {
  for (const stage of stages) {
    await workerKilledAt(stage, sink, db, mailsBetween)
    await superviseNow(db)
  }
  figure('kills', stages.length)
  figure('sent before the last kill', sink.taken.length)
  await runJobs(db, { jobs: [writeLetters, sendMail], environment: mailEnvironment(sink) })
}

async function withServer(work: (api: TestApi, sink: SmtpSink) => Promise<void>): Promise<void> {
  const [api, sink] = await Promise.all([testApi(), smtpSink()])
  try {
    await work(api, sink)
  } finally {
    sink.cut()
    await sink.close()
    await api.close()
  }
}

/** Each mail is there, and where it is there twice, a reader's program knows it for one by its name. */
async function judge(
  { db }: TestApi,
  sink: SmtpSink,
  addresses: readonly string[],
  figure: Figure,
): Promise<void> {
  const copies = addresses.map((address) =>
    sink.taken.filter(({ recipients }) => recipients.includes(address)),
  )
  const lost = addresses.filter((_, index) => copies[index]?.length === 0)
  const doubled = copies.filter(({ length }) => length > 1)
  const underTwoNames = doubled.filter((same) => new Set(same.map(({ mail }) => mail.messageId)).size > 1)
  figure('mails', addresses.length)
  figure('lost', lost.length)
  figure('doubled under one name', doubled.length - underTwoNames.length)
  figure('doubled under two', underTwoNames.length)
  const { rows } = await db.superuser.query<{ state: string }>(
    `select distinct state from mails where to_address = any ($1)`,
    [addresses],
  )
  expect({ lost, underTwoNames: underTwoNames.length, rows }).toEqual({
    lost: [],
    underTwoNames: 0,
    rows: [{ state: 'sent' }],
  })
}
