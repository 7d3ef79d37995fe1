import { dirname, relative } from 'node:path'
import { isTree, type DescriptionFile, type Tree } from './description-file.ts'
import type { StandardDeclaration } from './standard-set.ts'
import { pascal } from './words.ts'

/**
 * Makes the schemas of a standard set from the table of fields that its record is: what is answered, created, changed,
 * searched and filtered. `required` of the table names what a new record cannot do without, `readOnly` what nobody
 * writes, `x-included` what is answered only to who asks for it. A schema that the file has already is left alone, and
 * with it, when it is what is created, the record.
 */
export function deriveSchemas(file: DescriptionFile, declared: StandardDeclaration): void {
  const { record, search } = declared
  const schemas = file.content['schemas'] as Record<string, Tree>
  const table = schemas[record]
  if (!isTree(table) || !isTree(table['properties'])) throw new Error(`${file.path} has no table ${record}`)
  const fields = Object.entries(table['properties'] as Record<string, Tree>)
  const add = (suffix: string, make: () => Tree) => (schemas[record + suffix] ??= make())
  const isRows = declared.of !== undefined
  if (!isRows) add('Filter', () => filterOf(file, fields, declared))
  if (search !== undefined) add('Search', () => searchOf(search))
  const masks = {
    masked_fields: { $ref: shared(file, 'field-rights.yaml#/MaskedFields') },
    dotted_fields: { $ref: shared(file, 'field-rights.yaml#/DottedFields') },
  }
  deriveRecord(file, record, isRows ? masks : {})
}

/** Makes the record and its bodies for every other table of fields of a file, one that says `x-fields: true`. */
export function deriveTables(file: DescriptionFile): void {
  const { schemas } = file.content
  if (!isTree(schemas)) return
  for (const [name, schema] of Object.entries(schemas)) {
    if (!isTree(schema) || schema['x-fields'] !== true) continue
    delete schema['x-fields']
    deriveRecord(file, name)
    // Such a row is part of a record, whose own days say when it came and changed.
    const record = schemas[name] as Tree & { required: string[]; properties: Tree }
    const { created_at: _, updated_at: __, ...kept } = record.properties
    schemas[name] = {
      ...record,
      required: record.required.filter((field) => field in kept),
      properties: kept,
    }
    const { properties, ...store } = schemas[`${name}Store`] as Tree & { properties: Tree }
    const { version } = (schemas[`${name}Update`] as { properties: Tree }).properties
    const id = { $ref: shared(file, 'envelope.yaml#/Id') }
    // One of many that are saved together: a row that is there says which.
    schemas[`${name}Row`] = { ...store, properties: { id, ...properties, version } }
  }
}

/** Makes of a table of fields what is answered, created and changed; a file that has a body of its own keeps both. */
function deriveRecord(file: DescriptionFile, record: string, more: Tree = {}): void {
  const schemas = file.content['schemas'] as Record<string, Tree>
  if (`${record}Store` in schemas) return
  const table = schemas[record] as Tree & { properties: Tree }
  const fields = Object.entries(table.properties as Record<string, Tree>)
  const envelope = (name: string) => ({ $ref: shared(file, `envelope.yaml#/${name}`) })
  const named = fields.map(([field, schema]) => [field, hoisted(schemas, record, field, schema)] as const)
  const written = named.filter(([field]) => !isAnswerOnly(fields, field))
  schemas[`${record}Store`] = {
    type: 'object',
    required: table['required'] ?? [],
    additionalProperties: false,
    properties: Object.fromEntries(written),
  }
  schemas[`${record}Update`] = {
    type: 'object',
    minProperties: 1,
    additionalProperties: false,
    properties: { ...Object.fromEntries(written), version: envelope('Version') },
  }
  const properties = {
    id: envelope('Id'),
    ...Object.fromEntries(named),
    version: envelope('Version'),
    created_at: envelope('CreatedAt'),
    updated_at: envelope('UpdatedAt'),
    ...more,
  }
  const asked = new Set(fields.flatMap(([field, schema]) => (mayBeAbsent(schema) ? [field] : [])))
  const required = Object.keys(properties).filter((field) => !asked.has(field))
  schemas[record] = { ...table, required, properties }
}

/** Fields that come only to who asks for them, or has the right to them. */
function mayBeAbsent(schema: Tree): boolean {
  return schema['x-included'] === true || 'x-needs' in schema || 'x-dotted' in schema
}

const flags = ['readOnly', 'x-included']
/** What a field's rights are stands where the field does, not in its shape. */
const rights = ['x-needs', 'x-dotted']

function isAnswerOnly(fields: readonly [string, Tree][], field: string): boolean {
  const schema = fields.find(([name]) => name === field)?.[1]
  return flags.some((flag) => schema?.[flag] === true)
}

/** A field's schema under a name of its own, to which the bodies and the record refer. */
function hoisted(schemas: Record<string, Tree>, record: string, field: string, schema: Tree): Tree {
  const plain = Object.fromEntries(Object.entries(schema).filter(([key]) => !flags.includes(key)))
  if ('$ref' in plain || schema['x-included'] === true) return plain
  const beside = Object.entries(plain).filter(([key]) => rights.includes(key))
  for (const [key] of beside) delete plain[key]
  const name = pascal(field).startsWith(record) ? pascal(field) : record + pascal(field)
  schemas[name] = plain
  return { $ref: `#/schemas/${name}`, ...Object.fromEntries(beside) }
}

function searchOf(fields: string[]): Tree {
  return {
    type: 'object',
    required: ['value'],
    additionalProperties: false,
    properties: {
      value: { type: 'string', title: 'Từ khóa', minLength: 1, maxLength: 200, example: 'mau' },
      fields: {
        type: 'array',
        minItems: 1,
        items: { type: 'string', enum: fields },
        example: fields.slice(0, 1),
      },
    },
  }
}

function filterOf(
  file: DescriptionFile,
  fields: readonly [string, Tree][],
  declared: StandardDeclaration,
): Tree {
  const kinds = declared.filter.flatMap((entry) =>
    typeof entry === 'string' ? [[entry, kindOf(entry, fields)] as const] : Object.entries(entry),
  )
  const days = ['created_at', 'updated_at'].map((field) => [field, 'Datetime'] as const)
  // Whoever points at records names the chosen ones by their ids, all in one call.
  const properties = [['id', 'Select'] as const, ...kinds, ...days].map(
    ([field, kind]) => [field, { $ref: shared(file, `filters.yaml#/${kind}Filter`) }] as const,
  )
  return { type: 'object', additionalProperties: false, properties: Object.fromEntries(properties) }
}

/** The filter that fits a field: words are looked for inside of texts, and codes and records are chosen. */
function kindOf(field: string, fields: readonly [string, Tree][]): string {
  const schema = fields.find(([name]) => name === field)?.[1]
  if (schema === undefined)
    throw new Error(`a list is filtered by ${field}, which is no field of its records`)
  const [type] = [schema['type']].flat()
  if (field === 'is_active' || type === 'boolean') return 'Boolean'
  if ('enum' in schema || 'x-labels' in schema || 'x-refers-to' in schema) return 'Select'
  if (type === 'integer' || type === 'number') return 'Number'
  return schema['format'] === 'date' ? 'Date' : 'Text'
}

function shared({ path }: DescriptionFile, place: string): string {
  return `${relative(dirname(path), 'shared')}/${place}`
}
