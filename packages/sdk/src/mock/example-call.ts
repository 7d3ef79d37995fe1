import type { OperationId } from '../contract.ts'
import { jsonSchema, type Schema } from '../contract-document.ts'
import { contract } from '../contract-operations.ts'
import { exampleOf } from './example.ts'

/** What an operation can be called with, by the contract's own examples. */
export interface ExampleCall {
  path: Record<string, unknown>
  /** Only what must be given. */
  query: Record<string, unknown>
  /** Undefined where the operation takes none, or a form. */
  body: unknown
  /** What it gives when all goes well; undefined for a file. */
  data: unknown
}

/** A call that documentation can show and that the mock takes; undefined for what the contract does not know. */
export function exampleCall(operation: OperationId): ExampleCall | undefined {
  const found = contract.get(operation)
  if (!found) return undefined
  const { described, follow } = found
  const parameters = (place: string) =>
    (described.parameters ?? [])
      .map((parameter) => follow(parameter))
      .filter(
        (parameter) => parameter['in'] === place && (place === 'path' || parameter['required'] === true),
      )
      .map((parameter) => [
        String(parameter['name']),
        exampleOf(parameter['schema'] ?? jsonSchema(parameter, follow), follow),
      ])
  const body = jsonSchema(described.requestBody, follow)
  const success = Object.entries(described.responses).find(([status]) => status.startsWith('2'))?.[1]
  const answer = jsonSchema(success, follow)
  return {
    path: Object.fromEntries(parameters('path')),
    query: Object.fromEntries(parameters('query')),
    body: body && exampleOf(body, follow),
    // The envelope of every answer has data.
    data: answer && (exampleOf(answer, follow) as Schema)['data'],
  }
}
