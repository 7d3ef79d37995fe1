import { documents, resolve, type Schema } from '../../../contract/document.ts'
import { answerRules } from '../../../contract/field-needs.ts'
import { operationNamed } from '../../../contract/operations.ts'
import type { ImportFields } from '../../../workbooks/import/fields.ts'
import { codeSchema } from '../../employees/public.ts'
import { sheetFields } from '../../../workbooks/import/sheet-fields.ts'

/** The column by which a row names whose contract it is. */
export const codeField = 'nhansu_id'

/** What a paper of before the product must say. */
const required = [codeField, 'contract_number', 'contract_type_id', 'sign_date', 'start_date'] as const

/** The columns in their order: what a draft takes, what issuing one adds, and how one ended. */
const paths = [
  ...required,
  'end_date',
  'other_term',
  'term_exception',
  'term_exception_reason',
  'signer_name',
  'signer_title',
  'authority_no',
  'job_title',
  'work_place',
  'nature_of_work',
  'probation_group',
  'probation_days',
  'working_time',
  'is_part_time',
  'hours_per_day',
  'hours_per_week',
  'leave_days',
  'salary_level',
  'salary',
  'allowances',
  'pay_form',
  'pay_day',
  'probation_salary',
  'ended_date',
  'end_reason',
  'notice_date',
  'decision_no',
  'note',
] as const

const notes = new Map<string, string>([
  [codeField, ' Mã của nhân viên đã có hồ sơ trong công ty, kể cả người đã nghỉ việc.'],
  [
    'contract_number',
    ' Số đã ghi trên hợp đồng giấy, không trùng trong năm ký. Số mới về sau được cấp tiếp theo số lớn nhất đã nhập.',
  ],
  ['sign_date', ' Năm của ngày ký là năm của số hợp đồng.'],
  ['end_date', ' Để trống: tính theo loại hợp đồng. Không xác định thời hạn thì để trống.'],
  ['other_term', ' Ghi Có khi ngày hết hạn khác với thời hạn của loại hợp đồng.'],
  ['is_part_time', ' Ghi Có khi làm việc không trọn thời gian; khi đó nên ghi số giờ làm việc/tuần.'],
  ['ended_date', ' Chỉ ghi khi hợp đồng chấm dứt trước hạn hoặc được chấm dứt; cần có lý do chấm dứt.'],
  ['end_reason', ' Bắt buộc khi có ngày chấm dứt.'],
])

/** The rights that columns of pay ask for, by their fields: those that show the same of an issued contract, or of its appendix. */
export const payRights = (): ReadonlyMap<string, readonly string[]> =>
  answerRules(operationNamed('contracts.show'), 'contract').needs

/** The code of the person whose contract it is, as every sheet has it. */
export const codeColumn: Schema = { ...codeSchema, title: 'Mã nhân viên' }

let known: ImportFields | undefined

/** What a workbook of contracts of before the product takes, as the contract describes writing one. */
export function contractImportFields(): ImportFields {
  known ??= read()
  return known
}

function read(): ImportFields {
  const store = operationNamed('contracts.store')
  const look = (schema: Schema | undefined) => resolve<Schema>(documents[store.api], schema ?? {})
  const of = (id: 'contracts.store' | 'contracts.issue' | 'contracts.end') =>
    look(operationNamed(id).body).properties ?? {}
  const { number: contract_number, ...issue } = of('contracts.issue')
  const all: Readonly<Record<string, Schema | undefined>> = {
    ...of('contracts.store'),
    ...issue,
    ...of('contracts.end'),
    contract_number,
    [codeField]: codeColumn,
  }
  return sheetFields({
    operation: 'contracts.import',
    store,
    all,
    paths,
    required,
    notes,
    key: 'contract_number',
  })
}
