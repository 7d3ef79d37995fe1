import type { OperationId } from '@nhansu/sdk/contract'
import { papersGroup } from '../file/employee-papers.ts'
import type { FileGroup } from '../file/file-group.ts'
import { allowancesSet } from '../rows/allowances.ts'
import { bankAccountsSet } from '../rows/bank-accounts.ts'
import { educationsSet } from '../rows/educations.ts'
import { healthChecksSet } from '../rows/health-checks.ts'
import { relativesSet } from '../rows/relatives.ts'
import type { RowSetSettings } from '../rows/write-row.ts'
import { yearlyRecordsSet } from '../rows/yearly-records.ts'

/** A sheet of a workbook of employees whose rows name people by their codes. */
export interface FileSheet {
  /** As its tab is called. */
  name: string
  /** The operation that writes the same by hand: its body says the columns, its rights are asked for. */
  change: OperationId
  /** A part of the file that is one row. */
  group?: FileGroup
  /** A set of rows, and the fields by which a row is known to be there already. */
  rows?: { resource: string; set: RowSetSettings; same: readonly string[] }
}

/** The sheet of the people themselves; alone in a workbook it may be called anything. */
export const peopleSheet = 'Nhân viên'

function rowsSheet(
  name: string,
  change: OperationId,
  resource: string,
  set: RowSetSettings,
  same: readonly string[],
): FileSheet {
  return { name, change, rows: { resource, set, same } }
}

/** The other sheets, in the order in which they are written; what they say follows from the contract. */
export const fileSheets: readonly FileSheet[] = [
  { name: 'Giấy tờ', change: papersGroup.change, group: papersGroup },
  rowsSheet('Thân nhân', 'employeeRelatives.store', 'employeeRelatives', relativesSet, [
    'relationship',
    'full_name',
  ]),
  rowsSheet('Trình độ', 'employeeEducations.store', 'employeeEducations', educationsSet, [
    'education_level',
    'school',
    'major',
  ]),
  rowsSheet('Ngân hàng', 'employeeBankAccounts.store', 'employeeBankAccounts', bankAccountsSet, [
    'bank_name',
    'account_number',
  ]),
  rowsSheet('Phụ cấp', 'employeeAllowances.store', 'employeeAllowances', allowancesSet, [
    'allowance_type',
    'from_date',
  ]),
  rowsSheet('Sổ theo năm', 'employeeYearlyRecords.store', 'employeeYearlyRecords', yearlyRecordsSet, [
    'year',
  ]),
  rowsSheet('Khám sức khỏe', 'employeeHealthChecks.store', 'employeeHealthChecks', healthChecksSet, [
    'kind',
    'checked_on',
  ]),
]
