import type { PermissionName } from '@nhansu/sdk/contract'
import { hashOf, type Scope } from '../contract/session.ts'
import { type ShippedRoleKey, shippedRoles } from '../seed/shipped-roles.ts'
import type { Person, TestApi } from '../testing/api.ts'
import { hire, newcomer, sessionOf } from '../testing/newcomer.ts'

type Grants = readonly (readonly [permission: PermissionName, scope: Scope])[]

/** Those whom the matrix has a column for, in its order. All but the last two stand in company 1. */
export const actors = [
  'nobody',
  'ended',
  'stranger',
  'plain',
  'employee',
  'unitHead',
  'singleRight',
  'officer',
  'hrHead',
  'admin',
  'other',
  'group',
] as const

export type ActorName = (typeof actors)[number]

const scopes: readonly Scope[] = ['company', 'unit', 'own']

/** What somebody holds, by company. Where a shipped role is meant, it is that role as companies get it. */
const held: Partial<Record<ActorName, Readonly<Record<number, Grants>>>> = {
  ended: { 1: shipped('administrator') },
  stranger: {},
  plain: { 1: [] },
  employee: { 1: shipped('employee') },
  unitHead: { 1: shipped('unit_head') },
  singleRight: { 1: [['level_access', 'company']] },
  officer: { 1: shipped('hr_officer') },
  hrHead: { 1: shipped('hr_head') },
  admin: { 1: shipped('administrator') },
  other: { 2: shipped('administrator') },
  group: { 1: shipped('administrator'), 2: shipped('administrator') },
}

/** The unit of which `unitHead` is the head; employee 11 works in a unit below it. */
const headsUnit = 2

/** A person who calls: the user, if there is one, and a new session for each call, because some calls end it. */
export interface Actor {
  userId: number | null
  signIn: () => Promise<Person>
}

type Api = Pick<TestApi, 'db' | 'withToken'>

/** Makes everybody. */
export async function arrangeActors(api: Api): Promise<Readonly<Record<ActorName, Actor>>> {
  const made = new Map<ActorName, Actor>()
  for (const name of actors) made.set(name, await arrangeActor(api, name))
  // One for each name, made just now.
  return Object.fromEntries(made) as Record<ActorName, Actor>
}

/** Makes one of them. */
export async function arrangeActor(api: Api, name: ActorName): Promise<Actor> {
  const companies = held[name]
  if (companies === undefined) return { userId: null, signIn: async () => api.withToken(undefined) }
  const employed = name === 'unitHead' ? await hire(api, 'Trưởng Đơn Vị', headsUnit) : undefined
  const { userId } = await newcomer(api, {
    login: `matrix.${name.toLowerCase()}`,
    companies,
    ...(employed && { personId: employed.personId }),
  })
  const [home = null] = Object.keys(companies)
  const signIn = async (): Promise<Person> => {
    const token = await sessionOf(api, userId)
    // Left to itself a session begins where the last one ended, which an earlier call may have switched.
    await api.db.superuser.query('update sessions set company_id = $2 where token_hash = $1', [
      hashOf(token),
      home,
    ])
    const person = api.withToken(token)
    if (name === 'ended') await person.call('session.logout')
    return person
  }
  return { userId, signIn }
}

function shipped(key: ShippedRoleKey): Grants {
  const grants: Partial<Record<Scope, readonly PermissionName[]>> = shippedRoles[key].grants
  return scopes.flatMap((scope) => (grants[scope] ?? []).map((permission) => [permission, scope] as const))
}
