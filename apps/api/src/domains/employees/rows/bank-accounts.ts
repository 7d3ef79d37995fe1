import { sql } from 'kysely'
import { ApiFailure, invalidInput } from '../../../contract/failure.ts'
import { defineOperations } from '../../../contract/handlers.ts'
import type { FieldChange } from '../history/record-field-changes.ts'
import { holderWarnings, inBank } from './bank-holder.ts'
import { rowSet } from './row-set.ts'
import type { Row, RowWrite, RowSetSettings } from './write-row.ts'

/** What the rows of this set are, for whatever writes them. */
export const bankAccountsSet: RowSetSettings = {
  table: 'employee_bank_accounts',
  item: 'bank_account',
  rows: 'bank_accounts',
  order: sql`display_order`,
  settle,
  letGo: (row, others) => {
    if (row['is_salary_account'] !== true || others.length === 0) return
    throw new ApiFailure(409, 'Hãy chọn tài khoản nhận lương khác trước khi xóa tài khoản này.')
  },
  complete: (rows, { full_name }) =>
    rows.map((row) => ({
      ...row,
      warnings: holderWarnings(row['account_holder'], full_name),
    })),
}

/** Tài khoản ngân hàng: exactly one receives the pay as long as there is any. */
export default defineOperations('employeeBankAccounts', {
  ...rowSet('employeeBankAccounts', bankAccountsSet),
})

async function settle({ context, holder, before, after, others }: RowWrite): Promise<FieldChange[]> {
  after['account_holder'] = inBank(String(after['account_holder']))
  const paid = others.filter((row) => row['is_salary_account'] === true)
  if (paid.length === 0) {
    if (after['is_salary_account'] === false && before?.['is_salary_account'] === true) {
      throw invalidInput({ is_salary_account: ['Phải có một tài khoản nhận lương.'] })
    }
    after['is_salary_account'] = true
    return []
  }
  if (after['is_salary_account'] !== true) return []
  await sql`
    update employee_bank_accounts set is_salary_account = false
    where ${context.inThisCompany('employee_bank_accounts')} and employee_id = ${holder.id}
      and is_salary_account`.execute(context.db)
  return paid.map((row: Row) => ({
    employeeId: holder.id,
    path: `bank_accounts.${String(row['id'])}.is_salary_account`,
    before: true,
    after: false,
  }))
}
