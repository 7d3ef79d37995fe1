import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { exampleFile } from '../../testing/example-file.ts'
import { portalForFile } from './testing/drawn-portal.ts'
import { asOwner, publishCampaign, putConsentTexts, tokenInTime } from './testing/stranger.ts'

/** A file that a form names waits on with each look at it, also where something else of the form is at fault. */

type Send = Input<'externals.apply'>['body']

const api = apiForFile()
const visit = portalForFile(api)
let stranger: Person
let word: string

beforeAll(async () => {
  stranger = api.withToken(undefined)
  await putConsentTexts(api, { processing: '{days} ngày' })
  const fields = [
    { field: 'cv', need: 'required', ground: null },
    { field: 'address', need: 'optional', ground: null },
  ]
  word = (await publishCampaign(api, 1, { form_fields: JSON.stringify(fields) })).word
})
beforeEach(async () => {
  await api.db.superuser.query('delete from portal_attempts')
})

/** A CV that came, and that is let go of in five minutes. */
async function cvInItsLastMinutes(came = '0 hours'): Promise<string> {
  const file = new File([exampleFile({ contentMediaType: 'application/pdf', example: 'CV.pdf' })], 'CV.pdf')
  const { status, body } = await stranger.call('externals.upload', {
    path: { id: word },
    body: { token: await tokenInTime(api, word), cv: file },
  })
  expect(status, JSON.stringify(body)).toBe(201)
  await asOwner(api, 1, `update application_uploads set expires_at = now() + interval '5 minutes'`)
  await asOwner(
    api,
    1,
    `update files set created_at = now() - $1::interval where id in (select file_id from application_uploads)`,
    [came],
  )
  return body.data.upload.handle
}

async function minutesLeft(): Promise<number> {
  const { rows } = await asOwner(
    api,
    1,
    `select round(extract(epoch from max(expires_at) - now()) / 60)::integer as minutes from application_uploads`,
  )
  return (rows[0] as { minutes: number }).minutes
}

async function form(cv: string, changed: Partial<Send> = {}): Promise<Send> {
  const { body } = await stranger.call('externals.form', { path: { id: word } })
  return {
    token: await tokenInTime(api, word),
    content: { full_name: 'Lò Thị Chờ', date_of_birth: '1998-08-15', phone: '0912000888' },
    consents: body.data.form.consents
      .filter(({ purpose }) => purpose === 'processing')
      .map(({ purpose, number }) => ({ purpose, number })),
    files: { cv },
    ...changed,
  }
}

describe('a program', () => {
  const good = { full_name: 'Lò Thị Chờ', date_of_birth: '1998-08-15', phone: '0912000888' }
  /** What the campaign does not ask for. */
  const faulty = { content: { ...good, height: 160 } }

  test.each(['externals.check', 'externals.apply'] as const)(
    'that is refused by %s for another field keeps the CV for an hour',
    async (operation) => {
      const cv = await cvInItsLastMinutes()
      const refused = await stranger.call(operation, {
        path: { id: word },
        body: await form(cv, faulty),
      })
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ['content.height']])
      expect(await minutesLeft()).toBe(60)
      expect(
        (await stranger.call('externals.apply', { path: { id: word }, body: await form(cv) })).status,
      ).toBe(201)
    },
  )

  test('keeps it no longer than a day for all that', async () => {
    const cv = await cvInItsLastMinutes('23 hours 50 minutes')
    await stranger.call('externals.check', { path: { id: word }, body: await form(cv, faulty) })
    expect(await minutesLeft()).toBe(10)
  })

  test('that comes once it is over does not bring it back', async () => {
    const cv = await cvInItsLastMinutes()
    await asOwner(api, 1, `update application_uploads set expires_at = now() - interval '1 second'`)
    await stranger.call('externals.check', { path: { id: word }, body: await form(cv, faulty) })
    expect(await minutesLeft()).toBe(0)
  })
})

describe('a page without script', () => {
  const good = { full_name: 'Lò Thị Chờ', date_of_birth: '15/08/1998', phone: '0912000888' }

  test.each([
    ['a day of birth that is none', { ...good, date_of_birth: '31/02/1998' }, 'check'],
    ['no name', { ...good, full_name: '' }, 'check'],
    ['a province without a commune', { ...good, new_province_id: '79' }, 'check'],
    ['no consent, at the sending itself', good, 'send'],
  ])('that is shown again for %s keeps the CV for an hour', async (_, typed, step) => {
    const cv = await cvInItsLastMinutes()
    const token = await tokenInTime(api, word)
    const { status, page } = await visit(`/tuyen-dung/${word}/dang-ky-du-tuyen`, undefined, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...typed, step, token, 'cv.handle': cv }).toString(),
    })
    expect([status, page?.kind]).toEqual([400, 'form'])
    expect(page).toMatchObject({ typed: { 'cv.handle': [cv] } })
    expect(await minutesLeft()).toBe(60)
  })

  test.each(['fill', 'places'])('that only goes to the step %s keeps it too', async (step) => {
    const cv = await cvInItsLastMinutes()
    const { status } = await visit(`/tuyen-dung/${word}/dang-ky-du-tuyen`, undefined, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...good, step, 'cv.handle': cv }).toString(),
    })
    expect([status, await minutesLeft()]).toEqual([200, 60])
  })
})

test('a correction that is refused keeps the new CV for an hour', async () => {
  const sent = await stranger.call('externals.apply', {
    path: { id: word },
    body: await form(await cvInItsLastMinutes()),
  })
  const { secret } = sent.body.data.application
  const own = await api.withToken(secret).call('externals.application', {})
  const { version } = own.body.data.application
  const cv = await cvInItsLastMinutes()
  const { status, page } = await visit('/ho-so/sua', secret, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ full_name: '', version: String(version), 'cv.handle': cv }).toString(),
  })
  expect([status, page?.kind]).toEqual([400, 'correct'])
  expect(await minutesLeft()).toBe(60)
})
