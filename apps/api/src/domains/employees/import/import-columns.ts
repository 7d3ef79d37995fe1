import { setImmediate as othersTurn } from 'node:timers/promises'
import type { OperationId } from '@nhansu/sdk/contract'
import { documents, resolve, type Schema } from '../../../contract/document.ts'
import { operationNamed } from '../../../contract/operations.ts'
import { compile, sharedAjv } from '../../../contract/schemas.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { fieldColumns, type FieldColumn, withLabels } from '../../../workbooks/columns.ts'
import { folded } from '../../../workbooks/import/cell-values.ts'
import { type ImportFields, resultTitles } from '../../../workbooks/import/fields.ts'
import { withNames } from '../../../workbooks/references.ts'
import { type FileSheet, type JobSheet, peopleSheet } from './sheets.ts'

/** The column by which rows of all sheets name people. */
export const codeField = 'nhansu_id'

/** The code by which a column of a workbook names a person. */
export const codeSchema = {
  type: ['string', 'null'],
  pattern: '^[A-Z0-9]{4,12}$',
  'x-capitals': true,
  'x-pattern-says': 'gồm 4–12 chữ cái không dấu hoặc chữ số',
  example: 'SM001842',
}

/** What only the first sheet asks; everything else of it stands in the contract. */
const ownFields: Readonly<Record<string, Schema>> = {
  [codeField]: { ...codeSchema, title: 'Mã nhân viên' },
  is_opening: { type: 'boolean', title: 'Số liệu đầu kỳ', example: false },
  work_state: {
    type: ['string', 'null'],
    title: 'Tình trạng làm việc',
    enum: ['training', 'probation', 'official', 'seasonal', null],
    'x-labels': 'workStateLabels',
    example: 'official',
  },
  official_date: {
    type: ['string', 'null'],
    format: 'date',
    title: 'Ngày chính thức',
    example: '2019-08-01',
  },
  manager_code: { ...codeSchema, title: 'Mã quản lý trực tiếp' },
}

/** Job facts of the reception that stand in columns of their own; what has several values does not. */
const receptionFields = [
  'effective_date',
  'decision_type',
  'position_id',
  'department_id',
  'nature_of_work',
  'work_place',
  'heavy_work',
  'probation_from',
  'probation_to',
  'decision_no',
  'decision_date',
] as const

/** Columns of job facts, for people who are new. */
export const jobFields: ReadonlySet<string> = new Set([
  'is_opening',
  'work_state',
  'official_date',
  'manager_code',
  ...receptionFields,
])

const notes = new Map([
  [
    codeField,
    ' Để trống cho người mới: hệ thống tự cấp mã. Ghi mã cho người mới đã có mã sẵn, hoặc khi các trang tính khác có dòng của người đó. Mã đã có trong công ty: cập nhật hồ sơ.',
  ],
  [
    'is_opening',
    ' Ghi Có khi chuyển số liệu từ phần mềm cũ. Người có nhiều giai đoạn công tác: mỗi giai đoạn một dòng cùng mã, dòng đầu là ngày vào công ty.',
  ],
  ['effective_date', ' Dòng thứ hai trở đi của Số liệu đầu kỳ: ngày bắt đầu giai đoạn.'],
  ['decision_type', ' Bắt buộc với người mới không phải Số liệu đầu kỳ.'],
  ['work_state', ' Chỉ dùng và bắt buộc cho Số liệu đầu kỳ.'],
  ['official_date', ' Chỉ dùng cho Số liệu đầu kỳ.'],
])

const forNewPeople = ' Chỉ dùng cho người mới.'

let people: ImportFields | undefined

/** What the sheet of the people takes. */
export function peopleFields(): ImportFields {
  people ??= readPeople()
  return people
}

function readPeople(): ImportFields {
  const store = operationNamed('employees.store')
  const look = (schema: Schema | undefined) => resolve<Schema>(documents[store.api], schema ?? {})
  const body = look(store.body)
  const { reception, ...card } = body.properties ?? {}
  const job = look(reception)
  const ofCard = Object.keys(card).filter((field) => look(card[field]).type !== 'object')
  const [code = '', ...ownJob] = Object.keys(ownFields)
  const object = { properties: { ...card, ...job.properties, ...ownFields } }
  const order = [code, ...ofCard.slice(0, 6), ...receptionFields, ...ownJob, ...ofCard.slice(6)]
  const columns = fieldColumns(store, object, order).map(withoutLeaving)
  return fieldsOf('employees.store', columns, {
    requiredOfNew: new Set(
      [...(body.required ?? []), ...(job.required ?? [])].filter(
        (field) => field !== 'decision_type' && field !== 'phone',
      ),
    ),
    notes: new Map([...[...jobFields].map((field) => [field, forNewPeople] as const), ...notes]),
  })
}

/** Nobody comes in as somebody who has left, or is away. */
function withoutLeaving(column: FieldColumn): FieldColumn {
  if (column.path !== 'work_state') return column
  const allowed = Object.entries(column.labels ?? {}).filter(([state]) =>
    [column.schema['enum']].flat().includes(state),
  )
  return withLabels(column, Object.fromEntries(allowed))
}

const known = new Map<FileSheet, ImportFields>()

/** What any other sheet takes: the code, and the body of the operation that writes the same by hand. */
export function fileSheetFields(sheet: FileSheet): ImportFields {
  const fields = known.get(sheet) ?? readSheet(sheet)
  known.set(sheet, fields)
  return fields
}

/** Fields that no cell can hold, or that nobody types into one. */
const notTyped: ReadonlySet<string> = new Set(['version', 'display_order'])

function readSheet({ change, takes, fields, job }: FileSheet): ImportFields {
  const operation = operationNamed(change)
  const body: Schema = fields
    ? { type: 'object', properties: fields, required: Object.keys(fields) }
    : resolve<Schema>(documents[operation.api], operation.body ?? {})
  const typed = Object.keys(body.properties ?? {}).filter(
    (field) => (takes?.includes(field) ?? true) && !notTyped.has(field) && !field.endsWith('_file_id'),
  )
  const object = { properties: { ...body.properties, [codeField]: ownFields[codeField] ?? {} } }
  return fieldsOf(change, fieldColumns(operation, object, [codeField, ...typed]), {
    required: new Set([codeField, ...(body.required ?? [])]),
    ...(fields && { validate: compile(sharedAjv(), operation.api, body) }),
    ...(job && { notes: new Map([[codeField, noteOf(job)]]) }),
  })
}

function noteOf({ dialog, isOpening }: JobSheet): string {
  const who = isOpening ? 'người mới có Số liệu đầu kỳ' : 'người mới'
  return ` Chỉ dùng cho ${who} ở trang tính "${peopleSheet}". Người đã có trong công ty: dùng "${dialog}" trên hồ sơ.`
}

function fieldsOf(
  change: OperationId,
  columns: readonly FieldColumn[],
  more: Partial<ImportFields>,
): ImportFields {
  const store = operationNamed(change)
  const key = columns.find(({ path }) => path === codeField)
  if (key === undefined) throw new Error(`the sheet of ${change} has no code`)
  return {
    operation: operationNamed('employees.import'),
    store,
    columns,
    key,
    required: new Set(),
    validate: compile(sharedAjv(), store.api, store.body ?? {}),
    ignored: new Set(resultTitles),
    ...more,
  }
}

/**
 * The fields with the names of what their references point at: units, positions, provinces, communes. A name that several
 * have stands for none of them. What names nothing stays as it was typed, for the judge of the row to refuse with what may
 * be chosen.
 */
export async function withReferences(
  context: CompanyTransaction,
  fields: ImportFields,
): Promise<ImportFields> {
  // The fields of a sheet are made when it is first asked for, which is work enough for one turn.
  await othersTurn()
  if (fields.columns.every(({ refersTo }) => refersTo === undefined)) return fields
  const columns = await withNames(context, fields.columns)
  // Several columns point at the same records, of which there are thousands.
  const unshared = new Map<FieldColumn['idOf'], ReadonlyMap<string, number>>()
  return {
    ...fields,
    columns: columns.map((column) => {
      const { idOf, refersTo, labels = {} } = column
      if (idOf === undefined || refersTo === undefined) return column
      const left = unshared.get(idOf) ?? withoutShared(idOf, Object.values(labels))
      unshared.set(idOf, left)
      return { ...column, refersTo: undefined, idOf: left }
    }),
  }
}

/** What may be typed of records, but for the names that several of them have. */
function withoutShared(idOf: ReadonlyMap<string, number>, names: readonly string[]): Map<string, number> {
  const [once, more] = [new Set<string>(), new Set<string>()]
  for (const name of names.map(folded)) (once.has(name) ? more : once).add(name)
  return new Map([...idOf].filter(([word]) => !more.has(word)))
}

/** The same of each of these sheets. */
export async function sheetsWithReferences(
  context: CompanyTransaction,
  sheets: readonly FileSheet[],
): Promise<ReadonlyMap<FileSheet, ImportFields>> {
  const named = new Map<FileSheet, ImportFields>()
  for (const sheet of sheets) named.set(sheet, await withReferences(context, fileSheetFields(sheet)))
  return named
}
