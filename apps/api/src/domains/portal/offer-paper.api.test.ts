import { beforeAll, beforeEach, expect, test } from 'vitest'
import { pdfText } from '../../print/testing/pdf-text.ts'
import { apiForFile } from '../../testing/api.ts'
import { appliedWith, asOwner, publishCampaign, putConsentTexts } from './testing/stranger.ts'

const api = apiForFile()
let campaign: { id: number; word: string }

const run = async <Row>(statement: string, values: unknown[] = []) =>
  (await asOwner(api, 1, statement, values)).rows as Row[]

beforeAll(async () => {
  await putConsentTexts(api, { processing: 'xử lý' })
  campaign = await publishCampaign(api, 1, { work_place: 'Xưởng hàn số 2', contact: 'Phòng Nhân sự' })
})
beforeEach(async () => {
  await api.db.superuser.query('delete from portal_attempts')
})

interface Mine {
  secret: string
  reference: string
  candidate: number
}

/** Somebody whom HR wants, on a day; whether he was told yet, by telephone. */
async function wanted(name: string, { way }: { way: 'phone' | null }): Promise<Mine> {
  const { secret, reference } = await appliedWith(api, campaign.word, { email: 'thu@example.com', name })
  const [row] = await run<{ candidate: number }>(
    `update candidates set state = 'accepted', offered_start = '2031-01-06', offered_salary = 15500000, probation_days = 60
     where company_id = 1 and id = (select candidate_id from applications where company_id = 1 and reference = $1)
     returning id::integer as candidate`,
    [reference],
  )
  const candidate = row?.candidate ?? 0
  await run(
    `insert into candidate_moves (company_id, candidate_id, from_state, to_state, way, reason, moved_at)
     values (1, $1, 'confirmed', 'accepted', $2, 'Chấm cao nhất.', '2026-03-04 20:00+00')`,
    [candidate, way],
  )
  return { secret, reference, candidate }
}

const paperOf = ({ secret }: Pick<Mine, 'secret'>) => api.withToken(secret).call('externals.offerPaper', {})
const wordsOf = async (mine: Mine) => {
  const { status, bytes } = await paperOf(mine)
  expect(status).toBe(200)
  return pdfText(bytes).join('')
}
const squeezed = (words: string) => words.replaceAll(' ', '')

test('an offer that was told is a paper with its terms, of the day of the acceptance, and without HR’s own words', async () => {
  const mine = await wanted('Lò Thị Được Mời', { way: 'phone' })
  const told = await wordsOf(mine)
  for (const words of [
    'THƯ MỜI NHẬN VIỆC',
    `Lò Thị Được Mời (mã hồ sơ ${mine.reference})`,
    'theo kết quả đợt tuyển dụng Thợ hàn',
    'Nơi làm việc: Xưởng hàn số 2',
    'Ngày nhận việc: 06/01/2031',
    'Mức lương: 15.500.000 đồng/tháng',
    'Thời gian thử việc: 60 ngày',
    'ngày 05 tháng 3 năm 2026',
    'trả lời nhận việc hoặc từ chối',
    'Liên hệ: Phòng Nhân sự',
  ])
    expect(told).toContain(squeezed(words))
  expect(told).not.toContain(squeezed('Chấm cao nhất'))
  expect(told).not.toContain(mine.secret)

  await api.withToken(mine.secret).call('externals.answerOffer', { body: { answer: 'accepted' } })
  expect(await wordsOf(mine)).toContain(squeezed('Ông/bà đã trả lời nhận việc.'))
})

test('it is found by its own link alone, and by nobody before it was told or after it was declined', async () => {
  const [mine, other] = [
    await wanted('Lò Thị Của Tôi', { way: 'phone' }),
    await wanted('Lò Thị Chưa Biết', { way: null }),
  ]
  expect((await paperOf(other)).status).toBe(404)
  expect((await paperOf({ secret: 'a'.repeat(43) })).status).toBe(401)
  expect((await api.withToken(undefined).call('externals.offerPaper', {})).status).toBe(401)
  expect(await wordsOf(mine)).not.toContain(squeezed('Lò Thị Chưa Biết'))
  const body = { answer: 'declined', refusal: 'distance' } as const
  await api.withToken(mine.secret).call('externals.answerOffer', { body })
  expect((await paperOf(mine)).status).toBe(404)
})

test('papers of strangers are made one after the other, and each comes to its turn', async () => {
  const waiting = []
  for (const name of ['Một', 'Hai', 'Ba', 'Bốn', 'Năm', 'Sáu'])
    waiting.push(await wanted(`Lò Thị ${name}`, { way: 'phone' }))
  const answers = await Promise.all(waiting.map(paperOf))
  expect(answers.map(({ status, bytes }) => [status, bytes.subarray(-6).toString().trim()])).toEqual(
    waiting.map(() => [200, '%%EOF']),
  )
})

test('whoever takes his offer again and again is held up, and nobody else is', async () => {
  const [eager, other] = [
    await wanted('Lò Thị Tải Mãi', { way: 'phone' }),
    await wanted('Lò Thị Tải Một Lần', { way: 'phone' }),
  ]
  for (let time = 0; time < 5; time += 1) expect((await paperOf(eager)).status).toBe(200)
  const refused = await paperOf(eager)
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '600'])
  expect((await paperOf(other)).status).toBe(200)
})
