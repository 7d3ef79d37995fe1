import type { Schemas } from '@nhansu/sdk/contract'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { asOwner, publishCampaign, putConsentTexts, tokenInTime } from './testing/stranger.ts'

const api = apiForFile()
let stranger: Person
/** The campaign of this file, which asks where somebody lives. */
let path: { id: string }
/** A commune of Hồ Chí Minh City. */
let commune: { id: number; full_name: string }

beforeAll(async () => {
  stranger = api.withToken(undefined)
  await putConsentTexts(api, { processing: '{days} ngày' })
  const fields = [{ field: 'address', need: 'required', ground: null }]
  path = { id: (await publishCampaign(api, 1, { form_fields: JSON.stringify(fields) })).word }
  const { body } = await stranger.call('externals.communes', { path, query: { province_id: 79 } })
  const found = body.data.communes.find(({ full_name: name }) => name === 'Phường Sài Gòn')
  if (found === undefined) throw new Error('the commune is not there')
  commune = found
})
beforeEach(async () => {
  await api.db.superuser.query('delete from portal_attempts')
})

async function apply(said: Partial<Schemas['ApplicationContent']>) {
  const { form } = (await stranger.call('externals.form', { path })).body.data
  const consents = form.consents
    .filter(({ purpose }) => purpose === 'processing')
    .map(({ purpose, number }) => ({ purpose, number }))
  const content = { full_name: 'Lò Thị Ở', date_of_birth: '1998-08-15', phone: '0912000888', ...said }
  return stranger.call('externals.apply', {
    path,
    body: { token: await tokenInTime(api, path.id), content, consents },
  })
}

test('strangers read the units in force, and may keep the answer for a day', async () => {
  const { status, body, headers } = await stranger.call('externals.provinces', { path })
  expect(status).toBe(200)
  expect(body.data.provinces).toHaveLength(34)
  expect(Object.keys(body.data.provinces[0] ?? {}).toSorted()).toEqual(['full_name', 'id'])
  expect(headers['cache-control']).toBe('public, max-age=86400')
  const communes = await stranger.call('externals.communes', { path, query: { province_id: 79 } })
  expect(communes.body.data.communes).toHaveLength(168)
  expect(communes.headers['cache-control']).toBe('public, max-age=86400')
})

test('by a campaign that was published, and of a province that is there', async () => {
  const query = { province_id: 79 }
  const unknown = { id: 'BBBBBBBBQACAAAAAAAAAOQ' }
  for (const answer of [
    await stranger.call('externals.provinces', { path: unknown }),
    await stranger.call('externals.communes', { path: unknown, query }),
    await stranger.call('externals.communes', { path, query: { province_id: 98_765 } }),
  ]) {
    expect(answer.status).toBe(404)
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})

test('a commune alone is an address; the candidate has it as a unit, and the page in words', async () => {
  const { status, body } = await apply({ new_district_id: commune.id })
  expect(status, JSON.stringify(body)).toBe(201)
  const own = await api.withToken(body.data.application.secret).call('externals.application', {})
  expect(own.body.data.application).toMatchObject({
    full_address: 'Phường Sài Gòn, Thành phố Hồ Chí Minh',
    new_province_id: 79,
  })
  const { rows } = await asOwner(
    api,
    1,
    `select candidate_id as id from applications where company_id = 1 and reference = $1`,
    [body.data.application.reference],
  )
  const hr = await api.as('hrOfOne')
  const shown = await hr.call('candidates.show', { path: { id: Number((rows[0] as { id: string }).id) } })
  expect(shown.body.data.candidate).toMatchObject({
    new_district_id: commune.id,
    full_address: 'Phường Sài Gòn, Thành phố Hồ Chí Minh',
  })
})

test('what is no commune is refused before anything is kept, and nothing at all is no address', async () => {
  const none = await apply({ new_district_id: 98_765, address: 'Số 2 phố Mẫu' })
  expect(none.status).toBe(400)
  expect(none.body.errors).toEqual({
    'content.new_district_id': ['Phường, xã này không có. Vui lòng chọn lại.'],
  })
  const empty = await apply({})
  expect(empty.body.errors).toEqual({ 'content.address': ['Vui lòng nhập nơi ở hiện nay.'] })
})
