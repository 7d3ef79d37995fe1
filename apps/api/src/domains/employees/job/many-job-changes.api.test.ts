import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { JobContext } from '../../../jobs/define-job.ts'
import { RunStopped } from '../../../jobs/ending.ts'
import { jobs } from '../../../jobs/registry.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hireMany } from '../../../testing/hire-many.ts'
import { doRun, runJobs } from '../../../testing/jobs.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

type Store = Input<'jobChanges.store'>['body']

const api = apiForFile()
let hr: Person
let ids: number[]
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})
beforeEach(async () => {
  ids = await hireMany(api, 501)
})

const run = (statement: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, (client) =>
    client.query<{ id: number; total: number; nhansu_id: string }>(statement, values),
  )
const store = (dry_run = false, body: Partial<Store> = {}, by = hr) =>
  by.call('jobChanges.store', {
    query: { dry_run },
    body: {
      kind: 'transfer',
      ids,
      effective_date: '2025-05-01',
      facts: { main_position: { position_id: 2, department_id: 4 } },
      decision_no: '45/QĐ-TCNS',
      ...body,
    },
  })
const ask = async (by = hr) => (await store(false, {}, by)).body.data.run_id ?? 0
const standingOf = async (id: number, by = hr) => (await by.call('jobs.show', { path: { id } })).body.data.job
const moved = async () => {
  const { rows } = await run(
    `select count(*)::integer as total from employee_positions
     where company_id = 1 and employee_id = any($1::bigint[]) and department_id = 4`,
    [ids],
  )
  return rows[0]?.total
}
const leave = (id: number) =>
  store(false, {
    kind: 'termination',
    ids: [id],
    effective_date: '2025-04-01',
    facts: { leave_reason: 'Xin nghỉ' },
  })

describe('one change of work for more people than stand in a decision', () => {
  test('is told of everybody first, and then written by background work', async () => {
    const told = await store(true)
    expect(told.body.data).toMatchObject({ run_id: null, decision: null })
    expect(told.body.data.changes).toHaveLength(501)
    const asked = await store()
    expect(asked.body.data).toMatchObject({ changes: [], decision: null })
    expect(await moved()).toBe(0)
    await runJobs(api.db)
    expect(await moved()).toBe(501)
    const runId = asked.body.data.run_id ?? 0
    expect(await standingOf(runId)).toMatchObject({
      state: 'done',
      title: 'Thay đổi công việc: Điều chuyển, 501 nhân viên',
      result: { employees: 501 },
    })
    const { body } = await hr.call('jobChanges.ofEmployee', { path: { id: ids[500] ?? 0 }, query: {} })
    expect(body.data.changes[0]).toMatchObject({ decision_no: '45/QĐ-TCNS', written_by: 'Phạm Thu Hà' })
    const { rows: trail } = await run(
      `select count(*)::integer as total from audit_trail
       where company_id = 1 and operation = 'jobChanges.store' and detail ->> 'employees' = '501'
         and detail ->> 'run_id' is null and detail ->> 'dry_run' = 'false'`,
    )
    expect(trail[0]?.total).toBe(1)
  })

  test('is called by what it does where it is an appointment to no position', async () => {
    const asked = await store(false, { kind: 'appointment', facts: { heavy_work: 'heavy' } })
    expect(await standingOf(asked.body.data.run_id ?? 0)).toMatchObject({
      title: 'Thay đổi công việc: Công việc nặng nhọc, độc hại, 501 nhân viên',
    })
  })

  test('takes trainees on probation, and nobody once one of them is judged anew', async () => {
    ids = await hireMany(api, 501, 'training')
    const receive = async () => (await store(false, { kind: 'reception', facts: {} })).body.data.run_id ?? 0
    const onProbation = async () => {
      const { rows } = await run(
        `select count(*)::integer as total from job_versions
         where company_id = 1 and employee_id = any($1::bigint[]) and work_state = 'probation'
           and probation_from = '2025-05-01' and valid_from = '2025-05-01'`,
        [ids],
      )
      return rows[0]?.total
    }
    const late = await receive()
    await store(false, { kind: 'official', ids: ids.slice(-1), facts: {}, effective_date: '2025-04-30' })
    await runJobs(api.db)
    expect(await standingOf(late)).toMatchObject({
      state: 'failed',
      message: expect.stringContaining(' 1 nhân viên '),
      result: { refused: [{ reason: 'Nhân viên đã được tiếp nhận.' }] },
    })
    expect(await onProbation()).toBe(0)
    ids = await hireMany(api, 501, 'training')
    await receive()
    await runJobs(api.db)
    expect(await onProbation()).toBe(501)
  })

  test('is written once, however often it is begun', async () => {
    const runId = await ask()
    await runJobs(api.db)
    await doRun(api.db, jobs['employees.write-job-changes'], runId)
    const { rows } = await run(
      `select count(*)::integer as total from job_changes
       where company_id = 1 and employee_id = any($1::bigint[]) and kind = 'transfer'`,
      [ids],
    )
    expect(rows[0]?.total).toBe(501)
  })

  test.each(['stopping', 'cancelled'] as const)(
    'that is cut off between two pieces (%s) leaves everybody as he was',
    async (why) => {
      const job = jobs['employees.write-job-changes']
      const dying = {
        ...job,
        run: (context: JobContext, input: Parameters<typeof job.run>[1]) => {
          const progress: JobContext['progress'] = async (done, total) => {
            if (done === 500) throw new RunStopped(why)
            await context.progress(done, total)
          }
          return job.run({ ...context, progress }, input)
        },
      }
      const runId = await ask()
      await doRun(api.db, dying, runId)
      expect(await moved()).toBe(0)
      // A process that stopped leaves the work to the next one; what somebody cancelled stays undone.
      await runJobs(api.db)
      expect(await moved()).toBe(why === 'stopping' ? 501 : 0)
      expect((await standingOf(runId)).state).toBe(why === 'stopping' ? 'done' : 'cancelled')
    },
  )

  test('is written for nobody once one of them has left meanwhile, who is named to who asked alone', async () => {
    const runId = await ask()
    expect((await leave(ids[499] ?? 0)).status).toBe(200)
    await runJobs(api.db)
    expect(await moved()).toBe(0)
    const { rows } = await run('select nhansu_id from employees where company_id = 1 and id = $1', [ids[499]])
    const told = await standingOf(runId)
    expect(told).toMatchObject({
      state: 'failed',
      message: 'Không ghi cho ai vì 1 nhân viên không thể thay đổi.',
      result: {
        refused: [{ nhansu_id: rows[0]?.nhansu_id, reason: 'Nhân viên đã nghỉ việc vào ngày này.' }],
      },
    })
    const administrator = await newcomer(api, {
      login: `qt.${nextNumber()}`,
      companies: { 1: [['permission_access', 'company']] },
    })
    expect(await standingOf(runId, administrator)).toMatchObject({ message: told.message, result: null })
  })

  test('brings nobody back from a leave without a place once one of them has left meanwhile', async () => {
    const away = { kind: 'unpaid_leave' as const, effective_date: '2025-03-01', facts: {} }
    expect((await store(false, away)).status).toBe(200)
    await runJobs(api.db)
    const asked = await store(false, { kind: 'rehire', effective_date: '2025-05-01', facts: {} })
    expect(asked.status, asked.text).toBe(200)
    expect((await leave(ids[499] ?? 0)).status).toBe(200)
    await runJobs(api.db)
    expect(await standingOf(asked.body.data.run_id ?? 0)).toMatchObject({
      state: 'failed',
      result: {
        refused: [{ reason: expect.stringContaining('Hãy chọn đơn vị và chức vụ khi đi làm lại.') }],
      },
    })
  })

  test('is written for nobody once one of them has gone beyond the units of who asked', async () => {
    const officer = await newcomer(api, {
      login: `to.${nextNumber()}`,
      companies: {
        1: [
          ['employee_edit', 'unit'],
          ['employee_access', 'unit'],
        ],
      },
      personId: await personOf(ids[0] ?? 0),
    })
    const runId = await ask(officer)
    await store(false, { ids: [ids[1] ?? 0] })
    await runJobs(api.db)
    expect(await moved()).toBe(1)
    expect(await standingOf(runId, officer)).toMatchObject({
      state: 'failed',
      message:
        'Có nhân viên không còn trong phạm vi của người yêu cầu nên không ghi cho ai. Hãy chọn lại và xem trước.',
    })
  })

  test('is written for nobody once who asked has moved to another unit himself', async () => {
    const { personId, employeeId } = await hire(api, 'Trưởng Phòng Chuyển Đi', 3)
    const officer = await newcomer(api, {
      login: `to.${nextNumber()}`,
      companies: {
        1: [
          ['employee_edit', 'unit'],
          ['employee_access', 'unit'],
        ],
      },
      personId,
    })
    const runId = await ask(officer)
    expect(runId).not.toBe(0)
    const away = { main_position: { position_id: 2, department_id: 4 } }
    expect((await store(false, { ids: [employeeId], facts: away })).status).toBe(200)
    await runJobs(api.db)
    expect(await moved()).toBe(0)
    expect(await standingOf(runId, officer)).toMatchObject({ state: 'failed' })
    // Back in the unit, he reaches its people again.
    const back = { main_position: { position_id: 2, department_id: 3 } }
    const returned = await store(false, { ids: [employeeId], effective_date: '2025-05-02', facts: back })
    expect(returned.status).toBe(200)
    await ask(officer)
    await runJobs(api.db)
    expect(await moved()).toBe(501)
  })

  const personOf = async (id: number) => {
    const { rows } = await run('select person_id as id from employees where company_id = 1 and id = $1', [id])
    return rows[0]?.id ?? 0
  }

  test('is left in several drafts of at most 500 people by one press, told of before, and moves nobody', async () => {
    const decided = { decision: {}, decision_no: null }
    const told = (await store(true, decided)).body.data
    const drafts = [
      { id: null, summary: 'Về việc điều chuyển 500 nhân viên (1/2)', people: 500 },
      {
        id: null,
        summary: expect.stringMatching(/^Về việc điều chuyển Trần Thị Đông Người \(2\/2\)$/),
        people: 1,
      },
    ]
    expect(told).toMatchObject({ decision: null, run_id: null, drafts })
    expect(told.changes).toHaveLength(501)
    expect(told.changes[500]).toMatchObject({ after: { main_position: { department_id: 4 } } })
    expect(await draftsOf()).toEqual([])
    const left = (await store(false, decided)).body.data
    expect(left).toMatchObject({ decision: null, run_id: null })
    expect(left.drafts).toMatchObject(drafts.map(({ summary, people }) => ({ summary, people })))
    expect(await draftsOf()).toEqual(left.drafts.map(({ id, people }) => ({ id, people })))
    expect(await moved()).toBe(0)
  })

  test('leaves no draft at all (R18) where one of the last cannot have it', async () => {
    await leave(ids[500] ?? 0)
    expect((await store(false, { decision: {}, decision_no: null })).status).toBe(400)
    expect(await draftsOf()).toEqual([])
  })

  /** The drafts about these people, and how many of them stand in each. */
  const draftsOf = async () => {
    const { rows } = await run(
      `select decision_id as id, count(*)::integer as people from decision_people
       where company_id = 1 and employee_id = any($1::bigint[]) group by decision_id order by decision_id`,
      [ids],
    )
    return rows
  }

  test('is refused before it is asked for where it cannot be, and where a decision should write it', async () => {
    await leave(ids[0] ?? 0)
    expect((await store(true)).body.errors?.['effective_date']).toEqual([
      'Nhân viên đã nghỉ việc vào ngày này.',
    ])
    const issue = { sign_date: '2025-04-20', signer_id: 1 }
    const decided = await store(false, { decision: { issue }, decision_no: null })
    expect(decided.body.errors?.['ids']).toEqual([
      'Mỗi quyết định có tối đa 500 nhân viên. Với nhiều người hơn, hãy lưu nháp rồi ban hành từng quyết định.',
    ])
    const { status } = await store(false, { ids: [...ids.slice(1), 999_999_999] })
    expect(status).toBe(404)
  })
})
