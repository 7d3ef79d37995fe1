import { beforeAll, beforeEach, expect, test } from 'vitest'
import { inCompany } from '../../../db/transaction.ts'
import type { JobContext } from '../../../jobs/define-job.ts'
import { RunStopped } from '../../../jobs/ending.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { jobs } from '../../../jobs/registry.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { doRun, runJobs } from '../../../testing/jobs.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'

const api = apiForFile()
const dayTurn = jobs['employees.day-turn']
let hr: Person
let person: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})
beforeEach(async () => {
  person = (await hire(api, 'Lý Thị Đến Ngày', 3)).employeeId
})

const run = (statement: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, (client) =>
    client.query<{ id: number; department_id: number }>(statement, values),
  )
/** Asks for a transfer of a day to come, and lets that day be today. */
const due = async (ids: number[], department_id: number, by = hr) => {
  const answer = await by.call('jobChanges.store', {
    body: {
      kind: 'transfer',
      ids,
      effective_date: '2028-02-29',
      facts: { main_position: { position_id: 2, department_id } },
    },
  })
  expect(answer.status).toBe(200)
  return () =>
    run(
      `update job_changes set effective_date = (now() at time zone 'Asia/Ho_Chi_Minh')::date
       where employee_id = any($1::bigint[]) and state = 'waiting'`,
      [ids],
    )
}
const ask = () =>
  inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    enqueue(transaction, dayTurn, {}),
  )
const turn = async () => {
  await ask()
  await runJobs(api.db)
}
const changesOf = async (id: number) =>
  (await hr.call('jobChanges.ofEmployee', { path: { id } })).body.data.changes
const unitOf = async (id: number) => {
  const { rows } = await run(
    'select department_id from employee_positions where employee_id = $1 and to_date is null',
    [id],
  )
  return rows[0]?.department_id
}

test('whoever wrote it is told once that a change has not come: its unit was merged away (J3)', async () => {
  const writer = await newcomer(api, {
    login: `ghi.${person}`,
    companies: {
      1: [
        ['employee_edit', 'company'],
        ['employee_access', 'company'],
      ],
    },
  })
  const body = { code: `DG${person}`, name: 'Đội Sắp Gộp', level: 5, parent_id: 1, found_date: '2020-01-01' }
  const merged = (await hr.call('departments.store', { body })).body.data.department.id
  const letCome = await due([person], merged, writer)
  const answer = await hr.call('departments.merge', {
    path: { id: merged },
    body: { into_id: 2, effective_date: '2026-01-01', decision_no: '4/QĐ' },
  })
  expect(answer.status).toBe(200)
  await letCome()
  await turn()
  await turn()
  expect((await changesOf(person))[0]).toMatchObject({
    state: 'waiting',
    held_up: 'Đơn vị "Đội Sắp Gộp" đã giải thể.',
  })
  expect(await unitOf(person)).toBe(3)
  const told = (await writer.call('notices.list', {})).body.data.notices
  expect(told.map(({ kind, link }) => [kind, link])).toEqual([
    ['job_change_held_up', `/nhan-vien/${person}/chi-tiet?tab=job`],
  ])
  await writer.call('notices.readAll', { body: { last_id: told[0]?.id ?? 0 } })
  await turn()
  expect((await writer.call('notices.list', { query: { unread: true } })).body.data.notices).toEqual([])
})

test('a turn that is cut off between two people (J5) goes on with the second, and repeats nothing', async () => {
  const other = (await hire(api, 'Lý Thị Đến Sau', 2)).employeeId
  await (
    await due([person, other], 4)
  )()
  const dying = {
    ...dayTurn,
    run: (context: JobContext, input: Record<string, never>) => {
      const progress: JobContext['progress'] = async (done, total) => {
        // The people of the tests before come first.
        if (done === total - 1) throw new RunStopped('stopping')
        await context.progress(done, total)
      }
      return dayTurn.run({ ...context, progress }, input)
    },
  }
  await doRun(api.db, dying, await ask())
  expect([await unitOf(person), await unitOf(other)]).toEqual([4, 2])
  await runJobs(api.db)
  expect([await unitOf(person), await unitOf(other)]).toEqual([4, 4])
  const kinds = (await changesOf(person)).map(({ kind, state }) => `${kind} ${state}`)
  expect(kinds).toEqual(['transfer in_effect', 'opening in_effect'])
})

const endOf = async (runId: number) => {
  const { rows } = await api.db.superuser.query<{ state: string; message: string; result: unknown }>(
    'select state, message, result from job_runs where id = $1',
    [runId],
  )
  return rows[0]
}
const judgedOf = async (ids: number[]) => {
  const { rows } = await run(
    'select distinct employee_id as id from employee_findings where employee_id = any($1::bigint[])',
    [ids],
  )
  return rows.map(({ id }) => id)
}

/** Lets two changes come in a turn in which the database refuses, with a code, to keep what is found in the first file. */
async function turnRefusing(code: string) {
  const other = (await hire(api, 'Lý Thị Xét Sau', 3)).employeeId
  const letCome = await due([person, other], 4)
  await letCome()
  await run('delete from employee_findings where employee_id = any($1::bigint[])', [[person, other]])
  await run('delete from job_turns')
  await run('create sequence refused_findings')
  await run(`
    create function refuse_finding() returns trigger language plpgsql security definer as $$
    begin perform nextval('refused_findings'); raise exception 'no finding' using errcode = '${code}'; end $$`)
  await run(`
    create trigger refuse_finding before insert on employee_findings
    for each row when (new.employee_id = ${person}) execute function refuse_finding()`)
  const runId = await ask()
  const logged: unknown[] = []
  try {
    await doRun(api.db, dayTurn, runId, (error) => void logged.push(error['code']))
    const { rows: tries } = await api.db.superuser.query<{ last_value: number }>(
      'select last_value::integer from refused_findings',
    )
    return { other, end: await endOf(runId), logged, tries: tries[0]?.last_value }
  } finally {
    await run('drop trigger refuse_finding on employee_findings')
    await run('drop function refuse_finding')
    await run('drop sequence refused_findings')
  }
}

test('a change that comes has the file judged that night, and a judgement that fails stops nothing else', async () => {
  const { other, end, logged, tries } = await turnRefusing('P0001')
  expect([await unitOf(person), await unitOf(other)]).toEqual([4, 4])
  expect(await judgedOf([person, other])).toEqual([other])
  expect((await run('select company_id as id from job_turns')).rows).toHaveLength(1)
  // The run ends with what it turned, and the log has what was refused.
  expect(end).toMatchObject({
    state: 'failed',
    message:
      'Đã áp dụng thay đổi đến ngày nhưng chưa xét được 1 hồ sơ. Đợt kiểm tra hồ sơ hằng đêm sẽ xét lại.',
    result: { applied: 2, returned: 0, not_judged: 1 },
  })
  expect([tries, logged]).toEqual([2, ['P0001']])
})

test('no further file is tried once the database is away, and the run tells what it turned', async () => {
  const { other, end, logged, tries } = await turnRefusing('08006')
  expect([await unitOf(person), await unitOf(other)]).toEqual([4, 4])
  expect(await judgedOf([person, other])).toEqual([])
  expect(end).toMatchObject({ state: 'failed', result: { applied: 2 } })
  expect([tries, logged]).toEqual([1, ['08006']])
})
