import type { Document, Operation } from './operation-table.ts'

/** What is read of a body, an answer or a schema, each of which has only some of it. */
interface Part {
  $ref?: string
  content?: Record<string, { schema?: Part }>
  format?: string
  properties?: Record<string, Part>
}

/** The parts of an operation's form that are files; none where its body is no form. */
export function filesOfForm({ requestBody }: Operation, document: Document): string[] {
  const form = follow(document, requestBody).content?.['multipart/form-data']
  return Object.entries(follow(document, form?.schema).properties ?? {}).flatMap(([name, property]) =>
    follow(document, property).format === 'binary' ? [name] : [],
  )
}

/** Whether an operation answers a file instead of an envelope. */
export function answersFile({ responses }: Operation, document: Document): boolean {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]
  const types = Object.keys(follow(document, success).content ?? {})
  return types.length > 0 && !types.includes('application/json')
}

/** What a reference into the components of the bundle names; nothing for what is not there at all. */
function follow(document: Document, described: unknown): Part {
  // The bundle was linted, so that at each place stands, or is referred to, what belongs there.
  const part = (described ?? {}) as Part
  if (part.$ref === undefined) return part
  const [, , group = '', name = ''] = part.$ref.split('/')
  const components = document.components as Record<string, Record<string, unknown> | undefined>
  const found = components[group]?.[name]
  if (found === undefined) throw new Error(`the contract refers to ${part.$ref}, which is not there`)
  return follow(document, found)
}
