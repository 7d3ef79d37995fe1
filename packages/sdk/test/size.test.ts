import { expect, test } from 'vitest'
import { weigh } from '../scripts/size.ts'
import { operations } from '../src/contract.ts'

// Bundling takes seconds on a busy machine.
const HANG_GUARD_MS = 120_000

test.each([
  ['one', 'a client without the table, and one operation', 6000],
  ['ten', 'the same with ten operations', 6700],
  ['core', 'client, session, errors and paging with openapi-fetch', 8000],
  ['everything', 'the same with uploads and downloads', 9300],
  ['queryBindings', 'query bindings, without the transport that the client brings', 2500],
] as const)(
  '%s: %s in %i bytes of brotli at the most',
  async (part, _, budget) => {
    expect(await weigh(part)).toBeLessThanOrEqual(budget)
  },
  HANG_GUARD_MS,
)

test(
  'an operation adds 100 bytes at the most',
  async () => {
    expect((await weigh('operationTable')) / Object.keys(operations).length).toBeLessThanOrEqual(100)
  },
  HANG_GUARD_MS,
)
