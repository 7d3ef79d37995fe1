import { documents, resolve, type Schema } from '../../../contract/document.ts'
import { operationNamed } from '../../../contract/operations.ts'
import type { ImportFields } from '../../../workbooks/import/fields.ts'
import { codeColumn, codeField } from './import-columns.ts'
import { sheetFields } from '../../../workbooks/import/sheet-fields.ts'

/** The sheet of the appendices; every other one is that of the contracts. */
export const appendixSheet = 'Phụ lục'

/** What an appendix of before the product must say; whose it is, and to which contract. */
const required = [codeField, 'contract_number', 'number', 'sign_date', 'start_date', 'content'] as const

const paths = [
  ...required,
  'end_date',
  'salary',
  'job_title',
  'work_place',
  'working_time',
  'signer_name',
  'signer_title',
  'authority_no',
] as const

const notes = new Map<string, string>([
  [codeField, ' Mã của người ký hợp đồng.'],
  [
    'contract_number',
    ' Số của hợp đồng mà phụ lục bổ sung: đã có trong phần mềm, hoặc ở trang hợp đồng của tệp này.',
  ],
  ['number', ' Số đã ghi trên phụ lục giấy, không trùng với phụ lục khác của cùng hợp đồng.'],
  ['end_date', ' Chỉ ghi khi thay đổi trong một thời gian; phụ lục không thay đổi thời hạn hợp đồng.'],
])

let known: ImportFields | undefined

/** What a workbook takes of appendices of before the product, as the contract describes writing one. */
export function appendixImportFields(): ImportFields {
  known ??= read()
  return known
}

function read(): ImportFields {
  const store = operationNamed('appendices.store')
  const look = (schema: Schema | undefined) => resolve<Schema>(documents[store.api], schema ?? {})
  const issue = look(operationNamed('contracts.issue').body).properties ?? {}
  const all: Readonly<Record<string, Schema | undefined>> = {
    ...look(store.body).properties,
    contract_number: issue['number'],
    [codeField]: codeColumn,
  }
  return sheetFields({ operation: 'contracts.import', store, all, paths, required, notes, key: 'number' })
}
