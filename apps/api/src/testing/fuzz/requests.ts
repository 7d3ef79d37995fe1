import type { Ajv2020 } from 'ajv/dist/2020.js'
import * as fc from 'fast-check'
import type { Parameter, Schema } from '../../contract/document.ts'
import type { Operation } from '../../contract/operations.ts'
import { compile } from '../../contract/schemas.ts'
import { formsOf, wrongForms } from './form-parts.ts'
import { type FuzzRequest, type Parts, writeRequest } from './request-parts.ts'
import { spoiled, strangeTexts } from './spoils.ts'
import { valuesOf } from './values.ts'

/** A request that might be wrong, made only when it is picked: there are thousands for a large body. */
type Candidate = () => FuzzRequest | undefined

/** What one round of questions to an operation is made of. */
export interface Sample {
  /** Parts that the contract allows; whether the records are there is chance. */
  parts: Parts
  /** Chooses what is changed or spoiled. */
  pick: number
}

/**
 * Parts of requests that the contract allows, the same ones for the same seed.
 * @param ids records that are there, of which every second path speaks
 */
export function samplesOf(
  operation: Operation,
  { seed, rounds, ids }: { seed: number; rounds: number; ids: readonly number[] },
): Sample[] {
  const made = fc.record({ parts: partsOf(operation, ids), pick: fc.nat() })
  return fc.sample(made, { seed, numRuns: rounds })
}

/** A request that the contract allows. */
export function rightRequest(operation: Operation, parts: Parts): FuzzRequest {
  return { wrong: undefined, refusal: 400, request: writeRequest(operation, parts) }
}

/** Makes requests that differ from these parts in a single place which the contract forbids. */
export function spoilerOf(
  operation: Operation,
  ajv: Ajv2020,
): (parts: Parts, pick: number) => FuzzRequest | undefined {
  const validate = operation.body && !operation.form ? compile(ajv, operation.api, operation.body) : undefined
  const fits = (body: unknown) => validate?.(structuredClone(body)) === true
  return (parts, pick) => firstFrom([...wrongRequests(operation, parts, fits)], pick)
}

/** The candidate of this number, or the next that is wrong indeed. */
function firstFrom(candidates: readonly Candidate[], number: number): FuzzRequest | undefined {
  for (let step = 0; step < candidates.length; step += 1) {
    const request = candidates[(number + step) % candidates.length]?.()
    if (request) return request
  }
  return undefined
}

function partsOf(operation: Operation, ids: readonly number[]): fc.Arbitrary<Parts> {
  const { api, body, form, method } = operation
  // The schema calls it a text; which columns it may name stands beside.
  const sorts = fc.subarray([...operation.sortable, ...operation.sortable.map((name) => `-${name}`)], {
    minLength: Math.min(1, operation.sortable.length),
    maxLength: Math.min(2, operation.sortable.length),
  })
  const isRecord = (each: Parameter) => each.in === 'path' && each.name === 'id' && ids.length > 0
  const place = (where: Parameter['in']) => {
    const parameters = operation.parameters.filter((each) => each.in === where)
    const made = parameters.map((each) => {
      const values = each.name === 'sort' ? sorts : valuesOf(api, schemaOf(each), each.name)
      return [each.name, isRecord(each) ? fc.oneof(fc.constantFrom(...ids), values) : values] as const
    })
    const requiredKeys = parameters.filter(({ required }) => required).map(({ name }) => name)
    return fc.record(Object.fromEntries(made), { requiredKeys })
  }
  return fc.record({
    path: place('path'),
    query: place('query'),
    header: place('header'),
    body: body && !form && method !== 'GET' ? withRecords(valuesOf(api, body), ids) : fc.constant(undefined),
    form: formsOf(operation),
  })
}

/** Every second body that names records names such as are there. */
function withRecords(bodies: fc.Arbitrary<unknown>, ids: readonly number[]): fc.Arbitrary<unknown> {
  if (ids.length === 0) return bodies
  const some = fc.subarray([...ids], { minLength: 1, maxLength: Math.min(2, ids.length) })
  return fc.tuple(bodies, fc.option(some)).map(([body, known]) => {
    const names = known && typeof body === 'object' && body !== null && 'ids' in body
    return names ? { ...body, ids: known } : body
  })
}

function* wrongRequests(
  operation: Operation,
  parts: Parts,
  fits: (body: unknown) => boolean,
): Generator<Candidate> {
  const from = (wrong: string, changed: Partial<Parts>): FuzzRequest => ({
    wrong,
    refusal: 400,
    request: writeRequest(operation, { ...parts, ...changed }),
  })
  yield () => from('an unknown parameter', { query: { ...parts.query, khong_co: '1' } })
  for (const [place, name, text] of wrongTexts(operation)) {
    yield () => from(`${name}=${text.slice(0, 40)}`, { [place]: { ...parts[place], [name]: text } })
  }
  for (const { wrong, form } of parts.form ? wrongForms(parts.form) : []) yield () => from(wrong, { form })
  if (parts.form || parts.body !== undefined) yield () => inText(operation, parts)
  if (parts.body === undefined || operation.body === undefined) return
  for (const spoil of spoiled(operation.api, operation.body, parts.body)) {
    yield () => {
      const other = spoil()
      return fits(other) ? undefined : from(`body ${JSON.stringify(other).slice(0, 200)}`, { body: other })
    }
  }
  const json = JSON.stringify(parts.body)
  for (const payload of brokenBodies(json)) {
    if (payload !== json)
      yield () => ({
        wrong: `body ${payload.slice(0, 200)}`,
        refusal: 400,
        request: { ...writeRequest(operation, parts), payload },
      })
  }
}

/** What no parameter may be, parameter by parameter. */
function* wrongTexts({ api, parameters }: Operation): Generator<['path' | 'query', name: string, string]> {
  for (const parameter of parameters.filter((each) => each.in !== 'header')) {
    const place = parameter.in === 'path' ? 'path' : 'query'
    const texts = parameter.content ? ['{', '[]', '{"la":1}', '"x"'] : strangeTexts(api, schemaOf(parameter))
    for (const text of texts) {
      // What does not begin like a number is another path, not a wrong id.
      if (place === 'query' || /^[+-]?\d[^/]*$/.test(text)) yield [place, parameter.name, text]
    }
  }
}

function brokenBodies(json: string): string[] {
  return [
    '{',
    '',
    `[${json}]`,
    json.replace('{', '{"__proto__":{"a":1},'),
    json.replace('{', '{"constructor":{"prototype":{"a":1}},'),
    json.replace('{', '{"x":1,"x":2,'),
  ]
}

function inText(operation: Operation, parts: Parts): FuzzRequest {
  const sent = writeRequest(operation, parts)
  return {
    wrong: 'text/plain',
    refusal: 415,
    request: { ...sent, headers: { ...sent.headers, 'content-type': 'text/plain' } },
  }
}

function schemaOf({ schema, content }: Parameter): Schema {
  return schema ?? content?.['application/json']?.schema ?? {}
}
