import type { Data, Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { ListSource } from '../../../contract/list-query/source.ts'

/** A user as his company knows him. */
export type Account = Data<'accounts.show'>['account']

/** What one table behind the wall holds of an account. */
export type AccountRow = Omit<Account, keyof Beyond>

/** What only the functions tell that look beyond the company. */
interface Beyond {
  companies: Schemas['AccountCompany'][]
  last_sign_in_at: string | null
  session_total: number
}

// Bound to the account's own company, so they need no wall of their own.
const employeeId = sql`(select employee.id from employees employee
  where employee.company_id = accounts.company_id and employee.person_id = accounts.person_id)`
const employeeIs = (further: RawBuilder<unknown>) => sql`exists (select from employees employee
  where employee.company_id = accounts.company_id and employee.person_id = accounts.person_id ${further})`

/** Whose an account may be, each as a condition that an index answers from either side. */
const owners: Readonly<Record<string, RawBuilder<unknown>>> = {
  nobody: sql`accounts.person_id is null`,
  working: employeeIs(sql`and employee.active`),
  left: employeeIs(sql`and not employee.active`),
  elsewhere: sql`(accounts.person_id is not null and not ${employeeIs(sql``)})`,
} satisfies Record<Account['employee_state'], RawBuilder<unknown>>
const employeeState = sql`case ${sql.join(
  Object.entries(owners).map(([owner, is]) => sql`when ${is} then ${sql.lit(owner)}`),
  sql` `,
)} end`

/** Where the list of users comes from. */
export const accountSource: ListSource = {
  table: 'accounts',
  words: { table: 'account_words', key: 'account_id' },
  defaultSort: 'full_name',
  fields: {
    // The sort key is the folded given name, a space, and the whole folded name.
    full_name: {
      folded: sql`substr(accounts.sort_name, strpos(accounts.sort_name, ' ') + 1)`,
      sortsBy: sql`accounts.sort_name`,
    },
    login: { folded: sql`accounts.login` },
    nhansu_id: { folded: sql`lower(accounts.nhansu_id)` },
    employee_state: {
      values: 'string',
      matches: (wanted) => {
        const parts = wanted.flatMap((each) => owners[String(each)] ?? [])
        return parts.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(parts, sql` or `)})`
      },
    },
    role_id: {
      values: 'integer',
      matches: (roles) => ({
        table: 'user_roles',
        key: 'user_id',
        where: (alias) => sql`${sql.ref(`${alias}.role_id`)} = any(${roles}::bigint[])`,
      }),
    },
  },
}

const heldRoles = sql`coalesce(
  (select json_agg(json_build_object('id', roles.id, 'name', roles.name) order by vn_fold(roles.name), roles.id)
   from user_roles held join roles on roles.company_id = held.company_id and roles.id = held.role_id
   where held.company_id = accounts.company_id and held.user_id = accounts.id), '[]')`

/** The columns of an {@link AccountRow}. */
export const accountColumns: RawBuilder<unknown> = sql`
  accounts.id, accounts.login, accounts.full_name, accounts.nhansu_id, ${employeeId} as employee_id,
  ${employeeState} as employee_state,
  accounts.is_active, ${heldRoles} as roles, accounts.version, accounts.created_at, accounts.updated_at`

/** @throws ApiFailure 404 */
export async function findAccount(context: ProductContext, id: number): Promise<Account> {
  const { rows } = await sql<AccountRow>`
    select ${accountColumns} from accounts where ${context.inThisCompany('accounts')} and accounts.id = ${id}`.execute(
    context.db,
  )
  const [account] = await withWhatIsBeyond(context, rows)
  if (account === undefined) throw notFound()
  return account
}

/** Adds companies, sign-ins and sessions, which belong to no company alone. */
export async function withWhatIsBeyond(
  { db, session }: ProductContext,
  accounts: readonly AccountRow[],
): Promise<Account[]> {
  if (accounts.length === 0) return []
  const ids = accounts.map(({ id }) => id)
  const { rows } = await sql<Beyond & { user_id: number }>`
    with belonging as materialized (select * from companies_of_accounts(${session.userId}, ${ids}::bigint[]))
    select active.user_id, active.last_sign_in_at, active.session_total, coalesce(
      (select json_agg(json_build_object('id', company_id, 'name', company_name, 'roles', roles) order by company_id)
       from belonging where belonging.user_id = active.user_id), '[]') as companies
    from activity_of_accounts(${ids}::bigint[]) as active`.execute(db)
  const known = new Map(rows.map(({ user_id, ...beyond }) => [user_id, beyond]))
  return accounts.map((account) => ({ ...account, ...(known.get(account.id) ?? nothing) }))
}

const nothing: Beyond = { companies: [], last_sign_in_at: null, session_total: 0 }
