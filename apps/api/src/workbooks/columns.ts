import type { ResourceName } from '@nhansu/sdk/contract'
import { documents, resolve, type Schema } from '../contract/document.ts'
import type { Operation } from '../contract/operations.ts'
import { type Labels, labelsOf } from './labels.ts'
import { shownDate } from './shown-values.ts'
import type { CellValue, ColumnKind, SheetColumn } from './xlsx/sheet.ts'

/** A column of a workbook, read from the contract. */
export interface FieldColumn extends SheetColumn {
  /** The field's place in a row: `code`, or `positions.department_name` for what lies below. */
  path: string
  /** The first step of the path. */
  field: string
  schema: Schema
  /** Words for the codes of the field; for a reference the names of what it points at, once they have been read. */
  labels: Labels | undefined
  /** The resource whose records the field points at: `x-refers-to`. */
  refersTo: ResourceName | undefined
  /** Those records by what people type of them; with the names. */
  idOf?: ReadonlyMap<string, number>
  /** The same by their codes alone. */
  byCode?: ReadonlyMap<string, number>
  /** Names that several of those records bear, so that only a code tells which is meant. */
  shared?: ReadonlySet<string>
  /** Holds several values. */
  many: boolean
  valueOf: (row: Readonly<Record<string, unknown>>) => CellValue
}

/** Letters wide. */
const widths: Readonly<Record<ColumnKind, number>> = {
  text: 10,
  number: 10,
  money: 16,
  date: 13,
  datetime: 21,
}
const widest = 50

/**
 * The columns for these fields of a list's rows: heads, types and words are the contract's, so that a sheet names them as
 * the list does.
 * @throws Error for a path that the rows do not have, or a field without a title
 */
export function listColumns(list: Operation, paths: readonly string[]): FieldColumn[] {
  const look = lookIn(list)
  const data = look(look(list.success.schema).properties?.['data'])
  const rows = look(data.properties?.[list.rows ?? ''])
  return fieldColumns(list, rows.items ?? {}, paths).map((column) => ({
    ...column,
    title: list.heads[column.path] ?? column.title,
  }))
}

/** The same for the fields of any object of an operation's document. */
export function fieldColumns(
  operation: Pick<Operation, 'api' | 'id'>,
  object: Schema,
  paths: readonly string[],
): FieldColumn[] {
  return paths.map((path) => {
    const steps = path.split('.')
    const [field = path] = steps
    const schema = schemaAt(lookIn(operation), object, steps)
    if (schema?.title === undefined)
      throw new Error(`${operation.id}: the field ${path} is not there or has no title`)
    const labels = labelsOf(schema)
    const refersTo = referredTo(schema)
    const many = schema['x-many'] === true
    const kind = steps.length > 1 || many || refersTo ? 'text' : kindOf(schema, labels)
    return {
      path,
      field,
      schema,
      labels,
      refersTo,
      many,
      kind,
      title: schema.title,
      width: widthOf(schema, kind, labels),
      valueOf: (row) => valueOf(valuesAt(row, steps), kind, labels),
    }
  })
}

/** The same column with other words for its codes. */
export function withLabels(column: FieldColumn, labels: Labels): FieldColumn {
  const steps = column.path.split('.')
  return { ...column, labels, valueOf: (row) => valueOf(valuesAt(row, steps), column.kind, labels) }
}

function referredTo({ 'x-refers-to': resource }: Schema): ResourceName | undefined {
  // A name that is no resource has no table, which the first use of the column says.
  return typeof resource === 'string' ? (resource as ResourceName) : undefined
}

function lookIn({ api }: Pick<Operation, 'api'>) {
  return (schema: Schema | undefined): Schema => {
    const whole = resolve<Schema>(documents[api], schema ?? {})
    // A value or null, written as two schemas.
    const [only, ...others] = ((whole['oneOf'] ?? []) as Schema[]).filter(({ type }) => type !== 'null')
    return only && others.length === 0 ? resolve<Schema>(documents[api], only) : whole
  }
}

function schemaAt(
  look: (schema: Schema | undefined) => Schema,
  from: Schema,
  steps: readonly string[],
): Schema | undefined {
  const schema = look(from)
  const [step, ...rest] = steps
  if (step === undefined)
    return schema.items ? { ...look(schema.items), title: schema.title ?? '', 'x-many': true } : schema
  const next = (schema.items ? look(schema.items) : schema).properties?.[step]
  return next && schemaAt(look, next, rest)
}

function kindOf({ type, format, ...schema }: Schema, labels: Labels | undefined): ColumnKind {
  const types = [type].flat()
  if (format === 'date') return 'date'
  if (format === 'date-time') return 'datetime'
  if (labels || !(types.includes('integer') || types.includes('number'))) return 'text'
  return schema['x-money'] === true ? 'money' : 'number'
}

function widthOf({ title = '', example }: Schema, kind: ColumnKind, labels: Labels | undefined): number {
  const shown =
    kind === 'text' ? [isPlain(example) ? String(example) : '', ...Object.values(labels ?? {})] : []
  const letters = Math.max(...shown.map(({ length }) => length + 2), title.length + 5)
  return Math.min(Math.max(letters, widths[kind]), widest)
}

/** A field of a list's items names all of them. */
function valuesAt(value: unknown, steps: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, steps))
  const [step, ...rest] = steps
  if (step === undefined || value === null || value === undefined) return [value]
  return typeof value === 'object' ? valuesAt((value as Record<string, unknown>)[step], rest) : []
}

function valueOf(values: readonly unknown[], kind: ColumnKind, labels: Labels | undefined): CellValue {
  const plain = values.filter(isPlain)
  const [first = null] = plain
  if (kind !== 'text') return typeof first === 'boolean' ? String(first) : first
  if (first === null) return null
  return [...new Set(plain.map((value) => labels?.[String(value)] ?? shownDate(String(value))))].join(', ')
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}
