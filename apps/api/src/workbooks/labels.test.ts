import { expect, test } from 'vitest'
import { documents, type Schema } from '../contract/document.ts'
import { labelsOf } from './labels.ts'

/** Every schema of the contract that names words for its codes. */
function worded(part: unknown): Schema[] {
  if (typeof part !== 'object' || part === null) return []
  const inside = Object.values(part).flatMap(worded)
  return 'x-labels' in part && typeof part['x-labels'] === 'string' ? [part, ...inside] : inside
}

test('every field of the contract has words for its codes, wherever it is told', () => {
  const schemas = worded(documents.product)
  expect(schemas.length).toBeGreaterThan(100)
  for (const schema of schemas) expect(() => labelsOf(schema), String(schema['x-labels'])).not.toThrow()
})
