import type { Data, Input, PermissionName } from '@nhansu/sdk/contract'
import { expect } from 'vitest'
import { pdfText } from '../../../print/testing/pdf-text.ts'
import type { Person, TestApi } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

export type Body = Input<'confirmationRequests.store'>['body']
type Request = Data<'confirmationRequests.store'>['request']

/** Somebody with a file, an account and an address of his own. */
export interface Owner extends Person {
  employeeId: number
  address: string
}

/** The words of a paper come out of a PDF without the gaps between them. */
export const withoutGaps = (text: string) => text.replaceAll(/\s+/g, '')

/** Those who ask for papers, and the steps of a request; HR makes each where nobody else is named. */
export function confirmationDesk(api: Pick<TestApi, 'as' | 'db' | 'withToken'>) {
  const arrange = (text: string, values: unknown[]) =>
    inCompanyOf(api.db.superuser, 1, (client) => client.query(text, values))
  const orHr = (by: Person | undefined) => by ?? api.as('hrOfOne')

  /** Works in unit 2; the rights reach over the company. */
  async function owner(...grants: PermissionName[]): Promise<Owner> {
    const { employeeId, personId } = await hire(api, 'Nguyễn Thị Hồng Đào', 2)
    const address = `dao${employeeId}@example.com`
    await arrange('update employees set company_email = $2 where id = $1', [employeeId, address])
    const person = await newcomer(api, {
      login: `owner.${nextNumber()}`,
      companies: { 1: grants.map((permission) => [permission, 'company'] as const) },
      personId,
    })
    return { ...person, employeeId, address }
  }

  /** Somebody with a file in a unit and rights over it alone. */
  async function chief(unitId: number, ...grants: PermissionName[]): Promise<Person> {
    const { personId } = await hire(api, 'Trưởng Đơn Vị Mới', unitId)
    return newcomer(api, {
      login: `chief.${nextNumber()}`,
      companies: { 1: grants.map((permission) => [permission, 'unit'] as const) },
      personId,
    })
  }

  async function paid(employeeId: number, salary: number): Promise<void> {
    await arrange(
      `insert into pay_levels (company_id, employee_id, valid_from, change_id, base_salary)
       values (1, $1, '2024-01-01', 1, $2)`,
      [employeeId, salary],
    )
  }

  async function asked(person: Person, more: Partial<Body> = {}): Promise<Request> {
    const { status, body } = await person.call('confirmationRequests.store', {
      body: { kind: 'employment', purpose: 'Làm hồ sơ vay vốn', ...more },
    })
    expect(status, body.message).toBe(201)
    return body.data.request
  }

  const issue = async (id: number, by?: Person, more: Input<'confirmationRequests.issue'>['body'] = {}) =>
    (await orHr(by)).call('confirmationRequests.issue', { path: { id }, body: more })
  const refuse = async (id: number, by?: Person) =>
    (await orHr(by)).call('confirmationRequests.refuse', { path: { id }, body: { reason: 'Lý Do Bí Mật' } })
  const revoke = async (id: number, by?: Person) =>
    (await orHr(by)).call('confirmationRequests.revoke', {
      path: { id },
      body: { reason: 'Ghi sai chức vụ' },
    })
  const cancel = async (id: number, by?: Person) =>
    (await orHr(by)).call('confirmationRequests.cancel', { path: { id }, body: {} })
  const preview = async (id: number, by?: Person) =>
    (await orHr(by)).call('confirmationRequests.preview', { path: { id } })
  const paper = async (id: number, by?: Person, form?: 'pdf' | 'docx') =>
    (await orHr(by)).call('confirmationRequests.paper', { path: { id }, query: { ...(form && { form }) } })

  async function shown(id: number, by?: Person): Promise<Request> {
    return (await (await orHr(by)).call('confirmationRequests.show', { path: { id } })).body.data.request
  }

  async function textOf(id: number): Promise<string> {
    const { status, bytes } = await paper(id)
    expect(status).toBe(200)
    return withoutGaps(pdfText(bytes).join(''))
  }

  const drawnFor = async (id: number) =>
    (await arrange(`select number from drawn_numbers where kind = 'confirmation' and record_id = $1`, [id]))
      .rows

  return {
    arrange,
    owner,
    chief,
    paid,
    asked,
    shown,
    textOf,
    drawnFor,
    issue,
    refuse,
    revoke,
    cancel,
    preview,
    paper,
  }
}
