import type { Input, PermissionName } from '@nhansu/sdk/contract'
import { operationWords } from '@nhansu/sdk/domains/operations'
import type { SelectOption } from '@nhansu/ui/select/select-option.ts'
import { crumbsOf, type Screen } from '#web/kit/screen/screen.ts'
import type { HeldRight } from '#web/session/profile.ts'
import type { ExplainAddress } from '../permission-paths.ts'

type Asked = Input<'permissions.explain'>['query']

/** The screens of the route table that somebody signed in may be missing, by the way that leads to each. */
export function screenOptions(screens: readonly Screen[]): SelectOption[] {
  return screens
    .filter(({ access }) => access !== 'public')
    .map((screen) => ({
      value: screen.path,
      label: crumbsOf(screen, screens)
        .map(({ label }) => label)
        .join(' › '),
    }))
}

/** Everything that can be called, in words. */
export const operationOptions: readonly SelectOption[] = Object.entries(operationWords)
  .map(([value, label]) => ({ value, label }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'vi'))

/** What to ask the server; undefined while something is not chosen yet, or is nothing that there is. */
export function askedOf(
  { userId, screen, operation }: ExplainAddress,
  screens: readonly Screen[],
): Asked | undefined {
  if (userId === undefined) return undefined
  if (operation !== undefined) return { user_id: userId, operation }
  const row = screens.find(({ path }) => path === screen)
  return row && { user_id: userId, ...waysInto(row) }
}

/** The right itself: how far it reaches is part of the answer. */
function permissionOf(right: HeldRight): PermissionName {
  // What stands before the colon of such a right is a permission.
  return right.replace(':company', '') as PermissionName
}

/** A screen that needs no right is asked about by an operation that needs as little. */
function waysInto({ access, ownRecord }: Screen): Omit<Asked, 'user_id'> {
  if (access === 'public') return { operation: 'session.login' }
  if (access === 'signed-in') return { operation: 'permissions.currentUser' }
  return { permissions: access.map(permissionOf), ...(ownRecord && { operation: 'employees.info' }) }
}
