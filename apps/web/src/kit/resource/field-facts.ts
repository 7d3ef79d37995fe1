import type { FieldFact } from '@nhansu/sdk/domains/field-sentences'

/** What the contract says of the fields of a resource, as it is generated. */
export interface ResourceFacts {
  resource: string
  titles: Readonly<Record<string, string>>
  /** What columns of its list are headed instead, where the title is too long for it; files name them the same. */
  heads?: Readonly<Record<string, string>>
  /** The verbs of its operations. */
  verbs: readonly string[]
  /** The columns that its list can be ordered by. */
  sortable: readonly string[]
  /** By the verb of each operation that takes a body; `row` is one row of those that are saved together. */
  takes: Readonly<
    Record<string, { fields: Readonly<Record<string, FieldFact>>; requires: readonly string[] }>
  >
}

/** A column, headed as the contract says, unless it shows more than its field. */
export function withTitle<Column extends { field: string; header?: string }>(
  { resource, titles, heads }: ResourceFacts,
  column: Column,
): Column & { header: string; title?: string } {
  const title = heads?.[column.field] ?? titles[column.field]
  return {
    ...column,
    header: column.header ?? title ?? missing(resource, column.field),
    ...(title !== undefined && { title }),
  }
}

/** A field of the form with what the contract says of it. */
export function withFact<Field extends { field: string; input: unknown; label?: string; required?: true }>(
  { resource, takes: { ['row']: row, ['update']: update, ['store']: store = update ?? row } }: ResourceFacts,
  field: Field,
): Field & { label: string; fact?: FieldFact } {
  // A row that is saved with others may take more than one that is added by itself.
  const fact = store?.fields[field.field] ?? row?.fields[field.field]
  // A check box always has an answer.
  const asked = field.input !== 'switch' && store?.requires.includes(field.field) === true
  return {
    ...field,
    label: field.label ?? fact?.title ?? missing(resource, field.field),
    ...(asked && { required: true }),
    ...(fact && { fact }),
  }
}

/** The fields of a form that is no list's, with what the contract says of them. */
export function withFacts<Field extends Parameters<typeof withFact>[1]>(
  facts: ResourceFacts,
  fields: readonly Field[],
) {
  return fields.map((field) => withFact(facts, field))
}

function missing(resource: string, field: string): never {
  throw new Error(`The contract has no title for ${resource}.${field}, so the screen must give one.`)
}
