import type { PermissionName } from '@nhansu/sdk/contract'
import type { NoticeKind } from '@nhansu/sdk/domains/notices'
import { beforeAll, describe, expect, test } from 'vitest'
import { inCompany } from '../../db/transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { type NoticeReader, writeNotice } from '../../notices/write-notice.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { runJobs } from '../../testing/jobs.ts'
import { hire, newcomer, type SignedIn } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'
import { tellEndedStandIns } from './ended-stand-ins.ts'

const api = apiForFile()

interface User extends SignedIn {
  employeeId: number
}

/** Somebody of unit 2 with an account, an address and these rights. */
async function user(scope: 'company' | 'unit', ...grants: PermissionName[]): Promise<User> {
  const { employeeId, personId } = await hire(api, 'Nguyễn Thị Hồng Đào', 2)
  const login = `nguoi.thay.${nextNumber()}`
  const companies = { 1: grants.map((permission) => [permission, scope] as const) }
  const person = await newcomer(api, { login, companies, personId })
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query('update employees set company_email = $2 where id = $1', [
      employeeId,
      `${login}@example.com`,
    ]),
  )
  return { ...person, employeeId }
}

async function dayIn(days: number): Promise<string> {
  const { rows } = await api.db.superuser.query<{ day: string }>(
    `select ((now() at time zone 'Asia/Ho_Chi_Minh')::date + $1::integer)::text as day`,
    [days],
  )
  return rows[0]?.day ?? ''
}

const name = async (away: Person, standIn: User, from = 0, to = 5) =>
  away.call('standIns.store', {
    body: { user_id: standIn.userId, from_date: await dayIn(from), to_date: await dayIn(to) },
  })
const write = (reader: NoticeReader, kind: NoticeKind, recordId: number | null = null) =>
  inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    writeNotice(transaction, reader, { kind, recordId }),
  )
const noticesOf = async (person: Person, query: { state?: 'open' | 'done' } = {}) =>
  (await person.call('notices.list', { query })).body.data.notices
const kindsOf = async (person: Person) =>
  (await noticesOf(person)).map(({ kind }) => kind).filter((kind) => !kind.startsWith('stand_in_'))

async function mailsTo(person: User, template: string): Promise<Record<string, string>[]> {
  const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query<{ variables: Record<string, string> }>(
      `select variables from mails where template = $2
         and to_address = (select company_email from employees where id = $1)`,
      [person.employeeId, template],
    ),
  )
  return rows.map(({ variables }) => variables)
}

describe('naming', () => {
  test('who holds one of the rights by himself may be named, and hears what he may settle', async () => {
    const away = await user('company', 'contract_access', 'exam_access')
    const [able, unable] = [await user('company', 'contract_access'), await user('company', 'level_access')]
    const { people } = (await away.call('standIns.list')).body.data
    const ids = people.map(({ user_id }) => user_id)
    expect(ids).toContain(able.userId)
    expect(ids).not.toContain(unable.userId)
    expect(ids).not.toContain(away.userId)

    const { status, body } = await name(away, able)
    expect(status, body.message).toBe(201)
    expect(body.data.stand_in).toMatchObject({
      is_mine: true,
      is_now: true,
      covers: expect.arrayContaining(['Hợp đồng của nhân viên sắp hết hạn']),
      lacks: ['Đợt kiểm tra định kỳ sắp diễn ra'],
    })
    expect((await name(away, unable, 20, 21)).body.errors).toHaveProperty('user_id')
    expect((await noticesOf(able)).map(({ kind }) => kind)).toEqual(['stand_in_named'])
    expect(await mailsTo(able, 'stand-in-named')).toHaveLength(1)
    const { cards } = (await able.call('home.show')).body.data.home
    expect(cards.find(({ key }) => key === 'standing_in')?.standing_in?.lines).toHaveLength(1)
  })

  test('days of two never meet, not even of two presses at once; nor are they past, turned or endless', async () => {
    const away = await user('company', 'contract_access')
    const [one, other] = [await user('company', 'contract_access'), await user('company', 'contract_access')]
    const both = await Promise.all([name(away, one, 1, 5), name(away, other, 5, 9)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect((await name(away, one, 10, 12)).status).toBe(201)
    expect((await name(away, one, -1, 2)).body.errors).toHaveProperty('from_date')
    expect((await name(away, one, 30, 29)).body.errors).toHaveProperty('to_date')
    expect((await name(away, one, 30, 123)).body.errors).toHaveProperty('to_date')
    expect((await name(away, one, 30, 122)).status).toBe(201)
  })

  test('he alone ends it who is away, and nothing comes any more', async () => {
    const away = await user('company', 'contract_access')
    const standIn = await user('company', 'contract_access')
    const { id } = (await name(away, standIn)).body.data.stand_in
    expect((await standIn.call('standIns.end', { path: { id } })).status).toBe(404)
    expect((await away.call('standIns.end', { path: { id } })).status).toBe(200)
    expect((await away.call('standIns.end', { path: { id } })).status).toBe(404)
    await write({ employeeId: away.employeeId }, 'contract_due')
    expect(await kindsOf(standIn)).toEqual([])
    expect(await mailsTo(standIn, 'stand-in-ended')).toHaveLength(1)
    expect((await noticesOf(standIn)).map(({ kind }) => kind)).toContain('stand_in_ended')
    expect(await mailsTo(away, 'stand-in-ended')).toEqual([])
  })

  test('both are told once that the days are over, and of what was ended by hand nobody again', async () => {
    const away = await user('company', 'contract_access')
    const [standIn, early] = [
      await user('company', 'contract_access'),
      await user('company', 'contract_access'),
    ]
    const { id } = (await name(away, standIn)).body.data.stand_in
    const morning = async () => {
      await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
        enqueue(transaction, tellEndedStandIns, {}),
      )
      await runJobs(api.db, { jobs: [tellEndedStandIns] })
    }
    await morning()
    expect(await mailsTo(standIn, 'stand-in-ended')).toEqual([])
    const shift = (which: number) =>
      inCompanyOf(api.db.superuser, 1, (client) =>
        client.query('update stand_ins set from_date = from_date - 7, to_date = to_date - 7 where id = $1', [
          which,
        ]),
      )
    await shift(id)
    const other = (await name(away, early)).body.data.stand_in
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query('update stand_ins set from_date = from_date - 1 where id = $1', [other.id]),
    )
    expect((await away.call('standIns.end', { path: { id: other.id } })).status).toBe(200)
    await morning()
    await morning()
    for (const person of [standIn, away]) {
      expect(await mailsTo(person, 'stand-in-ended')).toMatchObject([{ stand_in_name: expect.any(String) }])
      expect((await noticesOf(person)).map(({ kind }) => kind)).toContain('stand_in_ended')
    }
    expect(await mailsTo(early, 'stand-in-ended')).toHaveLength(1)

    // One who has left meanwhile keeps nobody else from hearing of it, nor the one who stood in for him.
    const [gone, last] = [await user('company', 'contract_access'), await user('company', 'contract_access')]
    for (const [from, to] of [
      [gone, standIn],
      [last, early],
    ] as const)
      await shift((await name(from, to)).body.data.stand_in.id)
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query('update memberships set is_active = false where company_id = 1 and user_id = $1', [
        gone.userId,
      ]),
    )
    await morning()
    expect(await mailsTo(gone, 'stand-in-ended')).toEqual([])
    expect(await mailsTo(standIn, 'stand-in-ended')).toHaveLength(2)
    expect(await mailsTo(last, 'stand-in-ended')).toHaveLength(1)
    expect(await mailsTo(early, 'stand-in-ended')).toHaveLength(2)
  })
})

describe('what waits for who is away', () => {
  let away: User
  let standIn: User

  beforeAll(async () => {
    away = await user('company', 'contract_access', 'exam_access', 'request_change_edit')
    standIn = await user('company', 'contract_access', 'request_change_edit')
    expect((await name(away, standIn)).status).toBe(201)
  })

  test('comes to the stand-in as well, named and once, by notice and mail', async () => {
    await write({ employeeId: away.employeeId }, 'contract_due')
    await write({ employeeId: away.employeeId }, 'contract_due')
    expect(await noticesOf(away)).toMatchObject([{ kind: 'contract_due', stands_in_for: null }])
    const [notice] = (await noticesOf(standIn)).filter(({ kind }) => kind === 'contract_due')
    expect(notice?.stands_in_for).toMatch(/^Người dùng nguoi\.thay/)
    expect(await mailsTo(standIn, 'stand-in-work')).toMatchObject([
      { sentence: 'Có hợp đồng của nhân viên sắp hết hạn.', link: '/hop-dong' },
    ])
  })

  test('but not what takes a right that he has not, nor what is one’s own', async () => {
    const before = await kindsOf(standIn)
    await write({ employeeId: away.employeeId }, 'exam_due')
    await write({ employeeId: away.employeeId }, 'quiz_marking_waits')
    await write({ employeeId: away.employeeId }, 'own_contract_due')
    expect(await kindsOf(standIn)).toEqual(before)
    // The right is looked at when something is told, not when he was named.
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(`delete from role_grants where company_id = 1 and role_id = $1 and permission = $2`, [
        standIn.roleIds[1],
        'contract_access',
      ]),
    )
    await write({ employeeId: away.employeeId }, 'probation_due')
    expect(await kindsOf(standIn)).toEqual(before)
  })

  test('but not what he hears of himself, nor what he has silenced', async () => {
    const both = await user('company', 'contract_access')
    const asker = await user('company', 'contract_access')
    expect((await name(asker, both)).status).toBe(201)
    await write({ employeeId: both.employeeId }, 'contract_due')
    await write({ employeeId: asker.employeeId }, 'contract_due')
    const own = (await noticesOf(both)).filter(({ kind }) => kind === 'contract_due')
    expect(own).toMatchObject([{ stands_in_for: null }])
    expect(await mailsTo(both, 'stand-in-work')).toEqual([])
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(
        `insert into silenced_notices (company_id, user_id, kind) values (1, $1, 'probation_due')`,
        [both.userId],
      ),
    )
    await write({ employeeId: asker.employeeId }, 'probation_due')
    expect((await kindsOf(both)).includes('probation_due')).toBe(false)
    expect(await mailsTo(both, 'stand-in-work')).toEqual([])
  })

  test('what both are told of by their right is marked, and told once', async () => {
    const sender = await user('company')
    const sent = await sender.call('requestChangeInfos.store', {
      body: { items: [{ path: 'native_place', new_value: 'Xã Mường Lát' }] },
    })
    expect(sent.status, sent.body.message).toBe(201)
    const told = (await noticesOf(standIn)).filter(({ kind }) => kind === 'request_waiting')
    expect(told).toHaveLength(1)
    expect(told[0]?.stands_in_for).not.toBeNull()
    expect(await mailsTo(standIn, 'request-waiting')).toHaveLength(1)
    expect(await mailsTo(standIn, 'stand-in-work')).toHaveLength(1)
  })
})

test('a right over units counts for whoever works in one of them and has no wider one', async () => {
  const away = await user('unit', 'employee_access')
  const { employeeId, personId } = await hire(api, 'Trần Mỹ Linh', 2)
  const grants = [['employee_access', 'unit']] as const
  const near = await newcomer(api, { login: `gan.${nextNumber()}`, companies: { 1: grants }, personId })
  const elsewhere = await hire(api, 'Lê Văn Xa', 4)
  const far = await newcomer(api, {
    login: `xa.${nextNumber()}`,
    companies: { 1: grants },
    personId: elsewhere.personId,
  })
  expect((await name(away, { ...far, employeeId: elsewhere.employeeId }, 10, 11)).status).toBe(400)
  expect((await name(away, { ...near, employeeId })).status).toBe(201)
  await write({ employeeId: away.employeeId }, 'leaver_task_due')
  expect(await kindsOf(near)).toEqual(['leaver_task_due'])

  // What waits for somebody with a right over the company lies in any unit.
  const wide = await user('company', 'employee_access')
  expect((await name(wide, { ...near, employeeId })).body.errors).toHaveProperty('user_id')
})

test('a notice is open as long as what it points to waits, read or not', async () => {
  const sender = await user('company')
  const reviewer = await user('company', 'request_change_edit')
  const sent = await sender.call('requestChangeInfos.store', {
    body: { items: [{ path: 'native_place', new_value: 'Xã Mường Lát' }] },
  })
  const id = sent.body.data.request?.id ?? 0
  await write({ employeeId: reviewer.employeeId }, 'request_reviewed', 7)
  const statesOf = async (state: 'open' | 'done') =>
    (await noticesOf(reviewer, { state })).map(({ kind }) => kind)
  expect(await statesOf('open')).toEqual(['request_reviewed', 'request_waiting'])
  for (const notice of await noticesOf(reviewer))
    await reviewer.call('notices.read', { path: { id: notice.id } })
  expect(await statesOf('open')).toEqual(['request_waiting'])
  expect(await statesOf('done')).toEqual(['request_reviewed'])
  expect((await sender.call('requestChangeInfos.cancel', { path: { id } })).status).toBe(200)
  expect(await statesOf('open')).toEqual([])
  expect((await noticesOf(reviewer)).map(({ state }) => state)).toEqual(['done', 'done'])
})
