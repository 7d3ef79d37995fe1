import type { Data, PermissionName, Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { DeclaredAccess } from '../../../contract/document.ts'
import { invalidInput, notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { operationsOf } from '../../../contract/operations.ts'
import { notesOn } from './explain-notes.ts'

type Explanation = Data<'permissions.explain'>['explanation']
type Right = Schemas['ExplainedRight']
type User = Schemas['ExplainedUser']

/** What somebody asks about: an operation, or the permissions that open a screen. */
export interface Asked {
  user_id: number
  operation?: string
  permissions?: readonly PermissionName[]
}

/** The ways into something. */
interface Ways {
  needs: Explanation['needs']
  permissions: readonly string[]
  ownRecord: boolean
}

/**
 * Says which roles let a user do something and how far they reach, or which roles would.
 * @throws ApiFailure 400 for an operation that is none, 404 for a user who does not belong to the company
 */
export async function explain(context: ProductContext, asked: Asked): Promise<Explanation> {
  const ways = waysInto(asked)
  const user = await findUser(context, asked.user_id)
  const rights = await rightsOf(context, user.id, ways.permissions)
  const units = await unitsOf(context, user.employee_id)
  const own_record = ways.ownRecord ? user.employee_id !== null : null
  const isOpen = ways.needs !== 'right' || own_record === true || rights.some(({ held }) => held.length > 0)
  const answer = { is_allowed: isOpen && (user.is_active || ways.needs === 'nothing'), needs: ways.needs }
  return { ...answer, user, rights, own_record, units, notes: notesOn({ ...ways, user, rights, units }) }
}

function waysInto({ operation, permissions }: Asked): Ways {
  if (operation === undefined && permissions === undefined) {
    throw invalidInput({ operation: ['Vui lòng chọn thao tác hoặc màn hình cần giải thích.'] })
  }
  const access = operation === undefined ? [] : accessOf(operation)
  if (access === 'public') return { needs: 'nothing', permissions: [], ownRecord: false }
  if (access === 'signed-in') return { needs: 'sign-in', permissions: [], ownRecord: false }
  const named = access.flatMap((entry) => ('permission' in entry ? [entry.permission] : []))
  return {
    needs: 'right',
    permissions: [...new Set([...named, ...(permissions ?? [])])],
    ownRecord: access.some((entry) => 'own' in entry),
  }
}

function accessOf(operationId: string): DeclaredAccess {
  const known = [...operationsOf('product'), ...operationsOf('identity')]
  const operation = known.find(({ id }) => id === operationId)
  if (operation === undefined) throw invalidInput({ operation: ['Không có thao tác này.'] })
  return operation.access
}

async function findUser({ db, inThisCompany }: ProductContext, id: number): Promise<User> {
  const { rows } = await sql<User>`
    select accounts.id, accounts.login, accounts.full_name, accounts.is_active, employee.id as employee_id
    from accounts
    left join employees employee
      on employee.company_id = accounts.company_id and employee.person_id = accounts.person_id
    where ${inThisCompany('accounts')} and accounts.id = ${id}`.execute(db)
  if (rows[0] === undefined) throw notFound()
  return rows[0]
}

async function rightsOf(
  { db, inThisCompany }: ProductContext,
  userId: number,
  permissions: readonly string[],
): Promise<Right[]> {
  const roles = (isHeld: boolean) => sql`coalesce(
    (select json_agg(json_build_object('id', role.id, 'name', role.name, 'scope', given.scope) order by vn_fold(role.name))
     from role_grants given join roles role on role.company_id = given.company_id and role.id = given.role_id
     where ${inThisCompany('given')} and given.permission = permissions.name and ${isHeld} = exists (
       select from user_roles held where ${inThisCompany('held')} and held.role_id = role.id and held.user_id = ${userId})), '[]')`
  const { rows } = await sql<Right>`
    select permissions.name as permission, permissions.label, ${roles(true)} as held, ${roles(false)} as offered
    from permissions where permissions.name = any(${permissions}::text[]) order by permissions.position`.execute(
    db,
  )
  return rows
}

async function unitsOf(
  { db, inThisCompany }: ProductContext,
  employeeId: number | null,
): Promise<Explanation['units']> {
  const { rows } = await sql<Explanation['units'][number]>`
    select distinct departments.id, departments.name from employee_positions held
    join departments on departments.company_id = held.company_id and departments.id = held.department_id
    where ${inThisCompany('held')} and held.employee_id = ${employeeId} and held.to_date is null
    order by departments.name`.execute(db)
  return rows
}
