import type { Data, Schemas } from '@nhansu/sdk/contract'
import { fromGrants, type Grants, type Permission, type Scope, scopeLabels, toGrants } from './grants.ts'

/** A role as it is read and saved. */
export type Role = Data<'roles.show'>['role']

/** What the form of a role holds. */
export interface RoleValues {
  name: string
  /** Null once the form's rules have tidied an empty one. */
  description: string | null
  grants: Grants
}

/** What the form starts with for a role; for none, an empty one. */
export function roleValues(role?: Role): RoleValues {
  return {
    name: role?.name ?? '',
    description: role?.description ?? '',
    grants: toGrants(role?.grants ?? []),
  }
}

/** The form's values as the contract wants them. */
export function roleBody({ name, description, grants }: RoleValues): Schemas['RoleStore'] {
  return { name, description, grants: fromGrants(grants) }
}

/** How far a permission reaches, in words. */
export function scopeWords(scope: Scope | null | undefined): string {
  return scope ? scopeLabels[scope] : 'Không cấp'
}

/** On which permissions two roles differ, one line each: 'Xem hợp đồng: Cá nhân'. Once for either side. */
export function differentGrants(
  permissions: readonly Permission[],
  one: Grants,
  other: Grants,
): [one: string, other: string] {
  const different = permissions.filter(({ name }) => one[name] !== other[name])
  const inWords = (grants: Grants) =>
    different.map(({ name, label }) => `${label}: ${scopeWords(grants[name])}`).join('; ')
  return [inWords(one), inWords(other)]
}
