import type { PermissionName } from '@nhansu/sdk/contract'
import type { HeldRight, Profile } from '#web/session/profile.ts'

/** Somebody who is signed in and holds these rights for the whole company. */
export function readerWith(...held: PermissionName[]): Profile {
  return {
    user: { id: 9, login: 'haptt', full_name: 'Phạm Thị Thu Hà', avatar: null, nhansu_id: 'SM000009' },
    company: undefined,
    companies: [],
    permissions: new Set(held.flatMap((name): HeldRight[] => [name, `${name}:company`])),
  }
}
