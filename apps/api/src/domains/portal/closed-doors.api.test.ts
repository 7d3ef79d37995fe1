import { beforeAll, beforeEach, expect, test } from 'vitest'
import { apiForFile } from '../../testing/api.ts'
import { portalForFile } from './testing/drawn-portal.ts'
import { appliedWith, asOwner, publishCampaign, putConsentTexts } from './testing/stranger.ts'

/** What the portal's pages answer where nothing can be shown: which page, with which status, and kept by nobody. */

const api = apiForFile()
const visit = portalForFile(api)
let open: string

beforeAll(async () => {
  await putConsentTexts(api, { processing: '{days} ngày' })
  const email = JSON.stringify([{ field: 'email', need: 'optional', ground: null }])
  open = (await publishCampaign(api, 1, { form_fields: email })).word
})
beforeEach(async () => {
  await api.db.superuser.query('delete from portal_attempts')
})

test('a campaign that is done is gone, and its page offers the open ones', async () => {
  const done = await publishCampaign(api, 1)
  const first = await visit(`/tuyen-dung/${done.word}`)
  const address = String(first.headers['location'])
  expect(first.status).toBe(301)
  await asOwner(
    api,
    1,
    `update recruitments set status = 'done', closed_at = now(), closing_note = 'Đủ người.' where company_id = 1 and id = $1`,
    [done.id],
  )
  const { status, headers, page } = await visit(address)
  expect([status, headers['cache-control']]).toEqual([410, 'no-cache'])
  if (page?.kind !== 'ended') throw new Error(`it shows ${page?.kind}`)
  expect(page.campaign.id).toBe(done.word)
  expect(page.others.map(({ id }) => id)).toContain(open)
  expect(page.others.map(({ id }) => id)).not.toContain(done.word)
})

test('a link opens nothing once everything was erased, like one that never was', async () => {
  const { secret } = await appliedWith(api, open, { email: 'xoa.het@example.com' })
  expect((await visit('/ho-so', secret)).page?.kind).toBe('own')
  await api.withToken(secret).call('externals.erase', {})
  const answers = [
    await visit('/ho-so', secret),
    await visit('/ho-so', 'A'.repeat(43)),
    await visit('/ho-so'),
  ]
  for (const { status, headers, page } of answers) {
    expect([status, headers['cache-control'], headers['referrer-policy']]).toEqual([
      404,
      'no-store',
      'no-referrer',
    ])
    expect(page).toEqual({ kind: 'lost' })
  }
  // The address with the secret tells nothing either, and leaves the address at once.
  const { status, headers } = await visit(`/ho-so/${secret}`)
  expect([status, headers['location'], headers['cache-control']]).toEqual([303, '/ho-so', 'no-store'])
})

test('while the database is away every page says so with the way to try again, and is kept by nobody', async () => {
  const { secret } = await appliedWith(api, open, { email: 'doi@example.com' })
  const name = new URL(api.db.urls.app).pathname.slice(1)
  await api.db.superuser.query(`alter database ${name} with connection limit 0`)
  await api.db.superuser.query(
    `select pg_terminate_backend(pid, 60000) from pg_stat_activity
     where datname = current_database() and usename <> current_user`,
  )
  const addresses = ['/', `/tuyen-dung/${open}`, `/tuyen-dung/${open}/dang-ky-du-tuyen`, '/ho-so', '/cong-ty']
  const answers = []
  for (const address of addresses) answers.push({ address, ...(await visit(address, secret)) })
  await api.db.superuser.query(`alter database ${name} with connection limit -1`)
  for (const { address, status, headers, page } of answers) {
    expect([address, status, headers['cache-control']]).toEqual([address, 503, 'no-store'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(page).toEqual({ kind: 'unavailable', address })
  }
  expect((await visit('/', secret)).status).toBe(200)
})
