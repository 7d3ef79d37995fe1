import type { PermissionName } from '@nhansu/sdk/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { CompanyTransaction } from '../../db/transaction.ts'
import type { ToldPerson } from '../../notices/tell.ts'

/** Somebody who is to hear of something, and the company that speaks. */
export interface PersonToTell extends ToldPerson {
  company: string
}

/** A request of somebody, or background work on behalf of somebody: he does not hear of it. */
interface ToldBy extends CompanyTransaction {
  session: { userId: number }
}

/** So many get a mail of it; the others read it in the product. */
const mostMailed = 10
/** And so many are told at all. */
const mostTold = 100

interface Asked {
  permission: PermissionName
  /** What they hold besides, reaching as far. */
  alsoHolding?: PermissionName
  /** Whose file it is about: he is not told of himself. */
  employeeId: number
  /**
   * Which grants count; those over the whole company where nothing is said. It speaks of `given`, the grant, of
   * `accounts`, and of `self`, the holder's own employee record.
   */
  reach?: RawBuilder<SqlBool>
}

/** Grants over the company, and over units for whoever works in one of the holder's own. */
export function reachingEmployee(employeeId: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`given.scope = 'company' or given.scope = 'unit' and exists (
    select from employee_positions seat
    join employee_units below on below.company_id = seat.company_id
      and below.department_id = seat.department_id and below.employee_id = ${employeeId}
    where seat.company_id = accounts.company_id and seat.employee_id = self.id and seat.to_date is null)`
}

/**
 * The active accounts that hold a permission, without whoever is at work. Where they are many, those are mailed who have the
 * right over the person's own unit, and then others in an order of their own for each person: nobody gets the mails of all, and
 * what one person asks always reaches the same people.
 */
export async function holdersToTell(
  { db, companyId, inThisCompany, session }: ToldBy,
  { permission, alsoHolding, employeeId, reach = sql`given.scope = 'company'` }: Asked,
): Promise<PersonToTell[]> {
  const ofUnit = holding(permission, sql`given.scope = 'unit' and (${reach})`)
  const nearest = sql`order by ${ofUnit} desc, hashint8extended(accounts.id, ${employeeId}::bigint), accounts.id`
  const { rows } = await sql<Found>`
    select accounts.id, reached.full_name, companies.name as company,
      case when row_number() over (partition by reached.address is null ${nearest}) <= ${mostMailed} then reached.address end as address
    from accounts
    join companies on companies.id = accounts.company_id
    cross join lateral mail_address_of_account(accounts.id) as reached
    left join employees self on self.company_id = accounts.company_id and self.person_id = accounts.person_id
    where ${inThisCompany('accounts')} and companies.id = ${companyId} and accounts.is_active
      and accounts.id <> ${session.userId} and self.id is distinct from ${employeeId}
      and ${holding(permission, reach)} and ${alsoHolding === undefined ? sql`true` : holding(alsoHolding, reach)}
    ${nearest} limit ${mostTold}`.execute(db)
  return rows.map(({ id, full_name, address, company }) => ({
    reader: { userId: id },
    name: full_name,
    address,
    company,
  }))
}

function holding(permission: PermissionName, reach: RawBuilder<SqlBool>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from user_roles held
    join role_grants given on given.company_id = held.company_id and given.role_id = held.role_id
    where held.company_id = accounts.company_id and held.user_id = accounts.id
      and given.permission = ${permission} and (${reach}))`
}

/** The employee himself, with an account and a mail address or without. */
export async function employeeToTell(
  { db, companyId, inThisCompany }: CompanyTransaction,
  employeeId: number,
): Promise<PersonToTell | undefined> {
  const { rows } = await sql<Found>`
    select employees.id, employees.full_name, nullif(trim(both from employees.company_email), '') as address,
      companies.name as company
    from employees join companies on companies.id = employees.company_id
    where ${inThisCompany('employees')} and companies.id = ${companyId} and employees.id = ${employeeId}`.execute(
    db,
  )
  const [found] = rows
  if (found === undefined) return undefined
  const { id, full_name, address, company } = found
  return { reader: { employeeId: id }, name: full_name, address, company }
}

interface Found {
  id: number
  full_name: string
  address: string | null
  company: string
}
