import { jsonSchema, type Follow, type FoundOperation, type Schema } from '../contract-document.ts'

/** What a schema that may also be nothing is otherwise. */
export function presentOf(schema: Schema | undefined, follow: Follow): Schema {
  const choices = (schema?.['oneOf'] ?? schema?.['anyOf']) as readonly Schema[] | undefined
  return choices?.find((choice) => follow(choice)['type'] !== 'null') ?? schema ?? {}
}

/** The name of the schema that is referred to: `Level`. */
export function schemaName(schema: Schema | undefined, follow: Follow): string | undefined {
  const { $ref } = presentOf(schema, follow)
  return typeof $ref === 'string' ? $ref.slice($ref.lastIndexOf('/') + 1) : undefined
}

/** The parts of an object with those that it inherits. */
export function partsOf(schema: Schema | undefined, follow: Follow): Record<string, Schema> {
  const known = follow(presentOf(follow(schema), follow))
  const inherited = ((known['allOf'] ?? []) as readonly Schema[]).map((part) => partsOf(part, follow))
  return Object.assign({}, ...inherited, known['properties']) as Record<string, Schema>
}

/** What stands in a list; undefined where the schema is none. */
export function itemsOf(schema: Schema | undefined, follow: Follow): Schema | undefined {
  const { type, items } = follow(schema)
  // The items of an array in JSON Schema are a schema.
  return [type].flat().includes('array') ? ((items ?? {}) as Schema) : undefined
}

/** The status of an operation's success and what it then answers; no schema for a file. */
export function successOf({ described, follow }: FoundOperation): { status: number; schema?: Schema } {
  const [status = '200', answer] =
    Object.entries(described.responses).find(([code]) => code.startsWith('2')) ?? []
  const schema = jsonSchema(answer, follow)
  return { status: Number(status), ...(schema && { schema }) }
}

/** The parts of the `data` that an operation answers. */
export function dataPartsOf(found: FoundOperation): Record<string, Schema> {
  const { schema } = successOf(found)
  return schema ? partsOf(partsOf(schema, found.follow)['data'], found.follow) : {}
}
