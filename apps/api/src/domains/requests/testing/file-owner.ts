import type { Data, Input, PermissionName } from '@nhansu/sdk/contract'
import { expect } from 'vitest'
import type { apiForFile, Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire, newcomer, type SignedIn } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

export type Items = Input<'requestChangeInfos.store'>['body']['items']
export type Request = NonNullable<Data<'requestChangeInfos.store'>['request']>
export type Grants = [PermissionName, 'company' | 'unit' | 'own'][]

/** Somebody with a file and an account. */
export interface Owner extends SignedIn {
  employeeId: number
}

/** Somebody of unit 2 with an account of his own. */
export async function fileOwner(api: ReturnType<typeof apiForFile>, ...grants: Grants): Promise<Owner> {
  const { employeeId, personId } = await hire(api, 'Nguyễn Thị Hồng Đào', 2)
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `update employees set date_of_birth = '1990-05-17', phone = '0912000111', company_email = $2 where id = $1`,
      [employeeId, `dao${employeeId}@example.com`],
    ),
  )
  const person = await newcomer(api, { login: `owner.${nextNumber()}`, companies: { 1: grants }, personId })
  return { ...person, employeeId }
}

/** Asks for changes of one's own file. */
export function store(person: Person, items: Items, more: object = {}) {
  return person.call('requestChangeInfos.store', { body: { items, ...more } })
}

/** The same, where it has to wait. */
export async function sent(person: Person, items: Items, more: object = {}): Promise<Request> {
  const { status, body } = await store(person, items, more)
  expect(status, body.message).toBe(201)
  if (body.data.request === null) throw new Error('nothing waits')
  return body.data.request
}
