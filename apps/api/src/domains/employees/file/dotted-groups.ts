import type { OperationId } from '@nhansu/sdk/contract'
import type { DB } from '../../../db/tables.gen.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { payOf } from '../job/pay-levels.ts'

/** A part of the file some of whose fields stand behind dots. */
export interface DottedGroup {
  /** The operation that shows it: its contract says which fields are dotted, and whose right each is. */
  read: OperationId
  /** Where it stands under the `data` of that operation. */
  key: string
  /** Its table, by the columns `company_id` and `employee_id`; rows of a list by `id` as well. */
  table: keyof DB
  /** Reads a row that stands in no table as it is shown. */
  rowOf?: (transaction: CompanyTransaction, employeeId: number, rowId: number) => Promise<object | undefined>
}

/** Parts of which an employee has one row: their fields are asked for by their names alone. */
export const singleGroups: readonly DottedGroup[] = [
  { read: 'employeePapers.show', key: 'papers', table: 'employee_papers' },
]

/** Lists, by the first step of a field's path: `bank_accounts.214.account_number`. */
export const listedGroups: Readonly<Record<string, DottedGroup>> = {
  bank_accounts: { read: 'employeeBankAccounts.list', key: 'bank_accounts', table: 'employee_bank_accounts' },
  relatives: { read: 'employeeRelatives.list', key: 'relatives', table: 'employee_relatives' },
  pay_levels: { read: 'employeePayLevels.list', key: 'pay_levels', table: 'pay_levels', rowOf: payOf },
  allowances: { read: 'employeeAllowances.list', key: 'allowances', table: 'employee_allowances' },
}
