import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Data, Input } from '@nhansu/sdk/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { runJobs } from '../../testing/jobs.ts'
import { portalForFile } from './testing/drawn-portal.ts'
import { mailsIn } from './testing/mails.ts'
import { appliedWith, asOwner, publishCampaign, putConsentTexts, tokenInTime } from './testing/stranger.ts'

/** The house's cases of abuse as a stranger may try them, by their letters. */

type Send = Input<'externals.apply'>['body']

const api = apiForFile()
const visit = portalForFile(api)
const dataDir = mkdtempSync(join(tmpdir(), 'nhansu-abuse-'))
let stranger: Person
let word: string

beforeAll(async () => {
  stranger = api.withToken(undefined)
  await putConsentTexts(api, { processing: '{days} ngày' })
  const form_fields = JSON.stringify([{ field: 'email', need: 'optional', ground: null }])
  word = (await publishCampaign(api, 1, { form_fields })).word
})
beforeEach(() => api.db.superuser.query('delete from portal_attempts'))
afterAll(() => rmSync(dataDir, { recursive: true }))

async function form(content: object = {}): Promise<Send> {
  const { body } = await stranger.call('externals.form', { path: { id: word } })
  const { consents }: Data<'externals.form'>['form'] = body.data.form
  return {
    token: await tokenInTime(api, word),
    content: { full_name: 'Lò Thị Thử', date_of_birth: '1998-08-15', phone: '0912000888', ...content },
    consents: consents
      .filter(({ purpose }) => purpose === 'processing')
      .map(({ purpose, number }) => ({ purpose, number })),
  }
}

const post = (payload: unknown, headers: Record<string, string> = {}) =>
  stranger.request({
    method: 'POST',
    url: `/api/externals/recruitments/${word}/candidates`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })

const companyOf = async (reference: string) =>
  (
    await api.db.superuser.query<{ company_id: number }>(
      'select company_id from applications where reference = $1',
      [reference],
    )
  ).rows[0]?.company_id

describe('C5: another company', () => {
  test.each(['company_id', 'current_company_id'])('named by %s in the body is refused', async (field) => {
    expect((await post({ ...(await form()), [field]: 2 })).status).toBe(400)
  })

  test('named in the address or a header changes nothing', async () => {
    const { status, body } = await stranger.request({
      method: 'POST',
      url: `/api/externals/recruitments/${word}/candidates`,
      headers: { 'content-type': 'application/json', 'x-company-id': '2' },
      payload: JSON.stringify(await form()),
    })
    expect(status).toBe(201)
    const { reference } = (body.data as Data<'externals.apply'>).application
    expect(await companyOf(reference)).toBe(1)
  })
})

describe('E2: words that a template might carry out', () => {
  test.each(['{{env.SMTP_PASS}}', '${1234*1000}', '<b>x</b>'])(
    '%s in a name stays out of the mail',
    async (name) => {
      const email = `e2.${Math.abs(name.codePointAt(1) ?? 0)}@example.com`
      await appliedWith(api, word, { email, name })
      await runJobs(api.db, {
        environment: { DATA_DIR: dataDir, PORTAL_URL: 'https://tuyendung.example.com' },
      })
      const [mail] = await mailsIn(dataDir, email)
      expect(mail?.text).toContain('bạn')
      expect(JSON.stringify(mail)).not.toContain(name)
      expect(mail?.html ?? '').not.toContain('<b>x</b>')
      expect(mail?.text).not.toContain('1234000')
    },
  )
})

describe('E3: an address that is more than one', () => {
  test.each([
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com\nSubject: x',
    'a@b.com,c@d.com',
    'A <a@example.com>',
  ])('%j is refused', async (email) => {
    const { status, body } = await post(await form({ email }))
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['content.email']])
  })

  test('one with NUL is refused', async () => {
    expect((await post(await form({ email: 'a@example.com\u0000' }))).status).toBe(400)
  })

  test('a name of two lines is one line before anybody reads it', async () => {
    const { status, body } = await post(await form({ full_name: 'Lò Thị\r\nBcc: b@example.com' }))
    expect(status).toBe(201)
    const { secret } = (body.data as Data<'externals.apply'>).application
    const own = await api.withToken(secret).call('externals.application', {})
    expect(own.body.data.application.content.full_name).not.toMatch(/[\r\n]/)
  })
})

describe('I4: words to search by', () => {
  const found = async (search: string) => stranger.call('externals.recruitments', { query: { search } })

  test('with marks, without and taken apart they find the same', async () => {
    const totals = await Promise.all(
      ['Thợ hàn', 'tho han', 'Thợ hàn'.normalize('NFD'), 'THỢ  HÀN'].map(
        async (search) => (await found(search)).body.data.total,
      ),
    )
    expect(totals[0]).toBeGreaterThan(0)
    expect(new Set(totals).size).toBe(1)
  })

  test('signs alone find nothing, and spaces alone are no search', async () => {
    for (const search of ['%', '_', '\\', '%_%', '…'])
      expect([search, (await found(search)).body.data.total]).toEqual([search, 0])
    expect((await found(' ')).body.data.total).toBeGreaterThan(0)
    expect((await found('tho % han')).body.data.total).toBeGreaterThan(0)
  })

  test('too many letters and NUL are refused, and no strange letter breaks anything', async () => {
    expect((await found('x'.repeat(10_000))).status).toBe(400)
    expect((await found('\u0000')).status).toBe(400)
    for (const search of ['\u202Eabc', 'a\u200Bb', `a${'\u0301'.repeat(90)}`, 'từ '.repeat(30)])
      expect([search, (await found(search)).status]).toEqual([search, 200])
    const page = await visit(`/?search=${'x'.repeat(10_000)}`)
    expect([page.status, page.headers['location']]).toEqual([303, '/'])
    expect((await visit('/?search=%00')).status).toBeLessThan(500)
    expect((await visit('/?search=%ED%A0%80')).status).toBeLessThan(500)
  })
})

describe('D3: more than anybody sends', () => {
  test('a body of over a megabyte and one that is nested without end are refused', async () => {
    expect((await post(`{"token":"${'x'.repeat(1_100_000)}"}`)).status).toBe(413)
    expect((await post('['.repeat(100_000))).status).toBe(400)
    const long = await visit(`/tuyen-dung/${word}/dang-ky-du-tuyen`, undefined, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `full_name=${'x'.repeat(300_000)}`,
    })
    expect(long.status).toBe(413)
  })
})

describe('R7: the same form twice', () => {
  test('at once or after a lost reply is one application, with another body it is refused', async () => {
    const body = await form()
    const [one, other] = await Promise.all([post(body), post(body)])
    const again = await post(body)
    expect([one.status, other.status, again.status]).toEqual([201, 201, 201])
    expect(one.body).toMatchObject({ data: again.body.data })
    expect((await post({ ...body, content: { ...body.content, phone: '0912000999' } })).status).toBe(409)
  })
})

describe('R15: the last day', () => {
  test('is the day in Viet Nam: until its end the campaign takes applications, after it none', async () => {
    const day = (ago: number) =>
      new Date(Date.now() + 7 * 3_600_000 - ago * 86_400_000).toISOString().slice(0, 10)
    const today = await publishCampaign(api, 1, { deadline: day(0) })
    const yesterday = await publishCampaign(api, 1, { deadline: day(1) })
    const stateOf = async ({ word: id }: { word: string }) =>
      (await stranger.call('externals.recruitment', { path: { id } })).body.data.recruitment.state
    expect([await stateOf(today), await stateOf(yesterday)]).toEqual(['open', 'expired'])
    expect((await stranger.call('externals.form', { path: { id: yesterday.word } })).status).toBe(409)
    await asOwner(api, 1, 'update recruitments set is_published = false where company_id = 1 and id = $1', [
      yesterday.id,
    ])
  })
})
