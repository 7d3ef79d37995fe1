import type { Data, Schemas } from '@nhansu/sdk/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { runJobs } from '../../testing/jobs.ts'
import { mailEnvironment } from '../../testing/killed-worker.ts'
import { refusal, type SmtpSink, smtpSink } from '../../testing/smtp-sink.ts'
import { portalForFile, type Visited } from './testing/drawn-portal.ts'
import { appliedWith, publishCampaign, putConsentTexts, tokenInTime } from './testing/stranger.ts'

/** Words that are too many or pretend to be something else, by a program and by the form without script (N6). */

const api = apiForFile()
const visit = portalForFile(api)
const key = '0a1b2c3d'
let stranger: Person
let word: string
let sink: SmtpSink

beforeAll(async () => {
  stranger = api.withToken(undefined)
  sink = await smtpSink()
  await putConsentTexts(api, { processing: '{days} ngày' })
  word = (
    await publishCampaign(api, 1, {
      form_fields: JSON.stringify(
        (['email', 'address', 'school', 'experiences'] as const).map((field) => ({
          field,
          need: 'optional',
          ground: null,
        })),
      ),
      questions: JSON.stringify([
        { key, text: 'Bạn đã hàn những gì?', kind: 'long_text', choices: [], is_required: false },
        { key: '0a1b2c3e', text: 'Tên thợ cả?', kind: 'short_text', choices: [], is_required: false },
      ]),
    })
  ).word
})
beforeEach(() => api.db.superuser.query('delete from portal_attempts'))
afterAll(() => sink.close())

const formAddress = () => `/tuyen-dung/${word}/dang-ky-du-tuyen`
const plain = { full_name: 'Lò Thị Thử', date_of_birth: '1998-08-15', phone: '0912000888' }

async function sendAsProgram(content: object, answers: Schemas['ApplicationAnswer'][] = []) {
  const { form } = (await stranger.call('externals.form', { path: { id: word } })).body.data
  const consents = form.consents
    .filter(({ purpose }: { purpose: string }) => purpose === 'processing')
    .map(({ purpose, number }) => ({ purpose, number }))
  const token = await tokenInTime(api, word)
  return stranger.call('externals.apply', {
    path: { id: word },
    body: { token, content: { ...plain, ...content }, answers, consents },
  })
}

/** The form as a browser without script sends it, with one consent as it was shown. */
async function sendAsForm(more: Readonly<Record<string, string>>, step = 'check'): Promise<Visited> {
  const { form } = (await stranger.call('externals.form', { path: { id: word } })).body.data
  const number = form.consents.find(({ purpose }) => purpose === 'processing')?.number
  const fields = {
    ...plain,
    date_of_birth: '15/08/1998',
    'consent.processing': String(number),
    token: await tokenInTime(api, word),
    step,
    ...more,
  }
  return visit(formAddress(), undefined, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
}

const count = async () =>
  (await api.db.superuser.query<{ total: number }>('select count(*)::integer as total from applications'))
    .rows[0]?.total

const letters = (total: number) => 'Ơ'.repeat(total)
/** Wherever somebody types: more than its field takes, and the field at which that is said. */
const tooLong: readonly (readonly [what: string, typed: Record<string, string>, field: string])[] = [
  ['a name', { full_name: letters(5_000) }, 'full_name'],
  ['an address', { address: letters(5_000) }, 'address'],
  ['a school', { school: letters(5_000) }, 'school'],
  ['an e-mail address', { email: `${'a'.repeat(5_000)}@example.com` }, 'email'],
  ['a telephone number', { phone: '0'.repeat(5_000) }, 'phone'],
  ['a short answer', { 'answer.0a1b2c3e': letters(5_000) }, 'answer.0a1b2c3e'],
  ['a long answer', { [`answer.${key}`]: letters(5_001) }, `answer.${key}`],
]

describe('five thousand letters', () => {
  test.each(tooLong)(
    'as %s are refused at its field, by both ways, and what was typed stays',
    async (...row) => {
      const [, typed, field] = row
      const before = await count()
      const [name = '', value = ''] = Object.entries(typed)[0] ?? []
      const isAnswer = name.startsWith('answer.')
      const answers = isAnswer ? [{ key: name.slice('answer.'.length), value }] : []
      const program = await sendAsProgram(isAnswer ? {} : typed, answers)
      expect(program.status).toBe(400)
      expect(Object.keys(program.body.errors ?? {})[0]).toMatch(
        isAnswer ? /^answers\.0\.value/ : new RegExp(`^content\\.${field}$`),
      )
      const { status, page } = await sendAsForm(typed)
      if (page?.kind !== 'form') throw new Error(`it shows ${page?.kind}`)
      expect(status).toBe(400)
      expect(Object.keys(page.faults)).toEqual([field])
      expect(page.typed[name]).toEqual([value])
      expect(await count()).toBe(before)
    },
  )

  test('are a long answer as it may be, and come back whole', async () => {
    const value = letters(5_000)
    const { status, body } = await sendAsProgram({}, [{ key, value }])
    expect(status, JSON.stringify(body.errors)).toBe(201)
    const own = await api.withToken(body.data.application.secret).call('externals.application', {})
    expect(own.body.data.application.answers).toEqual([{ key, value }])
    const { status: looked, page } = await sendAsForm({ [`answer.${key}`]: value })
    expect([looked, page?.kind]).toEqual([200, 'check'])
  })
})

describe('what pretends to be something else', () => {
  const markup = 'Lò <img src=x onerror=alert(1)> & {{7*7}}'

  test('markup is the text that it is', async () => {
    const { body } = await sendAsProgram({ full_name: markup, address: markup }, [{ key, value: markup }])
    const { secret }: Data<'externals.apply'>['application'] = body.data.application
    const { application } = (await api.withToken(secret).call('externals.application', {})).body.data
    expect(application.content).toMatchObject({ full_name: markup, address: markup })
    expect(application.answers).toEqual([{ key, value: markup }])
  })

  test('marks that turn letters about or that nobody sees are taken out, and both ways say so', async () => {
    const typed = { full_name: 'Lò \u202Efdp.exe\u202C Thị\u200B Thử', address: 'Số 2\u2066 phố\u2069 Mẫu' }
    const { body } = await sendAsProgram(typed)
    const { secret }: Data<'externals.apply'>['application'] = body.data.application
    const { content } = (await api.withToken(secret).call('externals.application', {})).body.data.application
    expect(content).toMatchObject({ full_name: 'Lò fdp.exe Thị Thử', address: 'Số 2 phố Mẫu' })
    const { page } = await sendAsForm(typed)
    if (page?.kind !== 'check') throw new Error(`it shows ${page?.kind}`)
    expect(page.cleaned).toEqual(['Họ và tên', 'Địa chỉ'])
  })

  test('nothing that is seen is no name', async () => {
    const { status, body } = await sendAsProgram({ full_name: '\u200B \u202E\u2060' })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['content.full_name']])
  })
})

test('whoever applies waits for no mail server, and gets his letter once that is there again (R6)', async () => {
  const email = 'thu.cham@example.com'
  const { reference } = await appliedWith(api, word, { email, name: 'Lò Thị Chờ Thư' })
  // Nothing was sent while he applied.
  expect(sink.reached).toEqual([])
  let refused = 0
  sink.behave((stage) => {
    if (stage === 'to' && refused++ < 3) throw refusal(451)
  })
  await runJobs(api.db, {
    environment: { ...mailEnvironment(sink), PORTAL_URL: 'https://tuyendung.example.com' },
  })
  expect(refused).toBeGreaterThan(3)
  const mine = sink.taken.filter(({ recipients }) => recipients.includes(email))
  expect(mine.map(({ mail }) => mail.subject?.includes(reference))).toEqual([true])
})
