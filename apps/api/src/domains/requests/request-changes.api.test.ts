import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { inCompany } from '../../db/transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { jobs } from '../../jobs/registry.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { exampleFile } from '../../testing/example-file.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { runJobs } from '../../testing/jobs.ts'
import { fileOwner, type Grants, type Request, sent, store } from './testing/file-owner.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

const owner = (...grants: Grants) => fileOwner(api, ...grants)

function review({ id, version, items }: Request, accept: boolean, by = hr, reason?: string) {
  return by.call('requestChangeInfos.review', {
    path: { id },
    body: { version, items: items.map((item) => ({ id: item.id, accept, ...(reason && { reason }) })) },
  })
}

async function cardOf(id: number) {
  return (await hr.call('employees.show', { path: { id } })).body.data.employee
}

/** What was changed in the file itself, and not by a change of work. */
async function editsOf(id: number) {
  const { changes } = (await hr.call('employeeHistory.list', { path: { id } })).body.data
  return changes.filter(({ job_change }) => job_change === null)
}

async function evidence(person: Person): Promise<number> {
  const file = exampleFile({ contentMediaType: 'image/png', example: 'minh-chung.png' })
  return (await person.call('requestChangeInfos.storeFile', { body: { file } })).body.data.file.id
}

async function count(table: string, employeeId: number): Promise<number> {
  const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query<{ total: number }>(
      `select count(*)::integer as total from ${table} where employee_id = $1`,
      [employeeId],
    ),
  )
  return rows[0]?.total ?? 0
}

async function arrange(text: string, values: unknown[]): Promise<void> {
  await inCompanyOf(api.db.superuser, 1, (client) => client.query(text, values))
}

async function turn(): Promise<void> {
  await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    enqueue(transaction, jobs['requests.apply-due'], {}),
  )
  await runJobs(api.db, { jobs: [jobs['requests.apply-due']] })
}

const nativePlace = (new_value: string) => [{ path: 'native_place', new_value }]

describe('sending', () => {
  test('saves at once what its owner may change, and lets the rest wait', async () => {
    const me = await owner()
    const { body } = await store(me, [
      { path: 'phone', new_value: '0912 345 678' },
      ...nativePlace('Hải Phòng'),
    ])
    expect(body.data.field_change).toBe('phone')
    expect(body.data.request).toMatchObject({
      state: 'waiting',
      field_change: 'native_place',
      changes: 'Quê quán',
      is_mine: true,
      can_cancel: true,
      items: [{ old_value: null, new_value: 'Hải Phòng', state: 'waiting' }],
    })
    expect(await cardOf(me.employeeId)).toMatchObject({ phone: '0912345678', native_place: null })
    expect(await editsOf(me.employeeId)).toMatchObject([
      { path: 'phone', source: 'edit', user_name: expect.stringContaining('owner.') },
    ])
  })

  test.each([
    ['account.roles', 'x'],
    ['__proto__.x', 'x'],
    ['constructor.prototype', 'x'],
    ['hr_note', 'x'],
    ['company_email', 'x@example.com'],
    ['relatives.999999.full_name', 'Ai Đó'],
    ['relatives.new-1.polluted', 'x'],
    ['phone.x', '0912345678'],
    ['employee_id', 12],
  ])('refuses %s and keeps nothing', async (path, new_value) => {
    const me = await owner()
    const { status } = await store(me, [
      { path, new_value },
      { path: 'phone', new_value: '0912345678' },
    ])
    expect(status).toBe(400)
    expect(await count('request_change_infos', me.employeeId)).toBe(0)
    expect((await cardOf(me.employeeId)).phone).toBe('0912000111')
    expect(Reflect.get(Object.prototype, 'x')).toBeUndefined()
  })

  test('refuses the row of somebody else, and values that the contract or a rule refuses', async () => {
    const [me, other] = [await owner(), await owner()]
    const { relative } = (
      await hr.call('employeeRelatives.store', {
        path: { id: other.employeeId },
        body: { relationship: 8, full_name: 'Nguyễn Văn Em' },
      })
    ).body.data
    const theirs = await store(me, [
      { path: `relatives.${relative.id}.full_name`, new_value: 'Nguyễn Văn Khác' },
    ])
    expect(theirs.status).toBe(400)
    const wrong = await store(me, [{ path: 'marital_status', new_value: 'many' }])
    expect(wrong).toMatchObject({ status: 400, body: { errors: { marital_status: [expect.any(String)] } } })
    const young = await store(me, [{ path: 'date_of_birth', new_value: '2020-01-01' }])
    expect(young.status).toBe(400)
    const short = await store(me, [{ path: 'relatives.new-1.full_name', new_value: 'Ai Đó' }])
    expect(short).toMatchObject({
      status: 400,
      body: { errors: { 'relatives.new-1.relationship': expect.any(Array) } },
    })
    expect(await count('request_change_infos', me.employeeId)).toBe(0)
  })

  test('asks for evidence, of the sender himself', async () => {
    const [me, other] = [await owner(), await owner()]
    const married = [{ path: 'marital_status', new_value: 'married' }]
    expect((await store(me, married)).body.errors).toEqual({
      file_ids: ['Vui lòng đính kèm minh chứng cho thông tin cần duyệt.'],
    })
    expect((await store(me, married, { file_ids: [await evidence(other)] })).status).toBe(400)
    const file_id = await evidence(me)
    const request = await sent(me, married, { file_ids: [file_id] })
    expect(request.files).toMatchObject([{ id: file_id }])
    // Of one request it is no other's.
    expect((await store(me, [{ path: 'ethnic', new_value: 'Kinh' }], { file_ids: [file_id] })).status).toBe(
      400,
    )
    const ticket = (person: Person) =>
      person.call('requestChangeInfos.fileTicket', { path: { id: request.id, file_id } })
    expect((await ticket(me)).status).toBe(200)
    expect((await ticket(other)).status).toBe(404)
    expect((await ticket(hr)).status).toBe(200)
  })

  test('closes the field, names a day within 90 days, and changes something', async () => {
    const me = await owner()
    await sent(me, nativePlace('Hải Phòng'))
    expect(await store(me, nativePlace('Hà Nội'))).toMatchObject({
      status: 409,
      body: { message: 'Thông tin này đang có yêu cầu chờ duyệt.' },
    })
    const far = await store(me, [{ path: 'ethnic', new_value: 'Kinh' }], { effective_date: '2099-01-01' })
    expect(far.body.errors).toHaveProperty('effective_date')
    const same = await store(me, [{ path: 'phone', new_value: '0912000111' }])
    expect(same).toMatchObject({ status: 400, body: { message: 'Không có thông tin nào thay đổi.' } })
  })

  test('tells reviewers and the owner by mails without values', async () => {
    const reviewer = await owner(
      ['request_change_edit', 'company'],
      ['employee_access', 'company'],
      ['employee_sensitive', 'company'],
    )
    const me = await owner()
    const request = await sent(me, nativePlace('Nơi Bí Mật'))
    expect((await review(request, true, reviewer)).status).toBe(200)
    const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query<{ template: string; to_address: string; subject: string; variables: object }>(
        'select template, to_address, subject, body, variables from mails where to_address = any($1)',
        [[reviewer, me].map(({ employeeId }) => `dao${employeeId}@example.com`)],
      ),
    )
    expect(rows.map(({ template, to_address }) => [template, to_address])).toEqual([
      ['request-waiting', `dao${reviewer.employeeId}@example.com`],
      ['request-reviewed', `dao${me.employeeId}@example.com`],
    ])
    expect(JSON.stringify(rows)).not.toContain('Bí Mật')
  })
})

describe('reviewing', () => {
  test('writes what is accepted into the file and its history, by the reviewer', async () => {
    const me = await owner()
    const request = await sent(me, nativePlace('Hải Phòng'))
    const { body } = await review(request, true)
    expect(body.data.request).toMatchObject({ state: 'approved', reviewed_by_name: 'Phạm Thu Hà' })
    expect((await cardOf(me.employeeId)).native_place).toBe('Hải Phòng')
    expect(await editsOf(me.employeeId)).toMatchObject([
      { path: 'native_place', source: 'request', user_name: 'Phạm Thu Hà' },
    ])
    expect(await review(request, true)).toMatchObject({ status: 409 })
  })

  test('goes item by item, each refusal with its reason', async () => {
    const me = await owner()
    const request = await sent(me, [...nativePlace('Hải Phòng'), { path: 'ethnic', new_value: 'Kinh' }])
    const [first, second] = request.items
    if (!first || !second) throw new Error('two items were sent')
    const verdicts = (items: Input<'requestChangeInfos.review'>['body']['items'], version: number) =>
      hr.call('requestChangeInfos.review', { path: { id: request.id }, body: { version, items } })
    expect((await verdicts([{ id: first.id, accept: false }], request.version)).status).toBe(400)
    const one = await verdicts([{ id: first.id, accept: true }], request.version)
    expect(one.body.data.request).toMatchObject({ state: 'waiting' })
    const late = await verdicts([{ id: second.id, accept: true }], request.version)
    expect(late).toMatchObject({ status: 409, body: { data: { request: { state: 'waiting' } } } })
    const refused = [{ id: second.id, accept: false, reason: 'Thiếu giấy tờ' }]
    const two = await verdicts(refused, one.body.data.request.version)
    expect(two.body.data.request).toMatchObject({
      state: 'partly',
      items: [{ state: 'accepted' }, { state: 'refused', reason: 'Thiếu giấy tờ' }],
    })
    expect(await cardOf(me.employeeId)).toMatchObject({ native_place: 'Hải Phòng', ethnic: null })
    const other = await sent(me, [{ path: 'ethnic', new_value: 'Kinh' }])
    expect((await review(other, false, hr, 'Chưa rõ')).body.data.request.state).toBe('refused')
  })

  test('is never done by whose file it is, nor by who sent it', async () => {
    const me = await owner(
      ['request_change_edit', 'company'],
      ['employee_access', 'company'],
      ['employee_sensitive', 'company'],
    )
    expect((await review(await sent(me, nativePlace('Hà Nội')), true, me)).status).toBe(403)
    const other = await owner()
    const forOther = await sent(me, nativePlace('Hà Nội'), { employee_id: other.employeeId })
    expect((await review(forOther, true, me)).status).toBe(403)
    expect((await review(forOther, true)).status).toBe(200)
  })

  test('meets a value that has changed since with 409 and three values', async () => {
    const me = await owner()
    const request = await sent(me, nativePlace('Hải Phòng'))
    await hr.call('employees.update', { path: { id: me.employeeId }, body: { native_place: 'Hà Nội' } })
    expect(await review(request, true)).toMatchObject({
      status: 409,
      body: {
        message: 'Dữ liệu đã thay đổi sau khi gửi yêu cầu, vui lòng kiểm tra lại.',
        data: { conflicts: [{ old_value: null, new_value: 'Hải Phòng', current_value: 'Hà Nội' }] },
      },
    })
    expect((await cardOf(me.employeeId)).native_place).toBe('Hà Nội')
    expect((await review(request, false, hr, 'Đã sửa')).status).toBe(200)
  })

  test('ends with the right to it, also between opening and pressing', async () => {
    const reviewer = await owner(
      ['request_change_edit', 'company'],
      ['employee_access', 'company'],
      ['employee_sensitive', 'company'],
    )
    const me = await owner()
    const request = await sent(me, nativePlace('Hải Phòng'))
    expect((await reviewer.call('requestChangeInfos.show', { path: { id: request.id } })).status).toBe(200)
    await arrange('delete from user_roles where user_id = $1', [reviewer.userId])
    expect((await review(request, true, reviewer)).status).toBe(403)
    expect((await cardOf(me.employeeId)).native_place).toBeNull()
    expect((await review(request, true)).status).toBe(200)
  })

  test('shows and takes what is sensitive from those alone who have that right', async () => {
    const plain = await owner(
      ['request_change_edit', 'company'],
      ['request_change_access', 'company'],
      ['employee_access', 'company'],
    )
    const me = await owner()
    const request = await sent(me, nativePlace('Hải Phòng'))
    const shown = await plain.call('requestChangeInfos.show', { path: { id: request.id } })
    expect(shown.body.data.request.items[0]).toMatchObject({ label: 'Quê quán', is_masked: true })
    expect(shown.text).not.toContain('Hải Phòng')
    expect((await review(request, true, plain)).status).toBe(403)
    const bulk = await plain.call('requestChangeInfos.reviewBulk', {
      body: { ids: [request.id], accept: true },
    })
    expect(bulk.body.data.results).toMatchObject([{ done: false }])
    expect((await cardOf(me.employeeId)).native_place).toBeNull()
  })

  test('keeps numbers behind dots until they are asked for', async () => {
    const me = await owner()
    const items = [{ path: 'id_number', new_value: '031190012345' }]
    const request = await sent(me, items, { file_ids: [await evidence(me)] })
    const shown = await hr.call('requestChangeInfos.show', { path: { id: request.id } })
    expect(shown.text).not.toContain('031190012345')
    expect(shown.body.data.request.items[0]).toMatchObject({ is_dotted: true })
    const opened = await hr.call('requestChangeInfos.reveal', { path: { id: request.id } })
    expect(opened.body.data.values).toMatchObject([{ old_value: null, new_value: '031190012345' }])
  })

  test('adds, changes and removes rows, and notices one that is gone', async () => {
    const me = await owner()
    const row = (name: string) => [
      { path: 'relatives.new-1.relationship', new_value: 8 },
      { path: 'relatives.new-1.full_name', new_value: name },
    ]
    const request = await sent(me, row('Nguyễn Văn Em'))
    const [half] = request.items
    const partly = await hr.call('requestChangeInfos.review', {
      path: { id: request.id },
      body: { version: request.version, items: [{ id: half?.id ?? 0, accept: true }] },
    })
    expect(partly).toMatchObject({ status: 400 })
    expect((await review(request, true)).status).toBe(200)
    const relatives = async () =>
      (await hr.call('employeeRelatives.list', { path: { id: me.employeeId } })).body.data.relatives
    const [added] = await relatives()
    expect(added).toMatchObject({ full_name: 'Nguyễn Văn Em', relationship: 8 })
    const changed = await sent(me, [
      { path: `relatives.${added?.id}.full_name`, new_value: 'Nguyễn Văn Anh' },
    ])
    expect((await review(changed, true)).status).toBe(200)
    const removed = await sent(me, [{ path: `relatives.${added?.id}`, new_value: null }])
    expect(removed.items[0]).toMatchObject({
      label: 'Xóa thân nhân',
      is_removal: true,
      old_value: 'Nguyễn Văn Anh',
    })
    await hr.call('employeeRelatives.destroy', { path: { id: me.employeeId, row_id: added?.id ?? 0 } })
    expect(await review(removed, true)).toMatchObject({ status: 409 })
    expect(await relatives()).toEqual([])
  })

  test('of two at once, or of a review and a cancel, one wins', async () => {
    const second = await owner(
      ['request_change_edit', 'company'],
      ['employee_access', 'company'],
      ['employee_sensitive', 'company'],
    )
    for (const other of ['review', 'cancel'] as const) {
      const me = await owner()
      const request = await sent(me, nativePlace('Hải Phòng'))
      const rival =
        other === 'review'
          ? review(request, false, second, 'Chưa rõ')
          : me.call('requestChangeInfos.cancel', { path: { id: request.id } })
      const answers = await Promise.all([review(request, true), rival])
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
      const { state } = (await hr.call('requestChangeInfos.show', { path: { id: request.id } })).body.data
        .request
      const isWritten = (await cardOf(me.employeeId)).native_place === 'Hải Phòng'
      expect(isWritten).toBe(state === 'approved')
      expect(answers[0]?.status === 200).toBe(state === 'approved')
    }
  })

  test('does several, each by itself (R18)', async () => {
    const [me, other] = [await owner(), await owner()]
    const [first, second] = [await sent(me, nativePlace('Huế')), await sent(other, nativePlace('Huế'))]
    await hr.call('employees.update', { path: { id: other.employeeId }, body: { native_place: 'Hà Nội' } })
    const bulk = (body: Input<'requestChangeInfos.reviewBulk'>['body']) =>
      hr.call('requestChangeInfos.reviewBulk', { body })
    expect((await bulk({ ids: [first.id], accept: false })).status).toBe(400)
    expect((await bulk({ ids: [first.id, second.id, 999_999], accept: true })).body.data.results).toEqual([
      { id: first.id, done: true, reason: null },
      {
        id: second.id,
        done: false,
        reason: 'Dữ liệu đã thay đổi sau khi gửi yêu cầu, vui lòng kiểm tra lại.',
      },
      { id: 999_999, done: false, reason: 'Không tìm thấy dữ liệu.' },
    ])
    expect((await cardOf(me.employeeId)).native_place).toBe('Huế')
  })
})

test('cancelling is for the sender, while nobody has begun', async () => {
  const me = await owner()
  const request = await sent(me, nativePlace('Hải Phòng'))
  const cancel = (person: Person) => person.call('requestChangeInfos.cancel', { path: { id: request.id } })
  expect((await cancel(hr)).status).toBe(403)
  expect((await cancel(await owner())).status).toBe(404)
  expect((await cancel(me)).body.data.request.state).toBe('cancelled')
  expect((await cancel(me)).status).toBe(409)
  expect((await review(request, true)).status).toBe(409)
  // The field is open again.
  await sent(me, nativePlace('Hà Nội'))
})

test('what is accepted for a day is written on that day, or goes back', async () => {
  const reviewer = await owner(['request_change_edit', 'unit'])
  const [me, other] = [await owner(), await owner()]
  const { rows } = await api.db.superuser.query<{ day: string }>(
    `select ((now() at time zone 'Asia/Ho_Chi_Minh')::date + 10)::text as day`,
  )
  const effective_date = rows[0]?.day ?? ''
  const requests = [
    await sent(me, [{ path: 'phone', new_value: '0912999888' }], { effective_date }),
    await sent(other, nativePlace('Huế'), { effective_date }),
  ]
  for (const request of requests)
    expect((await review(request, true)).body.data.request.state).toBe('approved')
  expect((await cardOf(me.employeeId)).phone).toBe('0912000111')
  expect((await store(me, [{ path: 'phone', new_value: '0912999777' }])).status).toBe(409)
  await turn()
  expect((await cardOf(me.employeeId)).phone).toBe('0912000111')
  await hr.call('employees.update', { path: { id: other.employeeId }, body: { native_place: 'Hà Nội' } })
  await arrange('update request_change_infos set effective_date = effective_date - 10 where id = any($1)', [
    requests.map(({ id }) => id),
  ])
  await turn()
  expect((await cardOf(me.employeeId)).phone).toBe('0912999888')
  // Reviewers were told when it was sent, and are told again now that it is theirs once more.
  const { rows: notices } = await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `select from mails where template = 'request-waiting' and variables->>'link' like '%id=' || $1
        and to_address = $2`,
      [requests[1]?.id, `dao${reviewer.employeeId}@example.com`],
    ),
  )
  expect(notices).toHaveLength(2)
  const back = await hr.call('requestChangeInfos.show', { path: { id: requests[1]?.id ?? 0 } })
  expect(back.body.data.request).toMatchObject({
    state: 'waiting',
    items: [{ state: 'waiting', held_up: 'Dữ liệu đã thay đổi sau khi gửi yêu cầu, vui lòng kiểm tra lại.' }],
  })
})

test('settings say what is free, and are for who reviews the whole company', async () => {
  const settings = async () => (await hr.call('requestChangeSettings.show')).body.data.settings
  const set = (person: Person, field: string, mode: 'self' | 'review' | 'hr', version?: number) =>
    person.call('requestChangeSettings.update', {
      body: { fields: [{ field, mode, needs_evidence: false }], ...(version && { version }) },
    })
  const { version, fields } = await settings()
  expect(fields.find(({ field }) => field === 'phone')).toMatchObject({
    mode: 'self',
    label: 'Số điện thoại',
  })
  const me = await owner(['request_change_edit', 'unit'])
  expect((await set(me, 'religion', 'self')).status).toBe(403)
  expect((await set(hr, 'hr_note', 'self')).status).toBe(400)
  expect((await set(hr, '__proto__', 'self')).status).toBe(400)
  expect((await set(hr, 'religion', 'self', version)).status).toBe(200)
  expect((await set(hr, 'religion', 'review', version)).status).toBe(409)
  const { body } = await store(me, [{ path: 'religion', new_value: 'Không' }])
  expect(body.data).toMatchObject({ request: null, field_change: 'religion' })
  expect((await set(hr, 'religion', 'hr')).status).toBe(200)
  expect((await store(me, [{ path: 'religion', new_value: 'Phật giáo' }])).status).toBe(400)
})
