import { expect } from 'vitest'
import { fuzzContract } from '../../apps/api/src/testing/fuzz/fuzz.ts'
import { deepCase, knob } from './deep-case.ts'

const minutes = 6

deepCase('contract fuzzing', minutes, async (figure) => {
  const seed = knob('DEEP_SEED', 20_261_121)
  const report = await fuzzContract({
    seed,
    requests: knob('DEEP_FUZZ_REQUESTS', 20_000),
    only: process.env.DEEP_FUZZ_ONLY ?? '',
    until: Date.now() + (minutes - 1) * 60_000,
  })
  const { undocumented, schemaBreaks, serverErrors, notRefused, leaks } = report
  figure('seed', seed)
  figure('operations', report.operations)
  figure('requests', report.requests)
  figure('accepted', report.accepted)
  figure('undocumented statuses', undocumented.length)
  figure('schema breaks', schemaBreaks.length)
  figure('5xx', serverErrors.length)
  figure('bad input not refused', notRefused.length)
  const first = (findings: string[]) => findings.slice(0, 10)
  expect.soft(first(undocumented)).toEqual([])
  expect.soft(first(schemaBreaks)).toEqual([])
  expect.soft(first(serverErrors)).toEqual([])
  expect.soft(first(notRefused)).toEqual([])
  expect(leaks).toEqual([])
})
