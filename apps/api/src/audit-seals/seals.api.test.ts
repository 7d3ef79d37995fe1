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

beforeAll(async () => {
  for (const companyId of [1, 2]) await addLines(companyId, ['4 hours', '3 hours', '2 hours'])
  for (const companyId of [1, 2]) {
    await inCompany(api.db.database, { companyId, readOnly: false, scoped }, async (transaction) => {
      // So few that the last stretch is left for the job.
      expect(await sealNext(transaction, 6)).toBe(6)
    })
    await seal(companyId)
  }
})

test('a trail that nobody has touched is whole, in each company by itself', async () => {
  expect(await verify(1)).toMatchObject({ seals: 2, lines: 9, broken: null })
  expect(await verify(2)).toMatchObject({ seals: 2, lines: 9, broken: null })
})

test('what is written now is sealed later, when no transaction can add beside it', async () => {
  await addLines(1, ['0 seconds'])
  await seal(1)
  expect(await verify(1)).toMatchObject({ lines: 9, broken: null })
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
  await change(
    1,
    'create table kept_trail as table audit_trail; create table kept_seals as table audit_seals',
  )
  await change(1, statement)
  expect((await verify(1)).broken?.number).toBe(number)
})

afterEach(async () => {
  const { rows } = await api.db.superuser.query(`select to_regclass('kept_trail') as kept`)
  if (rows[0].kept === null) return
  await change(
    1,
    `delete from audit_trail; delete from audit_seals;
    insert into audit_trail overriding system value select * from kept_trail;
    insert into audit_seals select * from kept_seals; drop table kept_trail, kept_seals`,
  )
})
