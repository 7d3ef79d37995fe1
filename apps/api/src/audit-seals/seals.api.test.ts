import { afterEach, beforeAll, expect, test } from 'vitest'
import { inCompany } from '../db/transaction.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { apiForFile } from '../testing/api.ts'
import { inCompanyOf } from '../testing/group.ts'
import { runJobs } from '../testing/jobs.ts'
import { sealNext, sealTrail } from './seal-trail.ts'
import { type TrailCheck, verifyTrail } from './verify-trail.ts'

const api = apiForFile()
const scoped = process.env['TEST_WALLS'] !== 'no-scope'

const change = (companyId: number, statement: string) =>
  inCompanyOf(api.db.superuser, companyId, (client) => client.query(statement))

/** Lines of some hours ago, as if they had been written then. */
async function addLines(companyId: number, times: readonly string[]): Promise<void> {
  for (const at of times) {
    await change(
      companyId,
      `insert into audit_trail (company_id, at, user_id, operation, resource, record_id, result, changed_fields)
       select ${companyId}, now() - interval '${at}', 1, 'levels.update', 'levels', id, 'done', '{name,rank}'
       from generate_series(1, 3) id`,
    )
  }
}

async function seal(companyId: number): Promise<void> {
  await inCompany(api.db.database, { companyId, readOnly: false, scoped }, (transaction) =>
    enqueue(transaction, sealTrail, {}),
  )
  await runJobs(api.db)
}

const verify = (companyId: number): Promise<TrailCheck> =>
  inCompany(api.db.database, { companyId, readOnly: true, scoped }, verifyTrail)

/** Two lines with values beside them, as the server writes them; of some hours ago like the others. */
async function addValues(): Promise<void> {
  const person = await api.as('hrOfOne')
  const body = { code: 'NIEMPHONG', name: 'Niêm phong', level_group: 'trade', rank: 801 } as const
  const { level } = (await person.call('levels.store', { body })).body.data
  await person.call('levels.update', { path: { id: level.id }, body: { name: 'Đã đổi', version: 1 } })
  await change(1, `update audit_trail set at = now() - interval '119 minutes' where values_hash is not null`)
}

beforeAll(async () => {
  for (const companyId of [1, 2]) await addLines(companyId, ['4 hours', '3 hours', '2 hours'])
  await addValues()
  for (const companyId of [1, 2]) {
    await inCompany(api.db.database, { companyId, readOnly: false, scoped }, async (transaction) => {
      // So few that the last stretch is left for the job.
      expect(await sealNext(transaction, 6)).toBe(6)
    })
    await seal(companyId)
  }
})

test('a trail that nobody has touched is whole, in each company by itself', async () => {
  expect(await verify(1)).toMatchObject({ seals: 2, lines: 11, broken: null, changedValues: 0 })
  expect(await verify(2)).toMatchObject({ seals: 2, lines: 9, broken: null })
})

test('what is written now is sealed later, when no transaction can add beside it', async () => {
  await addLines(1, ['0 seconds'])
  await seal(1)
  expect(await verify(1)).toMatchObject({ lines: 11, broken: null })
})

test('the server itself can neither change nor remove a line or a seal', async () => {
  for (const statement of [
    'update audit_trail set user_id = 2',
    'delete from audit_trail',
    'truncate audit_trail',
    'update audit_seals set total = 1',
    'delete from audit_seals',
  ]) {
    await expect(api.db.database.pool.query(statement), statement).rejects.toMatchObject({ code: '42501' })
  }
})

/** Sets aside what a test is about to forge. */
const keepAll = () =>
  change(
    1,
    `create table kept_trail as table audit_trail; create table kept_values as table audit_values;
    create table kept_seals as table audit_seals`,
  )

/** What a person with full access to the database may try; each attempt is taken back afterwards. */
const forgeries: readonly [what: string, seal: number, statement: string][] = [
  [
    'a line is changed',
    1,
    `update audit_trail set user_id = 2 where company_id = 1 and record_id = 1 and at < now() - interval '210 minutes'`,
  ],
  [
    'a name of a field is',
    2,
    `update audit_trail set changed_fields = '{}' where company_id = 1 and record_id = 2 and at between now() - interval '125 minutes' and now() - interval '115 minutes'`,
  ],
  [
    'a line is removed',
    1,
    `delete from audit_trail where company_id = 1 and record_id = 3 and at < now() - interval '210 minutes'`,
  ],
  [
    'a line is slipped in',
    2,
    `insert into audit_trail (company_id, at, operation, resource, result) values (1, now() - interval '2 hours', 'x.y', 'x', 'done')`,
  ],
  ['a seal is removed', 2, 'delete from audit_seals where company_id = 1 and number = 1'],
  [
    'a seal is made anew over a changed line',
    2,
    `
    update audit_trail set user_id = 2 where company_id = 1 and at < now() - interval '150 minutes';
    update audit_seals seal set hash = found.hash from hash_of_trail('-infinity', (select until_at from audit_seals where company_id = 1 and number = 1), '') found
    where company_id = 1 and number = 1`,
  ],
]

test.each(forgeries)('it shows when %s', async (_, number, statement) => {
  await keepAll()
  await change(1, statement)
  expect((await verify(1)).broken?.number).toBe(number)
})

test('values beside the lines can be forgotten, but not changed unseen', async () => {
  const whole = await verify(1)
  await keepAll()
  const { pool } = api.db.database
  await expect(pool.query(`update audit_values set changes = '{}'`)).rejects.toMatchObject({ code: '42501' })
  await change(1, `update audit_values set changes = '{"name": ["A", "B"]}'`)
  expect((await verify(1)).changedValues).toBe(2)
  await change(1, 'delete from audit_values')
  expect(await verify(1)).toEqual({ ...whole, changedValues: 0 })
  // The hash in a line is under the seal with it.
  await change(1, 'update audit_trail set values_hash = null')
  expect((await verify(1)).broken?.number).toBe(whole.seals)
})

afterEach(async () => {
  const { rows } = await api.db.superuser.query(`select to_regclass('kept_trail') as kept`)
  if (rows[0].kept === null) return
  await change(
    1,
    `delete from audit_values; delete from audit_trail; delete from audit_seals;
    insert into audit_trail overriding system value select * from kept_trail;
    insert into audit_values select * from kept_values;
    insert into audit_seals select * from kept_seals; drop table kept_trail, kept_values, kept_seals`,
  )
})
