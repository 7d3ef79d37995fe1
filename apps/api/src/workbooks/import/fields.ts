import type { OperationId, ResourceName } from '@nhansu/sdk/contract'
import type { ValidateFunction } from 'ajv/dist/2020.js'
import { documents, resolve, type Schema } from '../../contract/document.ts'
import { type Operation, operationNamed } from '../../contract/operations.ts'
import { compile, sharedAjv } from '../../contract/schemas.ts'
import { type FieldColumn, fieldColumns, listColumns } from '../columns.ts'

/**
 * What an import of a resource takes: the fields that creating one takes, as the contract describes them, without those
 * that no cell can hold (`x-not-imported`).
 */
export interface ImportFields {
  /** `<resource>.import`. */
  operation: Operation
  /** `<resource>.store`: what it refuses, an import refuses. */
  store: Operation
  columns: readonly FieldColumn[]
  required: ReadonlySet<string>
  /** Where the template marks others as required: those that a new record cannot do without. */
  requiredOfNew?: ReadonlySet<string>
  /** What the template says of a field beyond its kind, in the place of what empty cells do. */
  notes?: ReadonlyMap<string, string>
  /** The field by which a row is known to be there already: `x-key`. */
  key: FieldColumn
  /** The record whose rows alone are compared and written, by the column that names it: lines of one plan. */
  owner?: { column: string; id: number }
  validate: ValidateFunction
  /** Titles that an exported workbook has and that are not read. */
  ignored: ReadonlySet<string>
  /** What earlier templates called a column, by the title that it has now: it is read as well. */
  formerTitles?: Readonly<Record<string, string>>
}

/**
 * Reads from the contract what an import of a resource takes.
 * @throws Error for an import without a key, or two fields of one title
 */
export function importFields(resource: ResourceName): ImportFields {
  const fields = known.get(resource) ?? read(resource)
  known.set(resource, fields)
  return fields
}

const known = new Map<ResourceName, ImportFields>()

function read(resource: ResourceName): ImportFields {
  // The caller has checked that the contract has all three.
  const [operation, store, list] = ['import', 'store', 'list'].map((verb) =>
    operationNamed(`${resource}.${verb}` as OperationId),
  ) as [Operation, Operation, Operation]
  const body = resolve<Schema>(documents[store.api], store.body ?? {})
  const columns = fieldColumns(store, body, Object.keys(body.properties ?? {}))
    .filter(({ schema }) => schema['x-not-imported'] !== true)
    .map((column) => ({
      ...column,
      // What the list and its export call it.
      title: list.heads[column.path] ?? column.title,
    }))
  const key = columns.find(({ path }) => path === operation.key)
  if (key === undefined) throw new Error(`${operation.id} names no field as its x-key`)
  const titles = columns.map(({ title }) => title)
  if (new Set(titles).size < titles.length) throw new Error(`${store.id} has two fields of one title`)
  return {
    operation,
    store,
    columns,
    key,
    required: new Set(body.required),
    validate: compile(sharedAjv(), store.api, store.body ?? {}),
    ignored: new Set([...otherTitles(list, columns), ...resultTitles]),
  }
}

/** The columns that a returned workbook has before the reader's own. */
export const resultTitles = ['Kết quả', 'Chi tiết'] as const

function otherTitles(list: Operation, columns: readonly FieldColumn[]): string[] {
  const data = resolve<Schema>(documents[list.api], list.success.schema).properties?.['data'] ?? {}
  const rows = resolve<Schema>(documents[list.api], data).properties?.[list.rows ?? ''] ?? {}
  const { items = {} } = resolve<Schema>(documents[list.api], rows)
  const row = resolve<Schema>(documents[list.api], items)
  const others = Object.keys(row.properties ?? {}).filter((field) =>
    columns.every(({ path }) => path !== field),
  )
  return listColumns(list, others).map(({ title }) => title)
}
