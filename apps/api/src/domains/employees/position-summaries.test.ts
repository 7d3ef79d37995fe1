import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'

let db: TestDatabase
/** Writes as the owner of the tables, whom triggers and walls hold too. */
let writer: Client
beforeAll(async () => {
  db = await testDatabase('arranged')
  writer = await inCompanyOne()
})
afterAll(async () => {
  await writer.end()
  await db.close()
})

async function inCompanyOne(): Promise<Client> {
  const client = new Client({ connectionString: db.urls.owner, options: '-c app.company_id=1' })
  await client.connect()
  return client
}

interface Held {
  employee_id: number
  position_id: number
  department_id: number
}

/** A position of company 1 that somebody holds now. */
async function someHeld(): Promise<Held> {
  const { rows } = await db.superuser.query<Held>(
    `select employee_id, position_id, department_id from employee_positions
     where company_id = 1 and to_date is null order by id limit 1`,
  )
  if (rows[0] === undefined) throw new Error('nobody holds a position')
  return rows[0]
}

/** Rows that differ between what is kept and what it has to be. */
async function differences(): Promise<unknown[]> {
  const { rows } = await writer.query(
    `select * from (select company_id, employee_id, positions::text from position_summaries) kept
     full join (select company_id, employee_id, positions::text from current_position_summaries) wanted
       using (company_id, employee_id)
     where kept.positions is distinct from wanted.positions`,
  )
  return rows
}

async function kept(employeeId: number): Promise<string> {
  const { rows } = await db.superuser.query<{ positions: string }>(
    'select positions::text from position_summaries where company_id = 1 and employee_id = $1',
    [employeeId],
  )
  return rows[0]?.positions ?? ''
}

/** A position of company 1 that this employee has never held. */
async function another(employeeId: number): Promise<number> {
  const { rows } = await db.superuser.query<{ id: number }>(
    `select p.id from positions p where p.company_id = 1 and p.department_id is not null and not exists (
       select from employee_positions held where held.company_id = 1 and held.employee_id = $1 and held.position_id = p.id)
     order by p.id limit 1`,
    [employeeId],
  )
  if (rows[0] === undefined) throw new Error('there is no other position')
  return rows[0].id
}

function takeUp(client: Client, positionId: number, employeeId: number) {
  return client.query(
    `insert into employee_positions (company_id, employee_id, position_id, department_id, is_main, from_date)
     select 1, $1, id, department_id, false, '2020-01-01' from positions where company_id = 1 and id = $2`,
    [employeeId, positionId],
  )
}

function rename(client: Client, positionId: number, _employeeId: number) {
  return client.query(`update positions set name = name || ' (mới)' where company_id = 1 and id = $1`, [
    positionId,
  ])
}

test('everybody who holds a position has it in his summary', async () => {
  const { rows } = await writer.query('select from position_summaries')
  expect(rows.length).toBeGreaterThan(3)
  expect(await differences()).toEqual([])
})

test('a summary follows positions that are taken up, ended and removed', async () => {
  const { employee_id: employee } = await someHeld()
  const before = await kept(employee)
  const position = await another(employee)
  await takeUp(writer, position, employee)
  expect(await kept(employee)).not.toBe(before)
  expect(await differences()).toEqual([])
  await writer.query(
    `update employee_positions set to_date = '2024-01-01' where company_id = 1 and employee_id = $1 and position_id = $2`,
    [employee, position],
  )
  expect(await kept(employee)).toBe(before)
  await writer.query('delete from employee_positions where company_id = 1 and employee_id = $1', [employee])
  expect(await kept(employee)).toBe('')
  expect(await differences()).toEqual([])
})

test('a summary follows the names of positions and units', async () => {
  const { employee_id: employee, position_id, department_id } = await someHeld()
  await writer.query(`update positions set name = 'Chức vụ mới' where company_id = 1 and id = $1`, [
    position_id,
  ])
  expect(await kept(employee)).toContain('"Chức vụ mới"')
  await writer.query(`update departments set name = 'Đơn vị mới' where company_id = 1 and id = $1`, [
    department_id,
  ])
  expect(await kept(employee)).toContain('"Đơn vị mới"')
  expect(await differences()).toEqual([])
})

test.each(['taken up', 'renamed'] as const)(
  'a position that is renamed while somebody takes it up has its new name in the end: %s first',
  async (isFirst) => {
    const { employee_id: employee } = await someHeld()
    const position = await another(employee)
    const [first, second] = await Promise.all([inCompanyOne(), inCompanyOne()])
    try {
      const [begins, follows] =
        isFirst === 'renamed' ? ([rename, takeUp] as const) : ([takeUp, rename] as const)
      await first.query('begin')
      await begins(first, position, employee)
      const waiting = follows(second, position, employee)
      await expect
        .poll(async () => {
          const { rows } = await db.superuser.query(
            `select from pg_locks where not granted and locktype = 'advisory' and database = (
               select oid from pg_database where datname = current_database())`,
          )
          return rows.length
        })
        .toBe(1)
      await first.query('commit')
      await waiting
    } finally {
      await Promise.all([first.end(), second.end()])
    }
    expect(await kept(employee)).toContain(' (mới)"')
    expect(await differences()).toEqual([])
  },
)
