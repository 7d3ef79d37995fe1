import type { OperationId } from '@nhansu/sdk/contract'
import { appointmentLabels } from '@nhansu/sdk/domains/job-changes'
import type { Schema } from '../../../contract/document.ts'
import { addressesGroup } from '../file/employee-addresses.ts'
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
  /** Its columns, where it takes fewer fields than the operation. */
  takes?: readonly string[]
  /** Fields that no body of an operation has as they are typed here. */
  fields?: Readonly<Record<string, Schema>>
  /** Job facts of people who are new; those of whoever is there change by a dialog. */
  job?: JobSheet
  /** A part of the file that is one row. */
  group?: FileGroup
  /** A set of rows, and the fields by which a row is known to be there already. */
  rows?: { resource: string; set: RowSetSettings; same: readonly string[] }
}

/** What a sheet says of the job of somebody new. */
export interface JobSheet {
  fact: 'further_positions' | 'pay' | 'leaving'
  /** By which dialog of the file it changes for whoever is there. */
  dialog: string
  /** Only with 'Số liệu đầu kỳ': whoever is received begins without it. */
  isOpening?: true
  /** One row for a person at most. */
  isSingle?: true
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
  {
    name: 'Kiêm nhiệm',
    change: 'employees.store',
    fields: {
      position_id: {
        type: 'integer',
        title: 'Chức vụ',
        minimum: 1,
        'x-refers-to': 'positions',
        example: 12,
      },
      department_id: {
        type: 'integer',
        title: 'Đơn vị',
        minimum: 1,
        'x-refers-to': 'departments',
        example: 12,
      },
    },
    job: { fact: 'further_positions', dialog: appointmentLabels.further },
  },
  {
    name: 'Lương',
    change: 'employeePayLevels.store',
    job: { fact: 'pay', dialog: 'Điều chỉnh lương', isOpening: true },
  },
  {
    name: 'Nghỉ việc',
    change: 'jobChanges.store',
    fields: {
      leave_date: { type: 'string', format: 'date', title: 'Ngày nghỉ việc', example: '2024-06-30' },
      leave_reason: {
        type: 'string',
        title: 'Lý do nghỉ',
        minLength: 1,
        maxLength: 500,
        example: 'Hết hạn hợp đồng lao động',
      },
    },
    job: { fact: 'leaving', dialog: 'Nghỉ việc', isOpening: true, isSingle: true },
  },
  {
    name: 'Địa chỉ',
    change: addressesGroup.change,
    group: addressesGroup,
    // By the communes of now; the old ward of an address is kept by its own screen.
    takes: [
      'new_regular_address',
      'new_province_id',
      'new_district_id',
      'tmp_address',
      'new_province_tmp_id',
      'new_district_tmp_id',
    ],
  },
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
