import type { PermissionName } from '@nhansu/sdk/contract'
import { beforeAll, expect, test } from 'vitest'
import { inCompany } from '../../../db/transaction.ts'
import { openFiles } from '../../../files/files.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { jobs } from '../../../jobs/registry.ts'
import { readSettings } from '../../../settings.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { hire, newcomer, type SignedIn } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { openArchive } from '../../../testing/open-archive.ts'
import { openWorkbook } from '../../../testing/open-workbook.ts'
import { takenTables } from '../data-map/parts.ts'
import { headOf, otherHead } from './part-columns.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

interface Owner extends SignedIn {
  employeeId: number
}

async function owner(name: string, ...grants: PermissionName[]): Promise<Owner> {
  const { employeeId, personId } = await hire(api, name, 2)
  const person = await newcomer(api, {
    login: `archive.${nextNumber()}`,
    companies: { 1: grants.map((permission) => [permission, 'company'] as const) },
    personId,
  })
  return { ...person, employeeId }
}

const environment = () => ({ DATA_DIR: api.dataDir })
const work = () => runJobs(api.db, { environment: environment() })
const sql = (text: string, values: readonly unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, (client) => client.query(text, [...values]))

const make = (by: Person, id: number, request_id?: number) =>
  by.call('dataArchives.make', { path: { id }, body: request_id === undefined ? {} : { request_id } })
const ticketOf = (by: Person, id: number, row_id: number) =>
  by.call('dataArchives.ticket', { path: { id, row_id } })
const fetched = (ticket: string) => api.app.inject({ url: `/api/files/${ticket}` })
const archivesOf = async (by: Person, id: number) =>
  (await by.call('dataArchives.list', { path: { id } })).body.data.archives

/** Does what the clock would ask for in company 1. */
async function runByClock(name: 'personal-data.forget-archives' | 'files.sweep'): Promise<void> {
  await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    enqueue(transaction, jobs[name], {}),
  )
  await work()
}

/** Has an archive made, to the end. */
async function made(by: Person, id: number, request_id?: number): Promise<number> {
  const { status, body } = await make(by, id, request_id)
  expect(status, body.message).toBe(201)
  expect(body.data.archive.state).toBe('working')
  await work()
  return body.data.archive.id
}

async function opened(by: Person, id: number, archive: number): Promise<Map<string, Buffer>> {
  const { status, body } = await ticketOf(by, id, archive)
  expect(status, body.message).toBe(200)
  const answer = await fetched(body.data.ticket)
  expect(answer.statusCode).toBe(200)
  return openArchive(answer.rawPayload)
}

interface Said {
  ma_nhan_vien: string
  bang: Record<string, { dong: Record<string, unknown>[] }>
  tep: string[]
}

function saidIn(archive: Map<string, Buffer>): Said {
  return JSON.parse(archive.get('du-lieu.json')?.toString('utf8') ?? '{}') as Said
}

/** Fills parts of a file, some of them with words of their own. */
async function fill({ employeeId: id }: Owner): Promise<void> {
  const relative = { relationship: 8, full_name: 'Người Thân Của Tôi' } as const
  await hr.call('employeeRelatives.store', { path: { id }, body: relative })
  await hr.call('employeeBankAccounts.store', {
    path: { id },
    body: { bank_name: 'Ngân hàng A', account_number: '10020030040', account_holder: 'CHU TAI KHOAN' },
  })
  const { body } = await hr.call('employeeEducations.store', {
    path: { id },
    body: { education_level: 'Đại học' },
  })
  await hr.call('employeeDiplomas.storeFile', {
    path: { id, row_id: body.data.education.id },
    body: { file: new File(['%PDF-1.7\n% bang cua toi\n%%EOF\n'], 'bang.pdf') },
  })
  await sql(
    `insert into employee_health (company_id, employee_id, height, blood_group) values (1, $1, 158, 'O')`,
    [id],
  )
}

test('everything that names the person is in his archive, as rows, as a workbook, as a paper and as files', async () => {
  const she = await owner('Lê Thị Tất Cả')
  await fill(she)
  await she.call('personalDataRequests.store', { body: { kind: 'access', content: 'Cho em xem.' } })
  const archive = await opened(she, she.employeeId, await made(she, she.employeeId))
  expect([...archive.keys()]).toEqual([
    'tep/van-bang/1. bang.pdf',
    'du-lieu.json',
    'du-lieu.xlsx',
    'tong-hop.pdf',
  ])
  expect(archive.get('tep/van-bang/1. bang.pdf')?.toString()).toContain('bang cua toi')
  expect(archive.get('tong-hop.pdf')?.subarray(0, 5).toString()).toBe('%PDF-')

  const { bang } = saidIn(archive)
  // Counted past the walls and past the map's own conditions: nothing of a table may be missing.
  let filled = 0
  for (const { table } of takenTables) {
    const { rows: has } = await sql(
      `select from information_schema.columns where table_name = $1 and column_name = 'employee_id'`,
      [table],
    )
    if (has.length === 0 || table === 'data_archives') continue
    const { rows } = await sql(
      `select count(*)::integer as total from ${table} where company_id = 1 and employee_id = $1`,
      [she.employeeId],
    )
    expect(bang[table]?.dong.length, table).toBe(rows[0].total)
    filled += rows[0].total > 0 ? 1 : 0
  }
  expect(filled).toBeGreaterThan(7)
  expect(bang['employee_relatives']?.dong[0]).toMatchObject({ full_name: 'Người Thân Của Tôi' })
  expect(bang['users']?.dong).toHaveLength(1)
  expect(bang['users']?.dong[0]).not.toHaveProperty('password_hash')
  expect(bang['sessions']?.dong.length).toBeGreaterThan(0)
  expect(bang['personal_data_request_steps']?.dong).toHaveLength(1)

  const { sheets } = await openWorkbook(archive.get('du-lieu.xlsx') ?? Buffer.of())
  for (const [sheet, [first = []]] of Object.entries(sheets))
    for (const head of first) expect(String(head), sheet).not.toMatch(/^[a-z_]+$/)
  const [, relatives = []] = Object.entries(sheets).find(([name]) => name.endsWith('Người thân')) ?? []
  expect(relatives[0]).toContain('Họ và tên')
  expect(relatives.flat()).toContain('Người Thân Của Tôi')
})

test('every column of what is taken is read under words, or is a number that only the product needs', async () => {
  const { rows } = await api.db.superuser.query<{ table: string; name: string }>(
    `select table_name as table, column_name as name from information_schema.columns where table_schema = 'public'`,
  )
  const without = new Set(['company_id', 'sort_name'])
  for (const { table, fields, without: left = {} } of takenTables)
    for (const { name } of rows.filter((each) => each.table === table && !without.has(each.name))) {
      if (name in left) continue
      const head = headOf(fields, name)
      expect(head ?? 'Có', `${table}.${name}`).not.toMatch(/^[a-z_]+$/)
      expect(head, `${table}.${name}`).not.toBe(otherHead)
    }
})

test('nothing of others is in it: neither their papers nor their pay, nor secrets', async () => {
  const [she, other] = [await owner('Vũ Thị Mình'), await owner('Vũ Văn Khác')]
  const secret = `ALUONGCUANGUOIKHAC${nextNumber()}`
  await sql(`insert into employee_details (company_id, employee_id, hr_note) values (1, $1, $2)`, [
    other.employeeId,
    secret,
  ])
  await sql(
    `with paper as (
       insert into documents (company_id, document_type_id, summary, employee_ids, issue_date, created_by)
       select 1, id, 'Quyết định chung', array[$1, $2]::bigint[], '2026-01-05', $3 from document_types
       where company_id = 1 and not is_visible_to_employee order by id limit 1 returning id
     )
     insert into files (company_id, owner_kind, owner_id, purpose, blob, name, media_type, size, sha256, scan_state, uploaded_by)
     select 1, 'document', id, 'document_file', md5($4), 'luong-chung.pdf', 'application/pdf', 1, repeat('a', 64), 'clean', $3
     from paper`,
    [she.employeeId, other.employeeId, other.userId, secret],
  )
  const archive = await opened(she, she.employeeId, await made(she, she.employeeId))
  const text = archive.get('du-lieu.json')?.toString('utf8') ?? ''
  expect(saidIn(archive).bang['documents']?.dong).toHaveLength(1)
  expect(text).not.toContain(secret)
  expect(text).not.toContain('luong-chung')
  expect(text).not.toContain('Vũ Văn Khác')
  expect(text).not.toContain('password_hash')
})

test('what the product closes to oneself is not in it: notes of HR, drafts and opinions of others', async () => {
  const she = await owner('Hồ Thị Chưa Biết')
  const id = she.employeeId
  const secret = `zqkin${nextNumber()}`
  await sql(`insert into employee_details (company_id, employee_id, hr_note) values (1, $1, $2)`, [
    id,
    secret,
  ])
  await sql(
    `insert into employee_history (company_id, employee_id, source, path, old_value, new_value)
     values (1, $1, 'edit', 'hr_note', null, to_jsonb($2::text)), (1, $1, 'edit', 'phone', null, '"0912345678"')`,
    [id, secret],
  )
  await sql(
    `insert into contracts (company_id, employee_id, contract_type_id, kind, state, start_date)
     select 1, $1, id, 'indefinite', 'draft', '2030-01-01' from contract_types where company_id = 1 order by id limit 1`,
    [id],
  )
  await sql(
    `with decision as (
       insert into decisions (company_id, decision_type, effective_date, summary, created_by)
       values (1, 4, current_date + 30, $2, 1) returning id
     )
     insert into decision_people (company_id, decision_id, employee_id, position_id, department_id)
     select 1, id, $1, 2, 4 from decision`,
    [id, secret],
  )
  await hr.call('dataHolds.store', { body: { employee_id: id, reason: secret } })
  const archive = await opened(she, id, await made(she, id))
  const { bang } = saidIn(archive)
  expect(archive.get('du-lieu.json')?.toString('utf8')).not.toContain(secret)
  expect(bang['employee_details']?.dong).toHaveLength(1)
  const changed = bang['employee_history']?.dong.map(({ field }) => field)
  expect(changed?.filter((field) => field === 'phone' || field === 'hr_note')).toEqual(['phone'])
  for (const table of ['contracts', 'decision_people', 'decisions'])
    expect(bang[table]?.dong, table).toEqual([])
  expect(bang).not.toHaveProperty('renewal_reviews')
})

test('an archive is fetched once', async () => {
  const she = await owner('Trần Thị Một Lần')
  const id = await made(she, she.employeeId)
  const { body } = await ticketOf(she, she.employeeId, id)
  expect((await ticketOf(she, she.employeeId, id)).status).toBe(409)
  expect([
    (await fetched(body.data.ticket)).statusCode,
    (await fetched(body.data.ticket)).statusCode,
  ]).toEqual([200, 404])
  expect(await archivesOf(she, she.employeeId)).toMatchObject([{ id, state: 'taken', is_mine: true }])
})

test('of two who press at once only one gets a ticket', async () => {
  const she = await owner('Trần Thị Hai Tay')
  const id = await made(she, she.employeeId)
  const answers = await Promise.all([1, 2, 3].map(() => ticketOf(she, she.employeeId, id)))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
})

test('a day later it is gone with its bytes', async () => {
  const she = await owner('Trần Thị Quá Hạn')
  const id = await made(she, she.employeeId)
  const { rows } = await sql(`select blob from files where owner_kind = 'data_archive' and owner_id = $1`, [
    id,
  ])
  const files = await openFiles(readSettings(environment()))
  const kept = async () => (await files.store.open(`1-${rows[0].blob}`))?.content.destroy() !== undefined
  expect(await kept()).toBe(true)
  await sql(
    `update data_archives set made_at = now() - interval '25 hours', expires_at = now() - interval '1 hour' where id = $1`,
    [id],
  )
  expect((await ticketOf(she, she.employeeId, id)).status).toBe(409)
  expect(await archivesOf(she, she.employeeId)).toMatchObject([{ state: 'expired' }])
  await runByClock('personal-data.forget-archives')
  await runByClock('files.sweep')
  expect(await kept()).toBe(false)
  files.store.close()
})

test('nobody has one made of somebody else but HR on his open request, who may see pay and sensitive data', async () => {
  const [she, other] = [await owner('Đỗ Thị Hỏi'), await owner('Đỗ Văn Ngoài')]
  const id = she.employeeId
  expect((await make(other, id)).status).toBe(404)
  expect((await make(hr, id)).status).toBe(409)
  const ask = async (kind: 'access' | 'correct') =>
    (await she.call('personalDataRequests.store', { body: { kind, content: 'Em hỏi.' } })).body.data.request
      .id
  const [access, correct] = [await ask('access'), await ask('correct')]
  expect((await make(hr, id, correct)).status).toBe(409)
  expect((await make(hr, other.employeeId, access)).status).toBe(409)
  const unpaid = await owner(
    'Ngô Không Lương',
    'personal_data_edit',
    'personal_data_access',
    'employee_sensitive',
  )
  expect((await make(unpaid, id, access)).status).toBe(403)

  const archive = await made(hr, id, access)
  // Whoever had it made fetches it, and nobody else, not even she.
  expect((await ticketOf(she, id, archive)).status).toBe(404)
  await opened(hr, id, archive)
  const { views } = (await she.call('personalDataViews.list', { path: { id } })).body.data
  expect(views).toMatchObject([{ deed: 'download', what: 'Tải gói dữ liệu cá nhân', viewer_name: null }])

  const answer = { answer: 'Đã gửi.' }
  await hr.call('personalDataRequests.complete', { path: { id: access }, body: answer })
  expect((await make(hr, id, access)).status).toBe(409)
})

test('HR who loses a right, or whose request is settled, is not handed what was made, nor has it made', async () => {
  const she = await owner('Đỗ Thị Đã Thôi')
  const officer = await owner(
    'Ngô Mất Quyền',
    'personal_data_edit',
    'personal_data_access',
    'employee_sensitive',
    'employee_pay',
  )
  const { request } = (
    await she.call('personalDataRequests.store', { body: { kind: 'access', content: 'Cho em xem.' } })
  ).body.data
  const id = she.employeeId
  const ready = await made(officer, id, request.id)
  // She is not told who of HR had it made.
  expect(await archivesOf(she, id)).toMatchObject([{ id: ready, is_mine: false, requested_by_name: null }])
  const asked = await make(officer, id, request.id)
  expect(asked.status).toBe(201)
  await sql(
    `delete from role_grants where company_id = 1 and permission = 'employee_pay'
     and role_id in (select role_id from user_roles where company_id = 1 and user_id = $1)`,
    [officer.userId],
  )
  expect((await ticketOf(officer, id, ready)).status).toBe(403)
  await work()
  expect((await archivesOf(officer, id)).map(({ state }) => state)).toEqual(['failed', 'ready'])

  const later = await made(hr, id, request.id)
  await hr.call('personalDataRequests.complete', { path: { id: request.id }, body: { answer: 'Đã gửi.' } })
  expect((await ticketOf(hr, id, later)).status).toBe(409)
})

test('an archive is not made once HR who asked has moved to another unit', async () => {
  const she = await owner('Đỗ Thị Ở Lại')
  const { employeeId, personId } = await hire(api, 'Ngô Chuyển Đi', 2)
  const rights: PermissionName[] = [
    'personal_data_edit',
    'personal_data_access',
    'employee_sensitive',
    'employee_pay',
  ]
  const officer = await newcomer(api, {
    login: `archive.${nextNumber()}`,
    companies: { 1: rights.map((permission) => [permission, 'unit'] as const) },
    personId,
  })
  const { request } = (
    await she.call('personalDataRequests.store', { body: { kind: 'access', content: 'Cho em xem.' } })
  ).body.data
  const id = she.employeeId
  await made(officer, id, request.id)
  expect(await archivesOf(officer, id)).toMatchObject([{ state: 'ready' }])
  const { body } = await make(officer, id, request.id)
  const away = { main_position: { position_id: 2, department_id: 4 } }
  const moved = await hr.call('jobChanges.store', {
    query: {},
    body: { kind: 'transfer', ids: [employeeId], effective_date: '2025-05-01', facts: away },
  })
  expect(moved.status, moved.text).toBe(200)
  await work()
  const { job } = (await officer.call('jobs.show', { path: { id: body.data.run_id } })).body.data
  expect(job).toMatchObject({
    state: 'failed',
    message: 'Nhân viên không còn trong phạm vi của người yêu cầu nên không lập gói.',
  })
})

test('one that is cancelled leaves nothing, and a second is not begun beside it', async () => {
  const she = await owner('Bùi Thị Hủy')
  const { body } = await make(she, she.employeeId)
  expect((await make(she, she.employeeId)).status).toBe(409)
  await she.call('jobs.cancel', { path: { id: body.data.run_id } })
  await work()
  expect(await archivesOf(she, she.employeeId)).toMatchObject([{ state: 'failed', made_at: null }])
  expect((await ticketOf(she, she.employeeId, body.data.archive.id)).status).toBe(409)
  const { rows } = await sql(`select from files where owner_kind = 'data_archive' and owner_id = $1`, [
    body.data.archive.id,
  ])
  expect(rows).toEqual([])
  expect((await make(she, she.employeeId)).status).toBe(201)
})
