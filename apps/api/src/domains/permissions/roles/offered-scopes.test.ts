import { type PermissionName, permissionNames } from '@nhansu/sdk/contract'
import { describe, expect, test } from 'vitest'
import type { Scope } from '../../../contract/session.ts'
import { shippedRoles } from '../../../seed/shipped-roles.ts'
import { checkGrants, offeredScopes } from './offered-scopes.ts'

test.each(permissionNames)('%s is offered for the company first', (name) => {
  expect(offeredScopes(name)[0]).toBe('company')
})

describe('a role that companies begin with can be saved as it is', () => {
  test.each(Object.entries(shippedRoles))('%s', (_, { grants }) => {
    const given = Object.entries<readonly PermissionName[]>(grants).flatMap(([scope, permissions]) =>
      // The keys of a role's grants are scopes.
      permissions.map((permission) => ({ permission, scope: scope as Scope })),
    )
    expect(given.length).toBeGreaterThan(0)
    expect(() => checkGrants(given)).not.toThrow()
  })
})
