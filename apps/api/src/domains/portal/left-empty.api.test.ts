import { beforeAll, beforeEach, expect, test } from 'vitest'
import { apiForFile } from '../../testing/api.ts'
import { portalForFile } from './testing/drawn-portal.ts'
import { publishCampaign, putConsentTexts, tokenInTime } from './testing/stranger.ts'

/** What the page says of a form that was sent with something left out, and how days may be typed. */

const api = apiForFile()
const visit = portalForFile(api)
let word: string
/** A campaign that asks for an address and an answer. */
let asking: string

beforeAll(async () => {
  await putConsentTexts(api, {
    processing: '{days} ngày',
    sensitive: '{days} ngày',
    reserve: '{months} tháng',
  })
  const fields = [
    { field: 'available_date', need: 'optional', ground: null },
    { field: 'height', need: 'optional', ground: 'Lái cẩu' },
  ]
  word = (await publishCampaign(api, 1, { form_fields: JSON.stringify(fields) })).word
  const asked = {
    form_fields: JSON.stringify([{ field: 'address', need: 'required', ground: null }]),
    questions: JSON.stringify([
      { key: '0a1b2c3d', text: 'Đi ca đêm?', kind: 'yes_no', choices: [], is_required: true },
    ]),
  }
  asking = (await publishCampaign(api, 1, asked)).word
})
beforeEach(() => api.db.superuser.query('delete from portal_attempts'))

const good = {
  full_name: 'Lò Thị Bỏ Trống',
  date_of_birth: '15/08/1998',
  phone: '0912000888',
  'consent.processing': '1',
}

async function send(changed: Readonly<Record<string, string | undefined>>, campaign = word) {
  const typed = { ...good, ...changed, step: 'check', token: await tokenInTime(api, campaign) }
  const sent = Object.entries(typed).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return visit(`/tuyen-dung/${campaign}/dang-ky-du-tuyen`, undefined, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(sent).toString(),
  })
}

test.each<[string, Record<string, string | undefined>, Record<string, string>]>([
  ['the name', { full_name: ' ' }, { full_name: 'Vui lòng nhập họ và tên.' }],
  ['the day of birth', { date_of_birth: '' }, { date_of_birth: 'Vui lòng nhập ngày sinh.' }],
  ['the telephone number', { phone: '' }, { phone: 'Vui lòng nhập số điện thoại.' }],
  [
    'all three',
    { full_name: '', date_of_birth: '', phone: '' },
    {
      full_name: 'Vui lòng nhập họ và tên.',
      date_of_birth: 'Vui lòng nhập ngày sinh.',
      phone: 'Vui lòng nhập số điện thoại.',
    },
  ],
  [
    'every consent',
    { 'consent.processing': undefined },
    { 'consent.processing': 'Vui lòng đồng ý để công ty xử lý hồ sơ của bạn.' },
  ],
  [
    'the one consent that is needed',
    { 'consent.processing': undefined, 'consent.reserve': '1' },
    { 'consent.processing': 'Vui lòng đồng ý để công ty xử lý hồ sơ của bạn.' },
  ],
  [
    'the consent for sensitive data',
    { height: '165' },
    {
      'consent.sensitive': 'Vui lòng đồng ý để công ty xử lý dữ liệu nhạy cảm, hoặc bỏ trống các mục đó.',
    },
  ],
])('%s left out is asked for by its name', async (_, changed, faults) => {
  const { status, page } = await send(changed)
  expect([status, page?.kind]).toEqual([400, 'form'])
  expect(page).toHaveProperty('faults', faults)
})

const missedByTheForm = {
  address: 'Vui lòng nhập nơi ở hiện nay.',
  'answer.0a1b2c3d': 'Vui lòng trả lời: Đi ca đêm?',
  'consent.processing': 'Vui lòng đồng ý để công ty xử lý hồ sơ của bạn.',
}
test.each<[string, Record<string, string | undefined>, Record<string, string>]>([
  ['an address, an answer and the consent', {}, missedByTheForm],
  [
    'these and a name, which the contract itself asks for,',
    { full_name: '' },
    { full_name: 'Vui lòng nhập họ và tên.', ...missedByTheForm },
  ],
])('%s are asked for at once', async (_, changed, faults) => {
  const { status, page } = await send({ 'consent.processing': undefined, ...changed }, asking)
  expect([status, page?.kind]).toEqual([400, 'form'])
  expect(page).toHaveProperty('faults', faults)
  // In the order of the page, as the list at its top names them.
  expect(page && 'faults' in page && Object.keys(page.faults)).toEqual(Object.keys(faults))
})

test.each(['15/08/1998', '15-8-1998', '15.08.1998', '15 08 1998', '15081998'])(
  'a day typed as %s is read',
  async (typed) => {
    const { status, page } = await send({ date_of_birth: typed, available_date: typed })
    expect([status, page?.kind]).toEqual([200, 'check'])
  },
)
