import { type ApiName, type OperationId, resourceOf, type ResourceName, verbOf } from './contract.ts'
import type { FoundOperation, Schema } from './contract-document.ts'
import { contract } from './contract-operations.ts'
import { answerOf } from './mock/answer.ts'
import { exampleRecord, keyOf } from './mock/memory.ts'
import { memoryShapes, type MemoryShape } from './mock/memory-shape.ts'
import { createRecords, type MockRecord } from './mock/records.ts'
import type { MockAnswer, MockRequest } from './mock/request.ts'
import { partsOf } from './mock/schema-parts.ts'
import { problemsOf } from './schema-problems.ts'
import type { Fetch } from './transport.ts'

export { exampleCall, type ExampleCall } from './mock/example-call.ts'
export type { MockRecord }

/** What can go wrong on purpose: an answer of a status, or no whole answer. */
export type Fault =
  | 'network'
  | 'cut'
  | 'html'
  | {
      status: number
      message?: string
      /** Sentences by field, as a 400 has them. */
      errors?: Record<string, string[]>
      /** Seconds after which to come back, as 429 and 503 say. */
      retryAfter?: number
    }

/** A call that the mock has heard. */
export interface MockCall {
  operation: OperationId
  path: Readonly<Record<string, string>>
  query: URLSearchParams
  body: unknown
}

/** A server without a server: give its `fetch` to `createClient`. */
export interface Mock {
  fetch: Fetch
  /** What was asked for, in order. */
  readonly calls: readonly MockCall[]
  /** The records of a resource as they are now; rows of other records all together. */
  records(resource: ResourceName): MockRecord[]
  /**
   * Puts records in place of a resource's; rows of other records in place of those of each. What a record lacks is as the
   * contract shows it; what it has must be as the contract says.
   */
  fill(resource: ResourceName, records: readonly MockRecord[]): void
  /** Has the next calls of an operation fail; `Infinity` for all of them. */
  fail(operation: OperationId, fault: Fault, times?: number): void
  /** Makes an operation slow. */
  delay(operation: OperationId, milliseconds: number): void
  /** Forgets everything: records, faults, delays, calls. */
  reset(): void
}

/**
 * Makes a fetch that answers every operation from the contract's examples. What is created, changed and deleted is
 * remembered, bodies that break the contract are refused, and faults and delays come when they are asked for. For tests
 * and stories; it knows no rights.
 *
 * @param baseUrls as given to the client
 */
export function createMock(
  baseUrls: Readonly<Record<ApiName, string>> = { product: '/api', identity: '/identity' },
): Mock {
  const records = createRecords()
  const faults = new Map<OperationId, { fault: Fault; times: number }>()
  const delays = new Map<OperationId, number>()
  const calls: MockCall[] = []
  const known = (operation: OperationId): OperationId => {
    if (!contract.has(operation)) throw new Error(`the contract has no operation ${operation}`)
    return operation
  }
  const takeFault = (operation: OperationId): Fault | undefined => {
    const next = faults.get(operation)
    if (!next || next.times <= 0) return undefined
    next.times--
    return next.fault
  }
  return {
    calls,
    fetch: async (request) => {
      const asked = await understood(request, baseUrls)
      if (!asked) {
        const place = `${request.method} ${new URL(request.url).pathname}`
        return envelope({ status: 404, message: `The contract has no operation at ${place}.` })
      }
      const { operation } = asked
      calls.push({ operation, path: asked.path, query: asked.query, body: asked.body })
      await pause(delays.get(operation) ?? 0, request.signal)
      const fault = takeFault(operation)
      return fault === undefined ? envelope(answerOf(asked, records)) : faulty(fault)
    },
    records: (resource) =>
      [...records.places(resource).values()].flatMap((place) => structuredClone([...place.values()])),
    fill: (resource, given) => {
      const shape = memoryShapes.get(resource)
      if (!shape) throw new Error(`the contract has no records of ${resource}`)
      records.fill(resource, new Map(given.map((record) => [keyOf(record, shape), checked(record, shape)])))
    },
    fail: (operation, fault, times = 1) => void faults.set(known(operation), { fault, times }),
    delay: (operation, milliseconds) => void delays.set(known(operation), milliseconds),
    reset: () => {
      records.clear()
      faults.clear()
      delays.clear()
      calls.length = 0
    },
  }
}

/** A record that was given, where it is as the contract says. */
function checked(record: MockRecord, shape: MemoryShape): MockRecord {
  const { resource, identity, follow } = shape
  const parts = { ...partsOf(shape.row, follow), ...partsOf(shape.record, follow) }
  if (identity !== undefined && !(identity in record))
    throw new Error(`a record of ${resource} needs ${identity}`)
  for (const [name, value] of Object.entries(record)) {
    const [problem] = name in parts ? problemsOf(value, parts[name], follow, name) : []
    if (problem) throw new Error(`a record of ${resource} is wrong: ${problem.place} ${problem.says}`)
  }
  return { ...exampleRecord(shape), ...structuredClone(record) }
}

async function understood(
  request: Request,
  baseUrls: Readonly<Record<ApiName, string>>,
): Promise<(MockRequest & { operation: OperationId }) | undefined> {
  const url = new URL(request.url)
  const baseOf = (api: ApiName) => new URL(baseUrls[api], url).pathname.replace(/\/$/, '')
  const bases = { product: baseOf('product'), identity: baseOf('identity') }
  for (const [id, found] of contract) {
    if (found.method !== request.method) continue
    const path = matched(bases[found.api] + found.path, url.pathname, found)
    if (!path) continue
    // The ids in the contract are the operations' names.
    const operation = id as OperationId
    const asked = { resource: resourceOf(operation), verb: verbOf(operation), found, path }
    return { operation, ...asked, query: url.searchParams, body: await bodyOf(request, found) }
  }
  return undefined
}

/** The values of a path's placeholders; undefined where it is another path. Words go before placeholders. */
function matched(pattern: string, path: string, found: FoundOperation): Record<string, string> | undefined {
  const [expected, given] = [pattern.split('/'), path.split('/')]
  if (expected.length !== given.length) return undefined
  const values: Record<string, string> = {}
  for (const [index, part] of expected.entries()) {
    const text = decodeURIComponent(given[index] ?? '')
    const [, name] = /^\{(\w+)\}$/.exec(part) ?? []
    if (name === undefined ? part !== text : !isValue(name, text, found)) return undefined
    if (name !== undefined) values[name] = text
  }
  return values
}

/** An id is a number, so that `/levels/export` is no level, but where the contract says that it is a word. */
function isValue(name: string, text: string, { described, follow }: FoundOperation): boolean {
  if (name !== 'id') return text !== ''
  const parameter = (described.parameters ?? []).map(follow).find((each) => each['name'] === name)
  const { type, pattern } = follow(parameter?.['schema'])
  if (type !== 'string') return /^\d+$/.test(text)
  return new RegExp(typeof pattern === 'string' ? pattern : '.').test(text)
}

async function bodyOf(request: Request, found: FoundOperation): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/')) return formValues(await request.formData(), found)
  return parsed(await request.text())
}

/** What a form says; everything in it is a text, whatever the contract says that it is. */
function formValues(form: FormData, { described, follow }: FoundOperation): Record<string, unknown> {
  const content = follow(described.requestBody)['content'] as Record<string, { schema?: Schema }> | undefined
  const parts = partsOf(content?.['multipart/form-data']?.schema, follow)
  const valueOf = (name: string, text: string | Blob) => {
    const isText = typeof text !== 'string' || problemsOf(text, parts[name], follow).length === 0
    return isText ? text : parsed(text)
  }
  return Object.fromEntries([...form].map(([name, text]) => [name, valueOf(name, text)]))
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function envelope({ status, type, ...answer }: MockAnswer, headers: Record<string, string> = {}): Response {
  if (type !== undefined) {
    const disposition = 'attachment; filename="mau.xlsx"'
    return new Response('mock', {
      status,
      headers: { 'content-type': type, 'content-disposition': disposition },
    })
  }
  const { data = null, message = '', errors } = answer
  const body = { success: status < 400, message, data, ...(errors && { errors }), request_id: 'mock' }
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

function faulty(fault: Fault): Response {
  if (fault === 'network') throw new TypeError('The mock broke the connection.')
  if (fault === 'html') return new Response('<html>', { headers: { 'content-type': 'text/html' } })
  if (fault === 'cut')
    return new Response('{"success":tr', { headers: { 'content-type': 'application/json' } })
  const { retryAfter, ...answer } = fault
  return envelope(answer, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) })
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error)
    if (signal.aborted) return stop()
    if (milliseconds === 0) return resolve()
    signal.addEventListener('abort', stop, { once: true })
    setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
  })
}
