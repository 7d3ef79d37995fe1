import { sql } from 'kysely'
import { administersAccounts, companyIdsOf, setAccountActive } from '../../authority/account-state.ts'
import { changeMembership } from '../../authority/membership.ts'
import { visibleRows } from '../../contract/access.ts'
import { ApiFailure, notFound } from '../../contract/failure.ts'
import type { Handler, ProductContext } from '../../contract/handlers.ts'
import { type Employee, employeeColumns, withAccounts } from './employee-rows.ts'
import { visibleEmployees } from './visible-employees.ts'

const removedFromCompany =
  'Người này đã được đưa ra khỏi công ty. Hãy nhờ quản trị viên phân quyền đưa vào lại.'

interface AccountOperations {
  'employees.activateAccount': Handler<'employees.activateAccount'>
  'employees.deactivateAccount': Handler<'employees.deactivateAccount'>
}

/** Opening and closing the account of an employee, for those who look after employees as well as for administrators. */
export const accountOperations: AccountOperations = {
  'employees.activateAccount': async ({ path }, context) => {
    const { account } = await find(context, path.id)
    const userId = requireAccount(account)
    const belongs = await companyIdsOf(context, userId)
    if (!belongs.includes(context.companyId)) {
      // Only administrators of users take somebody out of a company, so only they let him in again.
      if (!(await administersAccounts(context))) throw new ApiFailure(403, removedFromCompany)
      await changeMembership(context, userId, context.companyId, true)
    }
    return { employee: await changeState(context, path.id, userId, true) }
  },

  'employees.deactivateAccount': async ({ path }, context) => {
    const { account } = await find(context, path.id)
    return { employee: await changeState(context, path.id, requireAccount(account), false) }
  },
}

async function changeState(
  context: ProductContext,
  employeeId: number,
  userId: number,
  isActive: boolean,
): Promise<Employee> {
  await setAccountActive(context, userId, isActive)
  context.audit({ recordId: employeeId, changedFields: ['account'], detail: { user_id: userId } })
  return find(context, employeeId)
}

async function find(context: ProductContext, id: number): Promise<Employee> {
  const { rows } = await sql<Employee>`
    select ${employeeColumns(context, 'employee')} from employees
    where ${context.inThisCompany('employees')} and ${visibleRows(context, visibleEmployees)} and employees.id = ${id}`.execute(
    context.db,
  )
  const [employee] = await withAccounts(context, rows)
  if (employee === undefined) throw notFound()
  return employee
}

function requireAccount(account: Employee['account']): number {
  if (account) return account.id
  throw new ApiFailure(409, 'Nhân viên này chưa có tài khoản. Hãy tạo tài khoản ở mục Người dùng trước.')
}
