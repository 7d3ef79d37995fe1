import { sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import { notFound } from '../../contract/failure.ts'
import type { Handler, ProductContext } from '../../contract/handlers.ts'
import { unknownPassword } from '../permissions/public.ts'
import {
  type AccountHolder,
  accountHolders,
  activateAccount,
  deactivateAccount,
} from './account-activation.ts'
import { eachApart } from './each-apart.ts'
import { type Employee, employeeColumns, withAccounts } from './employee-rows.ts'
import { visibleEmployees } from './visible-employees.ts'

type AccountOperation =
  | 'employees.activateAccount'
  | 'employees.deactivateAccount'
  | 'employees.activateAccounts'
  | 'employees.deactivateAccounts'

/** Opening and closing the accounts of employees, for those who look after employees as well as for administrators. */
export const accountOperations: { [Id in AccountOperation]: Handler<Id> } = {
  'employees.activateAccount': async ({ path, body = {} }, context) => {
    const [holder] = await holders(context, [path.id])
    const sent = await activateAccount(context, holder, body, await unknownPassword())
    return { employee: await find(context, path.id), ...sent }
  },

  'employees.deactivateAccount': async ({ path }, context) => {
    const [holder] = await holders(context, [path.id])
    await deactivateAccount(context, holder)
    return { employee: await find(context, path.id) }
  },

  'employees.activateAccounts': async ({ body }, context) => {
    // One for all: making it takes long on purpose, and nobody knows it.
    const password = await unknownPassword()
    return forEach(context, body.ids, async (own, holder) => {
      const { link } = await activateAccount(own, holder, {}, password)
      return link === null ? null : notSent
    })
  },

  'employees.deactivateAccounts': ({ body }, context) =>
    forEach(context, body.ids, async (own, holder) => {
      await deactivateAccount(own, holder)
      return null
    }),
}

const notSent =
  'Đã mở tài khoản, nhưng nhân viên chưa có email để nhận liên kết. Hãy đặt lại mật khẩu ở mục Người dùng để lấy liên kết.'

/** @param work returns what there is to say of a success */
async function forEach(
  context: ProductContext,
  ids: readonly number[],
  work: (own: ProductContext, holder: AccountHolder) => Promise<string | null>,
) {
  const done = await eachApart(context, await holders(context, ids), work)
  return {
    results: done.map(({ item: { id, nhansu_id, full_name }, result, refusal }) => ({
      id,
      nhansu_id,
      full_name,
      done: refusal === undefined,
      message: refusal?.message ?? result ?? null,
    })),
  }
}

/** @throws ApiFailure 404 when one of them is not there or not to be seen */
async function holders(
  context: ProductContext,
  ids: readonly number[],
): Promise<[AccountHolder, ...AccountHolder[]]> {
  const [first, ...others] = await accountHolders(context, ids)
  if (first === undefined || others.length + 1 !== ids.length) throw notFound()
  return [first, ...others]
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
