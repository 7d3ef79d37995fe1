import { type ResourceWords, resources } from '@nhansu/sdk/resources'
import { type AccessEntry, documents, resolve, type Schema } from '../../../contract/document.ts'
import { needsOf } from '../../../contract/field-needs.ts'
import { holdsOn, type RowReaches } from '../../../contract/field-rights.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { type Operation, operationsOf } from '../../../contract/operations.ts'
import { labelsOf, type Labels } from '../../../workbooks/labels.ts'

/** A field of an employee's file as the contract declares it, wherever the file shows it. */
export interface FileField {
  /** 'Thân nhân › Họ và tên'. */
  label: string
  /** Shown by no list and no history, only when it is asked for. */
  isDotted: boolean
  /** Words for its codes. */
  words: Labels | undefined
  isShownTo: (context: ProductContext, reaches: RowReaches) => boolean
  /** Stands in every answer that tells of its file or row. */
  isRequired: boolean
}

/** The operations that show a file: `/employees/{id}` and what lies below it, and the card by its code. */
const ofTheFile = /^\/api\/employees\/(\{id\}|\{nhansu_id\}\/info$)/

/** Of relatives, who may see pay alone sees some rows only, and the history does not know which ones. */
const stricter: Readonly<Record<string, readonly string[]>> = { employeeRelatives: ['employee_sensitive'] }

let known: ReadonlyMap<string, FileField> | undefined

/** Every field of an employee's file by its path without ids of rows: `phone`, `relatives.full_name`. */
export function fileFields(): ReadonlyMap<string, FileField> {
  known ??= new Map(
    operationsOf('product')
      .filter(({ method, path }) => method === 'GET' && ofTheFile.test(path))
      .flatMap(fieldsOf),
  )
  return known
}

function fieldsOf(operation: Operation): [string, FileField][] {
  const look = (schema: Schema | undefined) => resolve<Schema>(documents[operation.api], schema ?? {})
  const data = look(look(operation.success.schema).properties?.['data']).properties ?? {}
  const listed = Object.entries(data).flatMap(([key, schema]): [string, Schema][] => {
    const { items, properties = {} } = look(schema)
    // Rows that stand inside a record are told by their own name: the papers of a checklist.
    const inside = Object.entries(properties).filter(([, property]) => look(property).items !== undefined)
    return items ? [[key, schema]] : [[key, schema], ...inside]
  })
  return listed.flatMap(([key, schema]) => {
    const { items, properties, required } = look(schema)
    const record = items ? look(items) : { properties, required }
    const before = items ? `${key}.` : ''
    return Object.entries(record.properties ?? {}).map(([name, property]): [string, FileField] => {
      const { title = name, ...whole } = { ...look(property), ...property }
      return [
        before + name,
        {
          label: items ? `${capitalised(nounOf(operation))} › ${title}` : title,
          isDotted: property['x-dotted'] === true,
          words: labelsOf(whole),
          isRequired: record.required?.includes(name) === true,
          isShownTo: (context, reaches) =>
            letsIn(operation, context, reaches) &&
            holdsAll(context, reaches, needsOf(property), stricter[operation.resource]),
        },
      ]
    })
  })
}

/** Whether a right of the operation's own covers this very employee. */
export function letsIn(
  { access }: Pick<Operation, 'access'>,
  context: ProductContext,
  reaches: RowReaches,
): boolean {
  if (typeof access === 'string') return access === 'signed-in'
  const holds = (entry: AccessEntry) =>
    'permission' in entry && holdsAll(context, reaches, [entry.permission], entry.with)
  return access.some(holds)
}

function holdsAll(
  context: ProductContext,
  reaches: RowReaches,
  ...asked: (readonly string[] | undefined)[]
): boolean {
  return asked.every((rights) => rights === undefined || holdsOn(context, rights, reaches))
}

function nounOf({ resource }: Operation): string {
  const words: Readonly<Record<string, ResourceWords>> = resources
  return words[resource]?.noun ?? ''
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
