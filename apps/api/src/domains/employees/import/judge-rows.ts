import type { OperationId } from '@nhansu/sdk/contract'
import { appointmentLabels } from '@nhansu/sdk/domains/job-changes'
import { fieldSentence } from '@nhansu/sdk/domains/field-sentences'
import type { ValidateFunction } from 'ajv/dist/2020.js'
import { bodyRules } from '../../../contract/field-needs.ts'
import { fieldErrors } from '../../../contract/field-messages.ts'
import { holdsOn, type RowReaches } from '../../../contract/field-rights.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { operationNamed } from '../../../contract/operations.ts'
import { compile, sharedAjv } from '../../../contract/schemas.ts'
import { isEmpty } from '../../../workbooks/import/cell-values.ts'
import type { ImportFields } from '../../../workbooks/import/fields.ts'
import { type SheetEntry, wordsOf } from '../../../workbooks/import/read-rows.ts'
import { codeField, codeSchema, jobFields } from './import-columns.ts'

type Values = Readonly<Record<string, unknown>>

/** The values of a row but for the code. */
export function valuesOf({ values }: SheetEntry): Values {
  return without(values, (field) => field === codeField)
}

/** The card's part of a row of people. */
export function cardOf(entry: SheetEntry): Values {
  return without(valuesOf(entry), (field) => jobFields.has(field))
}

/** What the row says of somebody's job; empty cells say nothing. */
export function jobOf(entry: SheetEntry): Values {
  return filled(without(entry.values, (field) => !jobFields.has(field)))
}

/** What is filled in: somebody new has nothing to take away. */
export function filled(values: Values): Values {
  return without(values, (_, value) => isEmpty(value))
}

function without(values: Values, isOut: (field: string, value: unknown) => boolean): Values {
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => !isOut(field, value)))
}

/** What speaks against a row of the people sheet that takes somebody in. */
export function faultsOfNew(
  entry: SheetEntry,
  fields: ImportFields,
  { isLater }: { isLater: boolean },
): string[] {
  const { effective_date, decision_type, position_id, department_id, ...rest } = jobOf(entry)
  const { is_opening: isOpening, work_state, official_date, manager_code: _, ...facts } = rest
  const places = placeFaults(entry, fields)
  const reception = {
    ...facts,
    ...given({ effective_date, decision_type: isOpening === true ? 3 : decision_type }),
    // What could not be found has been said already.
    ...given({ position_id: typeof position_id === 'string' ? 1 : position_id }),
    ...given({ department_id: typeof department_id === 'string' ? 1 : department_id }),
  }
  const card = isLater ? stranger : { phone: null, ...filled(cardOf(entry)) }
  return [
    ...entry.errors,
    ...codeFaults(entry),
    ...places,
    ...sentences(fields.validate, { ...card, reception }, entry.faulty),
    ...stateFaults(isOpening === true, { work_state, official_date, decision_type }, entry.faulty ?? []),
  ]
}

const codeForm = new RegExp(codeSchema.pattern)

/** What speaks against the code that somebody new brings: his file would not take it. */
function codeFaults({ values: { [codeField]: code } }: SheetEntry): string[] {
  if (typeof code !== 'string' || codeForm.test(code)) return []
  return [fieldSentence('pattern', 'Mã nhân viên', codeSchema.pattern, codeSchema['x-pattern-says'])]
}

/** Whoever the first row of a code is, a later one says nothing of him. */
const stranger = { full_name: 'Họ Tên', gender: 'Nam', date_of_birth: '1990-01-01', phone: null }

const given = (values: Values): Values => without(values, (_, value) => value === undefined)

function stateFaults(
  isOpening: boolean,
  { work_state, official_date, decision_type }: Values,
  faulty: readonly string[],
): string[] {
  if (!isOpening) {
    return work_state === undefined && official_date === undefined
      ? []
      : [
          'Cột "Tình trạng làm việc" và "Ngày chính thức" chỉ dùng cho dòng Số liệu đầu kỳ; người mới thì chọn loại quyết định tiếp nhận.',
        ]
  }
  return [
    ...(work_state === undefined && !faulty.includes('work_state')
      ? ['Vui lòng chọn Tình trạng làm việc cho dòng Số liệu đầu kỳ.']
      : []),
    ...(decision_type === undefined ? [] : ['Dòng Số liệu đầu kỳ không có loại quyết định tiếp nhận.']),
  ]
}

/** Columns of references whose name nothing has, or several have. */
function unplacedColumns({ values }: SheetEntry, { columns }: ImportFields) {
  return columns.filter(({ idOf, path }) => idOf !== undefined && typeof values[path] === 'string')
}

function placeFaults(entry: SheetEntry, fields: ImportFields): string[] {
  return unplacedColumns(entry, fields).map((column) => {
    const typed = String(entry.values[column.path]).slice(0, 50)
    return `${column.title}: bạn ghi "${typed}", không có hoặc có nhiều mục cùng tên; hãy ghi mã, hoặc chọn ${wordsOf(column)}`
  })
}

/** What speaks against a row of the people sheet about somebody who is there. */
export function faultsOfKnown(entry: SheetEntry, fields: ImportFields): string[] {
  const job = Object.keys(jobOf(entry))
  const change = validatorOf('employees.update')
  return [
    ...entry.errors,
    ...(job.length > 0 ? [jobRefusal(job, fields)] : []),
    ...sentences(change, cardOf(entry), entry.faulty),
  ]
}

/** What was said of the reception is put right where it stands. */
const correction = 'Đính chính ở Quá trình công việc'

/** By which dialog a job fact of somebody who is there changes; the others by 'Điều chuyển'. */
const dialogs: Readonly<Record<string, string>> = {
  work_state: 'Tiếp nhận chính thức',
  official_date: 'Tiếp nhận chính thức',
  decision_type: 'Tiếp nhận chính thức',
  position_id: 'Điều chỉnh chức danh',
  nature_of_work: appointmentLabels.arrangement,
  work_place: appointmentLabels.arrangement,
  manager_code: appointmentLabels.arrangement,
  heavy_work: appointmentLabels.heavy_work,
  probation_from: correction,
  probation_to: correction,
  decision_no: correction,
  decision_date: correction,
  effective_date: correction,
  is_opening: correction,
}

function jobRefusal(job: readonly string[], { columns }: ImportFields): string {
  const titles = columns.filter(({ path }) => job.includes(path)).map(({ title }) => `"${title}"`)
  const named = [...new Set(job.map((field) => dialogs[field] ?? 'Điều chuyển'))].map((each) => `"${each}"`)
  return `Người này đã có trong công ty nên tệp không đổi được thông tin công việc (cột ${titles.join(', ')}). Hãy để trống các ô đó và dùng ${named.join(', ')} trên hồ sơ.`
}

/** What speaks against a row of any other sheet. */
export function faultsOfFileRow(entry: SheetEntry, fields: ImportFields): string[] {
  const unplaced = new Set(unplacedColumns(entry, fields).map(({ path }) => path))
  const known = without(valuesOf(entry), (field) => unplaced.has(field))
  return [
    ...entry.errors,
    ...placeFaults(entry, fields),
    ...sentences(fields.validate, known, [...(entry.faulty ?? []), ...unplaced]),
  ]
}

/** The columns of a row that ask for a right which its sender does not hold on this person. */
export function closedFaults(
  context: ProductContext,
  change: OperationId,
  { columns }: ImportFields,
  values: Values,
  reaches: RowReaches,
): string[] {
  const { needs } = bodyRules(operationNamed(change))
  const closed = columns.filter(({ path }) => {
    const rights = needs.get(path)
    return values[path] !== undefined && rights !== undefined && !holdsOn(context, rights, reaches)
  })
  if (closed.length === 0) return []
  return [
    `Bạn không có quyền xem và sửa ${closed.map(({ title }) => `"${title}"`).join(', ')} của người này.`,
  ]
}

function sentences(validate: ValidateFunction, body: Values, faulty: readonly string[] = []): string[] {
  if (validate(structuredClone(body))) return []
  return Object.entries(fieldErrors(validate.errors ?? []))
    .filter(([field]) => !faulty.includes(field.split('.').at(-1) ?? ''))
    .flatMap(([, texts]) => texts)
}

const validators = new Map<OperationId, ValidateFunction>()

function validatorOf(id: OperationId): ValidateFunction {
  const { api, body } = operationNamed(id)
  const validate = validators.get(id) ?? compile(sharedAjv(), api, body ?? {})
  validators.set(id, validate)
  return validate
}
