import {
  operations,
  type ApiName,
  type OperationId,
  resourceOf,
  type ResourceName,
  verbOf,
} from './contract.ts'
import type { FoundOperation } from './contract-document.ts'
import { contract } from './contract-operations.ts'
import { answerOf, type MockAnswer, type MockRequest } from './mock/answer.ts'
import { createRecords, type MockRecord } from './mock/records.ts'
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
  /** The records of a resource as they are now. */
  records(resource: ResourceName): MockRecord[]
  /** Puts records in place of a resource's. Each needs an `id`; what it lacks beyond is as the contract shows it. */
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
      // The id was found in the contract.
      const operation = asked.id as OperationId
      calls.push({ operation, path: asked.path, query: asked.query, body: asked.body })
      await pause(delays.get(operation) ?? 0, request.signal)
      const fault = takeFault(operation)
      return fault === undefined ? envelope(answerOf(asked, records)) : faulty(fault)
    },
    records: (resource) => structuredClone(records.all(resource)),
    fill: (resource, given) => records.fill(resource, structuredClone(given)),
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

async function understood(
  request: Request,
  baseUrls: Readonly<Record<ApiName, string>>,
): Promise<MockRequest | undefined> {
  const url = new URL(request.url)
  for (const [id, found] of contract) {
    const base = new URL(baseUrls[found.api], url).pathname.replace(/\/$/, '')
    const path = found.method === request.method ? matched(base + found.path, url.pathname, found) : undefined
    if (!path) continue
    // The table and the contract are made of the same documents.
    const known = id as OperationId
    const line = { ...operations[known], resource: resourceOf(known), verb: verbOf(known) }
    return { id, line, found, path, query: url.searchParams, body: await bodyOf(request) }
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

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/')) return Object.fromEntries(await request.formData())
  const text = await request.text()
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
    signal.addEventListener('abort', stop, { once: true })
    setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
  })
}
