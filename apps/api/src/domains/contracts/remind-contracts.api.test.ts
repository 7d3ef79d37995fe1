import { beforeAll, beforeEach, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
/** Hears of contracts by the rule. */
let reader: { employeeId: number; address: string }
/** An issued contract that ends in 50 days. */
let contract: { id: number; number: string; employeeId: number; personId: number }

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, async (client) => {
    // The product's day, whatever the hour of the machine.
    await client.query(`set local timezone to 'Asia/Ho_Chi_Minh'`)
    return (await client.query<Row>(text, values)).rows
  })

async function contractOf(state: 'draft' | 'issued', days: number | null, employee?: typeof contract) {
  const person = employee ?? (await hire(api, 'Đỗ Thị Hết Hạn', 3))
  const number = `NH-${nextNumber()}`
  const kind = days === null ? 'indefinite' : 'fixed_term'
  const [made] = await sql<{ id: string }>(
    `insert into contracts (company_id, employee_id, contract_type_id, kind, state, contract_number, sign_date, start_date, end_date)
     select 1, $1, (select id from contract_types where company_id = 1 order by kind = $2 desc, id limit 1), $2, $3,
       case $3 when 'issued' then $4 end, case $3 when 'issued' then current_date - 300 end,
       current_date + case when $6 then 60 else -300 end, current_date + $5::integer`,
    [person.employeeId, kind, state, number, days, employee !== undefined],
  ).then(() =>
    sql<{ id: string }>(
      'select id from contracts where company_id = 1 and employee_id = $1 order by id desc limit 1',
      [person.employeeId],
    ),
  )
  return { ...person, id: Number(made?.id), number }
}

async function ruled(change: { employee_ids?: number[]; is_active?: boolean }): Promise<void> {
  const { body } = await hr.call('reminderRules.list')
  const rule = body.data.reminder_rules.find(({ kind }) => kind === 'contract')
  const answer = await hr.call('reminderRules.update', {
    path: { id: rule?.id ?? 0 },
    body: { to_head: false, role_ids: [], ...change },
  })
  expect(answer.status).toBe(200)
}

const remind = (ids: number[], { dry_run = false, as = hr } = {}) =>
  as.call('contracts.remind', { query: { dry_run }, body: { ids } })
const told = async (id: number, as = hr) => as.call('contracts.reminders', { path: { id } })
const mails = async (number: string) =>
  (
    await sql<{ to_address: string; items: string }>(
      `select to_address, variables ->> 'items' as items from mails where company_id = 1 and template = 'reminders-due'`,
    )
  ).filter(({ items }) => items.includes(number))

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const { employeeId } = await hire(api, 'Lâm Thị Nhận Nhắc', 2)
  reader = { employeeId, address: `nhac-${employeeId}@example.com` }
  await sql('update employees set company_email = $2 where company_id = 1 and id = $1', [
    employeeId,
    reader.address,
  ])
})

beforeEach(async () => {
  await ruled({ employee_ids: [reader.employeeId], is_active: true })
  contract = await contractOf('issued', 50)
})

test('whom the rule names is told at once, and the contract says so', async () => {
  const preview = await remind([contract.id], { dry_run: true })
  const row = {
    contract_id: contract.id,
    contract_number: contract.number,
    full_name: 'Đỗ Thị Hết Hạn',
    recipients: [{ full_name: 'Lâm Thị Nhận Nhắc', has_mail: true }],
    problem: null,
  }
  expect(preview.body.data.reminders).toEqual([row])
  expect(await mails(contract.number)).toEqual([])
  expect((await told(contract.id)).body.data.reminders).toEqual([])

  const done = await remind([contract.id])
  expect(done.body.data.reminders).toEqual([row])
  const sent = await mails(contract.number)
  expect(sent.map(({ to_address: to }) => to)).toEqual([reader.address])
  expect(sent[0]?.items).toContain('còn 50 ngày')
  expect((await told(contract.id)).body.data.reminders).toEqual([
    {
      told_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      kind: 'contract',
      due_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      days_left: 50,
      recipients: ['Lâm Thị Nhận Nhắc'],
      asked_by_name: expect.any(String),
    },
  ])
})

test('of one contract once a day, also of two who press at the same moment', async () => {
  const both = await Promise.all([remind([contract.id]), remind([contract.id])])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(await mails(contract.number)).toHaveLength(1)
  const again = await remind([contract.id])
  expect(again.status).toBe(409)
  expect(again.text).toContain('Hôm nay đã nhắc hợp đồng này.')
  // Beside one that can be told of it is left out, and the other is told.
  const other = await contractOf('issued', 20)
  const answer = await remind([contract.id, other.id])
  expect(answer.body.data.reminders.map(({ contract_id, problem }) => [contract_id, problem])).toEqual([
    [other.id, null],
    [contract.id, 'Hôm nay đã nhắc hợp đồng này.'],
  ])
  expect(await mails(contract.number)).toHaveLength(1)
  expect(await mails(other.number)).toHaveLength(1)
  await sql('update reminders_told set told_on = told_on - 1 where company_id = 1 and record_id = $1', [
    contract.id,
  ])
  await sql('update contracts set end_date = end_date - 1 where company_id = 1 and id = $1', [contract.id])
  expect((await remind([contract.id])).status).toBe(200)
  expect((await told(contract.id)).body.data.reminders.map(({ days_left }) => days_left)).toEqual([49, 51])
})

test.each([
  ['draft', 50, 'Chỉ nhắc hợp đồng đã ban hành và chưa chấm dứt.'],
  ['issued', null, 'Hợp đồng không xác định thời hạn, không có ngày hết hạn để nhắc.'],
] as const)('nobody is told of one that is %s and ends in %s days', async (state, days, problem) => {
  const { id } = await contractOf(state, days)
  expect((await remind([id], { dry_run: true })).body.data.reminders).toMatchObject([
    { problem, recipients: [] },
  ])
  const answer = await remind([id])
  expect([answer.status, answer.text.includes(problem)]).toEqual([409, true])
})

test('nobody is told of what is followed, of a leaver, or by a rule that is off', async () => {
  await contractOf('issued', 400, contract)
  expect((await remind([contract.id])).text).toContain('Đã có hợp đồng tiếp theo.')
  const left = await contractOf('issued', 50)
  await sql('update employees set active = false where company_id = 1 and id = $1', [left.employeeId])
  expect((await remind([left.id])).text).toContain('Nhân viên đã nghỉ việc.')
  const other = await contractOf('issued', 50)
  await ruled({ employee_ids: [reader.employeeId], is_active: false })
  expect((await remind([other.id])).text).toContain('chưa có người nhận hoặc đang tắt')
  expect(await mails(other.number)).toEqual([])
})

test('is for who may write the contract, and read by nobody who sees it as his own alone', async () => {
  const outside = await newcomer(api, {
    login: `nhac.ngoai.${nextNumber()}`,
    personId: (await hire(api, 'Trưởng Đơn Vị Khác', 5)).personId,
    companies: {
      1: [
        ['contract_edit', 'unit'],
        ['contract_access', 'unit'],
      ],
    },
  })
  expect((await remind([contract.id], { as: outside })).status).toBe(404)
  const oneself = await newcomer(api, {
    login: `nhac.minh.${nextNumber()}`,
    personId: contract.personId,
    companies: { 1: [['contract_access', 'own']] },
  })
  expect((await oneself.call('contracts.show', { path: { id: contract.id } })).status).toBe(200)
  expect((await told(contract.id, oneself)).status).toBe(403)
})

test('who was told of it by the morning at the same moment has no second mail, and others have theirs', async () => {
  const { employeeId } = await hire(api, 'Mai Thị Nghe Sau', 2)
  const address = `nhac-sau-${employeeId}@example.com`
  await sql('update employees set company_email = $2 where company_id = 1 and id = $1', [employeeId, address])
  await ruled({ employee_ids: [reader.employeeId, employeeId] })
  // As the morning notes it, on a day that keeps nobody from asking.
  await sql(
    `insert into reminders_told (company_id, employee_id, kind, record_id, due_date, days_before, told_on)
     values (1, $1, 'contract', $2, current_date + 50, 50, current_date - 1)`,
    [reader.employeeId, contract.id],
  )
  expect((await remind([contract.id])).status).toBe(200)
  expect((await mails(contract.number)).map(({ to_address: to }) => to)).toEqual([address])
})

test('says who has no address that mail can be sent to, and that somebody asked who is here no more', async () => {
  const { employeeId } = await hire(api, 'Ngô Thị Sai Địa Chỉ', 2)
  await sql(`update employees set company_email = 'khong phai thu' where company_id = 1 and id = $1`, [
    employeeId,
  ])
  await ruled({ employee_ids: [employeeId] })
  const preview = await remind([contract.id], { dry_run: true })
  expect(preview.body.data.reminders[0]?.recipients).toEqual([
    { full_name: 'Ngô Thị Sai Địa Chỉ', has_mail: false },
  ])
  expect((await remind([contract.id])).status).toBe(200)
  await sql('update reminders_told set asked_by = 99999999 where company_id = 1 and record_id = $1', [
    contract.id,
  ])
  expect((await told(contract.id)).body.data.reminders[0]?.asked_by_name).toBe(
    'người không còn tài khoản ở công ty',
  )
})
