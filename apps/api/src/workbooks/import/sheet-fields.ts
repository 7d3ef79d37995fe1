import type { OperationId } from '@nhansu/sdk/contract'
import type { Schema } from '../../contract/document.ts'
import { type Operation, operationNamed } from '../../contract/operations.ts'
import { compile, sharedAjv } from '../../contract/schemas.ts'
import { fieldColumns } from '../columns.ts'
import { type ImportFields, resultTitles } from './fields.ts'

/** What a sheet takes, of schemas that stand in the contract already. */
interface SheetParts {
  /** The import that takes it. */
  operation: OperationId
  /** The operation that writes the same by hand. */
  store: Operation
  /** Schemas by the fields of its columns. */
  all: Readonly<Record<string, Schema | undefined>>
  /** The columns in their order. */
  paths: readonly string[]
  required: readonly string[]
  /** What the guide says of a column besides. */
  notes: ReadonlyMap<string, string>
  /** By which a row is called. */
  key: string
}

/** Makes the fields of a sheet. */
export function sheetFields({
  operation,
  store,
  all,
  paths,
  required,
  notes,
  key: named,
}: SheetParts): ImportFields {
  const properties = Object.fromEntries(paths.map((path) => [path, all[path] ?? {}]))
  const object = { type: 'object', required: [...required], additionalProperties: false, properties }
  const columns = fieldColumns(store, object, paths)
  const key = columns.find(({ path }) => path === named)
  if (key === undefined) throw new Error(`a sheet has no ${named}`)
  return {
    operation: operationNamed(operation),
    store,
    columns,
    required: new Set(required),
    notes: new Map(paths.map((path) => [path, notes.get(path) ?? ''])),
    key,
    validate: compile(sharedAjv(), store.api, object),
    ignored: new Set(resultTitles),
  }
}
