import {
  type ApiDocument,
  type DocumentedOperation,
  type Parameter,
  resolve,
  type Schema,
} from '../contract/document.ts'

/**
 * A copy of a document for other generators of clients: every parameter that is JSON in the query is a text that holds
 * it. The contract says so by `content`, which few of them know: they write such an object in a form of their own, or
 * give up. Shared parameters stand where they are used, because some generators name types by them and by schemas alike.
 */
export function withTextParameters(document: ApiDocument): ApiDocument {
  const { parameters: _, ...components } = document.components
  const plain = (operation: DocumentedOperation): DocumentedOperation => ({
    ...operation,
    parameters: (operation.parameters ?? []).map((given) => asText(resolve<Parameter>(document, given))),
  })
  return { ...document, components, paths: mapped(document.paths, (item) => mapped(item, plain)) }
}

function asText(parameter: Parameter): Parameter {
  const { content, ...rest } = parameter
  const schema = content?.['application/json']?.schema
  return schema === undefined ? parameter : { ...rest, schema: textOf(schema) }
}

/** JSON Schema's own words for a text that holds something else; whoever does not know them sees the sentence. */
function textOf(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return {
    type: 'string',
    description: name === undefined ? 'JSON.' : `JSON of ${name}.`,
    contentMediaType: 'application/json',
    contentSchema: schema,
  }
}

function mapped<T, U>(parts: Readonly<Record<string, T>>, change: (part: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, change(part)]))
}
