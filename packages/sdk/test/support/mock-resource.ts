import { createClient } from '../../src/client.ts'
import { operations, type OperationId, type ResourceName, resourceOf, verbOf } from '../../src/contract.ts'
import { type FoundOperation, jsonSchema, type Schema } from '../../src/contract-document.ts'
import { contract } from '../../src/contract-operations.ts'
import { isRecord } from '../../src/error-from-answer.ts'
import { exampleCall } from '../../src/mock/example-call.ts'
import { exampleOf } from '../../src/mock/example.ts'
import { exampleRecord } from '../../src/mock/memory.ts'
import { memoryShapes } from '../../src/mock/memory-shape.ts'
import type { MockRecord } from '../../src/mock/records.ts'
import { itemsOf, partsOf } from '../../src/mock/schema-parts.ts'
import { createMock } from '../../src/mock.ts'
import { problemsOf } from '../../src/schema-problems.ts'

const baseUrls = { product: 'http://mau/api', identity: 'http://mau/identity' }

/** A mock and a client of it. */
export function mocked() {
  const mock = createMock(baseUrls)
  return { mock, client: createClient({ baseUrls, fetch: mock.fetch, retries: { firstWaitMs: 1 } }) }
}

// The table's keys are exactly these.
export const ids = Object.keys(operations) as OperationId[]
export const resources = [...new Set(ids.map(resourceOf))]

/** The description of an operation, which the contract has. */
export function describedBy(id: OperationId): FoundOperation {
  const found = contract.get(id)
  if (!found) throw new Error(`the contract has no ${id}`)
  return found
}

/** An input of the contract's examples, forms with files included; it is about the record of the examples. */
export function inputOf(id: OperationId) {
  const shape = memoryShapes.get(resourceOf(id))
  const record = shape && exampleRecord(shape)
  const { follow, path } = describedBy(id)
  const call = exampleCall(id)
  const form = formSchema(id)
  const body = call?.body ?? (form && formOf(form))
  const name =
    shape?.item !== undefined && path.startsWith(shape.item) ? /\{(\w+)\}$/.exec(shape.item)?.[1] : undefined
  const key = shape?.identity === undefined ? undefined : record?.[shape.identity]
  const version = isRecord(body) && 'version' in body ? record?.['version'] : undefined
  return {
    path: { ...call?.path, ...(name !== undefined && key !== undefined && { [name]: key }) },
    query: call?.query ?? {},
    ...(body !== undefined && { body: { ...body, ...(version !== undefined && { version }) } }),
  }

  function formOf(schema: Schema) {
    const parts = Object.entries(partsOf(schema, follow))
    const isFile = (part: Schema) =>
      follow(part)['contentMediaType'] !== undefined || follow(part)['format'] === 'binary'
    return Object.fromEntries(
      parts.map(([field, part]) => [field, isFile(part) ? new Blob(['PK']) : exampleOf(part, follow)]),
    )
  }
}

/** The parts of the form that an operation takes. */
function formSchema(id: OperationId): Schema | undefined {
  const { described, follow } = describedBy(id)
  const content = follow(described.requestBody)['content'] as Record<string, { schema?: Schema }> | undefined
  return content?.['multipart/form-data']?.schema
}

/** What a call gives, which must be as the contract says. */
export async function called(
  client: ReturnType<typeof mocked>['client'],
  id: OperationId,
  input: object = inputOf(id),
): Promise<MockRecord> {
  const { described, follow } = describedBy(id)
  return client.send(id, input, async (_, response) => {
    const schema = jsonSchema(described.responses[String(response.status)], follow)
    if (!schema) return {}
    const body: unknown = await response.json()
    const problems = problemsOf(body, schema, follow)
    if (problems.length > 0) throw new Error(`${id}: ${JSON.stringify(problems.slice(0, 3))}`)
    return isRecord(body) && isRecord(body['data']) ? body['data'] : {}
  })
}

/** The operations of a resource by their verbs. */
export function operationOf(resource: ResourceName, ...verbs: string[]): OperationId | undefined {
  return verbs
    .flatMap((verb) => ids.find((id) => resourceOf(id) === resource && verbOf(id) === verb) ?? [])
    .at(0)
}

/** A value that a field may have in the body and in the record, other than it has now. */
export function otherValue(
  parts: readonly Schema[],
  follow: FoundOperation['follow'],
  now: unknown,
): unknown {
  const listed = parts.flatMap((part) => (follow(part)['enum'] ?? []) as unknown[])
  const longer = Array.isArray(now) ? [[...(now as unknown[]), ...(now as unknown[])], []] : []
  const tried: unknown[] = [
    'Khác',
    'KHAC1',
    '2026-11-30',
    '2026-11-30T08:00:00+07:00',
    '09:30',
    false,
    true,
    2,
    3,
    61,
    ...listed,
    ...longer,
  ]
  return tried.find(
    (value) => value !== now && parts.every((part) => problemsOf(value, part, follow).length === 0),
  )
}

/** The parts of a body, and those of the rows in it. */
export function partsOfBody(id: OperationId): {
  own: Record<string, Schema>
  rows?: { key: string; parts: Record<string, Schema> }
} {
  const { described, follow } = describedBy(id)
  const own = partsOf(jsonSchema(described.requestBody, follow) ?? formSchema(id), follow)
  const rows = Object.entries(own).flatMap(([key, schema]) => {
    const parts = partsOf(itemsOf(schema, follow), follow)
    return Object.keys(parts).length > 0 ? [{ key, parts }] : []
  })[0]
  return { own, ...(rows && { rows }) }
}
