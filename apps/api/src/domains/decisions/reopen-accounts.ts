import { sql } from 'kysely'
import { companyIdsOf, setAccountActive } from '../../authority/account-state.ts'
import { ApiFailure } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { holds, reachedByRight } from '../documents/public.ts'
import type { Decision } from './decision-rows.ts'

interface ClosedAccount {
  employee_id: number
  id: number
  login: string
}

/**
 * Opens the closed accounts of people who work here again, as whoever may change their files does from there. What a higher
 * right has closed, and what somebody in charge of users has taken out of the company, stays closed.
 * @returns what became of each closed account, in a sentence; of whom the reader may not change nothing is done or told
 */
export async function reopenAccounts(
  context: ProductContext,
  people: readonly Pick<Decision['people'][number], 'employee_id'>[],
): Promise<Map<number, string>> {
  const { db, inThisCompany } = context
  const ids = people.map(({ employee_id }) => employee_id)
  const reached = await reachedByRight(context, 'employee_edit', ids)
  const { rows } = await sql<ClosedAccount>`
    select account.employee_id, account.id, account.login
    from accounts_of_employees(${[...reached]}::bigint[]) account
    join employees on ${inThisCompany('employees')} and employees.id = account.employee_id and employees.active
    where not account.is_active`.execute(db)
  // The right to issue decisions opens no account: the one over files does, as far as it reaches.
  const opening = { ...context, scopes: await fileScopes(context) }
  const told = new Map<number, string>()
  for (const { employee_id, id, login } of rows) {
    const why = await refusalToOpen(opening, id)
    told.set(
      employee_id,
      why === undefined ? `Tài khoản ${login}: mở lại khi thu hồi` : `Tài khoản ${login}: vẫn khóa. ${why}`,
    )
  }
  return told
}

/** Opens one account. @returns why it stays closed; undefined where it is open */
async function refusalToOpen(context: ProductContext, userId: number): Promise<string | undefined> {
  if (!(await companyIdsOf(context, userId)).includes(context.companyId)) {
    return 'Hãy nhờ quản trị viên phân quyền đưa người này vào lại công ty.'
  }
  try {
    await setAccountActive(context, userId, true)
    return undefined
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 403) return error.message
    throw error
  }
}

async function fileScopes(context: ProductContext): Promise<ProductContext['scopes']> {
  const { rows } = await sql<{ whole: boolean }>`
    select ${holds(context, 'employee_edit', 'company')} as whole`.execute(context.db)
  return [{ scope: rows[0]?.whole === true ? 'company' : 'unit' }]
}
