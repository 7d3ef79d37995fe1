import type { Input, Schemas } from '@nhansu/sdk/contract'
import { candidateStateLabels } from '@nhansu/sdk/domains/candidates'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { openArchive } from '../../testing/open-archive.ts'
import { exampleFile } from '../../testing/example-file.ts'
import { withdrawable } from './own-application.ts'
import { asOwner as asOwnerOf, publishCampaign, putConsentTexts, tokenInTime } from './testing/stranger.ts'

type Update = Input<'externals.update'>['body']

const api = apiForFile()
let stranger: Person
let hr: Person
let word: string

const run = async <Row>(statement: string, values: unknown[] = []) =>
  (await asOwnerOf(api, 1, statement, values)).rows as Row[]

beforeAll(async () => {
  stranger = api.withToken(undefined)
  hr = await api.as('hrOfOne')
  await putConsentTexts(api, { processing: 'xử lý', sensitive: 'nhạy cảm', reserve: 'dự trữ' })
  const fields = [
    { field: 'email', need: 'optional', ground: null },
    { field: 'languages', need: 'optional', ground: null },
    { field: 'cv', need: 'optional', ground: null },
    { field: 'id_number', need: 'optional', ground: 'Làm thẻ ra vào cảng' },
    { field: 'photo', need: 'optional', ground: 'Làm thẻ ra vào cảng' },
  ]
  word = (await publishCampaign(api, 1, { form_fields: JSON.stringify(fields) })).word
})
beforeEach(async () => {
  await api.db.superuser.query('delete from portal_attempts')
})

const content: Schemas['ApplicationContent'] = {
  full_name: 'Lò Thị Tự Sửa',
  date_of_birth: '1998-08-15',
  phone: '0912000888',
  email: 'tu.sua@example.com',
  languages: ['korean'],
  id_number: '001098000001',
}

async function handle(name: string, kind: 'cv' | 'photo' = 'cv'): Promise<string> {
  const contentMediaType = kind === 'cv' ? 'application/pdf' : 'image/png'
  const file = new File([exampleFile({ contentMediaType, example: name })], name)
  const { status, body } = await stranger.call('externals.upload', {
    path: { id: word },
    body: { token: await tokenInTime(api, word), [kind]: file },
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.upload.handle
}

type Mine = Schemas['ApplicationSent'] & { candidate: number }

/** An application as a person sends it, with every consent. */
async function sent(files: Schemas['ApplicationFiles'] = {}): Promise<Mine> {
  const { form } = (await stranger.call('externals.form', { path: { id: word } })).body.data
  const consents = form.consents.map(({ purpose, number }) => ({ purpose, number }))
  const token = await tokenInTime(api, word)
  const body = { token, content, consents: consents.filter(({ purpose }) => purpose !== 'group'), files }
  const answer = await stranger.call('externals.apply', { path: { id: word }, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  const { application } = answer.body.data
  const [row] = await run<{ candidate: number }>(
    'select candidate_id::integer as candidate from applications where company_id = 1 and reference = $1',
    [application.reference],
  )
  return { ...application, candidate: row?.candidate ?? 0 }
}

const own = (secret: string) => api.withToken(secret)

async function shown({ secret }: Mine): Promise<Schemas['OwnApplication']> {
  const { status, body } = await own(secret).call('externals.application', {})
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.application
}

async function update(mine: Mine, body: Omit<Update, 'version'>) {
  const { version } = await shown(mine)
  return own(mine.secret).call('externals.update', {
    path: { id: mine.reference },
    body: { version, ...body },
  })
}

const withdrawConsent = ({ secret }: Mine, purpose: Schemas['ConsentPurpose']) =>
  own(secret).call('externals.withdrawConsent', { body: { purpose } })

const erase = ({ secret }: Mine) => own(secret).call('externals.erase', {})

async function candidateFile({ candidate }: Mine): Promise<Schemas['Candidate']> {
  const { status, body } = await hr.call('candidates.show', { path: { id: candidate } })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.candidate
}

const moveTo = ({ candidate }: Mine, state: string) =>
  run(
    `update candidates set state = $2, state_reason = case when $2 in ('failed', 'archived', 'work_refused') then 'Thử' end,
       ended_at = case when $2 in ('failed', 'archived') then now() end,
       archived_until = case when $2 = 'archived' then current_date + 100 end where company_id = 1 and id = $1`,
    [candidate, state],
  )

describe('correcting', () => {
  test('empties what is left out, for HR too', async () => {
    const mine = await sent()
    const { email: _, languages: __, ...kept } = content
    expect((await update(mine, { content: kept })).status).toBe(200)
    expect((await shown(mine)).content).toEqual(kept)
    const file = await candidateFile(mine)
    expect([file.email, file.languages, file.id_number]).toEqual([null, [], content.id_number])
  })

  test('puts a file in the place of the one of its kind, and leaves what HR has added', async () => {
    const mine = await sent({ cv: await handle('Cũ.pdf') })
    const added = exampleFile({ contentMediaType: 'application/pdf', example: 'Của HR.pdf' })
    await hr.call('candidates.storeCv', {
      path: { id: mine.candidate },
      body: { file: new File([added], 'Của HR.pdf') },
    })
    const { status, body } = await update(mine, { content, files: { cv: await handle('Mới.pdf') } })
    expect(status, JSON.stringify(body)).toBe(200)
    expect((await shown(mine)).files.map(({ name }) => name)).toEqual(['Mới.pdf'])
    const names = (await candidateFile(mine)).files?.map(({ name }) => name).toSorted()
    expect(names).toEqual(['Của HR.pdf', 'Mới.pdf'])
  })

  test('with a file of another form, or a guessed one, changes nothing', async () => {
    const [mine, cv] = [await sent(), await handle('Một lần.pdf')]
    await sent({ cv })
    const { status, body } = await update(mine, { content: { ...content, full_name: 'Khác' }, files: { cv } })
    expect(status).toBe(400)
    expect(Object.keys(body.errors ?? {})).toEqual(['files.cv'])
    expect((await shown(mine)).content.full_name).toBe(content.full_name)
  })

  test('adds nothing sensitive once that consent was taken back', async () => {
    const mine = await sent()
    expect((await withdrawConsent(mine, 'sensitive')).status).toBe(200)
    const { status, body } = await update(mine, {
      content,
      files: { photo: await handle('anh.png', 'photo') },
    })
    expect(status).toBe(400)
    expect(Object.keys(body.errors ?? {}).toSorted()).toEqual(['content.id_number', 'files.photo'])
  })
})

describe('taking the application back', () => {
  // What is declared with these keys has no others.
  const states = Object.keys(candidateStateLabels) as (keyof typeof candidateStateLabels)[]

  test.each(states)('is made from where the table says, and from nowhere else: %s', async (state) => {
    const mine = await sent()
    await moveTo(mine, state)
    const { status } = await own(mine.secret).call('externals.withdraw', { body: { reason: 'Đã có việc' } })
    const isAllowed = withdrawable.has(state)
    expect(status).toBe(isAllowed ? 200 : 409)
    const [now] = await run<{ state: string }>(
      'select state from candidates where company_id = 1 and id = $1',
      [mine.candidate],
    )
    expect(now?.state).toBe(isAllowed ? 'withdrawn' : state)
  })
})

describe('taking a consent back', () => {
  test('to sensitive data has them go at once, the picture too', async () => {
    const mine = await sent({ cv: await handle('CV.pdf'), photo: await handle('anh.png', 'photo') })
    const { status, body } = await withdrawConsent(mine, 'sensitive')
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.data.application.content).not.toHaveProperty('id_number')
    expect(body.data.application.files.map(({ kind }) => kind)).toEqual(['cv'])
    const file = await candidateFile(mine)
    expect([file.id_number, file.full_name, file.files?.length]).toEqual([null, content.full_name, 1])
    expect((await withdrawConsent(mine, 'sensitive')).status).toBe(409)
  })

  test('to the pool is seen by HR, and changes nothing that was decided', async () => {
    const mine = await sent()
    await moveTo(mine, 'archived')
    expect((await withdrawConsent(mine, 'reserve')).status).toBe(200)
    const { state, consents, erase_on: day } = await candidateFile(mine)
    const [now] = await run<{ today: string }>(
      `select (now() at time zone 'Asia/Ho_Chi_Minh')::date::text as today`,
    )
    expect([state, day]).toEqual(['archived', now?.today])
    expect(consents?.find(({ purpose }) => purpose === 'reserve')?.withdrawn_at).not.toBeNull()
    expect(consents?.find(({ purpose }) => purpose === 'processing')?.withdrawn_at).toBeNull()
  })

  test.each(['processing', 'group'] as const)(
    'to %s is refused: it is needed, or was never given',
    async (purpose) => {
      expect((await withdrawConsent(await sent(), purpose)).status).toBe(409)
    },
  )
})

describe('erasing', () => {
  test.each(['new', 'seen', 'confirmed', 'accepted', 'failed', 'archived'])(
    'one that is %s leaves nobody behind, and the trail says who did it',
    async (state) => {
      const mine = await sent({ cv: await handle('CV.pdf') })
      await moveTo(mine, state)
      const { status, body } = await erase(mine)
      expect(status, JSON.stringify(body)).toBe(200)
      expect(body.data).toEqual({ reference: mine.reference, erase_request: null })
      expect((await own(mine.secret).call('externals.application', {})).status).toBe(401)
      expect((await erase(mine)).status).toBe(401)
      const [left] = await run<{ full_name: null; state: string }>(
        'select full_name, phone, applicant_id, state from candidates where company_id = 1 and id = $1',
        [mine.candidate],
      )
      const ended = state === 'failed' || state === 'archived' ? state : 'withdrawn'
      expect(left).toEqual({ full_name: null, phone: null, applicant_id: null, state: ended })
      const files = await run(
        `select from files where company_id = 1 and owner_kind = 'candidate' and owner_id = $1 and removed_at is null`,
        [mine.candidate],
      )
      expect(files).toHaveLength(0)
      const trail = await run<{ by: string }>(
        `select detail ->> 'by' as by from audit_trail where company_id = 1 and operation = 'externals.erase'
         order by id desc limit 1`,
      )
      expect(trail).toEqual([{ by: 'applicant' }])
    },
  )

  test('what looked like spam goes as well', async () => {
    const mine = await sent()
    await run(
      `update applications set candidate_id = null, suspected_for = '{hasty}' where company_id = 1 and reference = $1`,
      [mine.reference],
    )
    expect((await erase(mine)).status).toBe(200)
    expect(
      await run('select content from applications where company_id = 1 and reference = $1', [mine.reference]),
    ).toEqual([{ content: {} }])
  })

  test('of who was hired, and whom HR must hold, nothing is erased: HR gets the request and answers it once', async () => {
    const [hired, held] = [await sent(), await sent()]
    await moveTo(hired, 'employee')
    await run(`update candidates set hold_reason = 'Tranh chấp' where company_id = 1 and id = $1`, [
      held.candidate,
    ])
    for (const [mine, refusal] of [
      [hired, 'hired'],
      [held, 'held'],
    ] as const) {
      const { status, body } = await erase(mine)
      expect(status, JSON.stringify(body)).toBe(200)
      expect(body.data.erase_request).toMatchObject({ refusal, answer: null })
      expect(JSON.stringify(body)).not.toContain('Tranh chấp')
      expect((await shown(mine)).content.full_name).toBe(content.full_name)
    }
    const [row] = await run<{ campaign: number }>(
      'select recruitment_id::integer as campaign from applications where company_id = 1 and reference = $1',
      [held.reference],
    )
    const path = { id: row?.campaign ?? 0 }
    const asked = async () => (await hr.call('eraseRequests.ofCampaign', { path })).body.data
    const open = await asked()
    expect(open.requests.map(({ reference }) => reference)).toEqual(
      expect.arrayContaining([hired.reference, held.reference]),
    )
    const request = open.requests.find(({ reference }) => reference === held.reference)
    expect(request).toMatchObject({ refusal: 'held', full_name: content.full_name, phone: content.phone })
    const counted = async () =>
      (await hr.call('candidates.statuses', { query: { recruitment_id: path.id } })).body.data
        .erase_requests_total
    const before = await counted()
    const settle = () =>
      hr.call('eraseRequests.settle', {
        path,
        body: { application_id: request?.id ?? 0, answer: 'Giữ đến hết tháng.' },
      })
    const answered = await settle()
    expect(answered.status, JSON.stringify(answered.body)).toBe(200)
    expect(answered.body.data.request.answer).toBe('Giữ đến hết tháng.')
    expect((await settle()).status).toBe(409)
    expect(await counted()).toBe(before - 1)
    expect((await shown(held)).erase_request).toMatchObject({ refusal: 'held', answer: 'Giữ đến hết tháng.' })
  })

  test('asked twice, a request keeps its day; once nothing holds it, it is done', async () => {
    const mine = await sent()
    await run(`update candidates set hold_reason = 'Tranh chấp' where company_id = 1 and id = $1`, [
      mine.candidate,
    ])
    await erase(mine)
    await run(`update applications set erase_due = '2030-01-02' where company_id = 1 and reference = $1`, [
      mine.reference,
    ])
    expect((await erase(mine)).body.data.erase_request?.due).toBe('2030-01-02')
    await run('update candidates set hold_reason = null where company_id = 1 and id = $1', [mine.candidate])
    expect((await erase(mine)).body.data.erase_request).toBeNull()
    expect((await own(mine.secret).call('externals.application', {})).status).toBe(401)
  })
})

test('everything is taken away as one archive: to read, for programs, and the files byte by byte', async () => {
  const mine = await sent({ cv: await handle('CV <b>.pdf') })
  const { status, headers, bytes } = await own(mine.secret).call('externals.takeAway', {})
  expect([status, headers['content-type']]).toEqual([200, 'application/zip'])
  expect(headers['content-disposition']).toContain(mine.reference)
  const files = await openArchive(bytes)
  expect([...files.keys()]).toEqual(['tep-dinh-kem/1. CV _b_.pdf', 'ho-so.json', 'ho-so.html'])
  const example = exampleFile({ contentMediaType: 'application/pdf', example: 'CV <b>.pdf' })
  expect(files.get('tep-dinh-kem/1. CV _b_.pdf')).toEqual(Buffer.from(await example.arrayBuffer()))
  const said = JSON.parse(String(files.get('ho-so.json'))) as { application: Schemas['OwnApplication'] }
  expect(said.application).toEqual(await shown(mine))
  const page = String(files.get('ho-so.html'))
  expect(page).toContain('Lò Thị Tự Sửa')
  expect(page).toContain('Tiếng Hàn')
  expect(page).not.toContain('<b>')
  expect((await own('A'.repeat(43)).call('externals.takeAway', {})).status).toBe(401)
})

test('a file whose bytes are lost leaves the rest of the archive whole, and is named', async () => {
  const mine = await sent({ cv: await handle('Mất.pdf') })
  await run(
    `update files set blob = repeat('0', 32) where company_id = 1 and id = (select came.file_id from application_files came
       join applications a on a.company_id = came.company_id and a.id = came.application_id
       where came.company_id = 1 and a.reference = $1)`,
    [mine.reference],
  )
  const files = await openArchive((await own(mine.secret).call('externals.takeAway', {})).bytes)
  expect([...files.keys()]).toEqual(['ho-so.json', 'ho-so.html'])
  expect(String(files.get('ho-so.html'))).toContain('Mất.pdf')
})

test('a network that guesses links is slowed down, and let go again with the minute', async () => {
  const mine = await sent()
  const guessed = (at: number) => own(String(at).padStart(43, 'A')).call('externals.application', {})
  for (let at = 0; at < 30; at += 1) expect((await guessed(at)).status).toBe(401)
  const refused = await guessed(30)
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
  // A right one is answered alike: a guess tells nothing.
  expect((await own(mine.secret).call('externals.application', {})).status).toBe(429)
  await api.db.superuser.query(
    `update portal_attempts set began_at = now() - interval '61 seconds' where kind = 'link'`,
  )
  expect((await shown(mine)).reference).toBe(mine.reference)
  for (let at = 0; at < 40; at += 1) await shown(mine)
})
