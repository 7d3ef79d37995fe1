import type { Data, PermissionName } from '@nhansu/sdk/contract'
import type { NoticeKind } from '@nhansu/sdk/domains/notices'
import { describe, expect, test } from 'vitest'
import { inCompany } from '../../db/transaction.ts'
import { type NoticeReader, writeNotice } from '../../notices/write-notice.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire, newcomer, type SignedIn } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'

const api = apiForFile()

interface Employee extends SignedIn {
  employeeId: number
}

/** Somebody of unit 2 with an account and without any mail address. */
async function employee(...grants: PermissionName[]): Promise<Employee> {
  const { employeeId, personId } = await hire(api, 'Nguyễn Thị Hồng Đào', 2)
  const person = await newcomer(api, {
    login: `nguoi.doc.${nextNumber()}`,
    companies: { 1: grants.map((permission) => [permission, 'company'] as const) },
    personId,
  })
  return { ...person, employeeId }
}

function write(reader: NoticeReader, kind: NoticeKind, recordId: number | null = nextNumber()) {
  return inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    writeNotice(transaction, reader, { kind, recordId }),
  )
}

async function noticesOf(person: Person, unread?: boolean): Promise<Data<'notices.list'>['notices']> {
  const query = { pagination: true, ...(unread !== undefined && { unread }) }
  const { status, body } = await person.call('notices.list', { query })
  expect(status, body.message).toBe(200)
  return body.data.notices
}

const unreadOf = async (person: Person) => (await person.call('notices.unread')).body.data.unread
const kindsOf = async (person: Person) => (await noticesOf(person)).map(({ kind }) => kind)
const markRead = (person: Person, id: number) => person.call('notices.read', { path: { id } })

async function mailsTo(employeeId: number): Promise<number> {
  const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query<{ total: number }>(
      `select count(*)::integer as total from mails
       where to_address = (select company_email from employees where id = $1)`,
      [employeeId],
    ),
  )
  return rows[0]?.total ?? 0
}

describe('who reads a notice', () => {
  test('the person alone, with no right and no address; nobody else, whatever he may', async () => {
    const [reader, other, hr] = [await employee(), await employee(), await api.as('hrOfOne')]
    await write({ employeeId: reader.employeeId }, 'request_reviewed', 7)
    const [notice, ...more] = await noticesOf(reader)
    expect(more).toEqual([])
    expect(notice).toMatchObject({
      kind: 'request_reviewed',
      sentence: 'Yêu cầu cập nhật thông tin của bạn đã được xét.',
      link: '/yeu-cau-cua-toi?id=7',
      read_at: null,
    })
    expect(await unreadOf(reader)).toBe(1)
    const id = notice?.id ?? 0
    for (const stranger of [other, hr]) {
      expect((await noticesOf(stranger)).map((each) => each.id)).not.toContain(id)
      expect((await markRead(stranger, id)).status).toBe(404)
      expect((await stranger.call('notices.readAll', { body: { last_id: id } })).status).toBe(200)
    }
    expect(await unreadOf(other)).toBe(0)
    expect(await unreadOf(reader)).toBe(1)
  })

  test('a user in the company where it was written, and not in another of his', async () => {
    const login = `hai.cong.ty.${nextNumber()}`
    const person = await newcomer(api, { login, companies: { 1: [], 2: [] } })
    await write({ userId: person.userId }, 'request_waiting')
    const [notice] = await noticesOf(person)
    expect(await unreadOf(person)).toBe(1)
    const { token } = (await person.call('session.changeCompany', { body: { current_company_id: 2 } })).body
      .data
    const there = api.withToken(token)
    expect(await noticesOf(there)).toEqual([])
    expect(await unreadOf(there)).toBe(0)
    expect((await markRead(there, notice?.id ?? 0)).status).toBe(404)
  })

  test('an employee who had no account yet finds it once he has one', async () => {
    const { employeeId, personId } = await hire(api, 'Trần Văn Mới', 2)
    await write({ employeeId }, 'training_invitation', 12)
    const person = await newcomer(api, { login: `moi.${nextNumber()}`, companies: { 1: [] }, personId })
    expect((await noticesOf(person)).map(({ link }) => link)).toEqual([
      '/dao-tao/khoa-dao-tao/12/xac-nhan-tham-gia-dao-tao',
    ])
  })
})

describe('reading', () => {
  test('one, and all that one has seen: what came since stays unread', async () => {
    const reader = await employee()
    const to = { employeeId: reader.employeeId }
    for (const record of [1, 2, 3]) await write(to, 'training_schedule', record)
    const [newest, , oldest] = await noticesOf(reader)
    const { body } = await markRead(reader, oldest?.id ?? 0)
    expect(body.data.notice.read_at).not.toBeNull()
    expect(await unreadOf(reader)).toBe(2)
    const again = await markRead(reader, oldest?.id ?? 0)
    expect(again.body.data.notice).toEqual(body.data.notice)

    await write(to, 'interview', 4)
    const all = await reader.call('notices.readAll', { body: { last_id: newest?.id ?? 0 } })
    expect(all.body.data.read).toBe(2)
    expect((await noticesOf(reader, true)).map(({ kind }) => kind)).toEqual(['interview'])
    expect(await noticesOf(reader)).toHaveLength(4)
  })

  test('the same thing is told once until it is read', async () => {
    const reader = await employee()
    const to = { employeeId: reader.employeeId }
    await write(to, 'exam_notice', 5)
    await write(to, 'interview', 6)
    await write(to, 'exam_notice', 5)
    expect(await kindsOf(reader)).toEqual(['exam_notice', 'interview'])
    await markRead(reader, (await noticesOf(reader))[0]?.id ?? 0)
    await write(to, 'exam_notice', 5)
    expect(await unreadOf(reader)).toBe(2)
    expect(await kindsOf(reader)).toEqual(['exam_notice', 'exam_notice', 'interview'])
  })

  test('what is taken back was never told', async () => {
    const reader = await employee()
    const failed = inCompany(api.db.database, { companyId: 1, readOnly: false }, async (transaction) => {
      await writeNotice(transaction, { employeeId: reader.employeeId }, { kind: 'interview', recordId: 1 })
      throw new Error('the work failed')
    })
    await expect(failed).rejects.toThrow('the work failed')
    expect(await noticesOf(reader)).toEqual([])
  })
})

describe('silencing', () => {
  const silence = (person: Person, ...silenced: NoticeKind[]) =>
    person.call('notices.saveSettings', { body: { silenced } })
  const silencedOf = async (person: Person) =>
    (await person.call('notices.settings')).body.data.kinds.flatMap((each) =>
      each.is_silenced ? [each.kind] : [],
    )

  test('a kind for oneself alone, as a user and as an employee, until one wants it again', async () => {
    const [reader, other] = [await employee(), await employee()]
    expect((await silence(reader, 'interview', 'request_waiting')).status).toBe(200)
    await write({ employeeId: reader.employeeId }, 'interview')
    await write({ userId: reader.userId }, 'request_waiting')
    await write({ employeeId: reader.employeeId }, 'training_schedule')
    await write({ employeeId: other.employeeId }, 'interview')
    expect(await kindsOf(reader)).toEqual(['training_schedule'])
    expect(await kindsOf(other)).toEqual(['interview'])
    expect(await silencedOf(other)).toEqual([])

    await silence(reader, 'request_waiting')
    expect(await silencedOf(reader)).toEqual(['request_waiting'])
    await write({ employeeId: reader.employeeId }, 'interview')
    expect(await kindsOf(reader)).toEqual(['interview', 'training_schedule'])
  })

  test('what the law asks for is refused, in words, and told all the same', async () => {
    const reader = await employee()
    await silence(reader, 'interview')
    const { status, body } = await silence(reader, 'training_schedule', 'data_request_moved')
    expect(status).toBe(400)
    expect(body.errors).toEqual({
      silenced: [
        'Không tắt được loại “Yêu cầu của tôi về dữ liệu cá nhân có cập nhật” vì pháp luật yêu cầu phải báo.',
      ],
    })
    expect(await silencedOf(reader)).toEqual(['interview'])
    // As it would stand there had the law come later.
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(`insert into silenced_notices values (1, $1, 'data_request_moved')`, [reader.userId]),
    )
    await write({ employeeId: reader.employeeId }, 'data_request_moved')
    expect(await kindsOf(reader)).toEqual(['data_request_moved'])
  })
})

describe('what happens is told', () => {
  test('a change request to its reviewer, and its end to whoever sent it, who has no address', async () => {
    const [owner, reviewer] = [await employee(), await employee('request_change_edit')]
    const sent = await owner.call('requestChangeInfos.store', {
      body: { items: [{ path: 'native_place', new_value: 'Xã Mường Lát' }] },
    })
    const request = sent.body.data.request
    if (request === null) throw new Error('nothing waits')
    expect(await noticesOf(reviewer)).toMatchObject([
      { kind: 'request_waiting', link: `/yeu-cau-cap-nhat-thong-tin?id=${request.id}` },
    ])
    expect(await noticesOf(owner)).toEqual([])

    const items = request.items.map(({ id }) => ({ id, accept: true }))
    const hr = await api.as('hrOfOne')
    const { status } = await hr.call('requestChangeInfos.review', {
      path: { id: request.id },
      body: { version: request.version, items },
    })
    expect(status).toBe(200)
    expect(await noticesOf(owner)).toMatchObject([
      { kind: 'request_reviewed', link: `/yeu-cau-cua-toi?id=${request.id}` },
    ])
    expect(await mailsTo(owner.employeeId)).toBe(0)
  })

  test('a request about personal data to whoever settles it, and every step to the person', async () => {
    const [owner, handler] = [await employee(), await employee('personal_data_edit')]
    const { body } = await owner.call('personalDataRequests.store', {
      body: { kind: 'access', content: 'Em muốn xem hồ sơ.' },
    })
    const { id } = body.data.request
    expect(await kindsOf(handler)).toEqual(['data_request_received'])
    await handler.call('personalDataRequests.answer', { path: { id }, body: { answer: 'Đã nhận.' } })
    expect(await noticesOf(owner)).toMatchObject([
      { kind: 'data_request_moved', link: `/thong-tin-ca-nhan?tab=personal-data&id=${id}` },
    ])
  })
})
