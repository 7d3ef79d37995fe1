import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inCompany } from '../db/transaction.ts'
import { apiForFile, type Person } from '../testing/api.ts'
import { inCompanyOf } from '../testing/group.ts'
import { importFile } from '../testing/import-file.ts'
import { doRun, runJobs } from '../testing/jobs.ts'
import { importRows } from '../workbooks/import/import-job.ts'
import { defineJob } from './define-job.ts'
import { enqueue } from './enqueue.ts'
import { keepQueues } from './queue.ts'

const api = apiForFile()
const importerId = 1
let importer: Person
let other: Person
let calls = 0

const nested = defineJob<object>({
  name: 'test.nested',
  title: 'Việc con',
  run: async () => {
    calls += 1
  },
})

beforeAll(async () => {
  other = await api.as('hrOfBoth')
  await keepQueues(api.db.database.pool, [nested])
})

/** Gives everything back that the last test took. */
beforeEach(async () => {
  calls = 0
  await inCompanyOf(api.db.superuser, 1, async (client) => {
    await client.query(
      'insert into user_roles (company_id, user_id, role_id) values (1, $1, $1) on conflict do nothing',
      [importerId],
    )
    await client.query(`update role_grants set scope = 'company' where company_id = 1 and role_id = $1`, [
      importerId,
    ])
  })
  await api.db.superuser.query('update users set is_active = true where id = $1', [importerId])
  await api.db.superuser.query('update companies set is_active = true')
  importer = await api.as('hrOfOne')
})

/** Ways in which the right to import is lost. */
const losses: Readonly<Record<string, () => Promise<unknown>>> = {
  'his roles': () =>
    inCompanyOf(api.db.superuser, 1, (client) =>
      client.query('delete from user_roles where user_id = $1', [importerId]),
    ),
  'the reach of his role': () =>
    inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(`update role_grants set scope = 'unit' where role_id = $1 and permission = 'level_edit'`, [
        importerId,
      ]),
    ),
  'his account': () =>
    api.db.superuser.query('update users set is_active = false where id = $1', [importerId]),
  'his company': () => api.db.superuser.query('update companies set is_active = false where id = 1'),
}

async function ask(code: string): Promise<number> {
  const file = await importFile('levels', [{ code, name: `Trình độ ${code}`, level_group: 'trade', rank: 1 }])
  const { body } = await importer.call('levels.import', { body: { file } })
  return body.data.run_id ?? 0
}
const stateOf = async (id: number) => {
  const { rows } = await api.db.superuser.query<{ state: string; message: string | null }>(
    'select state, message from job_runs where id = $1',
    [id],
  )
  return rows[0]
}
const failed = (id: number) =>
  api.db.superuser.query(`update job_runs set state = 'failed', finished_at = now() where id = $1`, [id])
const isWritten = async (code: string) =>
  (await api.db.superuser.query('select from levels where code = $1', [code])).rowCount === 1

const gone =
  'Người yêu cầu không còn quyền thực hiện công việc này nên hệ thống đã dừng, không thay đổi dữ liệu nào.'

describe.each(Object.entries(losses))('who has lost %s', (name, lose) => {
  const code = `MAT${Object.keys(losses).indexOf(name)}`

  test('has nothing written by what he asked for before', async () => {
    const id = await ask(code)
    await lose()
    await doRun(api.db, importRows, id)
    expect(await stateOf(id)).toEqual({ state: 'failed', message: gone })
    expect(await isWritten(code)).toBe(false)
  })
})

describe('who has lost his roles', () => {
  test('reads no more what an attempt told that was made before', async () => {
    const id = await ask('LAI0')
    await api.db.superuser.query(`update job_runs set result = '{"refused": ["Lê Thị Kín"]}' where id = $1`, [
      id,
    ])
    await losses['his roles']?.()
    await doRun(api.db, importRows, id)
    const { rows } = await api.db.superuser.query('select state, result from job_runs where id = $1', [id])
    expect(rows).toEqual([{ state: 'failed', result: null }])
  })

  test('keeps the list of what is in force where the pieces of the work stand by themselves', async () => {
    const id = await ask('LAI3')
    await api.db.superuser.query(`update job_runs set result = '{"issued": ["05/2026/QĐ"]}' where id = $1`, [
      id,
    ])
    await losses['his roles']?.()
    await doRun(api.db, { ...importRows, goesOn: true }, id)
    const { rows } = await api.db.superuser.query('select result, message from job_runs where id = $1', [id])
    expect(rows[0]).toMatchObject({ result: { issued: ['05/2026/QĐ'] } })
    expect(rows[0]).toMatchObject({
      message: expect.stringContaining('phần đã thực hiện trước đó vẫn giữ nguyên'),
    })
  })

  test('cannot have work done again that failed before', async () => {
    const id = await ask('LAI1')
    await failed(id)
    await losses['his roles']?.()
    const { status, body } = await importer.call('jobs.retry', { path: { id } })
    expect([status, body.message]).toEqual([
      403,
      'Bạn không còn quyền thực hiện công việc này nên không chạy lại được.',
    ])
    expect(await stateOf(id)).toMatchObject({ state: 'failed' })
  })

  test('gets nothing done through somebody else who has the right', async () => {
    const id = await ask('LAI2')
    await failed(id)
    await losses['his roles']?.()
    expect((await other.call('jobs.retry', { path: { id } })).status).toBe(403)
  })

  test('gets it done when the right is there again', async () => {
    const id = await ask('LAI3')
    await losses['his roles']?.()
    await doRun(api.db, importRows, id)
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query('insert into user_roles (company_id, user_id, role_id) values (1, $1, $1)', [importerId]),
    )
    expect((await importer.call('jobs.retry', { path: { id } })).status).toBe(200)
    await doRun(api.db, importRows, id)
    expect([(await stateOf(id))?.state, await isWritten('LAI3')]).toEqual(['done', true])
  })

  test('has no mail sent that waits, and the mail says why', async () => {
    await api.db.superuser.query(`update employees set company_email = 'an@example.com' where id = 14`)
    const asked = await importer.call('accounts.resetPassword', { path: { id: 103 } })
    expect(asked.status).toBe(200)
    const { rows } = await api.db.superuser.query<{ id: number }>(
      'select id from mails where state = $1 order by id desc limit 1',
      ['queued'],
    )
    if (rows[0] === undefined) throw new Error('no mail waits')
    await losses['his roles']?.()
    await runJobs(api.db)
    const { body } = await other.call('mails.show', { path: { id: rows[0].id } })
    expect(body.data.mail).toMatchObject({ state: 'failed', last_error: gone })
  })
})

test('work that work asked for goes by the same right', async () => {
  const outer = defineJob<object>({
    name: 'test.outer',
    title: 'Việc cha',
    run: async ({ inCompany: within }) => {
      await within((transaction) => enqueue(transaction, nested, {}))
      await losses['his roles']?.()
    },
  })
  await keepQueues(api.db.database.pool, [outer])
  await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    enqueue(
      {
        ...transaction,
        session: { userId: importerId },
        operation: { id: 'levels.import' },
        scopes: [{ scope: 'company' }],
      },
      outer,
      {},
    ),
  )
  await runJobs(api.db, { jobs: [outer, nested] })
  const { rows } = await api.db.superuser.query<{ name: string; state: string }>(
    `select name, state from job_runs where name ~ '^test' order by id`,
  )
  expect([rows, calls]).toEqual([
    [
      { name: 'test.outer', state: 'done' },
      { name: 'test.nested', state: 'failed' },
    ],
    0,
  ])
})

test('the clock needs nobody', async () => {
  const id = await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    enqueue(transaction, nested, {}),
  )
  await runJobs(api.db, { jobs: [nested] })
  expect([await stateOf(id), calls]).toMatchObject([{ state: 'done' }, 1])
})
