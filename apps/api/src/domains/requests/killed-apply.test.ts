import { expect, test } from 'vitest'
import { inCompany } from '../../db/transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { jobs } from '../../jobs/registry.ts'
import { apiForFile } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { runJobs, superviseNow } from '../../testing/jobs.ts'
import { workerKilledOnce } from '../../testing/killed-worker.ts'
import { whileHeld } from '../../testing/locked-table.ts'
import { fileOwner, type Owner, sent } from './testing/file-owner.ts'

const api = apiForFile()
const run = <Row extends object>(statement: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, async (client) => (await client.query<Row>(statement, values)).rows)

/** What each of these people has by now: his place, lines of history by requests, items that are written. */
const standings = (owners: readonly Owner[]) =>
  run<{ place: string | null; lines: number; written: number }>(
    `select (select native_place from employee_details
         where company_id = 1 and employee_id = person.id) as place,
       (select count(*)::integer from employee_history
         where company_id = 1 and employee_id = person.id and source = 'request') as lines,
       (select count(*)::integer from request_change_items
         where company_id = 1 and employee_id = person.id and applied_at is not null) as written
     from unnest($1::bigint[]) with ordinality as person (id, at) order by at`,
    [owners.map(({ employeeId }) => employeeId)],
  )

test('accepted changes whose process is killed in one request (R1) keep those before it and write the others once', async () => {
  const hr = await api.as('hrOfOne')
  const [{ day } = { day: '' }] = await run<{ day: string }>(
    `select ((now() at time zone 'Asia/Ho_Chi_Minh')::date + 10)::text as day`,
  )
  const owners = [await fileOwner(api), await fileOwner(api), await fileOwner(api)]
  const ids: number[] = []
  for (const owner of owners) {
    const items = [{ path: 'native_place', new_value: 'Huế' }]
    const request = await sent(owner, items, { effective_date: day })
    const accepted = request.items.map(({ id }) => ({ id, accept: true }))
    const { status, text } = await hr.call('requestChangeInfos.review', {
      path: { id: request.id },
      body: { version: request.version, items: accepted },
    })
    expect(status, text).toBe(200)
    ids.push(request.id)
  }
  await run(
    `update request_change_infos set effective_date = effective_date - 10 where id = any($1::bigint[])`,
    [ids],
  )
  const untouched = { place: null, lines: 0, written: 0 }
  const whole = { place: 'Huế', lines: 1, written: 1 }
  expect(await standings(owners)).toEqual([untouched, untouched, untouched])

  const runId = await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    enqueue(transaction, jobs['requests.apply-due'], {}),
  )
  // The file of the second has been written, and its item is not yet marked.
  const item = `select from request_change_items where company_id = 1 and request_id = ${ids[1] ?? 0} for update`
  await whileHeld(api.db, item, (held) => workerKilledOnce(api.db, () => held.waitFor(1)))
  expect(await standings(owners)).toEqual([whole, untouched, untouched])

  await superviseNow(api.db)
  await runJobs(api.db)
  expect(await standings(owners)).toEqual([whole, whole, whole])
  expect(await run('select state, attempts, result from job_runs where id = $1', [runId])).toMatchObject([
    { state: 'done', attempts: 2, result: { applied: 2, sent_back: 0 } },
  ])
})
