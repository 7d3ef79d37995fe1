import type { Data, Input, Schemas } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { inCompany } from '../../db/transaction.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { eraseCandidates } from '../recruitment/public.ts'
import { asOwner as asOwnerOf, publishCampaign, putConsentTexts, tokenInTime } from './testing/stranger.ts'

type Form = Data<'externals.form'>['form']
type Send = Input<'externals.apply'>['body']

const api = apiForFile()
let stranger: Person
let hr: Person
/** The campaign of this file, by its word and by its id. */
let word: string
let campaignId: number

const asOwner = (company: number, statement: string, values: unknown[] = []) =>
  asOwnerOf(api, company, statement, values)
const publish = (company: number, columns?: Readonly<Record<string, unknown>>) =>
  publishCampaign(api, company, columns)

const fields = [
  { field: 'email', need: 'required', ground: null },
  { field: 'edu_level', need: 'optional', ground: null },
]
const questions = [
  { key: '0a1b2c3d', text: 'Bạn có bằng hàn 6G không?', kind: 'yes_no', choices: [], is_required: true },
]

beforeAll(async () => {
  stranger = api.withToken(undefined)
  hr = await api.as('hrOfOne')
  await putConsentTexts(api, { processing: '{days} ngày', reserve: '{months} tháng' })
  const made = await publish(1, {
    form_fields: JSON.stringify(fields),
    questions: JSON.stringify(questions),
  })
  word = made.word
  campaignId = made.id
})

async function form(id = word): Promise<Form> {
  const { status, body } = await stranger.call('externals.form', { path: { id } })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.form
}

const content: Schemas['ApplicationContent'] = {
  full_name: 'Vũ Thị Nộp Đơn',
  date_of_birth: '1999-03-02',
  phone: '0912000777',
  email: 'nop.don@example.com',
}

/** A form as a person fills it in, unless a test says otherwise; its token is older than a hasty one. */
async function filled(changed: Partial<Send> = {}, id = word): Promise<Send> {
  const { token, consents } = await form(id)
  return {
    token,
    content,
    answers: [{ key: '0a1b2c3d', value: true }],
    consents: consents
      .filter(({ purpose }) => purpose === 'processing')
      .map(({ purpose, number }) => ({ purpose, number })),
    ...changed,
  }
}

const send = (body: Send, id = word) => stranger.call('externals.apply', { path: { id }, body })

async function sent(changed: Partial<Send> = {}, id = word): Promise<Schemas['ApplicationSent']> {
  const { status, body } = await send(await filled(changed, id), id)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.application
}

const own = (secret: string) => api.withToken(secret)

async function shown(secret: string): Promise<Schemas['OwnApplication']> {
  const { status, body } = await own(secret).call('externals.application', {})
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.application
}

describe('the form', () => {
  test('asks what the campaign asks, and shows the texts in force with days and months filled in', async () => {
    const { fields: asked, questions: put, consents } = await form()
    expect(asked.map(({ field }) => field)).toEqual(['email', 'edu_level'])
    expect(put.map(({ text }) => text)).toEqual(['Bạn có bằng hàn 6G không?'])
    expect(consents.map(({ purpose, is_required: isRequired }) => [purpose, isRequired])).toEqual([
      ['processing', true],
      ['reserve', false],
    ])
    expect(consents.map(({ content: text }) => text).join()).not.toContain('{')
  })

  test.each([
    ['paused', { is_paused: true }, 409],
    ['past its deadline', { deadline: '2020-01-01' }, 409],
    ['not published', { is_published: false, published_at: null }, 404],
  ])('of a campaign that is %s is not there', async (_, columns, status) => {
    const made = await publish(1, columns)
    expect((await stranger.call('externals.form', { path: { id: made.word } })).status).toBe(status)
  })
})

describe('whoever applies', () => {
  test('is told a reference and a secret, by which he finds what he has sent', async () => {
    const { reference, secret } = await sent()
    expect(reference).toMatch(/^HS-/)
    const application = await shown(secret)
    expect(application).toMatchObject({ reference, state: 'received', content, may_withdraw: true })
    expect(application.answers).toEqual([{ key: '0a1b2c3d', value: true }])
    expect(application.consents.map(({ purpose }) => purpose)).toEqual(['processing'])
  })

  test('is told what the campaign needs and the application does not show, and may send it all the same', async () => {
    const { word: id, id: campaign } = await publish(1, { form_fields: JSON.stringify(fields) })
    await asOwner(
      1,
      `insert into recruitment_conditions (company_id, recruitment_id, type, operator, values, need) values
         (1, $1, 'licence_class', 'is', '{CE}', 'required'), (1, $1, 'edu_level', 'more_than_or_equal', '{Cao đẳng}', 'required'),
         (1, $1, 'age', 'between', '{18,60}', 'required'), (1, $1, 'lang', 'is', '{English}', 'preferred')`,
      [campaign],
    )
    const missed = async (edu: 'THPT' | 'Đại học') => {
      const body = await filled({ content: { ...content, edu_level: edu }, answers: [] }, id)
      return (await stranger.call('externals.check', { path: { id }, body })).body.data.missed
    }
    expect(await missed('THPT')).toEqual([
      'Vị trí này yêu cầu hạng giấy phép lái xe: CE.',
      'Vị trí này yêu cầu trình độ: từ Cao đẳng trở lên.',
    ])
    expect(await missed('Đại học')).toEqual(['Vị trí này yêu cầu hạng giấy phép lái xe: CE.'])
    await sent({ content: { ...content, edu_level: 'THPT' }, answers: [] }, id)
  })

  test('under sixteen applies with a parent who agrees, whom HR can call; nobody else is asked for one', async () => {
    const year = new Date().getUTCFullYear() - 15
    const child = { ...content, full_name: 'Lò Văn Nhỏ', date_of_birth: `${year}-01-01` }
    const refused = await send(await filled({ content: child }))
    expect(Object.keys(refused.body.errors ?? {})).toEqual([
      'content.guardian_name',
      'content.guardian_phone',
      'content.guardian_agrees',
    ])
    const guardian = { guardian_name: 'Lò Thị Mẹ', guardian_phone: '0912000111', guardian_agrees: true }
    const asked = await send(await filled({ content: { ...content, ...guardian } }))
    expect(Object.keys(asked.body.errors ?? {})).toContain('content.guardian_name')
    const token = await tokenInTime(api, word)
    const { reference } = await sent({ token, content: { ...child, ...guardian }, source_word: 'facebook' })
    const { rows } = await asOwner(
      1,
      'select candidate_id::integer as id from applications where company_id = 1 and reference = $1',
      [reference],
    )
    const { id } = rows[0] as { id: number }
    const { applications } = (await hr.call('candidates.history', { path: { id } })).body.data
    expect(applications).toMatchObject([
      {
        reference,
        source_word: 'facebook',
        email_confirmed: false,
        guardian_name: 'Lò Thị Mẹ',
        guardian_phone: '0912000111',
        answers: [{ key: '0a1b2c3d', question: 'Bạn có bằng hàn 6G không?', value: true }],
      },
    ])
  })

  test('is no candidate twice: the same form again is answered alike, another form by its token is refused', async () => {
    const body = await filled()
    const [first, second] = await Promise.all([send(body), send(body)])
    expect([first.status, second.status]).toEqual([201, 201])
    expect(first.body.data.application).toEqual(second.body.data.application)
    const other = await send({ ...body, content: { ...content, full_name: 'Vũ Thị Khác' } })
    expect(other.status).toBe(409)
    const { rows } = await asOwner(
      1,
      'select count(*)::integer as total from applications where reference = $1',
      [first.body.data.application.reference],
    )
    expect(rows).toEqual([{ total: 1 }])
  })

  test.each<[string, Partial<Send>, string]>([
    ['without what is required', { content: { ...content, email: null } }, 'content.email'],
    ['with what is not asked', { content: { ...content, height: 170 } }, 'content.height'],
    ['without an answer', { answers: [] }, 'answers.0a1b2c3d'],
    ['with an answer of another kind', { answers: [{ key: '0a1b2c3d', value: 'có' }] }, 'answers.0.value'],
    ['with an answer to nothing', { answers: [{ key: 'ffffffff', value: true }] }, 'answers.0.value'],
    ['without agreeing', { consents: [{ purpose: 'reserve', number: 1 }] }, 'consents'],
    ['agreeing to an old text', { consents: [{ purpose: 'processing', number: 99 }] }, 'consents.0.number'],
    ['too young', { content: { ...content, date_of_birth: '2020-01-01' } }, 'date_of_birth'],
  ])('%s is told so, and nothing is kept', async (_, changed, named) => {
    const before = await asOwner(1, 'select count(*)::integer as total from applications')
    // The reserve text may have another number by now.
    const consents = (await form()).consents
    const given = changed.consents?.map((each) => ({
      ...each,
      number:
        each.number === 99 ? 99 : (consents.find(({ purpose }) => purpose === each.purpose)?.number ?? 1),
    }))
    const { status, body } = await send(await filled({ ...changed, ...(given && { consents: given }) }))
    expect(status, JSON.stringify(body)).toBe(400)
    expect(Object.keys(body.errors ?? {})).toContain(named)
    expect((await asOwner(1, 'select count(*)::integer as total from applications')).rows).toEqual(
      before.rows,
    )
  })

  test.each([
    ['forged', (token: string) => `${token.slice(0, -4)}AAAA`],
    ['of another time', (token: string) => token.replace(/\.\d+\./, '.1600000000.')],
    ['no token', () => 'abc'],
  ])('by a token that is %s is sent back to the form', async (_, change) => {
    const body = await filled()
    expect((await send({ ...body, token: change(body.token) })).status).toBe(409)
  })

  test('by the token of another campaign is sent back too', async () => {
    const other = await publish(2)
    const { token } = await form(other.word)
    expect((await send(await filled({ token }))).status).toBe(409)
  })
})

describe('one’s own page', () => {
  test('opens to its secret alone', async () => {
    const { secret } = await sent()
    const wrong = [`${secret.slice(0, -3)}AAA`, 'A'.repeat(43), hr.token ?? '']
    for (const token of wrong) expect((await own(token).call('externals.application', {})).status).toBe(401)
    expect((await stranger.call('externals.application', {})).status).toBe(401)
  })

  test('is corrected by its reference and its version, and by no other', async () => {
    const mine = await sent()
    const theirs = await sent()
    const { version } = await shown(mine.secret)
    const changed = { ...content, full_name: 'Vũ Thị Đổi Tên' }
    const update = (id: string, body: Input<'externals.update'>['body']) =>
      own(mine.secret).call('externals.update', { path: { id }, body })
    const answers = [{ key: '0a1b2c3d', value: false }]
    expect((await update(theirs.reference, { version, content: changed, answers })).status).toBe(404)
    const done = await update(mine.reference, { version, content: changed, answers })
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    expect(done.body.data.application).toMatchObject({ content: changed, answers })
    expect((await update(mine.reference, { version, content, answers })).status).toBe(409)
    expect((await shown(theirs.secret)).content.full_name).toBe(content.full_name)
  })

  test('is taken back once, and then says so', async () => {
    const { secret } = await sent()
    const { status, body } = await own(secret).call('externals.withdraw', { body: { reason: 'Đã có việc' } })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.data.application).toMatchObject({
      state: 'withdrawn',
      may_withdraw: false,
      may_change: false,
    })
    expect((await own(secret).call('externals.withdraw', { body: {} })).status).toBe(409)
  })
})

describe('many forms of one network', () => {
  test('are kept aside from the thirty-first on, and refused for a minute where no person sends so many', async () => {
    const reasons = new Set<string>()
    let status = 201
    for (let sentForms = 0; sentForms < 130 && status === 201; sentForms += 1) {
      const answered = await send(await filled())
      status = answered.status
      if (status === 201) {
        const { rows } = await asOwner(1, 'select suspected_for from applications where reference = $1', [
          answered.body.data.application.reference,
        ])
        for (const reason of (rows[0] as { suspected_for: string[] }).suspected_for) reasons.add(reason)
      }
    }
    expect(status).toBe(429)
    expect(reasons).toContain('rush')
    await api.db.superuser.query('delete from portal_attempts')
  })
})

test('forms of one campaign are kept aside beyond six hundred an hour, and let through again after it', async () => {
  await api.db.superuser.query('delete from portal_attempts')
  await sent({ token: await tokenInTime(api, word) })
  const isKept = async (reference: string) => {
    const { rows } = await asOwner(
      1,
      'select suspected_for from applications where company_id = 1 and reference = $1',
      [reference],
    )
    return (rows[0] as { suspected_for: string[] }).suspected_for.includes('rush')
  }
  const next = async () => (await sent({ token: await tokenInTime(api, word) })).reference
  await api.db.superuser.query(`update portal_attempts set total = 600 where kind = 'campaign'`)
  expect(await isKept(await next())).toBe(true)
  await api.db.superuser.query(`update portal_attempts set began_at = now() - interval '61 minutes'`)
  expect(await isKept(await next())).toBe(false)
})

describe('what looks like no person', () => {
  test('is answered like any other, and HR finds no candidate of it', async () => {
    const { secret } = await sent({ website: 'https://example.com' })
    expect((await shown(secret)).state).toBe('received')
    const { rows } = await asOwner(
      1,
      `select candidate_id, suspected_for from applications where 'trap' = any(suspected_for)`,
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every((row) => (row as { candidate_id: unknown }).candidate_id === null)).toBe(true)
  })
})

describe('whoever took his time', () => {
  test('becomes a candidate of the campaign with what he agreed to, whoever else has his number', async () => {
    const first = await sentInTime()
    const second = await sentInTime()
    const rows = await candidatesOf([first.reference, second.reference])
    expect(rows).toHaveLength(2)
    expect(new Set(rows.map(({ applicant_id: id }) => id)).size).toBe(2)
    for (const row of rows)
      expect(row).toMatchObject({
        recruitment_id: campaignId,
        state: 'new',
        source: 'website',
        full_name: content.full_name,
        purposes: ['processing'],
      })
    const { rows: lines } = await asOwner(
      1,
      `select user_id, detail from audit_trail where operation = 'externals.apply' order by id desc limit 1`,
    )
    expect(lines).toEqual([{ user_id: null, detail: { by: 'applicant' } }])
  })

  test('corrects until somebody reads, and reads nothing that HR has not told', async () => {
    const { reference, secret } = await sentInTime()
    const { version } = await shown(secret)
    const update = (full_name: string) =>
      own(secret).call('externals.update', {
        path: { id: reference },
        body: { version, content: { ...content, full_name }, answers: [{ key: '0a1b2c3d', value: true }] },
      })
    expect((await update('Vũ Thị Mới')).status).toBe(200)
    const [candidate] = await candidatesOf([reference])
    expect(candidate?.full_name).toBe('Vũ Thị Mới')
    await asOwner(
      1,
      `update candidates set state = 'failed', state_reason = 'Thiếu kinh nghiệm' where company_id = 1 and id = $1`,
      [candidate?.id],
    )
    const application = await shown(secret)
    expect(application).toMatchObject({ state: 'reading', may_change: false, may_withdraw: false })
    expect(JSON.stringify(application)).not.toContain('Thiếu kinh nghiệm')
    expect((await update('Vũ Thị Muộn')).status).toBe(409)
  })

  test('is erased with his candidate, and his link leads nowhere from then on', async () => {
    const { reference, secret } = await sentInTime()
    const [candidate] = await candidatesOf([reference])
    await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
      eraseCandidates(transaction, [Number(candidate?.id)]),
    )
    expect((await own(secret).call('externals.application', {})).status).toBe(401)
    const { rows } = await asOwner(
      1,
      'select content, answers, candidate_id from applications where reference = $1',
      [reference],
    )
    expect(rows).toEqual([{ content: {}, answers: {}, candidate_id: null }])
  })

  test('ends his candidature by taking it back, with his reason in its history', async () => {
    const { reference, secret } = await sentInTime()
    const { status } = await own(secret).call('externals.withdraw', { body: { reason: 'Đã có việc' } })
    expect(status).toBe(200)
    const [candidate] = await candidatesOf([reference])
    expect(candidate).toMatchObject({ state: 'withdrawn', state_reason: 'Đã có việc' })
  })
})

/** Sends a form whose token is ten seconds old. */
async function sentInTime(): Promise<Schemas['ApplicationSent']> {
  return sent({ token: await tokenInTime(api, word) })
}

interface TakenIn {
  id: string
  applicant_id: string
  recruitment_id: number
  state: string
  state_reason: string | null
  source: string
  full_name: string
  purposes: string[]
}

async function candidatesOf(references: readonly string[]): Promise<TakenIn[]> {
  const { rows } = await asOwner(
    1,
    `select candidates.*, array(select purpose from applicant_consents c where c.company_id = 1
       and c.applicant_id = candidates.applicant_id order by purpose) as purposes
     from candidates join applications on applications.company_id = 1 and applications.candidate_id = candidates.id
     where candidates.company_id = 1 and reference = any($1::text[])`,
    [references],
  )
  return rows as TakenIn[]
}
