import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'

let db: TestDatabase
const companies: Client[] = []
beforeAll(async () => {
  db = await testDatabase('arranged')
  for (const id of [1, 2]) companies.push(await inCompany(id))
})
afterAll(async () => {
  for (const client of companies) await client.end()
  await db.close()
})

/** Writes as the owner of the tables, whom triggers and walls hold too. */
async function inCompany(id: number): Promise<Client> {
  const client = new Client({ connectionString: db.urls.owner, options: `-c app.company_id=${id}` })
  await client.connect()
  return client
}

let codes = 0
async function newPerson(): Promise<number> {
  codes += 1
  const { rows } = await db.superuser.query<{ id: number }>(
    'insert into persons (nhansu_id) values ($1) returning id',
    [`NHF${codes}`],
  )
  return Number(rows[0]?.id)
}

const client = (companyId: number): Client => {
  const found = companies[companyId - 1]
  if (found === undefined) throw new Error(`company ${companyId} has no connection`)
  return found
}

async function file(companyId: number, personId: number): Promise<number> {
  const { rows } = await client(companyId).query<{ id: number }>(
    `insert into employees (company_id, person_id, nhansu_id, full_name, gender, join_date)
     values ($1, $2, $3, 'Người Nhiều Hồ Sơ', 'Nữ', '2024-01-01') returning id`,
    [companyId, personId, `NHF${personId}`],
  )
  return Number(rows[0]?.id)
}

/** Whether it is kept of a person that he has several files. */
async function hasSeveral(personId: number): Promise<boolean> {
  const { rows } = await db.superuser.query('select from persons_with_several_files where person_id = $1', [
    personId,
  ])
  return rows.length > 0
}

/** Persons of whom it is kept and not so, or so and not kept. */
async function differences(): Promise<unknown[]> {
  const { rows } = await db.superuser.query(`
    with wanted as (select person_id from employees group by person_id having count(*) > 1)
    (table wanted except table persons_with_several_files) union all (table persons_with_several_files except table wanted)`)
  return rows
}

test('whoever has files in two companies stands among those few, and those alone', async () => {
  expect(await differences()).toEqual([])
  const [alone, both] = [await newPerson(), await newPerson()]
  await file(1, alone)
  await file(1, both)
  expect(await hasSeveral(both)).toBe(false)
  await file(2, both)
  expect([await hasSeveral(alone), await hasSeveral(both)]).toEqual([false, true])
  expect(await differences()).toEqual([])
})

test('a file that is deleted, or given to another person, takes him out again', async () => {
  const [deleted, linked, other] = [await newPerson(), await newPerson(), await newPerson()]
  for (const person of [deleted, linked]) await file(1, person)
  const [mistake, older] = [await file(2, deleted), await file(2, other)]
  await client(2).query('delete from employees where company_id = 2 and id = $1', [mistake])
  expect(await hasSeveral(deleted)).toBe(false)
  await client(2).query('update employees set person_id = $2 where company_id = 2 and id = $1', [
    older,
    linked,
  ])
  expect([await hasSeveral(linked), await hasSeveral(other)]).toEqual([true, false])
  await client(2).query('update employees set person_id = $2 where company_id = 2 and id = $1', [
    older,
    other,
  ])
  expect(await hasSeveral(linked)).toBe(false)
  expect(await differences()).toEqual([])
})

test('two companies that take the same person in at once know of each other', async () => {
  const both = await newPerson()
  await client(1).query('begin')
  const { rows } = await client(1).query<{ pid: number }>('select pg_backend_pid() as pid')
  const first = rows[0]?.pid
  await file(1, both)
  const second = file(2, both)
  // He who comes second waits for the person; without that he would be done by now.
  const waiting = 'select from pg_stat_activity where $1 = any (pg_blocking_pids(pid))'
  await expect
    .poll(async () => (await db.superuser.query(waiting, [first])).rows.length, { timeout: 60_000 })
    .toBe(1)
  await client(1).query('commit')
  await second
  expect(await hasSeveral(both)).toBe(true)
})
