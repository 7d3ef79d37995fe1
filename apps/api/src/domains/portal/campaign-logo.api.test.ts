import { beforeAll, expect, test } from 'vitest'
import { picture } from '../../files/testing/pictures.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { asOwner, publishCampaign } from './testing/stranger.ts'

const api = apiForFile()
let hr: Person
let campaign: { id: number; word: string }
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  campaign = await publishCampaign(api, 1)
})

const stranger = () => api.withToken(undefined)
const logo = (id = campaign.word) => stranger().call('externals.logo', { path: { id } })
const hasLogo = async () =>
  (await stranger().call('externals.recruitment', { path: { id: campaign.word } })).body.data.recruitment
    .has_logo
const storeLogo = async () => {
  const file = new File([(await picture(40, 40)) as never], 'logo bản nháp - anh Tuấn.png')
  expect((await hr.call('company.storeLogo', { body: { file } })).status).toBe(201)
}
const campaignIs = (assignment: string) =>
  asOwner(api, 1, `update recruitments set ${assignment} where company_id = 1 and id = $1`, [campaign.id])

test('strangers see the logo of a company that hires now, and of no other', async () => {
  expect([await hasLogo(), (await logo()).status]).toEqual([false, 404])
  await storeLogo()
  const shown = await logo()
  expect([shown.status, shown.headers['content-type'], await hasLogo()]).toEqual([200, 'image/png', true])
  expect(shown.headers['content-disposition']).toBe(
    `attachment; filename="bieu-trung.png"; filename*=UTF-8''bieu-trung.png`,
  )
  expect([...shown.bytes.subarray(1, 4)]).toEqual([...Buffer.from('PNG')])

  const other = await publishCampaign(api, 2)
  expect((await logo(other.word)).status).toBe(404)
  expect((await logo('AAAAAAAAQACAAAAAAAAAAA')).status).toBe(404)

  for (const [closed, open] of [
    ['is_paused = true', 'is_paused = false'],
    [`deadline = current_date - 9`, `deadline = current_date + 9`],
    ['is_published = false', 'is_published = true'],
  ] as const) {
    await campaignIs(closed)
    expect([closed, (await logo()).status]).toEqual([closed, 404])
    await campaignIs(open)
    expect([open, (await logo()).status]).toEqual([open, 200])
  }

  await asOwner(
    api,
    1,
    `update files set scan_state = 'pending' where company_id = 1 and purpose = 'company_logo'`,
  )
  expect([await hasLogo(), (await logo()).status]).toEqual([false, 404])
  await storeLogo()
  await hr.call('company.destroyLogo')
  expect([await hasLogo(), (await logo()).status]).toEqual([false, 404])
})
