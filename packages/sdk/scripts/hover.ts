import { type Document, METHODS } from './operation-table.ts'
import { documentForTypes } from './type-docs.ts'

/** How much of a document says something where one points at it in an editor. */
export interface Hover {
  /** Every field, by its place, with what is said of it. */
  fields: readonly (readonly [place: string, words: unknown])[]
  parameters: readonly (readonly [name: string, words: unknown])[]
  operations: readonly (readonly [id: string, words: unknown])[]
}

/** What an editor shows of these contracts. */
export function hoverOf(documents: readonly Document[]): Hover {
  const made = documents.map((document) => documentForTypes(document))
  const operations = made.flatMap((document) =>
    // The copy has the shape of what it was made of.
    Object.values((document as Document).paths).flatMap((item) =>
      METHODS.flatMap((method) => item[method] ?? []),
    ),
  )
  return {
    fields: made.flatMap((document) => fieldsOf(document)),
    parameters: operations.flatMap(({ parameters = [] }) =>
      parameters.map(
        (parameter) =>
          [String(parameter.name), 'description' in parameter ? parameter.description : undefined] as const,
      ),
    ),
    operations: operations.map(({ operationId, summary }) => [operationId, summary] as const),
  }
}

/** Those that say nothing. */
export function bareOf(parts: Hover[keyof Hover]): string[] {
  return parts.flatMap(([place, words]) => (typeof words === 'string' && words !== '' ? [] : [place]))
}

/** Every property below a place, by its path there, with what an editor shows of it. */
function fieldsOf(part: unknown, place = ''): [path: string, words: unknown][] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part as Record<string, unknown>).flatMap(([key, value]) => {
    if (key === 'example' || key === 'examples' || key === 'enum') return []
    const own =
      key === 'properties' && typeof value === 'object' && value !== null
        ? Object.entries(value as Record<string, { description?: string }>).map(
            ([name, { description }]): [string, unknown] => [`${place}.${name}`, description],
          )
        : []
    return [...own, ...fieldsOf(value, `${place}/${key}`)]
  })
}
