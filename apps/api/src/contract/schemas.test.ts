import { expect, test } from 'vitest'
import { documents, resolve, type Schema } from './document.ts'
import { operationsOf } from './operations.ts'
import { createAjv } from './schemas.ts'

const ajv = createAjv()

// The server itself does not ask, so that a start need not wait for it: bundling lints shapes, not every word of a schema.
test.each(['product', 'identity'] as const)('every schema of the %s API is one', (api) => {
  const names = Object.keys(documents[api].components['schemas'] ?? {})
  const schemas = names.map((name): [string, Schema] => [
    name,
    resolve<Schema>(documents[api], { $ref: `#/components/schemas/${name}` }),
  ])
  const bodies = operationsOf(api).map(({ id, body }): [string, Schema] => [id, body ?? {}])
  const wrong = [...schemas, ...bodies].filter(([, schema]) => ajv.validateSchema(schema) !== true)
  expect(wrong.map(([name]) => name)).toEqual([])
})

test.each([{ type: 'strng' }, { type: 'string', maxLength: '5' }])(
  'what is no schema is found: %o',
  (schema) => {
    expect(ajv.validateSchema(schema)).toBe(false)
  },
)
