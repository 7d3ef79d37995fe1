import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { asOwner, publishCampaign, putConsentTexts } from './testing/stranger.ts'

const api = apiForFile()
let stranger: Person
beforeAll(async () => {
  stranger = api.withToken(undefined)
  await asOwner(
    api,
    1,
    'update recruitments set is_published = false, is_paused = false where company_id = 1',
  )
  await asOwner(
    api,
    2,
    'update recruitments set is_published = false, is_paused = false where company_id = 2',
  )
})

const companies = async () => (await stranger.call('externals.companies', {})).body.data.companies
const company = (code: string) => stranger.call('externals.company', { path: { code } })

describe('the companies that strangers read of', () => {
  test('are those that have published a campaign, and no other, byte for byte like one that never was', async () => {
    expect(await companies()).toEqual([])
    await publishCampaign(api, 1, { is_listed: false })
    expect((await companies()).map(({ code, total }) => [code, total])).toEqual([['C1', 0]])
    await publishCampaign(api, 1)
    await publishCampaign(api, 1, { is_paused: true })
    expect((await companies()).map(({ code, total }) => [code, total])).toEqual([['C1', 1]])
    const [hidden, unknown] = [await company('C2'), await company('KHONG-CO')]
    expect([hidden.status, unknown.status]).toEqual([404, 404])
    const words = [hidden, unknown].map(({ text }) => text.replace(/"request_id":"[^"]*"/, ''))
    expect(words[0]).toBe(words[1])
  })

  test('say whom to ask, every version of what is agreed to, and how long data are kept by law', async () => {
    await publishCampaign(api, 1)
    await putConsentTexts(api, { processing: 'trong {days} ngày', reserve: 'trong {months} tháng' })
    await putConsentTexts(api, { processing: 'mới, trong {days} ngày' })
    await asOwner(
      api,
      1,
      `insert into company_profiles (company_id, about, data_contact, data_phone, data_email)
       values (1, 'Kho vận', 'Lê Thị Hạnh', '02439990000', 'dulieu@example.com')
       on conflict (company_id) do update set about = 'Kho vận', data_contact = 'Lê Thị Hạnh',
         data_phone = '02439990000', data_email = 'dulieu@example.com'`,
    )
    const { body } = await company('C1')
    const { keeping, texts, ...shown } = body.data.company
    expect(shown).toMatchObject({
      code: 'C1',
      name: 'Công ty Một',
      about: 'Kho vận',
      data_contact: 'Lê Thị Hạnh',
      data_phone: '02439990000',
      data_email: 'dulieu@example.com',
    })
    const [law] = (
      await asOwner(
        api,
        1,
        `select law_value('keep_rejected_candidate_days', current_date)::integer as days,
           law_value('keep_archived_candidate_months', current_date)::integer as months`,
      )
    ).rows as { days: number; months: number }[]
    expect(keeping).toEqual(law)
    const processing = texts.filter(({ purpose }) => purpose === 'processing')
    expect(processing.map(({ content }) => content).slice(0, 2)).toEqual([
      `Tôi đồng ý: mới, trong ${law?.days} ngày`,
      `Tôi đồng ý: trong ${law?.days} ngày`,
    ])
    expect(texts.find(({ purpose }) => purpose === 'reserve')?.content).toContain(`${law?.months} tháng`)
    // Who wrote a text is nobody's business outside.
    expect(Object.keys(texts[0] ?? {}).toSorted()).toEqual(['content', 'number', 'purpose', 'since'])
  })

  test('are not seen once a company is closed', async () => {
    await publishCampaign(api, 2)
    expect((await company('C2')).status).toBe(200)
    await api.db.superuser.query('update companies set is_active = false where id = 2')
    expect((await company('C2')).status).toBe(404)
    expect((await companies()).map(({ code }) => code)).toEqual(['C1'])
    await api.db.superuser.query('update companies set is_active = true where id = 2')
  })
})
