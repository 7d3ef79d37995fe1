import type { Ajv2020 } from 'ajv/dist/2020.js'
import * as fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import type { Parameter, Schema } from '../../contract/document.ts'
import type { Operation } from '../../contract/operations.ts'
import { compile } from '../../contract/schemas.ts'
import { spoiled, strangeTexts } from './spoils.ts'
import { valuesOf } from './values.ts'

/** One request of the fuzzer. */
export interface FuzzRequest {
  /** What is wrong with it, for whoever reads a finding; undefined for one that the contract allows. */
  wrong: string | undefined
  request: InjectOptions
}

/** A request by its parts, before it is written down. */
interface Parts {
  path: Record<string, unknown>
  query: Record<string, unknown>
  header: Record<string, unknown>
  body: unknown
}

/** For each request that the contract allows, so many that it forbids. */
const WRONG_PER_VALID = 3

/**
 * Makes requests of one operation, the same ones for the same seed: one that the contract allows, then some that differ
 * from it in a single place which the contract forbids, and so on.
 */
export function* requestsOf(
  operation: Operation,
  ajv: Ajv2020,
  seed: number,
  count: number,
): Generator<FuzzRequest> {
  const rounds = Math.ceil(count / (1 + WRONG_PER_VALID))
  const picks = fc.array(fc.nat(), { minLength: WRONG_PER_VALID, maxLength: WRONG_PER_VALID })
  const fits = operation.body && compile(ajv, operation.api, operation.body)
  for (const [parts, picked] of fc.sample(fc.tuple(partsOf(operation), picks), { seed, numRuns: rounds })) {
    yield { wrong: undefined, request: write(operation, parts) }
    const wrong = [...wrongRequests(operation, parts, (body) => fits?.(structuredClone(body)) === true)]
    yield* picked.flatMap((number) => wrong[number % wrong.length] ?? [])
  }
}

function partsOf(operation: Operation): fc.Arbitrary<Parts> {
  const { api, body, form, method } = operation
  // The schema calls it a text; which columns it may name stands beside.
  const sorts = fc.subarray([...operation.sortable, ...operation.sortable.map((name) => `-${name}`)], {
    minLength: Math.min(1, operation.sortable.length),
    maxLength: Math.min(2, operation.sortable.length),
  })
  const place = (where: Parameter['in']) => {
    const parameters = operation.parameters.filter((each) => each.in === where)
    const made = parameters.map(
      (each) => [each.name, each.name === 'sort' ? sorts : valuesOf(api, schemaOf(each), each.name)] as const,
    )
    const requiredKeys = parameters.filter(({ required }) => required).map(({ name }) => name)
    return fc.record(Object.fromEntries(made), { requiredKeys })
  }
  return fc.record({
    path: place('path'),
    query: place('query'),
    header: place('header'),
    body: body && !form && method !== 'GET' ? valuesOf(api, body) : fc.constant(undefined),
  })
}

function* wrongRequests(
  operation: Operation,
  parts: Parts,
  fits: (body: unknown) => boolean,
): Generator<FuzzRequest> {
  const { api, body, parameters } = operation
  const from = (wrong: string, changed: Partial<Parts>): FuzzRequest => ({
    wrong,
    request: write(operation, { ...parts, ...changed }),
  })
  yield from('an unknown parameter', { query: { ...parts.query, khong_co: '1' } })
  for (const parameter of parameters.filter((each) => each.in !== 'header')) {
    const place = parameter.in === 'path' ? 'path' : 'query'
    for (const text of parameter.content
      ? ['{', '[]', '{"la":1}', '"x"']
      : strangeTexts(api, schemaOf(parameter))) {
      // What does not begin like a number is another path, not a wrong id.
      if (place === 'path' && !/^[+-]?\d[^/]*$/.test(text)) continue
      yield from(`${parameter.name}=${text.slice(0, 40)}`, {
        [place]: { ...parts[place], [parameter.name]: text },
      })
    }
  }
  if (parts.body === undefined || body === undefined) return
  for (const other of spoiled(api, body, parts.body)) {
    if (!fits(other)) yield from(`body ${JSON.stringify(other).slice(0, 200)}`, { body: other })
  }
  const sent = write(operation, parts)
  const json = JSON.stringify(parts.body)
  for (const payload of [
    '{',
    '',
    `[${json}]`,
    json.replace('{', '{"__proto__":{"a":1},'),
    json.replace('{', '{"x":1,"x":2,'),
  ]) {
    if (payload !== json) yield { wrong: `body ${payload.slice(0, 200)}`, request: { ...sent, payload } }
  }
  yield {
    wrong: 'text/plain',
    request: { ...sent, headers: { ...sent.headers, 'content-type': 'text/plain' } },
  }
}

function write({ method, path }: Operation, parts: Parts): InjectOptions {
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parts.path[name])))
  const query = Object.entries(parts.query).map(
    ([name, value]) => `${name}=${encodeURIComponent(textOf(value))}`,
  )
  const header = Object.entries(parts.header).map(
    ([name, value]) => [name, headerText(String(value))] as const,
  )
  const hasBody = parts.body !== undefined
  return {
    method,
    url: query.length > 0 ? `${url}?${query.join('&')}` : url,
    headers: { ...Object.fromEntries(header), ...(hasBody && { 'content-type': 'application/json' }) },
    ...(hasBody && { payload: JSON.stringify(parts.body) }),
  }
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(',')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A header holds printable ASCII; no client could send anything else. */
function headerText(text: string): string {
  return text.replaceAll(/[^!-~]/g, 'x').padEnd(8, 'x')
}

function schemaOf({ schema, content }: Parameter): Schema {
  return schema ?? content?.['application/json']?.schema ?? {}
}
