import openapiTypescript, { astToString, stringToAST } from 'openapi-typescript'
import type { Document } from './operation-table.ts'
import { documentForTypes, SORTED_BY } from './type-docs.ts'

/** What a list is sorted by: the first field is checked, further ones follow behind commas. */
const sorted =
  'type Sorted<Field extends string> = Field | `-${Field}` | `${Field},${string}` | `-${Field},${string}`'

/** The types of one document, with the words of the contract on everything that can be hovered. */
export async function typesModule(document: Document): Promise<string> {
  const types = await openapiTypescript(JSON.stringify(documentForTypes(document)), {
    inject: sorted,
    transform: (schema) => {
      const fields = SORTED_BY in schema ? (schema[SORTED_BY] as readonly string[]) : undefined
      return fields && typeOf(`Sorted<${fields.map((field) => JSON.stringify(field)).join(' | ')}>`)
    },
  })
  // Editors show the text of a comment as it is, and a tag before it as a heading.
  return astToString(types).replaceAll('@description ', '')
}

type Made = NonNullable<
  ReturnType<NonNullable<Parameters<typeof openapiTypescript>[1]>['transform'] & Function>
>

function typeOf(text: string): Made {
  const [statement] = stringToAST(`type T = ${text}`) as unknown as { type: Made }[]
  if (!statement) throw new Error(`no type: ${text}`)
  return statement.type
}
