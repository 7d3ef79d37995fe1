import { isDeepStrictEqual } from 'node:util'
import type { OperationId, ResourceName } from '@nhansu/sdk/contract'
import { areRows, keptRows, rowsIn } from './audit-rows.ts'
import { documents, resolve, type Schema } from './document.ts'
import { type FieldRules, rulesOf } from './field-needs.ts'
import { type Operation, operationNamed, operationsOf } from './operations.ts'

/** A record, or what of it was written, by field. */
export type FieldValues = Readonly<Record<string, unknown>>

/** A record before and after; a new one has no before. */
export interface ChangedValues {
  before?: FieldValues
  after: FieldValues
  /** The record's resource, where it is not the operation's own: costs stand in a course. */
  of?: ResourceName
}

/** Old and new value by field, as JSON keeps them. */
export type KeptChanges = Record<string, [before: unknown, after: unknown]>

/** How a record of a resource is read: whoever may do that may see what was changed in it. */
export interface RecordReading {
  operation: Operation
  /** The record's fields with the rights that they ask for. */
  rules: FieldRules
  /** The schema of each field. */
  fields: Readonly<Record<string, Schema>>
}

/** A question with its key would open an exam to whoever reads it here. */
const withoutValues: ReadonlySet<string> = new Set(['quizQuestions'])

/** Whether the trail keeps anything of the records of a resource besides names of fields. */
export function keepsValues(resource: string): boolean {
  return !withoutValues.has(resource)
}

/** Enough to know a text by. */
const longest = 500

/**
 * What the trail keeps of a change: fields that are answered when the record is read, so that a password, a token or a key
 * that no operation answers is never kept, and only where the value is another one. Of rows that stand in a record those
 * are kept that are new, gone or otherwise.
 */
export function keptChanges(
  resource: string,
  before: FieldValues | undefined,
  after: FieldValues,
): KeptChanges {
  const reading = readingOf(resource)
  if (reading === undefined) return {}
  return Object.fromEntries(
    Object.keys(after).flatMap((field) => {
      if (!Object.hasOwn(reading.fields, field) || unkept.has(field)) return []
      const [old, now] = [plain(before?.[field]), plain(after[field])]
      const rows = rowsIn(reading.fields[field] ?? {})
      if (rows !== undefined && [old, now].every(areRows)) {
        const changed = keptRows(rows, [old, now], (value) => (isTold(value) ? cut(value) : undefined))
        return changed === undefined ? [] : [[field, changed]]
      }
      return isDeepStrictEqual(old, now) || ![old, now].every(isTold)
        ? []
        : [[field, [cut(old), cut(now)] satisfies [unknown, unknown]]]
    }),
  )
}

const unkept: ReadonlySet<string> = new Set(['id', 'version', 'created_at', 'updated_at'])

/** How the records of a resource are read, one by one or in its list; undefined where nothing reads them. */
export function readingOf(resource: string): RecordReading | undefined {
  const known = readings.get(resource)
  if (known !== undefined || readings.has(resource)) return known
  const reading = findReading(resource)
  readings.set(resource, reading)
  return reading
}

interface ReadElsewhere {
  record: OperationId
  reader: OperationId
  /** The field of the record whose parts are told as fields of their own, under the rights of the reader's fields. */
  unfolded?: string
  /** What is sent here is told as well. */
  sent?: OperationId
}

/** Of which operations a record is answered by one, and its values told to whoever may call another. */
const readElsewhere: Readonly<Record<string, ReadElsewhere>> = {
  // An applicant reads his own application by its link; who reads candidates reads what became of it.
  externals: {
    record: 'externals.application',
    reader: 'candidates.show',
    unfolded: 'content',
    sent: 'externals.answerOffer',
  },
  // An answer comes to its marker without a name; what came of it is read in the list of those who took the exam.
  quizMarking: { record: 'quizMarking.answers', reader: 'quizExams.takenExams' },
}

/** Rows of a record that operations of their own answer, to whoever may read the record. */
const readBeside: Readonly<Record<string, readonly OperationId[]>> = {
  quizExams: ['quizExams.cells', 'quizExams.people', 'quizExams.markers'],
  trainingAttendances: ['trainingAttendances.list'],
}

const readings = new Map<string, RecordReading | undefined>()

function findReading(resource: string): RecordReading | undefined {
  const own = operationsOf('product').filter((operation) => operation.resource === resource)
  const elsewhere = readElsewhere[resource]
  const operation =
    (elsewhere && operationNamed(elsewhere.record)) ??
    own.find(({ id }) => id === `${resource}.show`) ??
    own.find(({ id }) => id === `${resource}.list`)
  if (operation === undefined) return undefined
  const record = recordIn(operation)
  const beside = (readBeside[resource] ?? []).map((id) => look(dataOf(operationNamed(id))).properties)
  const unfolded = elsewhere?.unfolded && look(record.properties?.[elsewhere.unfolded]).properties
  const sent = elsewhere?.sent && look(operationNamed(elsewhere.sent).body).properties
  const properties: Record<string, Schema> = Object.assign({}, ...beside, sent, record.properties, unfolded)
  const fields = Object.entries(properties).map(([name, property]): [string, Schema] => [
    name,
    { ...look(property), ...property },
  ])
  const reader = elsewhere ? operationNamed(elsewhere.reader) : operation
  const rules = rulesOf(unfolded ? recordIn(reader) : record)
  return { operation: reader, rules, fields: Object.fromEntries(fields) }
}

/** The record that an operation answers, or each of those in its list. */
function recordIn(operation: Operation): Schema {
  const data = look(dataOf(operation)).properties ?? {}
  const item = look(operation.rows === undefined ? Object.values(data)[0] : data[operation.rows])
  return item.items ? look(item.items) : item
}

function dataOf({ success }: Operation): Schema | undefined {
  return look(success.schema).properties?.['data']
}

/** Records are the product's. */
function look(schema: Schema | undefined): Schema {
  return resolve<Schema>(documents.product, schema ?? {})
}

/** A value as JSON keeps it, so that a date is compared with its text; nothing there is null. */
function plain(value: unknown): unknown {
  return value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown)
}

/** What of a save the trail tells: a form sends every field; changed are those that are otherwise now. */
export function savedChanges(
  before: FieldValues,
  sent: FieldValues,
): { changedFields: string[]; values: { before: FieldValues; after: FieldValues } } {
  const changedFields = Object.keys(sent).filter(
    (field) => !isDeepStrictEqual(plain(before[field]), plain(sent[field])),
  )
  return {
    changedFields,
    values: { before: picked(before, changedFields), after: picked(sent, changedFields) },
  }
}

function picked(values: FieldValues, fields: readonly string[]): FieldValues {
  return Object.fromEntries(fields.map((field) => [field, values[field]]))
}

/** Words, numbers and lists of them; what has parts of its own is named only. */
function isTold(value: unknown): boolean {
  return (
    value === null ||
    typeof value !== 'object' ||
    (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
  )
}

function cut(value: unknown): unknown {
  return typeof value === 'string' && value.length > longest ? `${value.slice(0, longest)}…` : value
}
