import { type PermissionName, permissionNames } from '@nhansu/sdk/contract'
import { hashOf, newToken, type Scope } from '../contract/session.ts'
import { hashPassword } from '../passwords.ts'
import type { Person, TestApi } from './api.ts'
import { inCompanyOf } from './group.ts'
import { nextNumber } from './numbers.ts'

/** A person beside those of `group.ts`: the grants held in each company. */
export interface Newcomer {
  login: string
  companies: Readonly<Record<number, readonly (readonly [permission: PermissionName, scope: Scope])[]>>
  /** The person behind an employee of the fixture, such as 12. */
  personId?: number
}

/** What of the API under test is needed to make people. */
type Api = Pick<TestApi, 'db' | 'withToken'>

/** A person with a session, and the user and roles that were made for this person. */
export type SignedIn = Person & { userId: number; roleIds: Readonly<Record<number, number>> }

/** Makes a user with a new role in each company, and signs the user in. */
export async function newcomer(api: Api, { login, companies, personId }: Newcomer): Promise<SignedIn> {
  const { superuser } = api.db
  const { rows } = await superuser.query<{ id: number }>(
    `insert into users (login, full_name, password_hash, person_id) values ($1, $2, $3, $4) returning id`,
    [login, `Người dùng ${login}`, await nobodysPassword(), personId ?? null],
  )
  const userId = rows[0]?.id ?? 0
  const roleIds: Record<number, number> = {}
  for (const [company, grants] of Object.entries(companies)) {
    await superuser.query('insert into memberships (user_id, company_id) values ($1, $2)', [userId, company])
    roleIds[Number(company)] = await inCompanyOf(superuser, Number(company), async (client) => {
      const role = await client.query<{ id: number }>(
        'insert into roles (company_id, name) values ($1, $2) returning id',
        [company, `Vai trò của ${login}`],
      )
      const roleId = role.rows[0]?.id ?? 0
      await client.query('insert into user_roles (company_id, user_id, role_id) values ($1, $2, $3)', [
        company,
        userId,
        roleId,
      ])
      await client.query(
        `insert into role_grants (company_id, role_id, permission, scope)
         select $1, $2, * from unnest($3::text[], $4::text[])`,
        [company, roleId, grants.map(([permission]) => permission), grants.map(([, scope]) => scope)],
      )
      return roleId
    })
  }
  return { ...api.withToken(await sessionOf(api, userId)), userId, roleIds }
}

let hashed: Promise<string> | undefined

function nobodysPassword(): Promise<string> {
  hashed ??= hashPassword(newToken())
  return hashed
}

/** Makes an employee of company 1, or 2, in one of its units if asked, who has no account and joined on a day. */
export async function hire(
  { db }: Pick<TestApi, 'db'>,
  fullName: string,
  unitId?: number,
  joined = '2024-01-01',
  companyId: 1 | 2 = 1,
): Promise<{ employeeId: number; personId: number; nhansuId: string }> {
  const code = `MOI${String(nextNumber()).padStart(6, '0')}`
  return inCompanyOf(db.superuser, companyId, async (client) => {
    const { rows } = await client.query<{ employeeId: number; personId: number }>(
      `with person as (insert into persons (nhansu_id) values ($1) returning id)
       insert into employees (company_id, person_id, nhansu_id, full_name, gender, join_date)
       select $4, id, $1, $2, 'Nữ', $3 from person returning id as "employeeId", person_id as "personId"`,
      [code, fullName, joined, companyId],
    )
    const [made] = rows
    if (made === undefined) throw new Error('the employee was not made')
    if (unitId !== undefined) {
      await client.query(
        `insert into employee_positions (company_id, employee_id, position_id, department_id, from_date)
         values ($4, $1, $5, $2, $3)`,
        [made.employeeId, unitId, joined, companyId, companyId === 1 ? 2 : 102],
      )
    }
    await client.query('select open_job_histories(true, $1)', [made.employeeId])
    return { ...made, nhansuId: code }
  })
}

/** The token of a new session of a user. */
export async function sessionOf({ db }: Pick<TestApi, 'db'>, userId: number): Promise<string> {
  const token = newToken()
  await db.superuser.query(
    `select start_session(id, password_hash, $2, '127.0.0.1', null) from users where id = $1`,
    [userId, hashOf(token)],
  )
  return token
}

/** Every permission for the whole company, as an administrator of all holds them. */
export const everyPermission = permissionNames.map((permission) => [permission, 'company'] as const)

/** The names of all roles of a company. */
export async function rolesInCompany({ db }: Pick<TestApi, 'db'>, companyId: number): Promise<string[]> {
  const { rows } = await inCompanyOf(db.superuser, companyId, (client) =>
    client.query<{ name: string }>('select name from roles where company_id = $1', [companyId]),
  )
  return rows.map(({ name }) => name)
}
