import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { runJobs } from '../../testing/jobs.ts'
import { mailsIn } from './testing/mails.ts'
import { appliedWith, asOwner, publishCampaign, putConsentTexts } from './testing/stranger.ts'

const api = apiForFile()
const dataDir = mkdtempSync(join(tmpdir(), 'nhansu-link-'))
const environment = { DATA_DIR: dataDir, PORTAL_URL: 'https://tuyendung.example.com' }
const words: Record<number, string> = {}
let stranger: Person
beforeAll(async () => {
  stranger = api.withToken(undefined)
  await putConsentTexts(api, { processing: 'xử lý' })
  for (const company of [1, 2]) words[company] = (await publishCampaign(api, company)).word
})
beforeEach(() => forgetCounts())
afterAll(() => rmSync(dataDir, { recursive: true }))

const forgetCounts = () => api.db.superuser.query('delete from portal_attempts')

let mailbox = 0
const newEmail = () => `Lo.Thi.${++mailbox}@example.com`

interface Sending {
  company?: number
  name?: string
}

/** An application that names this address; what tells of its arrival is another matter, and is not sent here. */
async function applied(email: string, { company = 1, name = 'Lò Thị Mất Link' }: Sending = {}) {
  const sent = await appliedWith(api, words[company] ?? '', { email, name })
  await api.db.superuser.query(`delete from job_runs where name = 'portal.confirm-application'`)
  return sent
}

/** Asks for the link, and does what that queues. */
async function ask(email: string, company = 1) {
  const answer = await stranger.call('externals.sendLink', {
    path: { id: words[company] ?? '' },
    body: { email },
  })
  await runJobs(api.db, { environment })
  return answer
}

const mailsTo = (email: string) => mailsIn(dataDir, email)

const opens = async (secret: string) =>
  (await api.withToken(secret).call('externals.application', {})).status === 200

describe('a link that is sent again', () => {
  test('goes to the address that the application came with, and the one that was kept still leads there', async () => {
    const email = newEmail()
    const { secret, reference } = await applied(email)
    const answer = await ask(` ${email.toUpperCase()}`.trim())
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const [mail, ...more] = await mailsTo(email)
    expect(more).toEqual([])
    expect(mail?.subject).toContain(reference)
    expect(mail?.text).toContain(`https://tuyendung.example.com/ho-so/${secret}`)
    expect(await opens(secret)).toBe(true)
  })

  test('leads there again where it was over', async () => {
    const email = newEmail()
    const { secret } = await applied(email)
    await api.db.superuser.query(
      `update public_links set expires_at = now() - interval '1 day' where token_hash = sha256(convert_to($1, 'UTF8'))`,
      [secret],
    )
    expect(await opens(secret)).toBe(false)
    await ask(email)
    expect(await opens(secret)).toBe(true)
  })

  test('is answered byte for byte alike where there is no application, and in the other company', async () => {
    const [known, unknown, elsewhere] = [newEmail(), newEmail(), newEmail()]
    await applied(known)
    await applied(elsewhere, { company: 2 })
    const answers = []
    for (const email of [known, unknown, elsewhere]) {
      await forgetCounts()
      const { status, text } = await ask(email)
      answers.push(`${status} ${text.replace(/"request_id":"[^"]*"/, '')}`)
    }
    expect(new Set(answers).size, answers.join('\n')).toBe(1)
    expect(await mailsTo(unknown)).toEqual([])
    // Who has applied in company 2 hears nothing when he is asked for in company 1.
    expect(await mailsTo(elsewhere)).toEqual([])
  })

  test('leaves the same work behind whoever is asked for, so that time tells nothing (N12)', async () => {
    const [known, unknown, elsewhere] = [newEmail(), newEmail(), newEmail()]
    await applied(known)
    await applied(elsewhere, { company: 2 })
    await api.db.superuser.query(`delete from job_runs where name like 'portal.%'`)
    const left = []
    for (const email of [known, unknown, elsewhere]) {
      await forgetCounts()
      const path = { id: words[1] ?? '' }
      expect((await stranger.call('externals.sendLink', { path, body: { email } })).status).toBe(200)
      // What looks for somebody waits in the queue, and is of one size.
      const { rows } = await api.db.superuser.query(
        `delete from job_runs where name like 'portal.%' returning name, length(input::text) as size`,
      )
      left.push(rows)
    }
    expect(left[0]).toMatchObject([{ name: 'portal.send-link' }])
    expect(left).toEqual([left[0], left[0], left[0]])
  })

  test('holds all applications of the address, and nothing of an erased one', async () => {
    const email = newEmail()
    const [first, second, gone] = [await applied(email), await applied(email), await applied(email)]
    expect((await api.withToken(gone.secret).call('externals.erase', {})).status).toBe(200)
    await ask(email)
    const mail = (await mailsTo(email)).find(({ subject }) => subject?.startsWith('Đường dẫn'))
    for (const { secret } of [first, second]) expect(mail?.text).toContain(secret)
    expect(mail?.text).not.toContain(gone.reference)
    expect(await opens(gone.secret)).toBe(false)
  })

  test('says nothing that a stranger has typed but a name of letters', async () => {
    const email = newEmail()
    await applied(email, { name: 'Trúng thưởng 100 triệu tại vay.example' })
    await ask(email)
    const [mail] = await mailsTo(email)
    expect(mail?.text).toContain('Chào bạn,')
    expect(JSON.stringify(mail)).not.toContain('vay.example')
  })

  test('is nowhere in the queue, in the outbox’s open part, and gone with the application', async () => {
    const email = newEmail()
    const { secret, reference } = await applied(email)
    await stranger.call('externals.sendLink', { path: { id: words[1] ?? '' }, body: { email } })
    const queued = await api.db.superuser.query('select input::text from job_runs')
    expect(JSON.stringify(queued.rows).toLowerCase()).not.toContain(email.toLowerCase())
    await runJobs(api.db, { environment })
    const read = async () =>
      (await asOwner(api, 1, 'select mails::text from mails where to_address = $1', [email])).rows
    expect(JSON.stringify(await read())).toContain(reference)
    expect(JSON.stringify(await read())).not.toContain(secret)
    expect((await api.withToken(secret).call('externals.erase', {})).status).toBe(200)
    // What tells of the erasure is all that is left, until the night.
    const left = await asOwner(api, 1, 'select template from mails where to_address = $1', [email])
    expect(left.rows).toEqual([{ template: 'application-erased' }])
  })
})

describe('the limits', () => {
  test('one address gets one mail an hour of one campaign, and three a day in all; the answer stays', async () => {
    const email = newEmail()
    await applied(email)
    for (const _ of [1, 2, 3]) expect((await ask(email)).status).toBe(200)
    expect(await mailsTo(email)).toHaveLength(1)
    for (const _ of [1, 2, 3, 4]) {
      const { id, word } = await publishCampaign(api, 1)
      words[3] = word
      await applied(email, { company: 3 })
      // Another network each time.
      await api.db.superuser.query(`delete from portal_attempts where kind = 'again'`)
      expect((await ask(email, 3)).status, String(id)).toBe(200)
    }
    expect(await mailsTo(email)).toHaveLength(3)
  })

  test('one network asks three times an hour, then hears when to come again', async () => {
    const statuses = []
    for (const _ of [1, 2, 3, 4]) {
      const { status, headers } = await ask(newEmail())
      statuses.push([status, headers['retry-after']])
    }
    expect(statuses).toEqual([
      [200, undefined],
      [200, undefined],
      [200, undefined],
      [429, '3600'],
    ])
    await api.db.superuser.query(`update portal_attempts set began_at = now() - interval '61 minutes'`)
    expect((await ask(newEmail())).status).toBe(200)
  })

  test.each(['', 'không phải email', 'a@b@c', `${'a'.repeat(200)}@example.com`])(
    'what is no address is refused at its field: %s',
    async (email) => {
      const { status, body } = await ask(email)
      expect(status).toBe(400)
      expect(Object.keys(body.errors ?? {})).toEqual(['email'])
    },
  )
})
