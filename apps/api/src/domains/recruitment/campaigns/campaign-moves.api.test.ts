import { beforeAll, describe, expect, test } from 'vitest'
import { permissionNames, type Schemas } from '@nhansu/sdk/contract'
import { recruitmentStatusLabels } from '@nhansu/sdk/domains/recruitment'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { exampleFile } from '../../../testing/example-file.ts'
import { newcomer } from '../../../testing/newcomer.ts'
import { campaignMoves } from './campaign-status.ts'

type Status = Schemas['RecruitmentStatus']

const api = apiForFile()
let hr: Person
/** Somebody else who may do everything, and so approve what `hr` has sent. */
let boss: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const everything = permissionNames.map((name) => [name, 'company'] as const)
  boss = await newcomer(api, { login: 'boss', companies: { 1: everything } })
})

const texts = { description: 'Xếp dỡ hàng.', requirements: 'Sức khỏe tốt.', deadline: '2031-01-31' }

async function newCampaign(more: object = {}): Promise<number> {
  const wanted = { name: 'Tuyển thủ kho', department_id: 2, position_id: 2, quantity: 3, ...more }
  return (await hr.call('recruitments.store', { body: wanted })).body.data.recruitment.id
}

async function addRounds(id: number, ...weights: number[]) {
  const rounds = weights.map((weight, at) => ({ name: `Vòng ${at + 1}`, kind: 'interview' as const, weight }))
  return hr.call('recruitmentRounds.storeBulk', { path: { id }, body: { rounds } })
}

async function move(id: number, status: Status, body: object = {}) {
  return hr.call('recruitments.changeStatus', { path: { id, status }, query: {}, body })
}

/** A campaign in a state, reached by the moves that there are. */
async function campaignIn(status: Status): Promise<number> {
  const id = await newCampaign(texts)
  await addRounds(id, 100)
  if (status !== 'planning') expect((await move(id, 'recruiting')).status).toBe(200)
  if (status === 'done') expect((await move(id, 'done', { closing_note: 'Đủ người.' })).status).toBe(200)
  return id
}

// What is declared with these keys has no others.
const statuses = Object.keys(recruitmentStatusLabels) as Status[]
const pairs = statuses.flatMap((from) => statuses.map((to) => [from, to] as const))

const everything = { reason: 'Đổi kế hoạch.', closing_note: 'Đủ người.', deadline: '2031-02-28' }

describe('the state of a campaign', () => {
  test.each([
    ['planning', 'recruiting', {}],
    ['recruiting', 'planning', { reason: 'Đổi kế hoạch.' }],
    ['recruiting', 'done', { closing_note: 'Đủ người.' }],
    ['done', 'recruiting', { reason: 'Thiếu người.', deadline: '2031-02-28' }],
  ] as const)('goes from %s to %s and is written down', async (from, to, body) => {
    const id = await campaignIn(from)
    const answer = await move(id, to, body)
    expect(answer).toMatchObject({ status: 200, body: { data: { recruitment: { status: to } } } })
    const { body: told } = await hr.call('recruitments.history', { path: { id } })
    expect(told.data.moves[0]).toMatchObject({ kind: 'status', from, to })
  })

  test.each(pairs)('goes from %s to %s where the table has it, and nowhere else', async (from, to) => {
    const id = await campaignIn(from)
    const isAllowed = Object.hasOwn(campaignMoves, `${from} ${to}`)
    expect((await move(id, to, everything)).status).toBe(isAllowed ? 200 : 409)
    const { body } = await hr.call('recruitments.show', { path: { id } })
    expect(body.data.recruitment.status).toBe(isAllowed ? to : from)
  })

  test('has a table of four moves out of the nine that there could be', () => {
    expect(Object.keys(campaignMoves).toSorted()).toEqual([
      'done recruiting',
      'planning recruiting',
      'recruiting done',
      'recruiting planning',
    ])
    expect(pairs).toHaveLength(9)
  })

  test('is none that the contract does not know', async () => {
    const id = await campaignIn('planning')
    expect((await move(id, 'closed' as Status)).status).toBe(400)
  })

  test.each([
    ['recruiting', 'planning', 'reason'],
    ['recruiting', 'done', 'closing_note'],
    ['done', 'recruiting', 'deadline'],
  ] as const)('from %s to %s asks for %s', async (from, to, field) => {
    const id = await campaignIn(from)
    const { [field]: _, ...rest } = everything
    expect(await move(id, to, rest)).toMatchObject({
      status: 400,
      body: { errors: { [field]: [expect.any(String)] } },
    })
  })

  test('opens again only with a deadline that has not passed', async () => {
    const id = await campaignIn('done')
    const answer = await move(id, 'recruiting', { reason: 'Thiếu người.', deadline: '2020-01-01' })
    expect(answer).toMatchObject({ status: 400, body: { errors: { deadline: [expect.any(String)] } } })
  })

  test('says beforehand what hinders, and changes nothing', async () => {
    const id = await newCampaign({ deadline: '2020-01-31' })
    await addRounds(id, 50)
    const { body } = await hr.call('recruitments.changeStatus', {
      path: { id, status: 'recruiting' },
      query: { dry_run: true },
      body: {},
    })
    expect(body.data.hindrances).toEqual([
      'Hạn nộp hồ sơ đã qua.',
      'Chưa có mô tả công việc.',
      'Chưa có yêu cầu đối với ứng viên.',
      'Tổng trọng số các vòng phải bằng 100%.',
    ])
    expect(body.data.recruitment.status).toBe('planning')
    expect(await move(id, 'recruiting')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Hạn nộp hồ sơ đã qua.') },
    })
  })

  test.each([
    [99.99, 409],
    [100, 200],
  ])('opens with weights of %f together with %i', async (weight, status) => {
    const id = await newCampaign(texts)
    await addRounds(id, 50, weight - 50)
    expect((await move(id, 'recruiting')).status).toBe(status)
  })

  test('waits for everybody who applied, and never turns back into a plan with them', async () => {
    const id = await campaignIn('recruiting')
    const { body } = await hr.call('recruitmentCandidates.store', {
      path: { id },
      body: {
        full_name: 'Trần Thị Thử',
        date_of_birth: '1998-04-12',
        phone: '0977123456',
        consent_way: 'paper',
      },
    })
    expect(await move(id, 'planning', everything)).toMatchObject({
      status: 409,
      body: { message: 'Đợt đã có 1 hồ sơ ứng tuyển nên không đưa về kế hoạch được.' },
    })
    expect(await move(id, 'done', everything)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Còn 1 ứng viên chưa có kết quả.') },
    })
    const path = { id: body.data.candidate.id }
    await hr.call('candidates.fail', { path, body: { reason: 'Chưa đủ kinh nghiệm.' } })
    const done = await move(id, 'done', everything)
    expect(done.body.data.recruitment).toMatchObject({ status: 'done', candidate_total: 1, new_total: 0 })
  })

  test('that is done leaves nothing to write', async () => {
    const id = await campaignIn('done')
    expect((await addRounds(id, 0)).status).toBe(409)
    expect((await hr.call('recruitments.update', { path: { id }, body: { quantity: 9 } })).status).toBe(409)
    expect((await hr.call('recruitments.destroy', { path: { id } })).status).toBe(409)
  })

  test('keeps code, unit and position once people are wanted', async () => {
    const id = await campaignIn('recruiting')
    for (const body of [{ code: 'TD-KHAC' }, { department_id: 4 }, { position_id: 1 }]) {
      expect((await hr.call('recruitments.update', { path: { id }, body })).status).toBe(409)
    }
    expect((await hr.call('recruitments.update', { path: { id }, body: { quantity: 9 } })).status).toBe(200)
  })
})

describe('approval', () => {
  test('is nobody’s for his own, and goes back to a draft when more people are wanted', async () => {
    const id = await campaignIn('planning')
    const path = { id }
    expect((await hr.call('recruitments.approve', { path, body: {} })).status).toBe(409)
    await hr.call('recruitments.submit', { path, body: {} })
    expect((await hr.call('recruitments.update', { path, body: { quantity: 9 } })).status).toBe(409)
    expect(await hr.call('recruitments.approve', { path, body: {} })).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('chính mình') },
    })
    expect((await boss.call('recruitments.approve', { path, body: {} })).body.data.recruitment.approval).toBe(
      'approved',
    )
    const more = await hr.call('recruitments.update', { path, body: { quantity: 9 } })
    expect(more.body.data.recruitment.approval).toBe('draft')
  })

  test('that is refused says why, and the campaign cannot be opened', async () => {
    const id = await campaignIn('planning')
    const path = { id }
    await hr.call('recruitments.submit', { path, body: {} })
    expect((await move(id, 'recruiting')).status).toBe(409)
    const { body } = await boss.call('recruitments.reject', { path, body: { reason: 'Hết định biên.' } })
    expect(body.data.recruitment).toMatchObject({ approval: 'rejected', approval_reason: 'Hết định biên.' })
    expect((await move(id, 'recruiting')).status).toBe(409)
    expect((await hr.call('recruitments.submit', { path, body: {} })).status).toBe(200)
  })

  test('and a board are asked for where the company says so', async () => {
    const id = await campaignIn('planning')
    const settings = (body: object) => hr.call('recruitmentSettings.update', { body })
    await settings({ needs_approval: true, needs_board: true })
    const { body } = await hr.call('recruitments.changeStatus', {
      path: { id, status: 'recruiting' },
      query: { dry_run: true },
      body: {},
    })
    const quick = { department_id: 2, position_id: 2, quantity: 1, ...texts }
    const waiting = await hr.call('recruitments.quick', { body: quick })
    await settings({ needs_approval: false, needs_board: false })
    expect(body.data.hindrances).toEqual([
      'Đợt tuyển dụng chưa được phê duyệt.',
      'Hội đồng phải có ít nhất 3 người và đúng một chủ tịch.',
    ])
    expect(waiting.body.data.recruitment).toMatchObject({ status: 'planning', approval: 'waiting' })
    const open = await hr.call('recruitments.quick', { body: quick })
    expect(open.body.data.recruitment).toMatchObject({
      status: 'recruiting',
      name: expect.stringMatching(/^Tuyển /),
    })
  })
})

describe('parts of a campaign', () => {
  test('weigh at most the whole, to the hundredth', async () => {
    const id = await newCampaign()
    expect(await addRounds(id, 50, 50.01)).toMatchObject({
      status: 400,
      body: { errors: { 'rounds.1.weight': [expect.stringContaining('100.01%')] } },
    })
    expect((await addRounds(id, 33.33, 33.33, 33.34)).status).toBe(201)
  })

  test.each([
    [{ type: 'gender', operator: 'is', values: ['Nữ'] }, 'ground'],
    [{ type: 'lang', operator: 'is', values: ['Klingon'] }, 'values'],
    [{ type: 'age', operator: 'between', values: ['40', '18'] }, 'values'],
    [{ type: 'age', operator: 'between', values: ['18'] }, 'values'],
    [{ type: 'height', operator: 'contain', values: ['160'] }, 'operator'],
  ] as const)('refuse the condition %o at %s', async (condition, field) => {
    const id = await newCampaign()
    const good = { type: 'it', operator: 'is', values: ['Excel'] } as const
    const body = { conditions: [good, { ...condition, values: [...condition.values] }] }
    const answer = await hr.call('recruitmentConditions.storeBulk', {
      path: { id },
      body: { conditions: body.conditions.map((one) => ({ ...one, values: [...one.values] })) },
    })
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { [`conditions.1.${field}`]: [expect.any(String)] } },
    })
  })

  test('refuse a second chair and somebody of another company', async () => {
    const id = await newCampaign()
    const save = (boards: object[]) =>
      hr.call('recruitmentBoards.bulk', { path: { id }, body: { boards } as never })
    const chairs = [
      { employee_id: 11, role: 'chair' },
      { employee_id: 12, role: 'chair' },
    ]
    expect(await save(chairs)).toMatchObject({
      status: 400,
      body: { errors: { 'boards.1.role': [expect.any(String)] } },
    })
    expect((await save([{ employee_id: 112, role: 'chair' }])).status).toBe(400)
    expect((await save([{ employee_id: 11, role: 'chair' }])).status).toBe(200)
    // The chair changes hands in one save.
    expect(
      await save([
        { employee_id: 11, role: 'member' },
        { employee_id: 12, role: 'chair' },
      ]),
    ).toMatchObject({ status: 200, body: { data: { boards: [{ employee_id: 12 }, { employee_id: 11 }] } } })
  })

  test.each([
    [{ planned: -1 }, 400],
    [{ planned: 2 ** 53 }, 400],
    [{ actual: 5, paid_date: '2026-01-31' }, 400],
    [{ paid_date: '2026-03-01' }, 400],
    [{ actual: 5, paid_date: '2026-03-01' }, 201],
  ])('take the cost %o with %i', async (cost, status) => {
    const id = await newCampaign({ start_date: '2026-02-01' })
    const answer = await hr.call('recruitmentCosts.storeBulk', {
      path: { id },
      body: { costs: [{ name: 'Đăng tin', ...cost }] },
    })
    expect(answer.status).toBe(status)
  })

  test('come along with a copy: text, conditions, board, rounds with their kits and planned costs', async () => {
    const id = await campaignIn('done')
    const source = await newCampaign({ ...texts, replaced_employee_ids: [12] })
    expect(id).not.toBe(source)
    const path = { id: source }
    await addRounds(source, 60, 40)
    const include = ['conditions', 'boards', 'rounds', 'costs'] as const
    const shown = async (one: number) =>
      (await hr.call('recruitments.show', { path: { id: one }, query: { include: [...include] } })).body.data
        .recruitment
    const [first] = (await shown(source)).rounds ?? []
    const roundId = first?.id ?? 0
    await hr.call('recruitmentBoards.bulk', {
      path,
      body: { boards: [{ employee_id: 11, role: 'chair', round_ids: [roundId] }] },
    })
    await hr.call('recruitmentRounds.interviews', {
      path,
      body: {
        round_id: roundId,
        minutes: 30,
        criteria: [{ name: 'Chuyên môn', weight: 100, words_for_5: 'Làm được việc' }],
        questions: ['Vì sao bạn nghỉ việc cũ?'],
        seats: [{ employee_ids: [11] }],
      },
    })
    await hr.call('recruitmentCosts.storeBulk', {
      path,
      body: { costs: [{ name: 'Đăng tin', planned: 5, actual: 4 }] },
    })
    const copied = await hr.call('recruitments.copy', { path })
    const copy = await shown(copied.body.data.recruitment.id)
    expect(copy).toMatchObject({
      status: 'planning',
      approval: 'draft',
      deadline: null,
      description: texts.description,
      boards: [{ employee_id: 11, role: 'chair', round_ids: [copy.rounds?.[0]?.id] }],
      rounds: [
        {
          weight: 60,
          minutes: 30,
          criteria: [{ name: 'Chuyên môn', words_for_5: 'Làm được việc' }],
          questions: ['Vì sao bạn nghỉ việc cũ?'],
          seats: [{ employee_ids: [11] }],
        },
        { weight: 40 },
      ],
      costs: [{ planned: 5, actual: null }],
    })
    // A campaign that is deleted comes back with all of it, too.
    const before = await shown(copy.id)
    await hr.call('recruitments.destroy', { path: { id: copy.id } })
    await hr.call('recruitments.restore', { body: { ids: [copy.id] } })
    expect(await shown(copy.id)).toEqual(before)
  })

  test('keep papers of an exam from readers, and give a deleted paper back with its file', async () => {
    const id = await newCampaign()
    const file = exampleFile({ contentMediaType: 'application/pdf', example: 'de-thi.pdf' })
    const { body } = await hr.call('recruitmentDocuments.store', {
      path: { id },
      body: { kind: 'exam', name: 'Đề thi viết', file },
    })
    const path = { id: body.data.document.id }
    const reader = await newcomer(api, {
      login: 'campaign.reader',
      companies: { 1: [['recruitment_access', 'company']] },
    })
    expect((await reader.call('recruitmentDocuments.file', { path })).status).toBe(404)
    const { body: read } = await reader.call('recruitments.show', {
      path: { id },
      query: { include: ['documents'] },
    })
    expect(read.data.recruitment.documents).toEqual([])
    expect(await hr.call('recruitmentDocuments.file', { path })).toMatchObject({ status: 200 })
    const { rows } = await api.db.superuser.query(
      `select from audit_trail where operation = 'recruitmentDocuments.file' and record_id = $1`,
      [path.id],
    )
    expect(rows).toHaveLength(1)
    await hr.call('recruitmentDocuments.destroy', { path })
    expect((await hr.call('recruitmentDocuments.file', { path })).status).toBe(404)
    expect((await hr.call('recruitmentDocuments.restore', { path })).body.data.document.file_name).toBe(
      'de-thi.pdf',
    )
  })
})
