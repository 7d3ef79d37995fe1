import { beforeAll, expect, test } from 'vitest'
import { remind } from './remind.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { doRun, runJobs } from '../../../testing/jobs.ts'
import { hire } from '../../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person
let typeId: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const body = { code: 'N12', name: 'Mười hai tháng', kind: 'fixed_term' as const, term_months: 12 }
  typeId = (await hr.call('contractTypes.store', { body })).body.data.contract_type.id
})

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, async (client) => {
    // The product's day, whatever the hour of the machine.
    await client.query(`set local timezone to 'Asia/Ho_Chi_Minh'`)
    return (await client.query<Row>(text, values)).rows
  })

/** Somebody in the unit whose contract ends in so many days. */
async function ending(days: number): Promise<{ employeeId: number; id: number }> {
  const { employeeId } = await hire(api, 'Mai Sắp Hết', 3)
  const [row] = await sql<{ id: number }>(
    `insert into contracts (company_id, employee_id, contract_type_id, kind, state, contract_number, sign_date, start_date, end_date)
     values (1, $1::bigint, $2, 'fixed_term', 'issued', 'HĐ-' || $1::bigint, current_date - 300, current_date - 300, current_date + $3::integer)
     returning id`,
    [employeeId, typeId, days],
  )
  return { employeeId, id: Number(row?.id) }
}

async function runOnce(): Promise<number> {
  const [row] = await sql<{ id: number }>(
    `insert into job_runs (company_id, name, title, state, input, queue_id)
     values (1, 'reminders.remind', 'Nhắc việc', 'queued', '{}', gen_random_uuid()) returning id`,
  )
  return Number(row?.id)
}

async function morning(): Promise<void> {
  await doRun(api.db, remind, await runOnce())
}

const mails = () =>
  sql<{ to_address: string; items: string }>(
    `select to_address, variables ->> 'items' as items from mails
     where company_id = 1 and template = 'reminders-due' order by id`,
  )

/** The next day, for what has been told and sent. */
async function nightPasses(): Promise<void> {
  await sql('update reminder_mails set sent_on = sent_on - 1 where company_id = 1')
}

const people = async (ids: number[]) => {
  const { body } = await hr.call('reminderRules.list')
  const rule = body.data.reminder_rules.find(({ kind }) => kind === 'contract')
  return hr.call('reminderRules.update', {
    path: { id: rule?.id ?? 0 },
    body: { employee_ids: ids, to_head: false, role_ids: [], days_before: [30, 7] },
  })
}

test('one mail for each person and day tells each step once, however often the work is done', async () => {
  const [reader] = await sql<{ id: number; company_email: string }>(
    `update employees set company_email = 'nhac@example.com' where company_id = 1 and id = 11 returning id, company_email`,
  )
  expect(reader?.company_email).toBe('nhac@example.com')
  expect((await people([11])).status).toBe(200)
  const soon = await ending(20)
  const later = await ending(31)
  // Two processes at the same work, as after one that was taken for dead.
  await Promise.all([morning(), morning()])
  const first = await mails()
  expect(first).toHaveLength(1)
  expect(first[0]?.items).toContain(`HĐ-${soon.employeeId}, chờ ý kiến đơn vị`)
  expect(first[0]?.items).toContain('còn 20 ngày')
  expect(first[0]?.items).not.toContain(`HĐ-${later.employeeId}`)

  await nightPasses()
  await morning()
  expect(await mails()).toHaveLength(1)

  // At the next step it is told again; the other one at its first, on the day and not before.
  await sql('update contracts set end_date = current_date + 30 where id = $1', [later.id])
  await sql('update reminders_told set due_date = current_date + 7 where record_id = $1', [soon.id])
  await sql('update contracts set end_date = current_date + 7 where id = $1', [soon.id])
  await morning()
  const second = (await mails()).at(-1)
  expect(await mails()).toHaveLength(2)
  expect(second?.items).toContain(`HĐ-${soon.employeeId}, chờ ý kiến đơn vị`)
  expect(second?.items).toContain(`HĐ-${later.employeeId}, chờ ý kiến đơn vị`)
})

/** While some work is done, this happens in the database at each such row of a table. */
async function during(
  table: string,
  when: string,
  happens: string,
  work: () => Promise<unknown>,
): Promise<void> {
  await api.db.superuser.query(
    `create sequence strange_nights;
     create function strange() returns trigger language plpgsql security definer as $$ begin ${happens}; return new; end $$;
     create trigger strange before ${when} on ${table} for each row execute function strange()`,
  )
  try {
    await work()
  } finally {
    await api.db.superuser.query(
      `drop trigger strange on ${table}; drop function strange; drop sequence strange_nights`,
    )
  }
}

/** Three people to be told, and one contract to tell of. */
async function threeReaders(): Promise<{ addresses: string[]; employeeId: number }> {
  const addresses: string[] = []
  const ids: number[] = []
  for (const name of ['Đỗ Nghe Một', 'Đỗ Nghe Hai', 'Đỗ Nghe Ba']) {
    const { employeeId } = await hire(api, name, 3)
    const address = `nghe-${employeeId}@example.com`
    await sql('update employees set company_email = $2 where company_id = 1 and id = $1', [
      employeeId,
      address,
    ])
    ids.push(employeeId)
    addresses.push(address)
  }
  expect((await people(ids)).status).toBe(200)
  const { employeeId } = await ending(4)
  return { addresses, employeeId }
}

const toldOf = async (employeeId: number) =>
  (await mails())
    .filter(({ items }) => items.includes(`HĐ-${employeeId}, chờ ý kiến đơn vị`))
    .map((mail) => mail.to_address)

test('a process that dies between the mail and its note has told nobody, and the next one tells the others', async () => {
  const { addresses, employeeId } = await threeReaders()
  // The connection is lost when the second mail is in the outbox and not yet noted.
  await during(
    'reminder_mails',
    'update',
    `if nextval('strange_nights') = 2 then perform pg_terminate_backend(pg_backend_pid()); end if`,
    morning,
  )
  expect(await toldOf(employeeId)).toEqual(addresses.slice(0, 1))
  await morning()
  await morning()
  expect(await toldOf(employeeId)).toEqual(addresses)
})

test('two processes on both sides of midnight tell nobody twice', async () => {
  const { addresses, employeeId } = await threeReaders()
  // No claim of a day meets another one.
  await during(
    'reminder_mails',
    'insert',
    `new.sent_on := current_date - 500 - nextval('strange_nights')::integer; perform pg_sleep(0.2)`,
    () => Promise.all([morning(), morning()]),
  )
  expect((await toldOf(employeeId)).toSorted()).toEqual(addresses.toSorted())
})

test('who has no address is told in the product: once a kind and morning, however much is due', async () => {
  const { employeeId: reader } = await hire(api, 'Đỗ Không Thư', 3)
  expect((await people([reader])).status).toBe(200)
  await ending(3)
  await ending(2)
  await morning()
  await morning()
  expect(await sql('select kind from notices where company_id = 1 and employee_id = $1', [reader])).toEqual([
    { kind: 'contract_due' },
  ])
})

test('the head of the unit hears of it, and whoever has a contract to follow is left out', async () => {
  const { employeeId } = await ending(5)
  const renewed = await ending(6)
  await sql(
    `insert into contracts (company_id, employee_id, contract_type_id, kind, state, contract_number, sign_date, start_date)
     values (1, $1::bigint, $2, 'indefinite', 'issued', 'MỚI-' || $1::bigint, current_date, current_date + 7)`,
    [renewed.employeeId, typeId],
  )
  await sql(`update employees set company_email = 'truong@example.com' where company_id = 1 and id = 12`)
  await sql('update departments set manager_id = 12 where company_id = 1 and manager_id is null')
  const { body } = await hr.call('reminderRules.list')
  const rule = body.data.reminder_rules.find(({ kind }) => kind === 'contract')
  await hr.call('reminderRules.update', {
    path: { id: rule?.id ?? 0 },
    body: { employee_ids: [], to_head: true, role_ids: [] },
  })
  await morning()
  const told = (await mails()).filter(({ to_address }) => to_address === 'truong@example.com')
  expect(told).toHaveLength(1)
  expect(told[0]?.items).toContain(`HĐ-${employeeId}, chờ ý kiến đơn vị`)
  expect(told[0]?.items).not.toContain(`HĐ-${renewed.employeeId}`)
  await runJobs(api.db)
})

test('roles are named in the order in which they were chosen, and one that is gone is, too', async () => {
  const roles = await sql<{ id: number; name: string }>(
    'select id::integer as id, name from roles where company_id = 1 order by name desc limit 3',
  )
  const { body } = await hr.call('reminderRules.list')
  const id = body.data.reminder_rules.find(({ kind }) => kind === 'probation')?.id ?? 0
  const change = { role_ids: roles.map((role) => role.id), to_head: true }
  const saved = await hr.call('reminderRules.update', { path: { id }, body: change })
  expect(saved.body.data.reminder_rule.role_names).toEqual(roles.map(({ name }) => name))
  await sql('update reminder_rules set role_ids = array[987654] || role_ids where id = $1', [id])
  const { reminder_rules: rules } = (await hr.call('reminderRules.list')).body.data
  expect(rules.find((rule) => rule.id === id)?.role_names.slice(0, 2)).toEqual([
    'Vai trò đã xóa',
    roles[0]?.name,
  ])
})

test('a rule that reminds nobody, or somebody who is not there, is refused', async () => {
  expect(await people([])).toMatchObject({ status: 400, body: { errors: { to_head: [expect.any(String)] } } })
  expect(await people([111])).toMatchObject({
    status: 400,
    body: { errors: { employee_ids: [expect.any(String)] } },
  })
})
