import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Schemas } from '@nhansu/sdk/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inCompany } from '../../db/transaction.ts'
import { apiForFile } from '../../testing/api.ts'
import { runJobs } from '../../testing/jobs.ts'
import { forgetLastMails } from '../recruitment/public.ts'
import { mailsIn } from './testing/mails.ts'
import { appliedWith, asOwner, publishCampaign, putConsentTexts } from './testing/stranger.ts'

const api = apiForFile()
const dataDir = mkdtempSync(join(tmpdir(), 'nhansu-confirm-'))
const environment = { DATA_DIR: dataDir, PORTAL_URL: 'https://tuyendung.example.com' }
let word: string
beforeAll(async () => {
  await putConsentTexts(api, { processing: 'xử lý' })
  await asOwner(
    api,
    1,
    `insert into company_profiles (company_id, data_contact, data_phone) values (1, 'Lê Thị Hạnh', '02439990000')
     on conflict (company_id) do update set data_contact = excluded.data_contact, data_phone = excluded.data_phone`,
  )
  word = (await publishCampaign(api, 1)).word
})
beforeEach(() => api.db.superuser.query('delete from portal_attempts'))
afterAll(() => rmSync(dataDir, { recursive: true }))

/** What went to an address once all background work is done. */
async function mailsTo(email: string) {
  await runJobs(api.db, { environment })
  return mailsIn(dataDir, email)
}

const own = (secret: string) => api.withToken(secret)
const shown = async (secret: string): Promise<Schemas['OwnApplication']> =>
  (await own(secret).call('externals.application', {})).body.data.application
const confirm = async (secret: string, code: string) =>
  (await own(secret).call('externals.confirmEmail', { body: { code } })).status

/** The code of a mail's link. */
const codeIn = (text = '') => /\?thu=([A-Za-z0-9_-]{22})/.exec(text)?.[1] ?? ''

test('an application is confirmed by a mail with its link, whom to call, and no word that a stranger typed', async () => {
  const email = 'co.thu@example.com'
  const { secret, reference } = await appliedWith(api, word, {
    email,
    name: 'Trúng 100 triệu tại vay.example',
  })
  const [mail, ...more] = await mailsTo(email)
  expect(more).toEqual([])
  expect(mail?.subject).toContain(reference)
  expect(mail?.text).toContain(`https://tuyendung.example.com/ho-so/${secret}`)
  expect(mail?.text).toContain('02439990000')
  expect(mail?.text).toContain('không thu bất kỳ khoản phí nào')
  expect(JSON.stringify(mail)).not.toContain('vay.example')
})

test('whoever erases himself has a mail that says so, which the night takes with his address', async () => {
  const email = 'xoa.di@example.com'
  const { secret, reference } = await appliedWith(api, word, { email, name: 'Vay tại vay.example' })
  await mailsTo(email)
  await api.db.superuser.query('delete from portal_attempts')
  expect((await own(secret).call('externals.erase', {})).status).toBe(200)
  const told = (await mailsTo(email)).filter(({ subject }) => subject?.startsWith('Đã xóa'))
  expect(told.map(({ subject }) => subject)).toEqual([`Đã xóa hồ sơ ${reference}`])
  expect(told[0]?.text).toContain('xóa khỏi hệ thống của chúng tôi trong đêm')
  expect(JSON.stringify(told)).not.toContain('vay.example')
  const kept = async () =>
    (await asOwner(api, 1, 'select template from mails where company_id = 1 and to_address = $1', [email]))
      .rows
  expect(await kept()).toEqual([{ template: 'application-erased' }])
  await inCompany(api.db.database, { companyId: 1, readOnly: false }, forgetLastMails)
  expect(await kept()).toEqual([])
})

test('who presses the button behind that mail has proved his address, until he names another', async () => {
  const email = 'cua.toi@example.com'
  const { secret, reference } = await appliedWith(api, word, { email })
  const other = await appliedWith(api, word, { email: 'cua.nguoi.khac@example.com' })
  const code = codeIn((await mailsTo(email))[0]?.text)
  expect((await shown(secret)).email_confirmed).toBe(false)
  // The page that was shown after sending has the link, and no code; another's code proves nothing.
  expect(await confirm(secret, 'AAAAAAAAAAAAAAAAAAAAAA')).toBe(409)
  expect(await confirm(other.secret, code)).toBe(409)
  expect(await confirm(secret, code)).toBe(200)
  expect(await confirm(secret, code)).toBe(200)
  const { version, content, email_confirmed: isConfirmed } = await shown(secret)
  expect(isConfirmed).toBe(true)

  await api.db.superuser.query('delete from portal_attempts')
  const body = { version, content: { ...content, email: 'moi.hon@example.com' } }
  expect((await own(secret).call('externals.update', { path: { id: reference }, body })).status).toBe(200)
  expect((await shown(secret)).email_confirmed).toBe(false)
  expect(await confirm(secret, code)).toBe(409)
  expect(codeIn((await mailsTo('moi.hon@example.com'))[0]?.text)).not.toBe('')
})

test('a thousand applications with one stranger’s address bring him one mail an hour, and tell nobody', async () => {
  const email = 'nguoi.la@example.com'
  for (const _ of [1, 2, 3, 4, 5]) await appliedWith(api, word, { email })
  expect(await mailsTo(email)).toHaveLength(1)
})

test('what was taken back before the mail was written is told nobody, and goes from the outbox with the rest', async () => {
  const email = 'da.xoa@example.com'
  const { secret } = await appliedWith(api, word, { email })
  expect((await own(secret).call('externals.erase', {})).status).toBe(200)
  const only = await mailsTo(email)
  expect(only.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Đã xóa hồ sơ/)])
  await api.db.superuser.query('delete from portal_attempts')
  await asOwner(api, 1, 'delete from mails where to_address = $1', [email])

  const later = await appliedWith(api, word, { email })
  expect(await mailsTo(email)).toHaveLength(1 + only.length)
  expect((await own(later.secret).call('externals.erase', {})).status).toBe(200)
  const { rows } = await asOwner(api, 1, 'select template from mails where to_address = $1', [email])
  expect(rows).toEqual([{ template: 'application-erased' }])
})
