import { expect, test } from 'vitest'
import { weigh } from '../scripts/size.ts'
import { operations } from '../src/contract.ts'

// Bundling takes seconds on a busy machine.
const HANG_GUARD_MS = 120_000

test.each([
  ['core', 'client, session, errors and paging with openapi-fetch', 7000],
  ['everything', 'the same with uploads and downloads', 8500],
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
