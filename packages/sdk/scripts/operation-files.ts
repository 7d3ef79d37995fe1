import type { Document, Operation } from './operation-table.ts'

type Property = { $ref?: string; format?: string; properties?: Record<string, Property> }
type Content = { $ref?: string; content?: Record<string, { schema?: Property }> }

/** The parts of an operation's form that are files; none where its body is no form. */
export function filesOfForm({ requestBody = {} }: Operation, document: Document): string[] {
  const form = follow<Content>(document, requestBody).content?.['multipart/form-data']
  const { properties = {} } = follow<Property>(document, form?.schema ?? {})
  return Object.entries(properties).flatMap(([name, property]) =>
    follow<Property>(document, property).format === 'binary' ? [name] : [],
  )
}

/** Whether an operation answers a file instead of an envelope. */
export function answersFile({ responses }: Operation, document: Document): boolean {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1] ?? {}
  const types = Object.keys(follow<Content>(document, success).content ?? {})
  return types.length > 0 && !types.includes('application/json')
}

/** What a reference into the components of the bundle names. */
function follow<T extends { $ref?: string }>(document: Document, part: object): T {
  // The bundle was linted: at each place stands, or is referred to, what belongs there.
  const { $ref } = part as T
  if ($ref === undefined) return part as T
  const [, , group = '', name = ''] = $ref.split('/')
  const components = document.components as Record<string, Record<string, object> | undefined>
  const found = components[group]?.[name]
  if (found === undefined) throw new Error(`the contract refers to ${$ref}, which is not there`)
  return follow(document, found)
}
