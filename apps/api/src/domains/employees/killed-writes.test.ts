import { beforeAll, expect, test } from 'vitest'
import { inCompany } from '../../db/transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { jobs } from '../../jobs/registry.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hireMany } from '../../testing/hire-many.ts'
import { workbookOf } from '../../testing/import-file.ts'
import { runJobs, superviseNow } from '../../testing/jobs.ts'
import { workerKilledOnce } from '../../testing/killed-worker.ts'
import { whileHeld, whileLocked } from '../../testing/locked-table.ts'
import { nextNumber } from '../../testing/numbers.ts'

/** What writes into many files, while its process is killed (R1, J5): afterwards it is whole, nothing twice, nothing lost. */
const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

const run = <Row extends object>(statement: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, async (client) => (await client.query<Row>(statement, values)).rows)
const standingOf = async (id: number) => (await hr.call('jobs.show', { path: { id } })).body.data.job

/** A process begins what is queued, is killed while it waits for these rows, and another one comes after it. */
async function killedAtRow(id: number, meanwhile: () => Promise<void>): Promise<void> {
  await whileHeld(api.db, `select from employees where company_id = 1 and id = ${id} for update`, (held) =>
    workerKilledOnce(api.db, async () => {
      await held.waitFor(1)
      await meanwhile()
    }),
  )
}

/** What another process does that comes after the one that was killed. */
async function goOn(): Promise<void> {
  await superviseNow(api.db)
  await runJobs(api.db)
}

/** How many of these people have so many changes and states of work, each in this unit. */
const standings = (ids: readonly number[]) =>
  run<{ changes: number; versions: number; unit: number; people: number }>(
    `select changes, versions, unit, count(*)::integer as people from (
       select (select count(*)::integer from job_changes where company_id = 1 and employee_id = person.id) as changes,
         (select count(*)::integer from job_versions where company_id = 1 and employee_id = person.id) as versions,
         (select min(department_id)::integer from employee_positions
           where company_id = 1 and employee_id = person.id and to_date is null) as unit
       from unnest($1::bigint[]) as person (id)) each
     group by changes, versions, unit`,
    [ids],
  )

test('an import whose process is killed has written nobody, and then everybody once', async () => {
  const { departments } = (await hr.call('departments.list', { query: { pagination: false } })).body.data
  const { positions } = (await hr.call('positions.list')).body.data
  const place = [positions.find(({ id }) => id === 2)?.code, departments.find(({ id }) => id === 3)?.code]
  const codes = Array.from({ length: 250 }, () => `CH${String(nextNumber()).padStart(6, '0')}`)
  const file = await workbookOf({
    'Nhân viên': [
      ['Mã nhân viên', 'Họ và tên *', 'Giới tính', 'Ngày sinh', 'Ngày vào công ty'].concat([
        'Loại quyết định tiếp nhận',
        'Chức vụ',
        'Đơn vị',
      ]),
      ...codes.map((code) =>
        [code, 'Phan Thị Bị Ngắt', 'Nữ', '03/02/1995', '03/06/2024', 'Tiếp nhận chính thức'].concat(
          place.map((each) => each ?? ''),
        ),
      ),
    ],
    'Thân nhân': [
      ['Mã nhân viên', 'Quan hệ', 'Họ và tên', 'Năm sinh'],
      ...codes.map((code) => [code, 'Con', 'Lê Minh An', '2020']),
    ],
  })
  const { status, body, text } = await hr.call('employees.import', { body: { file } })
  expect(status, text).toBe(200)
  const written = () =>
    run<{ people: number; changes: number; versions: number; relatives: number; trail: number }>(
      `with made as (select id from employees where company_id = 1 and nhansu_id = any($1::text[]))
       select (select count(*)::integer from made) as people,
         (select count(*)::integer from job_changes join made on made.id = employee_id where company_id = 1) as changes,
         (select count(*)::integer from job_versions join made on made.id = employee_id where company_id = 1) as versions,
         (select count(*)::integer from employee_relatives join made on made.id = employee_id
           where company_id = 1) as relatives,
         (select count(*)::integer from audit_trail join made on made.id = record_id
           where company_id = 1 and operation = 'employees.import') as trail`,
      [codes],
    )
  // Written last, after all people and their rows.
  await whileLocked(api.db, 'import_changes', 'share', (locked) =>
    workerKilledOnce(api.db, () => locked.waitFor(1)),
  )
  expect(await written()).toEqual([{ people: 0, changes: 0, versions: 0, relatives: 0, trail: 0 }])
  await goOn()
  const each = codes.length
  expect(await written()).toEqual([
    { people: each, changes: each, versions: each, relatives: each, trail: each },
  ])
  expect(await standingOf(body.data.run_id ?? 0)).toMatchObject({
    state: 'done',
    result: { import: { new: 2 * each, wrong: 0, id: expect.any(Number) as number } },
  })
})

test('one change for many whose process is killed between two pieces has moved nobody, and then everybody once', async () => {
  const ids = await hireMany(api, 501)
  const { status, body, text } = await hr.call('jobChanges.store', {
    body: {
      kind: 'transfer',
      ids,
      effective_date: '2025-05-01',
      facts: { main_position: { position_id: 2, department_id: 4 } },
      decision_no: '45/QĐ-TCNS',
    },
  })
  expect(status, text).toBe(200)
  const before = [{ changes: 1, versions: 1, unit: 3, people: 501 }]
  // The last person is alone in the second piece.
  await killedAtRow(ids.at(-1) ?? 0, async () => expect(await standings(ids)).toEqual(before))
  expect(await standings(ids)).toEqual(before)
  await goOn()
  expect(await standings(ids)).toEqual([{ changes: 2, versions: 2, unit: 4, people: 501 }])
  expect(await standingOf(body.data.run_id ?? 0)).toMatchObject({
    state: 'done',
    result: { employees: 501 },
  })
  const trail = await run(
    `select from audit_trail where company_id = 1 and operation = 'jobChanges.store'
       and detail ->> 'employees' = '501' and detail ->> 'run_id' is null`,
  )
  expect(trail).toHaveLength(1)
})

test('a turn of the day whose process is killed between two people (J5) keeps the first and lets the others in once', async () => {
  const ids = await hireMany(api, 3)
  const [first = 0, second = 0] = ids
  const asked = await hr.call('jobChanges.store', {
    body: {
      kind: 'transfer',
      ids,
      effective_date: '2028-02-29',
      facts: { main_position: { position_id: 2, department_id: 4 } },
    },
  })
  expect(asked.status, asked.text).toBe(200)
  await run(
    `update job_changes set effective_date = (now() at time zone 'Asia/Ho_Chi_Minh')::date
     where company_id = 1 and employee_id = any($1::bigint[]) and state = 'waiting'`,
    [ids],
  )
  const runId = await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    enqueue(transaction, jobs['employees.day-turn'], {}),
  )
  const moved = { changes: 2, versions: 2, unit: 4 }
  await killedAtRow(second, async () => expect(await standings([first])).toEqual([{ ...moved, people: 1 }]))
  expect(await standings(ids.slice(1))).toEqual([{ changes: 2, versions: 1, unit: 3, people: 2 }])
  await goOn()
  expect(await standings(ids)).toEqual([{ ...moved, people: 3 }])
  expect(await run('select from job_turns where company_id = 1')).toHaveLength(1)
  const ended = await run('select state, attempts, result from job_runs where id = $1', [runId])
  expect(ended).toMatchObject([
    { state: 'done', attempts: 2, result: { applied: 2, held_up: 0, returned: 0 } },
  ])
})
