import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Answer, apiForFile, type Person } from '../../testing/api.ts'
import { appliedWith, asOwner, publishCampaign, putConsentTexts, tokenInTime } from './testing/stranger.ts'

/** What strangers and HR do in the same moment. */

const api = apiForFile()
let hr: Person

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  await putConsentTexts(api, { processing: '{days} ngày' })
})
beforeEach(async () => {
  await api.db.superuser.query('delete from portal_attempts')
})

async function run<Row>(statement: string, values: unknown[] = []): Promise<Row[]> {
  return (await asOwner(api, 1, statement, values)).rows as Row[]
}

test('what is erased by its link while HR saves the file stays erased, and nobody’s saving fails (N14)', async () => {
  const { word } = await publishCampaign(api, 1)
  for (let round = 0; round < 8; round += 1) {
    const { secret, reference } = await appliedWith(api, word, { email: `luc-luu-${round}@example.com` })
    const [found] = await run<{ id: number }>(
      'select candidate_id::integer as id from applications where company_id = 1 and reference = $1',
      [reference],
    )
    const path = { id: found?.id ?? 0 }
    const save = (note: string) => hr.call('candidates.update', { path, body: { note, height: 165 } })
    const erase = () => api.withToken(secret).call('externals.erase', {})
    const [before, erased, during, move, again] = await Promise.all([
      save('Gọi lại thứ hai.'),
      erase(),
      save('Hẹn thứ ba.'),
      hr.call('candidates.contacted', { path, body: { way: 'phone' } }),
      erase(),
    ])
    for (const { status, body } of [before, during, move])
      expect([200, 404, 409], body.message).toContain(status)
    // Pressed twice: whichever came second finds nothing any more.
    expect(new Set([erased.status, again.status])).toEqual(new Set([200, 401]))
    const [row] = await run<Record<string, unknown>>(
      `select candidate.erased_at is not null as is_erased, candidate.full_name, candidate.phone, candidate.note,
         candidate.applicant_id, (select count(*)::integer from audit_values kept
           where kept.company_id = 1 and kept.resource in ('candidates', 'recruitmentCandidates', 'externals')
             and kept.record_id = candidate.id and kept.resource <> 'externals') as told
       from candidates candidate where candidate.company_id = 1 and candidate.id = $1`,
      [path.id],
    )
    expect(row).toEqual({
      is_erased: true,
      full_name: null,
      phone: null,
      note: null,
      applicant_id: null,
      told: 0,
    })
    expect((await save('Quá muộn.')).status).toBe(404)
  }
  const left = await run(`select from applicants where company_id = 1 and email like 'luc-luu-%'`)
  expect(left).toEqual([])
})

test('five hundred send while HR pauses the campaign: each is taken whole or told why not (N16)', async () => {
  const { id, word } = await publishCampaign(api, 1)
  const stranger = api.withToken(undefined)
  const { form } = (await stranger.call('externals.form', { path: { id: word } })).body.data
  const consents = form.consents.map(({ purpose, number }) => ({ purpose, number }))
  const tokens = await Promise.all(Array.from({ length: 500 }, () => tokenInTime(api, word)))
  let taken = 0
  const halfWay = Promise.withResolvers<void>()
  // Whom a busy machine asks to come again comes again with the same form, which is taken once.
  const send = async (token: string, at: number): Promise<Answer> => {
    const phone = `09${String(10_000_000 + at)}`
    const content = { full_name: 'Lò Thị Cùng Lúc', date_of_birth: '1998-08-15', phone }
    const answer = await stranger.request({
      method: 'POST',
      url: `/api/externals/recruitments/${word}/candidates`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ token, content, consents }),
      remoteAddress: `10.1.${Math.floor(at / 200)}.${1 + (at % 200)}`,
    })
    if (answer.status === 503) return send(token, at)
    taken += 1
    if (taken === 100) halfWay.resolve()
    return answer
  }
  const pause = async () => {
    await halfWay.promise
    await run('update recruitments set is_paused = true where company_id = 1 and id = $1', [id])
  }
  const [answers] = await Promise.all([Promise.all(tokens.map(send)), pause()])
  const by = Map.groupBy(answers, ({ status }) => status)
  expect(new Set(by.keys())).toEqual(new Set([201, 409]))
  for (const { body } of by.get(409) ?? [])
    expect(body.message).toBe('Đợt tuyển dụng đang tạm ngừng nhận hồ sơ.')
  const [kept] = await run<{ total: number }>(
    'select count(*)::integer as total from applications where company_id = 1 and recruitment_id = $1',
    [id],
  )
  expect(kept?.total).toBe(by.get(201)?.length)
})
