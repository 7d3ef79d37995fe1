import type { ApiName, OperationId } from './contract.ts'

/** A JSON Schema as the contract writes them. */
export type Schema = Readonly<Record<string, unknown>>

/** An operation of an OpenAPI document, in so far as answers are checked and made of it. */
export interface DescribedOperation {
  operationId: string
  parameters?: readonly Schema[]
  requestBody?: Schema
  responses: Readonly<Record<string, Schema>>
}

/** An OpenAPI document, in so far as it is read. */
export interface ContractDocument {
  paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>
  components: Readonly<Record<string, Readonly<Record<string, Schema>>>>
}

/** One operation with the document that it stands in. */
export interface FoundOperation {
  api: ApiName
  method: string
  path: string
  described: DescribedOperation
  /** What stands at a place, or what the reference there names. */
  follow: Follow
}

/** Reads through references. */
export type Follow = (schema: unknown) => Schema

/** Every operation of both documents by its id. */
export function operationsOfContract(
  documents: Readonly<Record<ApiName, ContractDocument>>,
): ReadonlyMap<string, FoundOperation> {
  const found = new Map<string, FoundOperation>()
  for (const api of ['product', 'identity'] as const) {
    const follow = follower(documents[api])
    for (const [path, item] of Object.entries(documents[api].paths)) {
      for (const [method, described] of Object.entries(item))
        found.set(described.operationId, { api, method: method.toUpperCase(), path, described, follow })
    }
  }
  return found
}

/** Loads both documents and finds the operation. */
export async function describedOperation(operation: OperationId): Promise<FoundOperation | undefined> {
  const { contract } = await import('./contract-operations.ts')
  return contract.get(operation)
}

/** The schema of an answer's or a body's JSON; undefined where it is none. */
export function jsonSchema(part: unknown, follow: Follow): Schema | undefined {
  const content = follow(part)['content'] as Readonly<Record<string, { schema?: Schema }>> | undefined
  return content?.['application/json']?.schema
}

function follower({ components }: ContractDocument): Follow {
  return (schema) => {
    let found = (schema ?? {}) as Schema
    while (typeof found['$ref'] === 'string') {
      const [, , group = '', name = ''] = found['$ref'].split('/')
      found = components[group]?.[name] ?? {}
    }
    return found
  }
}
