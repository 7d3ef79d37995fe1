import { beforeAll, expect, test } from 'vitest'
import { inCompany } from '../db/transaction.ts'
import { apiForFile, type Person } from '../testing/api.ts'
import { worked } from '../domains/personal-data/erasures/testing/worked.ts'
import { inCompanyOf } from '../testing/group.ts'
import { runJobs } from '../testing/jobs.ts'
import { hire } from '../testing/newcomer.ts'
import { nextNumber } from '../testing/numbers.ts'
import { cleanUp } from './clean-up.ts'
import { enqueue } from './enqueue.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

const sql = <Row extends object>(text: string, values: readonly unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, async (client) => (await client.query<Row>(text, [...values])).rows)

/** A notice, values beside the trail and a view of many years ago, about one employee. */
async function leaveBehind(id: number): Promise<void> {
  const long = `now() - interval '20 years'`
  await sql(
    `insert into notices (company_id, employee_id, kind, record_id, created_at) values (1, $1, 'interview', 1, ${long})`,
    [id],
  )
  await sql(
    `with line as (
       insert into audit_trail (company_id, at, operation, resource, record_id, result, detail)
       values (1, ${long}, 'employeeRelatives.update', 'employeeRelatives', 5, 'done', jsonb_build_object('employee_id', $1::bigint))
       returning id, at)
     insert into audit_values (company_id, line_id, at, resource, salt, changes)
     select 1, id, at, 'employeeRelatives', gen_random_uuid(), jsonb_build_object('of', $1::bigint) from line`,
    [id],
  )
  await sql(
    `with view as (
       insert into personal_data_views (company_id, at, user_id, operation, deed)
       values (1, ${long}, 3, 'employees.reveal', 'reveal') returning id)
     insert into personal_data_view_people (company_id, employee_id, view_id) select 1, $1, id from view`,
    [id],
  )
}

const kept = async (id: number) =>
  (
    await sql<{ notices: number; values: number; views: number }>(
      `select (select count(*)::integer from notices where employee_id = $1) as notices,
         (select count(*)::integer from audit_values where changes ->> 'of' = $1::text) as values,
         (select count(*)::integer from personal_data_view_people where employee_id = $1) as views`,
      [id],
    )
  )[0]

const clean = async () => {
  await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    enqueue(transaction, cleanUp, {}),
  )
  await runJobs(api.db)
}

test('what is told of somebody by notices, trail and views waits for the end of a hold', async () => {
  const { employeeId: held } = await hire(api, 'Lê Thị Bị Giữ')
  const { employeeId: other } = await hire(api, 'Lê Văn Không Giữ')
  const { hold } = (
    await hr.call('dataHolds.store', { body: { employee_id: held, reason: 'Tòa án yêu cầu.' } })
  ).body.data
  for (const id of [held, other]) await leaveBehind(id)
  const all = { notices: 1, values: 1, views: 1 }
  const none = { notices: 0, values: 0, views: 0 }
  await clean()
  expect([await kept(held), await kept(other)]).toEqual([all, none])
  await hr.call('dataHolds.end', { path: { id: hold.id }, body: { reason: 'Đã xong.' } })
  await clean()
  expect(await kept(held)).toEqual(none)
})

/** Values beside the trail of many years ago about records beside the file, none of which names the employee. */
async function tellOf(records: readonly (readonly [resource: string, id: number])[]): Promise<void> {
  for (const [resource, id] of records)
    await sql(
      `with line as (
         insert into audit_trail (company_id, at, operation, resource, record_id, result)
         values (1, now() - interval '20 years', 'decisions.update', $1::text, $2, 'done') returning id, at)
       insert into audit_values (company_id, line_id, at, resource, record_id, salt, changes)
       select 1, id, at, $1::text, $2, gen_random_uuid(), '{}' from line`,
      [resource, id],
    )
}

test('what was changed of contracts, certificates and papers about somebody waits too, also where others stand in them', async () => {
  const { employeeId: held } = await hire(api, 'Lê Thị Có Hợp Đồng')
  const { employeeId: other } = await hire(api, 'Lê Văn Có Hợp Đồng')
  const { hold } = (
    await hr.call('dataHolds.store', { body: { employee_id: held, reason: 'Tòa án yêu cầu.' } })
  ).body.data
  const certificateOf = async (id: number) =>
    Number(
      (
        await sql<{ id: number }>(
          'select id from employee_certificates where company_id = 1 and employee_id = $1',
          [id],
        )
      )[0]?.id,
    )
  const his = await worked(api, held, other, `zqgiu${nextNumber()}`)
  const others = await worked(
    api,
    other,
    (await hire(api, 'Lê Văn Cùng Tổ')).employeeId,
    `zqkhac${nextNumber()}`,
  )
  const records = [
    ['contracts', his.contract],
    ['employeeCertificates', await certificateOf(held)],
    ['decisions', his.sharedDecision],
    ['documents', his.document],
  ] as const
  await tellOf([
    ...records,
    ['contracts', others.contract],
    ['employeeCertificates', await certificateOf(other)],
    ['decisions', others.decision],
  ])
  const left = async () =>
    (
      await sql<{ resource: string; record_id: string | number }>(
        `select resource, record_id from audit_values where company_id = 1 and at < now() - interval '19 years' order by line_id`,
      )
    ).map(({ resource, record_id: id }) => [resource, Number(id)])
  await clean()
  expect(await left()).toEqual(records)
  await hr.call('dataHolds.end', { path: { id: hold.id }, body: { reason: 'Đã xong.' } })
  await clean()
  expect(await left()).toEqual([])
})
