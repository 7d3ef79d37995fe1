import { type Data, type PermissionName, permissionNames, type Schemas } from '@nhansu/sdk/contract'
import { foldVietnamese, matchesFolded } from '@nhansu/ui/format/fold-vietnamese.ts'

/** How far a permission reaches. */
export type Scope = Schemas['RoleGrant']['scope']

/** A permission as a role may give it. */
export type Permission = Data<'permissions.list'>['permissions'][number]

/** What a role gives: one scope for each of its permissions. */
export type Grants = Readonly<Partial<Record<PermissionName, Scope>>>

/** What the signed-in user holds himself. */
export type Held = ReadonlyMap<PermissionName, readonly Scope[]>

/** Permissions that belong together. */
export interface Area {
  name: string
  permissions: readonly Permission[]
}

/** Phạm vi of a permission. */
export const scopeLabels: Readonly<Record<Scope, string>> = {
  company: 'Công ty hiện tại',
  unit: 'Đơn vị và trực thuộc',
  own: 'Cá nhân',
}

/** What the quick choices mean. Pay, sensitive data and the group's data are in none: those are given one by one. */
export const quickChoices = [
  { id: 'view', label: 'Xem', means: /_access$|^training_report/ },
  { id: 'edit', label: 'Sửa', means: /_edit$/ },
  { id: 'delete', label: 'Xóa', means: /_delete$/ },
  { id: 'export', label: 'Xuất', means: /_export$/ },
] as const

/** The grants of a role as the form holds them. */
export function toGrants(rows: readonly Schemas['RoleGrant'][]): Grants {
  return Object.fromEntries(rows.map(({ permission, scope }) => [permission, scope]))
}

/** The grants as the contract wants them, in the contract's order of permissions. */
export function fromGrants(grants: Grants): Schemas['RoleGrant'][] {
  return permissionNames.flatMap((permission) => {
    const scope = grants[permission]
    return scope === undefined ? [] : [{ permission, scope }]
  })
}

/** True when both give the same. */
export function sameGrants(one: Grants, other: Grants): boolean {
  return permissionNames.every((name) => one[name] === other[name])
}

/** The permissions by area, in the order in which they come. */
export function areasOf(permissions: readonly Permission[]): Area[] {
  return [...Map.groupBy(permissions, ({ area }) => area)].map(([name, inside]) => ({
    name,
    permissions: inside,
  }))
}

/** The areas with what the words find; an area's own name finds all of it. */
export function searchAreas(areas: readonly Area[], words: string): Area[] {
  return areas
    .map(({ name, permissions }) => ({
      name,
      permissions: permissions.filter(({ label }) =>
        matchesFolded(foldVietnamese(`${name} ${label}`), words),
      ),
    }))
    .filter(({ permissions }) => permissions.length > 0)
}

/**
 * The scopes in which a permission can be chosen: those that the user may give, and that which the role has anyway.
 * The server's rule: the whole company gives every scope; anybody who holds a permission gives `own`.
 */
export function choosableScopes({ name, scopes }: Permission, held: Held, given: Grants): Scope[] {
  const mine = held.get(name) ?? []
  return scopes.filter(
    (scope) =>
      mine.includes('company') || (scope === 'own' && mine.length > 0) || includes(given[name], scope),
  )
}

/** These permissions added in the widest scope that can be chosen, or taken away; those given already stay as they are. */
export function withAll(
  grants: Grants,
  permissions: readonly Permission[],
  choose: (permission: Permission) => readonly Scope[],
  wanted: boolean,
): Grants {
  const changed: Partial<Record<PermissionName, Scope>> = { ...grants }
  for (const permission of permissions) {
    const [widest] = choose(permission)
    if (!wanted) delete changed[permission.name]
    else if (widest) changed[permission.name] ??= widest
  }
  return changed
}

/** Whether all, some or none of what can be chosen is. */
export function checkedOf(
  grants: Grants,
  permissions: readonly Permission[],
  choose: (permission: Permission) => readonly Scope[],
): boolean | 'mixed' {
  const open = permissions.filter((permission) => choose(permission).length > 0)
  const given = open.filter(({ name }) => grants[name] !== undefined)
  if (given.length === 0) return false
  return given.length === open.length ? true : 'mixed'
}

// A role's scope may be narrowed by anybody: the narrower ones are inside it. The server counts only `own` as such.
function includes(given: Scope | undefined, scope: Scope): boolean {
  return given === 'company' || given === scope || (given !== undefined && scope === 'own')
}
