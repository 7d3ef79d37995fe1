import type { PermissionName } from '@nhansu/sdk/contract'
import type { Scope } from '../contract/session.ts'
import type { Person, TestApi } from './api.ts'
import { newcomer } from './newcomer.ts'
import { nextNumber } from './numbers.ts'

/** Somebody who reads the trail of company 1, with what more he may see in all of it. */
export function trailReader(
  api: Pick<TestApi, 'db' | 'withToken'>,
  ...more: PermissionName[]
): Promise<Person> {
  const grants = ['permission_access' as const, ...more].map((name): [PermissionName, Scope] => [
    name,
    'company',
  ])
  return newcomer(api, { login: `doc.${nextNumber()}`, companies: { 1: grants } })
}

/** The changes that the newest line of a resource, or of one of its records, tells somebody, by label. */
export async function toldChanges(
  person: Person,
  resource: string,
  id?: number,
): Promise<Record<string, unknown[]>> {
  const { body } = await person.call('auditTrail.list', {
    query: {
      filter: {
        resource: { operator: 'equal', value: resource },
        ...(id !== undefined && { record_id: { operator: 'equal', value: id } }),
      },
    },
  })
  const { changes = [] } = body.data.audit_trail[0] ?? {}
  return Object.fromEntries(changes.map(({ label, old_value, new_value }) => [label, [old_value, new_value]]))
}
