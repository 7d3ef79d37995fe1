import type { Schemas } from '@nhansu/sdk/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { doRun } from '../../../testing/jobs.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { remind } from '../../settings/reminders/remind.ts'
import { checkMonthly } from './check-monthly.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, async (client) => {
    // The product's day, whatever the hour of the machine.
    await client.query(`set local timezone to 'Asia/Ho_Chi_Minh'`)
    return (await client.query<Row>(text, values)).rows
  })

async function runJob(job: typeof checkMonthly): Promise<void> {
  const [run] = await sql<{ id: number }>(
    `insert into job_runs (company_id, name, title, state, input, queue_id)
     values (1, $1, 'Việc', 'queued', '{}', gen_random_uuid()) returning id`,
    [job.name],
  )
  await doRun(api.db, job, Number(run?.id))
  const [done] = await sql<{ state: string; message: string | null }>(
    'select state, message from job_runs where id = $1',
    [run?.id],
  )
  expect(done).toMatchObject({ state: 'done' })
}

/** What was checked last lies a month back. */
const aMonthPasses = () =>
  sql(`update reconciliation_checks set month = (month - interval '1 month')::date,
    checked_on = (checked_on - interval '1 month')::date where company_id = 1`)

const lastOf = async (by: Pick<Person, 'call'> = hr) =>
  (await by.call('reconciliation.show', {})).body.data.last_check
const shownNow = async () => (await hr.call('reconciliation.show', {})).body.data.reconciliation

beforeEach(() => sql('delete from reconciliation_checks where company_id = 1'))

describe('the check of the month', () => {
  test('keeps what it found, once a month, and says next time what is new', async () => {
    expect(await lastOf()).toBeNull()
    await hire(api, 'Lê Chưa Hợp Đồng', 3)
    const now = await shownNow()
    await runJob(checkMonthly)
    const first = await lastOf()
    expect(first).toMatchObject({
      before_on: null,
      fresh: null,
      found: { no_contract: now.total.no_contract },
    })
    expect(first?.checked).toBeGreaterThanOrEqual(now.checked)

    await hire(api, 'Trần Tháng Này', 3)
    await runJob(checkMonthly)
    expect(await lastOf()).toEqual(first)

    await aMonthPasses()
    await hire(api, 'Ngô Tháng Sau', 3)
    await runJob(checkMonthly)
    const next = await lastOf()
    expect(next?.before_on).not.toBeNull()
    expect(next?.fresh).toMatchObject({ no_contract: 2, job_title: 0 })
    expect(next?.found.no_contract).toBe((first?.found.no_contract ?? 0) + 2)
    // The marks of the check before are of no use any more.
    const kept = await sql<{ is_gone: boolean }>(
      'select marks is null as is_gone from reconciliation_checks where company_id = 1 order by month',
    )
    expect(kept.map(({ is_gone }) => is_gone)).toEqual([true, false])
  })

  test('is told to who reads the whole company alone, each kind by its right there', async () => {
    await runJob(checkMonthly)
    const { personId } = await hire(api, 'Người Của Đơn Vị', 3)
    const reads = (login: string, scope: 'unit' | 'company') =>
      newcomer(api, { login, personId, companies: { 1: [['contract_access', scope]] } })
    expect(await lastOf(await reads('doi.chieu.don.vi', 'unit'))).toBeNull()
    const other = await hire(api, 'Người Của Công Ty', 3)
    const ofAll = await newcomer(api, {
      login: 'doi.chieu.cong.ty',
      personId: other.personId,
      companies: { 1: [['contract_access', 'company']] },
    })
    const found = (await lastOf(ofAll))?.found as Schemas['MismatchCounts']
    expect(found).toHaveProperty('no_contract')
    for (const kind of ['pay', 'no_decision', 'held_up', 'no_social_insurance']) {
      expect(found).not.toHaveProperty(kind)
    }
    expect((await lastOf())?.found).toHaveProperty('pay')
  })

  test('is told once to those whom the rule names, with what is new and nobody’s name', async () => {
    const { employeeId } = await hire(api, 'Phạm Người Được Nhắc', 2)
    await sql(
      `insert into reminder_rules (company_id, kind, days_before, to_holder, to_head, employee_ids)
       values (1, 'reconciliation', array[0], false, false, array[$1::bigint])
       on conflict (company_id, kind) do update set employee_ids = excluded.employee_ids`,
      [employeeId],
    )
    await runJob(checkMonthly)
    await aMonthPasses()
    await hire(api, 'Bùi Mới Vào', 3)
    await runJob(checkMonthly)
    const morning = async () => {
      await sql('delete from reminder_mails where company_id = 1')
      await runJob(remind)
    }
    await morning()
    await morning()
    const told = await sql(
      `select 1 from reminders_told where company_id = 1 and kind = 'reconciliation' and employee_id = $1`,
      [employeeId],
    )
    expect(told).toHaveLength(1)
    const notices = await sql<{ kind: string }>(
      'select kind from notices where company_id = 1 and employee_id = $1',
      [employeeId],
    )
    expect(notices).toEqual([{ kind: 'reconciliation_due' }])
    const kinds = (await hr.call('notices.settings')).body.data.kinds.map(({ kind }) => kind)
    expect(kinds).toContain('reconciliation_due')
    expect(kinds).not.toContain('own_reconciliation_due')
  })
})
