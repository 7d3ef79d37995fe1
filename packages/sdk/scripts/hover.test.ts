import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bareOf, hoverOf } from './hover.ts'
import { docsOf } from './operation-docs.ts'
import type { Document, Operation } from './operation-table.ts'
import { typesModule } from './types-module.ts'

const documents = ['product', 'identity'].map(
  (api) =>
    // Our own bundles, which were linted when they were made.
    JSON.parse(readFileSync(join(import.meta.dirname, `../src/generated/${api}.json`), 'utf8')) as Document,
)

test('all operations, parameters and fields say something when one points at them', () => {
  const { fields, parameters, operations } = hoverOf(documents)
  expect(fields.length).toBeGreaterThan(6000)
  expect(bareOf(fields)).toEqual([])
  expect(parameters.length).toBeGreaterThan(1000)
  expect(bareOf(parameters)).toEqual([])
  expect(bareOf(operations)).toEqual([])
})

const old: Operation = {
  operationId: 'levels.old',
  summary: 'What was done before.',
  deprecated: true,
  responses: {
    '200': {
      description: 'Done.',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: {
              rank: { type: 'integer', deprecated: true },
              name: { type: 'string', title: 'Tên' },
            },
          },
        },
      },
    },
  },
}

test('what is taken away is struck through, as an operation and as a field', async () => {
  const [product] = documents
  if (!product) throw new Error('there is no contract')
  const document: Document = {
    ...product,
    paths: { '/levels/old': { get: old } },
    components: { schemas: {} },
  }

  const docs = docsOf({ api: 'product', document, path: '/levels/old', method: 'get', operation: old })
  expect(docs).toContain('@deprecated taken away in a later version.')

  const types = await typesModule(document)
  const commentOf = (text: string) => types.slice(0, types.indexOf(text)).split('/**').at(-1)
  expect(commentOf('get: operations["levels.old"]')).toContain('@deprecated')
  expect(commentOf('rank?: number')).toContain('@deprecated')
  expect(commentOf('name?: string')).not.toContain('@deprecated')
})
