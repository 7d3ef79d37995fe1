import { type Input, permissionNames } from '@nhansu/sdk/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { newcomer } from '../../../testing/newcomer.ts'
import { pdfText } from '../../../print/testing/pdf-text.ts'

const api = apiForFile(() => ({ PORTAL_URL: 'https://tuyen-dung.example.com/' }))
let hr: Person
let boss: Person
/** The campaign that a test is about. */
let path: { id: number }
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const everything = permissionNames.map((name) => [name, 'company'] as const)
  boss = await newcomer(api, { login: 'boss', companies: { 1: everything } })
})
beforeEach(async () => {
  const body = { name: 'Tuyển thủ kho', department_id: 2, position_id: 2, quantity: 3 }
  path = { id: (await hr.call('recruitments.store', { body })).body.data.recruitment.id }
})

type Update = Input<'applicationForms.update'>['body']
type State = Input<'applicationForms.publish'>['body']['state']

const ask = (body: Update) => hr.call('applicationForms.update', { path, body })
const publish = (state: State) => hr.call('applicationForms.publish', { path, body: { state } })
const show = async () => (await hr.call('applicationForms.show', { path })).body.data
const agree = (purpose: 'processing' | 'sensitive' | 'reserve', content: string, more: object = {}) =>
  boss.call('consentTexts.store', { body: { purpose, content, ...more } })

/** Brings the campaign of the test to where people are wanted. */
async function openCampaign() {
  const body = { deadline: '2031-01-31', description: 'Xếp dỡ hàng.', requirements: 'Sức khỏe tốt.' }
  await hr.call('recruitments.update', { path, body })
  await hr.call('recruitmentRounds.storeBulk', {
    path,
    body: { rounds: [{ name: 'Phỏng vấn', kind: 'interview', weight: 100 }] },
  })
  await hr.call('recruitments.changeStatus', { path: { ...path, status: 'recruiting' }, query: {}, body: {} })
}

async function giveContact() {
  await boss.call('company.update', { body: { data_contact: 'Lê Thị Hạnh', data_phone: '02439990000' } })
}

describe('the form of a campaign', () => {
  test('asks at first for as little as hiring needs, and nothing that needs a ground', async () => {
    const { form, publication } = await show()
    expect(form.fields.map(({ field, need }) => `${field} ${need}`)).toEqual([
      'email optional',
      'address optional',
      'edu_level optional',
      'experiences optional',
      'cv optional',
    ])
    expect(form).toMatchObject({
      questions: [],
      is_listed: true,
      is_salary_public: false,
      answer_within_days: 10,
    })
    expect(publication.state).toBe('hidden')
  })

  test('is kept in the order of the form, with a ground where one belongs', async () => {
    const { body } = await ask({
      fields: [
        { field: 'height', need: 'required', ground: 'Xếp hàng lên giá cao 2,1 m.' },
        { field: 'email', need: 'required', ground: 'Không cần.' },
      ],
    })
    expect(body.data.form.fields).toEqual([
      { field: 'email', need: 'required', ground: null },
      { field: 'height', need: 'required', ground: 'Xếp hàng lên giá cao 2,1 m.' },
    ])
  })

  test.each([
    [{ fields: [{ field: 'gender', need: 'optional' }] }, 'fields.0.ground'],
    [{ fields: [{ field: 'photo', need: 'optional', ground: null }] }, 'fields.0.ground'],
    [
      {
        fields: [
          { field: 'cv', need: 'optional' },
          { field: 'cv', need: 'required' },
        ],
      },
      'fields.1.field',
    ],
    [{ questions: [{ text: 'Ca nào?', kind: 'one', choices: ['Ngày'] }] }, 'questions.0.choices'],
    [{ questions: [{ text: 'Ca đêm?', kind: 'yes_no', choices: ['Có', 'Không'] }] }, 'questions.0.choices'],
    [
      { questions: ['Bằng lái?', 'Hộ chiếu?', 'Bằng cấp?', 'Ảnh?'].map((text) => ({ text, kind: 'file' })) },
      'questions.3.kind',
    ],
    [{ questions: [{ key: '00000000', text: 'Ca đêm?', kind: 'yes_no' }] }, 'questions.0.key'],
    [
      {
        questions: [
          { text: 'Ca đêm?', kind: 'yes_no' },
          { text: ' Ca đêm? ', kind: 'date' },
        ],
      },
      'questions.1.text',
    ],
  ] as const)('refuses %o at %s and keeps what it was', async (body, field) => {
    expect(await ask(body as unknown as Update)).toMatchObject({
      status: 400,
      body: { errors: { [field]: [expect.any(String)] } },
    })
    expect((await show()).form).toMatchObject({ version: 1, questions: [] })
  })

  test('knows a question by its key, through changes and in a copy', async () => {
    const first = await ask({
      questions: [{ text: 'Bạn làm được ca đêm không?', kind: 'yes_no', is_required: true }],
    })
    const [question] = first.body.data.form.questions
    const key = question?.key ?? ''
    expect(key).toMatch(/^[0-9a-f]{8}$/)
    const changed = await ask({
      questions: [
        { text: 'Bằng lái?', kind: 'several', choices: ['C', 'CE'] },
        { key, text: 'Bạn làm ca đêm được không?', kind: 'yes_no' },
      ],
    })
    expect(changed.body.data.form.questions).toMatchObject([
      { key: expect.not.stringMatching(key), choices: ['C', 'CE'], is_required: false },
      { key, text: 'Bạn làm ca đêm được không?' },
    ])
    const twice = { key, text: 'Một', kind: 'date' } as const
    expect((await ask({ questions: [twice, { ...twice, text: 'Hai' }] })).status).toBe(400)
    const copy = (await hr.call('recruitments.copy', { path })).body.data.recruitment
    const copied = await hr.call('applicationForms.show', { path: { id: copy.id } })
    expect(copied.body.data.form.questions).toEqual(changed.body.data.form.questions)
  })

  test('is saved over nobody’s changes, and not once the campaign is over', async () => {
    const { form } = await show()
    expect((await ask({ answer_within_days: 5, version: form.version })).status).toBe(200)
    expect(await ask({ answer_within_days: 7, version: form.version })).toMatchObject({
      status: 409,
      body: { data: { form: { answer_within_days: 5 } } },
    })
    await openCampaign()
    const done = { path: { ...path, status: 'done' }, query: {}, body: { closing_note: 'Đủ.' } } as const
    await hr.call('recruitments.changeStatus', done)
    expect((await ask({ answer_within_days: 7 })).status).toBe(409)
  })
})

describe('a text to agree to', () => {
  test('counts its versions, keeps the old ones, and says how long data are kept', async () => {
    expect(await agree('reserve', 'Tôi đồng ý để công ty lưu hồ sơ.')).toMatchObject({
      status: 400,
      body: { errors: { content: [expect.stringContaining('{months}')] } },
    })
    const text = 'Tôi đồng ý để công ty lưu hồ sơ {months} tháng.'
    const first = await agree('reserve', text, { asks_anew: true, after: 0 })
    // The first one asks nobody anew: nobody has agreed to anything before.
    expect(first.body.data.texts).toMatchObject([
      { purpose: 'reserve', number: 1, content: text, asks_anew: false },
    ])
    expect(first.body.data.keeping).toEqual({ days: 30, months: 24 })
    expect((await agree('reserve', text)).status).toBe(400)
    expect((await agree('reserve', `${text} Hết.`, { after: 0 })).status).toBe(409)
    const second = await agree('reserve', `${text} Hết.`, { after: 1, asks_anew: true })
    expect(second.body.data.texts.map(({ number, asks_anew: anew }) => [number, anew])).toEqual([
      [2, true],
      [1, false],
    ])
  })

  test('comes into force once, however many put theirs there at the same moment', async () => {
    const answers = await Promise.all(
      ['Một', 'Hai', 'Ba'].map((word) =>
        agree('sensitive', `${word}: tôi đồng ý, xóa sau {days} ngày.`, { after: 0 }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409])
  })

  test('is never changed: the server may add one and do no more', async () => {
    const { rows } = await api.db.superuser.query<{ privilege_type: string }>(
      `select privilege_type from information_schema.role_table_grants
       where table_name = 'consent_texts' and grantee = $1 order by 1`,
      [new URL(api.db.urls.app).username],
    )
    expect(rows.map(({ privilege_type: right }) => right)).toEqual(['INSERT', 'SELECT'])
  })
})

describe('a campaign on the portal', () => {
  test('is not public before applicants have what they are owed, each missing thing in words', async () => {
    const { publication } = await show()
    expect(publication.hindrances).toEqual([
      'Chưa có nội dung đồng ý xử lý hồ sơ.',
      'Thông tin công ty chưa có người liên hệ về dữ liệu cá nhân và số điện thoại.',
      'Đợt chưa mở tuyển dụng.',
    ])
    expect(await publish('published')).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Chưa thể công khai\. Chưa có nội dung đồng ý/) },
    })
    expect(await publish('paused')).toMatchObject({
      status: 409,
      body: { message: 'Đợt chưa được đăng nên không tạm ngừng được.' },
    })
  })

  test('is published, paused, opened again and taken away; its link stays the same', async () => {
    await openCampaign()
    await giveContact()
    await agree('processing', 'Tôi đồng ý, hồ sơ được xóa sau {days} ngày.')
    const published = (await publish('published')).body.data.publication
    expect(published).toMatchObject({ state: 'published', hindrances: [], published_at: expect.any(String) })
    const { rows } = await api.db.superuser.query<{ word: string }>(
      `select translate(rtrim(encode(decode(replace(public_id::text, '-', ''), 'hex'), 'base64'), '='), '+/', '-_') as word
       from recruitments where id = $1`,
      [path.id],
    )
    expect(published.address).toBe(`https://tuyen-dung.example.com/tuyen-dung/${rows[0]?.word}`)
    expect((await publish('paused')).body.data.publication).toMatchObject({ state: 'paused' })
    const again = (await publish('published')).body.data.publication
    expect(again).toEqual(published)
    expect((await publish('hidden')).body.data.publication).toMatchObject({
      state: 'hidden',
      address: published.address,
    })
    const { rows: lines } = await api.db.superuser.query(
      `select detail from audit_trail where operation = 'applicationForms.publish' and record_id = $1 and result = 'done' order by id`,
      [path.id],
    )
    expect(lines.map(({ detail }) => `${detail.from} ${detail.to}`)).toEqual([
      'hidden published',
      'published paused',
      'paused published',
      'published hidden',
    ])
  })

  test('keeps a person whom applicants reach, and asks nothing without a text to agree to', async () => {
    await openCampaign()
    await giveContact()
    await agree('processing', 'Tôi đồng ý với bản mới, hồ sơ được xóa sau {days} ngày.')
    await api.db.superuser.query(`delete from consent_texts where purpose = 'sensitive'`)
    expect((await publish('published')).status).toBe(200)
    expect(await boss.call('company.update', { body: { data_phone: null } })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('đang ở trên cổng ứng tuyển') },
    })
    const fields = [{ field: 'photo', need: 'optional', ground: 'Làm thẻ ra vào cảng.' }] as const
    expect(await ask({ fields: [...fields] })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('dữ liệu nhạy cảm') },
    })
    expect((await show()).form.fields).toHaveLength(5)
    await agree('sensitive', 'Tôi đồng ý, dữ liệu nhạy cảm được xóa sau {days} ngày.')
    expect((await ask({ fields: [...fields] })).status).toBe(200)
    await publish('hidden')
  })

  test('has a poster as long as its page takes applications, without pay that is not public', async () => {
    const poster = () => hr.call('applicationForms.poster', { path })
    await openCampaign()
    await giveContact()
    const refused = await poster()
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('chưa nhận hồ sơ')])
    await agree('processing', 'Tôi đồng ý để in, hồ sơ được xóa sau {days} ngày.')
    await hr.call('recruitments.update', { path, body: { salary_from: 9_000_000, salary_to: 12_000_000 } })
    await publish('published')
    const told = async () => {
      const { status, bytes } = await poster()
      expect(status).toBe(200)
      return pdfText(bytes)
    }
    const [page = '', ...others] = await told()
    expect(others).toEqual([])
    for (const words of [
      'THÔNG BÁO TUYỂN DỤNG',
      'Tuyển thủ kho',
      'Số lượng cần tuyển: 3 người',
      'Hạn nộp hồ sơ: 31/01/2031',
      'Lê Thị Hạnh, 02439990000',
      'tuyen-dung.example.com',
      'không thu bất kỳ khoản phí nào',
    ])
      expect(page).toContain(words.replaceAll(' ', ''))
    expect(page).not.toContain('triệu')
    await ask({ is_salary_public: true })
    expect((await told())[0]).toContain('9–12triệu')
    await publish('paused')
    expect((await poster()).status).toBe(409)
  })

  test('leaves it when it becomes a plan again', async () => {
    await openCampaign()
    await giveContact()
    await agree('processing', 'Tôi đồng ý lần nữa, hồ sơ được xóa sau {days} ngày.')
    await publish('published')
    const plan = { path: { ...path, status: 'planning' }, query: {}, body: { reason: 'Lập lại.' } } as const
    expect((await hr.call('recruitments.changeStatus', plan)).status).toBe(200)
    expect((await show()).publication.state).toBe('hidden')
  })
})
