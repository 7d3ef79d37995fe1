import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Schemas } from '@nhansu/sdk/contract'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Answer, apiForFile, type Person } from '../../testing/api.ts'
import { runJobs } from '../../testing/jobs.ts'
import { mailsIn } from './testing/mails.ts'
import { publishCampaign, putConsentTexts, tokenInTime } from './testing/stranger.ts'

/** Somebody applies with the telephone number, address or identity number of another who has applied (N13). */

type Content = Schemas['ApplicationContent']
type Own = 'phone' | 'email' | 'id_number'

const api = apiForFile()
const dataDir = mkdtempSync(join(tmpdir(), 'nhansu-same-'))
const environment = { DATA_DIR: dataDir, PORTAL_URL: 'https://tuyendung.example.com' }
let stranger: Person
let word: string

beforeAll(async () => {
  stranger = api.withToken(undefined)
  await putConsentTexts(api, { processing: '{days} ngày', sensitive: '{days} ngày' })
  const fields = [
    { field: 'email', need: 'optional', ground: null },
    { field: 'id_number', need: 'optional', ground: 'Làm thẻ ra vào cảng' },
  ]
  word = (await publishCampaign(api, 1, { form_fields: JSON.stringify(fields) })).word
})
beforeEach(() => forgetCounts())
afterAll(() => rmSync(dataDir, { recursive: true }))

const forgetCounts = () => api.db.superuser.query('delete from portal_attempts')

let people = 0
/** What nobody else has, as long for everybody. */
function ownOf(): Record<Own, string> {
  people += 1
  const number = String(1000 + people)
  return { phone: `091200${number}`, email: `lo.thi.${number}@example.com`, id_number: `03119800${number}` }
}

async function formOf(content: Content): Promise<Schemas['ApplicationSend']> {
  const { form } = (await stranger.call('externals.form', { path: { id: word } })).body.data
  const consents = form.consents
    .filter(({ purpose }) => purpose === 'processing' || purpose === 'sensitive')
    .map(({ purpose, number }) => ({ purpose, number }))
  return { token: await tokenInTime(api, word), content, consents }
}

const person = (name: string, own: Record<Own, string>): Content => ({
  full_name: name,
  date_of_birth: '1998-08-15',
  ...own,
})

async function applied(content: Content): Promise<Schemas['ApplicationSent']> {
  const answer = await stranger.call('externals.apply', { path: { id: word }, body: await formOf(content) })
  expect(answer.status, answer.text).toBe(201)
  await runJobs(api.db, { environment })
  return answer.body.data.application
}

/** What comes of a call, and every statement that the server sends to its database for it. */
async function statementsOf<T>(call: () => Promise<T>): Promise<{ answer: T; statements: string[] }> {
  const query = vi.spyOn(Client.prototype, 'query')
  try {
    const answer = await call()
    // A text by itself, or a query that carries its text; what is filled in differs from one to the other.
    const statements = query.mock.calls.map(([sent]: unknown[]) =>
      (typeof sent === 'string' ? sent : (sent as { text: string }).text).replaceAll(/'[^']*'/g, "''"),
    )
    return { answer, statements }
  } finally {
    query.mockRestore()
  }
}

/** An answer without what is one's own in each: references, secrets, days and hours, and the values that came with it. */
function alike({ status, text, headers }: Answer, values: readonly string[]): string {
  const general = text
    .replace(/"request_id":"[^"]*"/, '')
    .replace(/"secret":"[^"]*"/, '')
    .replaceAll(/HS-[0-9A-Z]{8}/g, 'HS')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)/g, 'then')
  const left = values.reduce((told, value) => told.replaceAll(value, '…'), general)
  return `${status} ${Object.keys(headers).toSorted().join()} ${left}`
}

/** All that one who applies hears: of the look before sending, of sending, of his own page, of its change, of his lost link. */
async function heardBy(name: string, own: Record<Own, string>, mailbox: string) {
  const content = person(name, own)
  const values = Object.values(own)
  const path = { id: word }
  const body = await formOf(content)
  const look = await stranger.call('externals.check', { path, body })
  const sending = async () => stranger.call('externals.apply', { path, body })
  const { answer: sent, statements: toSend } = await statementsOf(sending)
  expect(sent.status, sent.text).toBe(201)
  const { secret, reference } = sent.body.data.application
  await runJobs(api.db, { environment })
  const page = api.withToken(secret)
  const shown = await page.call('externals.application', {})
  const { version } = shown.body.data.application
  const changed = await page.call('externals.update', {
    path: { id: reference },
    body: { version, content: { ...content, full_name: 'Lò Thị Lạ Hơn' }, answers: [] },
  })
  const asking = async () => stranger.call('externals.sendLink', { path, body: { email: mailbox } })
  const { answer: again, statements: toAsk } = await statementsOf(asking)
  await runJobs(api.db, { environment })
  const mails = (await mailsIn(dataDir, mailbox)).map(({ subject, text }) =>
    `${subject}\n${text}`
      .replaceAll(secret, 'secret')
      .replaceAll(reference, 'HS')
      .replaceAll(/thu=[\w-]{22}/g, 'thu='),
  )
  const answers = [look, sent, shown, changed, again].map((answer) => alike(answer, values))
  return { secret, told: { answers, toSend, toAsk, mails } }
}

describe.each<Own>(['phone', 'email', 'id_number'])('who applies with somebody else’s %s', (field) => {
  test('hears, waits for and is mailed the same as with one that nobody has, and touches nothing', async () => {
    const owner = ownOf()
    const first = await applied(person('Lò Thị Chủ', owner))
    const before = await api.withToken(first.secret).call('externals.application', {})
    const ownersMails = (await mailsIn(dataDir, owner.email)).length

    const heard = []
    for (const taken of [ownOf()[field], owner[field]]) {
      await forgetCounts()
      const own = ownOf()
      heard.push(await heardBy('Lò Thị Lạ', { ...own, [field]: taken }, own.email))
    }
    const [unknown, known] = heard
    expect(unknown?.told.answers.map((answer) => answer.slice(0, 3))).toEqual([
      '200',
      '201',
      '200',
      '200',
      '200',
    ])
    expect(unknown?.told.toSend.length).toBeGreaterThan(10)
    expect(known?.told).toEqual(unknown?.told)

    // The owner's application is as it was, and nobody is told of it.
    const after = await api.withToken(first.secret).call('externals.application', {})
    expect(after.body.data).toEqual(before.body.data)
    const told = JSON.stringify(known?.told.mails)
    for (const his of [first.reference, first.secret, 'Lò Thị Chủ']) expect(told).not.toContain(his)
    // Only an address is written to: his, of what came with it.
    if (field !== 'email')
      expect((await mailsIn(dataDir, owner.email)).length, 'mails to the owner').toBe(ownersMails)
    expect((await api.withToken(known?.secret).call('externals.erase', {})).status).toBe(200)
    expect((await api.withToken(first.secret).call('externals.application', {})).body.data).toEqual(
      before.body.data,
    )
  })
})
