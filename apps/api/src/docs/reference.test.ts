import { compileFunction } from 'node:vm'
import { createMock, type Mock } from '@nhansu/sdk/mock'
import { type OperationId, permissionNames } from '@nhansu/sdk/contract'
import { createCoreClient } from '@nhansu/sdk/core'
import { isApiError } from '@nhansu/sdk/errors'
import { operationWords } from '@nhansu/sdk/domains/operations'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { documents } from '../contract/document.ts'
import { operationsOf } from '../contract/operations.ts'
import { curlExample, exampleOrigin, kebab, sdkExample } from './call-examples.ts'
import { registerReference } from './reference.ts'

const baseUrls = { product: `${exampleOrigin}/api`, identity: `${exampleOrigin}/identity` }
const operations = [...operationsOf('product'), ...operationsOf('identity')]
const app = fastify()
let mock: Mock
beforeAll(() => {
  registerReference(app)
  mock = createMock(baseUrls)
})
afterAll(() => app.close())

const pageOf = async (url: string) => {
  const { statusCode, body } = await app.inject(url)
  expect(statusCode).toBe(200)
  return body
}

/** What the shell would send of a curl command as we write it. */
function requestOf(command: string): Request {
  const url = /'(https:[^']+)'/.exec(command)?.[1] ?? ''
  const method = /-X (\w+)/.exec(command)?.[1] ?? 'GET'
  const body = /-d '([^]*?)'(?: \\\n|$)/.exec(command)?.[1]?.replaceAll(`'\\''`, "'")
  const form = [...command.matchAll(/-F '(\w+)=@/g)].map(([, name = '']) => name)
  const data = new FormData()
  for (const name of form) data.append(name, new Blob(['PK']))
  if (form.length > 0) return new Request(url, { method, body: data })
  return new Request(url, {
    method,
    ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
  })
}

/** Runs an example for TypeScript as it is shown, with the client and the file that it takes for granted. */
async function run(operation: (typeof operations)[number]): Promise<void> {
  const [, name = '', from = '', code = ''] =
    /^import \* as (\w+) from '(.+)'\n\n([^]+)$/.exec(sdkExample(operation)) ?? []
  const module: unknown = await import(from)
  const example = compileFunction(`return (async () => {${code}})()`, [name, 'client', 'file'])
  await example(module, createCoreClient({ baseUrls, fetch: mock.fetch }), new Blob(['PK']))
}

describe('the example of every operation is a call of it that the contract takes', () => {
  test.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s',
    async (id, operation) => {
      mock.reset()
      const { status } = await mock.fetch(requestOf(curlExample(operation)))
      expect(mock.calls.map((call) => call.operation)).toEqual([id])
      // Records that are named by examples need not be there.
      expect([200, 201, 404, 409]).toContain(status)

      mock.reset()
      const error: unknown = await run(operation).catch((failure: unknown) => failure)
      expect(mock.calls.map((call) => call.operation)).toEqual([id])
      expect(error === undefined || (isApiError(error) && /not-found|conflict/.test(error.kind))).toBe(true)
    },
  )
})

test('every operation has its anchor, both languages, who may, its fields and its errors', async () => {
  for (const resource of new Set(operations.map((operation) => operation.resource))) {
    const html = await pageOf(`/docs/${kebab(resource)}`)
    for (const { id, method, path } of operations.filter((each) => each.resource === resource)) {
      expect(html).toContain(`<section id="${id}"`)
      expect(html).toContain(`${method} ${path}`)
      // The words of the contract hold no letters that HTML escapes.
      expect(html).toContain(operationWords[id])
    }
  }
  const levels = await pageOf('/docs/levels')
  for (const words of ['Thứ bậc', 'Orders the levels; higher is further.', '≤ 999', 'level_edit', '409'])
    expect(levels).toContain(words)
  expect(permissionNames).toContain('level_edit')
})

test('the index finds by words, links to every anchor and offers both documents', async () => {
  const html = await pageOf('/docs')
  for (const { id, resource } of operations) expect(html).toContain(`href="/docs/${kebab(resource)}#${id}"`)
  expect(html).toContain('download href="/docs/product.json"')
  expect(html).toContain('data-find="xem danh sách trình độ levels.list')
  expect(html).not.toMatch(/<script(?! type="module" src="\/docs\/reference\.js")/)
  const known: OperationId = 'levels.list'
  expect((await app.inject('/docs/identity.json')).json()).toMatchObject({ openapi: '3.1.0' })
  expect((await app.inject('/docs/product.json')).body).toContain(`"${known}"`)
})

test('the document for other generators has texts where the contract has JSON in the query', async () => {
  expect(await pageOf('/docs')).toContain('download href="/docs/product.text.json"')
  const document = JSON.parse(await pageOf('/docs/product.text.json')) as typeof documents.product
  const given = operationsOf('product').flatMap(({ parameters }) => parameters)
  const made = Object.values(document.paths).flatMap((item) =>
    Object.values(item).flatMap(({ parameters = [] }) => parameters),
  )

  expect(made).toHaveLength(given.length)
  expect(made.filter((parameter) => 'content' in parameter || '$ref' in parameter)).toEqual([])
  expect(document.paths['/levels']?.['get']?.parameters).toContainEqual({
    name: 'filter',
    in: 'query',
    schema: {
      type: 'string',
      description: 'JSON of LevelFilter.',
      contentMediaType: 'application/json',
      contentSchema: { $ref: '#/components/schemas/LevelFilter' },
    },
  })
  // The contract itself stays as it is.
  expect((await app.inject('/docs/product.json')).body).toContain('"CandidateFilter":{"name":"filter"')
})
