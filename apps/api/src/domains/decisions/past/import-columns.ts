import { documents, resolve, type Schema } from '../../../contract/document.ts'
import { operationNamed } from '../../../contract/operations.ts'
import type { ImportFields } from '../../../workbooks/import/fields.ts'
import { sheetFields } from '../../../workbooks/import/sheet-fields.ts'
import { codeSchema } from '../../employees/public.ts'

/** The column by which a row names whom the decision is about. */
export const codeField = 'nhansu_id'

/** What every row says; of a decision about several people each has a row. */
const required = [codeField, 'decision_number', 'decision_type', 'sign_date', 'effective_date'] as const

/** What the rows of one decision say together. */
export const ofPaper = [
  'decision_type',
  'sign_date',
  'effective_date',
  'summary',
  'reason',
  'signer_name',
  'signer_title',
  'authority_no',
] as const

const paths = [
  ...required,
  'summary',
  'reason',
  'signer_name',
  'signer_title',
  'authority_no',
  'note',
] as const

const notes = new Map<string, string>([
  [codeField, ' Mã của nhân viên đã có hồ sơ trong công ty, kể cả người đã nghỉ việc.'],
  [
    'decision_number',
    ' Số đã ghi trên quyết định giấy. Quyết định về nhiều người: mỗi người một dòng cùng số. Số mới về sau được cấp tiếp theo số lớn nhất đã nhập.',
  ],
  ['sign_date', ' Năm của ngày ký là năm của số quyết định.'],
  ['effective_date', ' Quyết định đã có hiệu lực: không sau hôm nay.'],
  ['summary', ' Để trống: ghi theo loại quyết định. Chỉ cần ghi ở một dòng của quyết định.'],
  ['note', ' Nội dung đối với riêng người ở dòng này.'],
])

let known: ImportFields | undefined

/** What a workbook of decisions of before the product takes, as the contract describes them. */
export function decisionImportFields(): ImportFields {
  known ??= read()
  return known
}

function read(): ImportFields {
  const store = operationNamed('decisions.store')
  const look = (schema: Schema | undefined) => resolve<Schema>(documents[store.api], schema ?? {})
  // Whoever signed an old paper is no signer of the list; he is written down as on a contract of before the product.
  const { signer_name, signer_title, authority_no } =
    look(operationNamed('contracts.issue').body).properties ?? {}
  const issue = look(operationNamed('decisions.issue').body).properties ?? {}
  const draft = look(store.body).properties ?? {}
  const { note } = look(look(draft['people']).items).properties ?? {}
  const all: Readonly<Record<string, Schema | undefined>> = {
    ...draft,
    signer_name,
    signer_title,
    authority_no,
    note,
    sign_date: issue['sign_date'],
    decision_number: issue['number'],
    [codeField]: { ...codeSchema, title: 'Mã nhân viên' },
  }
  return sheetFields({
    operation: 'decisions.import',
    store,
    all,
    paths,
    required,
    notes,
    key: 'decision_number',
  })
}
