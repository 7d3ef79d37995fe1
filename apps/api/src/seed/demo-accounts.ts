import type { ClientBase } from 'pg'
import { hashPassword } from '../passwords.ts'
import type { CastPersons } from './demo-appointments.ts'
import type { CastMember } from './demo-cast.ts'
import { demoCompanies } from './demo-companies.ts'
import { shippedRoles } from './shipped-roles.ts'

/** An account to try the product with. */
export interface DemoAccount {
  login: string
  fullName: string
  password: string
  companyNames: string[]
  roleName: string
  /** What the account shows, in a sentence. */
  note: string
}

type Account = NonNullable<CastMember['account']>

/** Opens the accounts of the cast, outside the companies' walls, and tells them in the order of the cast. */
export async function openDemoAccounts(
  client: ClientBase,
  castPersons: CastPersons,
  passwords: (login: string) => string,
): Promise<DemoAccount[]> {
  const opened: DemoAccount[] = []
  for (const [{ account, fullName }, { id, mailName: login }] of castPersons) {
    if (!account) continue
    const password = passwords(login)
    await openAccount(
      client,
      { personId: id, login, fullName, passwordHash: await hashPassword(password) },
      account,
    )
    opened.push({
      login,
      fullName,
      password,
      note: account.note,
      companyNames: companiesOf(account).map(({ short_name }) => short_name),
      roleName: shippedRoles[account.role].name,
    })
  }
  return opened
}

interface NewUser {
  personId: number
  login: string
  fullName: string
  passwordHash: string
}

async function openAccount(client: ClientBase, user: NewUser, account: Account): Promise<void> {
  await client.query(
    `with opened as (
       insert into users (person_id, login, full_name, password_hash) values ($1, $2, $3, $4) returning id
     ), joined as (
       insert into memberships (user_id, company_id)
       select opened.id, company_id from opened, unnest($5::integer[]) as company_id
       returning user_id, company_id
     )
     insert into user_roles (company_id, user_id, role_id)
     select joined.company_id, joined.user_id, roles.id
     from joined join roles on roles.company_id = joined.company_id and roles.shipped_key = $6`,
    [
      user.personId,
      user.login,
      user.fullName,
      user.passwordHash,
      companiesOf(account).map(({ id }) => id),
      account.role,
    ],
  )
}

function companiesOf({ companies }: Account): typeof demoCompanies {
  return companies === 'all' ? demoCompanies : demoCompanies.filter(({ id }) => companies.includes(id))
}
