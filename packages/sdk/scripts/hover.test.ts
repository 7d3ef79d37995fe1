import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { docsOf } from './operation-docs.ts'
import { type Document, METHODS, type Operation } from './operation-table.ts'
import { documentForTypes } from './type-docs.ts'
import { typesModule } from './types-module.ts'

const documents = ['product', 'identity'].map(
  (api) =>
    // Our own bundles, which were linted when they were made.
    JSON.parse(readFileSync(join(import.meta.dirname, `../src/generated/${api}.json`), 'utf8')) as Document,
)

/** Every property below a place, by its path there, with what an editor shows of it. */
function fieldsOf(part: unknown, place = ''): [path: string, words: unknown][] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part as Record<string, unknown>).flatMap(([key, value]) => {
    if (key === 'example' || key === 'examples' || key === 'enum') return []
    const own =
      key === 'properties' && typeof value === 'object' && value !== null
        ? Object.entries(value as Record<string, { description?: string }>).map(
            ([name, { description }]): [string, unknown] => [`${place}.${name}`, description],
          )
        : []
    return [...own, ...fieldsOf(value, `${place}/${key}`)]
  })
}

test('all parameters and nearly all fields say something when one points at them', () => {
  const made = documents.map((document) => documentForTypes(document))
  const fields = made.flatMap((document) => fieldsOf(document))
  const bare = fields.filter(([, words]) => typeof words !== 'string' || words === '')
  expect(fields.length).toBeGreaterThan(6000)
  // Each of the rest is the only one of its kind in an answer that says what it is.
  expect(bare.length / fields.length, bare.map(([path]) => path).join('\n')).toBeLessThan(0.015)

  const parameters = made.flatMap((document) =>
    // The copy has the shape of what it was made of.
    Object.values((document as Document).paths).flatMap((item) =>
      METHODS.flatMap((method) => item[method]?.parameters ?? []),
    ),
  )
  expect(parameters.length).toBeGreaterThan(1000)
  expect(parameters.filter((parameter) => !('description' in parameter && parameter.description))).toEqual([])
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
