import { expect } from 'vitest'
import { raiseNeeds } from '../domains/training/needs/raise-needs.ts'
import type { Person, TestApi } from './api.ts'
import { inCompanyOf } from './group.ts'
import { doRun } from './jobs.ts'
import { hire } from './newcomer.ts'
import { nextNumber } from './numbers.ts'

/** A day from today on, in Viet Nam. */
export function day(after: number): string {
  return new Date(Date.now() + (after * 24 + 7) * 3_600_000).toISOString().slice(0, 10)
}

/** What tests of training needs arrange and look at, in company 1. */
export function needsGround(api: Pick<TestApi, 'db'>, hr: () => Person) {
  const sql = <Row extends object>(text: string, values: unknown[] = []) =>
    inCompanyOf(api.db.superuser, 1, async (client) => {
      await client.query(`set local timezone to 'Asia/Ho_Chi_Minh'`)
      return (await client.query<Row>(text, values)).rows
    })

  /** A certificate of the catalogue. */
  async function newKind(more: object = {}): Promise<number> {
    const body = { name: `Thẻ nâng ${nextNumber()}`, valid_months: 24, remind_days: 60, ...more }
    return (await hr().call('certificates.store', { body })).body.data.certificate.id
  }

  async function give(
    employee_id: number,
    certificate_id: number,
    issued: number,
    ends: number,
  ): Promise<number> {
    const number = `N-${nextNumber()}`
    const body = { employee_id, certificate_id, number, issue_date: day(issued), expiry_date: day(ends) }
    return (await hr().call('employeeCertificates.store', { body })).body.data.employee_certificate.id
  }

  /** Somebody of unit 3 with a certificate that ends in so many days. */
  async function holder(kind: number, ends: number, name = 'Trần Văn Thẻ') {
    const { employeeId } = await hire(api, name, 3)
    return { employeeId, heldId: await give(employeeId, kind, -800, ends) }
  }

  /** The nightly work, and how much it wrote. */
  async function night(): Promise<{ settled: number; raised: number }> {
    const [run] = await sql<{ id: number }>(
      `insert into job_runs (company_id, name, title, state, input, queue_id)
       values (1, 'training.raise-needs', 'Nhu cầu', 'queued', '{}', gen_random_uuid()) returning id`,
    )
    await doRun(api.db, raiseNeeds, Number(run?.id))
    const [done] = await sql<{ result: { settled: number; raised: number } }>(
      'select result from job_runs where company_id = 1 and id = $1',
      [run?.id],
    )
    if (done === undefined) throw new Error('the run is gone')
    return done.result
  }

  async function needsOf(employeeId: number) {
    const filter = { employee_id: { operator: 'equal', value: employeeId } } as const
    return (await hr().call('trainingNeeds.list', { query: { filter } })).body.data.needs
  }

  /** The only need that somebody has. */
  async function needOf(employeeId: number) {
    const [need, ...others] = await needsOf(employeeId)
    expect(others).toEqual([])
    if (need === undefined) throw new Error('there is no need')
    return need
  }

  return { sql, newKind, give, holder, night, needsOf, needOf }
}
