import type { Input, Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { administersAccounts, companyIdsOf, setAccountActive } from '../../authority/account-state.ts'
import { changeMembership } from '../../authority/membership.ts'
import { visibleRows } from '../../contract/access.ts'
import { ApiFailure } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { openLogin, sendPasswordLink } from '../permissions/public.ts'
import type { Employee } from './employee-rows.ts'
import { visibleEmployees } from './visible-employees.ts'

/** Whose account it is. */
export type AccountHolder = Pick<Employee, 'id' | 'nhansu_id' | 'full_name' | 'active' | 'account'>

/** How the owner of a new account gets the link that sets its password. */
export interface SentLink {
  link_sent_to: Schemas['LinkSentTo']
  /** The link itself, where it could not be sent. */
  link: Schemas['PasswordLink'] | null
}

const nothingSent: SentLink = { link_sent_to: null, link: null }

type Wanted = NonNullable<Input<'employees.activateAccount'>['body']>

const left = 'Nhân viên này đã nghỉ việc nên không dùng được tài khoản. Hãy làm thủ tục "Đi làm lại" trước.'
const removedFromCompany =
  'Người này đã được đưa ra khỏi công ty. Hãy nhờ quản trị viên phân quyền đưa vào lại.'
const hasAccountElsewhere =
  'Người này đã có tài khoản ở công ty khác trong tập đoàn. Hãy nhờ quản trị viên phân quyền đưa vào công ty này.'
const mayNotGiveRoles =
  'Chỉ quản trị viên phân quyền mới gán được vai trò. Hãy kích hoạt tài khoản không kèm vai trò.'
const withoutAddress =
  'Nhân viên này chưa có email để nhận liên kết đặt mật khẩu. Hãy bổ sung email, hoặc nhờ quản trị viên phân quyền kích hoạt tài khoản.'

/**
 * Opens the account of an employee: his closed one again, or a new one with the login of the house rule, whose owner
 * gets by mail the link that sets its password. Who may give and open what is said by decision 0010.
 * @param password a hash of what nobody knows, for a new account
 * @throws ApiFailure 400, 403, 404, 409
 */
export async function activateAccount(
  context: ProductContext,
  employee: AccountHolder,
  wanted: Wanted,
  password: string,
): Promise<SentLink> {
  if (!employee.active) throw new ApiFailure(409, left)
  if (!employee.account) return openNew(context, employee, wanted, password)
  if (wanted.login !== undefined || wanted.role_ids !== undefined)
    throw new ApiFailure(
      409,
      `Nhân viên này đã có tài khoản ${employee.account.login}. Tên đăng nhập và vai trò được đổi ở mục Người dùng.`,
    )
  const { id: userId } = employee.account
  const belongs = await companyIdsOf(context, userId)
  if (!belongs.includes(context.companyId)) {
    // Only administrators of users take somebody out of a company, so only they let him in again.
    if (!(await administersAccounts(context))) throw new ApiFailure(403, removedFromCompany)
    await changeMembership(context, userId, context.companyId, true)
  }
  await changeState(context, employee.id, userId, true)
  return nothingSent
}

async function openNew(
  context: ProductContext,
  { id }: AccountHolder,
  { login, role_ids }: Wanted,
  password: string,
): Promise<SentLink> {
  const administers = await administersAccounts(context)
  if (role_ids !== undefined && !administers) throw new ApiFailure(403, mayNotGiveRoles)
  const { userId, isNew, detail } = await openLogin(
    context,
    { employee_id: id, ...(login !== undefined && { login }), ...(role_ids && { role_ids }) },
    password,
  )
  context.audit({ recordId: id, changedFields: ['account'], detail: { user_id: userId, ...detail } })
  if (!isNew) {
    if (!administers) throw new ApiFailure(403, hasAccountElsewhere)
    // It may be closed, by whom this one is no match for.
    await setAccountActive(context, userId, true)
    return nothingSent
  }
  const { link, sentTo } = await sendPasswordLink(context, userId, await personalAddress(context, id))
  if (sentTo === null && !administers) throw new ApiFailure(409, withoutAddress)
  // What is on its way to its owner is nobody else's to see.
  return { link_sent_to: sentTo, link: sentTo === null ? link : null }
}

/** Nobody is told of it: the link goes there, and the answer says no more than that. */
async function personalAddress(
  { db, inThisCompany }: ProductContext,
  employeeId: number,
): Promise<string | null> {
  const { rows } = await sql<{ address: string | null }>`
    select nullif(trim(both from personal_email), '') as address from employee_details
    where ${inThisCompany('employee_details')} and employee_id = ${employeeId}`.execute(db)
  return rows[0]?.address ?? null
}

/**
 * Closes the account of an employee in the whole group; its sessions end at once.
 * @throws ApiFailure 403, 409
 */
export async function deactivateAccount(
  context: ProductContext,
  { id, account }: AccountHolder,
): Promise<void> {
  if (!account) throw new ApiFailure(409, 'Nhân viên này chưa có tài khoản.')
  await changeState(context, id, account.id, false)
}

async function changeState(
  context: ProductContext,
  employeeId: number,
  userId: number,
  isActive: boolean,
): Promise<void> {
  await setAccountActive(context, userId, isActive)
  context.audit({ recordId: employeeId, changedFields: ['account'], detail: { user_id: userId } })
}

/** Those of these employees whom the acting user's right covers, in the order asked for. */
export async function accountHolders(
  context: ProductContext,
  ids: readonly number[],
): Promise<AccountHolder[]> {
  const { rows } = await sql<AccountHolder>`
    select employees.id, employees.nhansu_id, employees.full_name, employees.active,
      (select to_jsonb(known) - 'employee_id' from accounts_of_employees(array[employees.id]) as known) as account
    from employees
    where ${context.inThisCompany('employees')} and ${visibleRows(context, visibleEmployees)}
      and employees.id = any(${ids}::bigint[])
    order by array_position(${ids}::bigint[], employees.id)`.execute(context.db)
  return rows
}
