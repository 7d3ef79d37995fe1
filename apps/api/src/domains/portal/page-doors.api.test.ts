import type { Schemas } from '@nhansu/sdk/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { picture } from '../../files/testing/pictures.ts'
import { buildPortalApp } from '../../app.ts'
import { readSettings } from '../../settings.ts'
import { apiForFile } from '../../testing/api.ts'
import { portalForFile } from './testing/drawn-portal.ts'
import { appliedWith, asOwner, publishCampaign, putConsentTexts } from './testing/stranger.ts'

/** What pages of the portal do not do, however they are asked. */

const api = apiForFile()
const visit = portalForFile(api)
let open: { id: number; word: string }

beforeAll(async () => {
  await putConsentTexts(api, { processing: '{days} ngày', reserve: '{months} tháng' })
  const email = JSON.stringify([{ field: 'email', need: 'optional', ground: null }])
  open = await publishCampaign(api, 1, { form_fields: email })
})
beforeEach(async () => {
  await api.db.superuser.query('delete from portal_attempts')
})

const applied = async (name: string) =>
  (await appliedWith(api, open.word, { email: 'cua@example.com', name })).secret
const shown = async (secret: string): Promise<Schemas['OwnApplication']> =>
  (await api.withToken(secret).call('externals.application', {})).body.data.application
const form = (payload: string, site?: string) =>
  ({
    method: 'POST',
    payload,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(site !== undefined && { 'sec-fetch-site': site }),
    },
  }) as const

test('opening a link changes nothing, whoever looks at it first: GET, HEAD and a look ahead (N11)', async () => {
  const secret = await applied('Lò Thị Mở')
  const before = await shown(secret)
  const addresses = [
    `/ho-so/${secret}?thu=${'A'.repeat(22)}`,
    '/ho-so',
    '/ho-so/sua',
    '/ho-so/rut',
    '/ho-so/xoa',
    '/ho-so/dong-y/reserve',
    '/ho-so/gia-han',
    '/ho-so/nhan-viec',
    '/ho-so/nhan-viec/thu-moi.pdf',
    '/ho-so/mang-di',
  ]
  for (const url of addresses)
    for (const asked of [
      { method: 'GET' },
      { method: 'HEAD' },
      { method: 'GET', headers: { 'sec-purpose': 'prefetch', purpose: 'prefetch' } },
    ] as const)
      expect([url, (await visit(url, secret, asked)).status < 500]).toEqual([url, true])
  expect(await shown(secret)).toEqual(before)
})

describe('a form of another site (N15)', () => {
  test.each([
    ['/ho-so/rut', ''],
    ['/ho-so/xoa', ''],
    ['/ho-so/dong-y/reserve', ''],
    ['/ho-so/nhan-viec', 'answer=declined&refusal=distance'],
    ['/ho-so/sua', 'full_name=Khac'],
  ])('%s is refused and changes nothing', async (address, payload) => {
    const secret = await applied('Lò Thị Ngoài')
    const before = await shown(secret)
    for (const site of ['cross-site', 'same-site'])
      expect((await visit(address, secret, form(payload, site))).status).toBe(403)
    expect(await shown(secret)).toEqual(before)
  })

  test('is told apart from one’s own, which is taken', async () => {
    const secret = await applied('Lò Thị Rút')
    expect((await visit('/ho-so/rut', secret, form('', 'same-origin'))).status).toBe(303)
    expect((await shown(secret)).state).toBe('withdrawn')
  })
})

test('no page is shown in another site’s frame (N15)', async () => {
  const secret = await applied('Lò Thị Khung')
  for (const url of [
    '/',
    '/ho-so',
    `/tuyen-dung/tho-han-${open.word}`,
    `/tuyen-dung/${open.word}/dang-ky-du-tuyen`,
  ]) {
    const { status, headers } = await visit(url, secret)
    expect([url, status]).toEqual([url, 200])
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  }
})

test('a false host leads nobody astray: addresses come from the settings alone (N20)', async () => {
  const headers = { host: 'lua-dao.example', 'x-forwarded-host': 'lua-dao.example' }
  for (const url of ['/sitemap.xml', '/robots.txt', `/tuyen-dung/${open.word}`]) {
    const answer = await visit(url, undefined, { headers })
    expect([url, answer.status < 400]).toEqual([url, true])
    expect(answer.bytes.toString()).not.toContain('lua-dao')
    expect(String(answer.headers['location'])).not.toContain('lua-dao')
  }
})

test('an offer is a file of its own page, and a logo one of an open campaign', async () => {
  const secret = await applied('Lò Thị Mời')
  const offer = '/ho-so/nhan-viec/thu-moi.pdf'
  expect((await visit(offer)).page).toEqual({ kind: 'lost' })
  const none = await visit(offer, secret)
  expect([none.status, none.headers['location']]).toEqual([303, '/ho-so'])
  await asOwner(
    api,
    1,
    `with candidate as (
       update candidates set state = 'accepted', offered_start = '2031-01-06' where company_id = 1 and id = (
         select candidate_id from applications where company_id = 1 and reference = $1) returning id)
     insert into candidate_moves (company_id, candidate_id, from_state, to_state, way)
     select 1, id, 'confirmed', 'accepted', 'phone' from candidate`,
    [(await shown(secret)).reference],
  )
  const paper = await visit(offer, secret)
  expect([paper.status, paper.headers['content-type'], paper.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ])
  expect(paper.bytes.subarray(0, 5).toString()).toBe('%PDF-')

  const logo = `/tuyen-dung/${open.word}/bieu-trung.png`
  expect((await visit(logo)).status).toBe(404)
  const file = new File([(await picture(40, 40)) as never], 'bieu-trung.png')
  await (await api.as('hrOfOne')).call('company.storeLogo', { body: { file } })
  const drawn = await visit(logo)
  expect([drawn.status, drawn.headers['content-type']]).toEqual([200, 'image/png'])
  expect((await visit(`/tuyen-dung/tho-han-${open.word}/bieu-trung.png`)).status).toBe(404)
})

test('a telephone that sends 20 kB a second has the time for eight megabytes (N18)', async () => {
  const settings = readSettings({ LOG_LEVEL: 'silent', DATA_DIR: api.dataDir })
  const portal = await buildPortalApp({ settings, database: api.db.database })
  expect(portal.server.requestTimeout / 1_000).toBeGreaterThan(8_000_000 / 20_000)
  await portal.close()
})
