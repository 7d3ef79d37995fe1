import type { Data, Input } from '@nhansu/sdk/contract'
import { expect } from 'vitest'
import type { Person, TestApi } from '../../../../testing/api.ts'
import { exampleFile } from '../../../../testing/example-file.ts'
import { inCompanyOf } from '../../../../testing/group.ts'
import { hire } from '../../../../testing/newcomer.ts'

type Proposal = Input<'employeeTransfers.store'>['body']
type Transfer = Data<'employeeTransfers.show'>['transfer']

/** The HR of two companies, and the steps of a hand-over from the first to the second. */
export function twoCompanies(api: Pick<TestApi, 'as' | 'db' | 'withToken'>) {
  const ask = <Row extends Record<string, unknown>>(company: number, text: string, values: unknown[] = []) =>
    inCompanyOf(api.db.superuser, company, async (client) => (await client.query<Row>(text, values)).rows)

  /** So many days from today, as the wire writes a day. */
  async function inDays(days: number): Promise<string> {
    const { rows } = await api.db.superuser.query<{ day: string }>(
      `select ((now() at time zone 'Asia/Ho_Chi_Minh')::date + $1::integer)::text as day`,
      [days],
    )
    return rows[0]?.day ?? ''
  }

  async function proposal(employeeId: number, more: Partial<Proposal> = {}): Promise<Proposal> {
    return {
      employee_id: employeeId,
      to_company_id: 2,
      effective_date: await inDays(30),
      consent_means: 'scan',
      consent_version: 1,
      consent_on: await inDays(0),
      file: exampleFile({ contentMediaType: 'application/pdf', example: 'dong-y.pdf' }),
      ...more,
    }
  }

  const propose = async (employeeId: number, more: Partial<Proposal> = {}, by?: Person) =>
    (by ?? (await api.as('hrOfOne'))).call('employeeTransfers.store', {
      body: await proposal(employeeId, more),
    })

  /** Asks somebody with an account in the app. */
  const proposeInApp = async (employeeId: number) => {
    const { consent_on: _, file: __, ...body } = await proposal(employeeId, { consent_means: 'app' })
    return (await api.as('hrOfOne')).call('employeeTransfers.store', { body })
  }

  /** Somebody of unit 3 who is proposed to company 2. */
  async function sent(more: Partial<Proposal> = {}) {
    const person = await hire(api, 'Đặng Thị Chuyển', 3)
    const { status, body } = await propose(person.employeeId, more)
    expect(status, body.message).toBe(201)
    return { ...person, transfer: body.data.transfer }
  }

  const withdraw = async (id: number) =>
    (await api.as('hrOfOne')).call('employeeTransfers.withdraw', { path: { id }, body: {} })
  const refuse = async (id: number) =>
    (await api.as('hrOfTwo')).call('employeeTransfers.refuse', {
      path: { id },
      body: { reason: 'Chưa có chỗ.' },
    })
  const accept = async (id: number, more: Partial<Input<'employeeTransfers.accept'>['body']> = {}) =>
    (await api.as('hrOfTwo')).call('employeeTransfers.accept', {
      path: { id },
      body: {
        join_date: await inDays(30),
        decision_type: 3,
        position_id: 102,
        department_id: 103,
        ...more,
      },
    })

  async function shown(id: number, by: 'hrOfOne' | 'hrOfTwo'): Promise<Transfer> {
    return (await (await api.as(by)).call('employeeTransfers.show', { path: { id } })).body.data.transfer
  }

  /** How many files, changes of work and hand-overs the second company has: what a refused step leaves as it was. */
  const keptByTwo = () =>
    ask(
      2,
      `select (select count(*) from employees where company_id = 2)::integer as files,
        (select count(*) from job_changes where company_id = 2)::integer as changes,
        (select jsonb_agg(t order by id) from employee_transfers t where company_id = 2) as transfers`,
    )

  return { ask, inDays, propose, proposeInApp, sent, withdraw, refuse, accept, shown, keptByTwo }
}
