import { expect, it } from 'vitest'
import { failureLines } from './failures.ts'

const escape = String.fromCodePoint(27)

it('finds a failure of vitest behind the task’s name and colours, with what stands below it', () => {
  const output = [
    '@nhansu/api:test:  ✓ quiet.test.ts (3 tests)',
    `@nhansu/api:test: ${escape}[31m FAIL ${escape}[39m |api| leave.api.test.ts > ends a leave`,
    '@nhansu/api:test: AssertionError: expected 409 to be 200',
    '@nhansu/api:test: ',
    ...Array.from({ length: 40 }, (_, index) => `@nhansu/api:test: ✓ other ${index}`),
  ].join('\n')
  const told = failureLines(output)
  expect(told.slice(0, 2)).toEqual([
    ' FAIL  |api| leave.api.test.ts > ends a leave',
    'AssertionError: expected 409 to be 200',
  ])
  expect(told.length).toBeLessThan(16)
  expect(told.join('\n')).not.toContain('quiet.test.ts')
})

it.each([
  ['a browser test', '  1) [chromium] › e2e/leave.e2e.ts:12:1 › ends a leave ─────'],
  ['a type', 'src/leave.ts(3,5): error TS2322: Type string is not assignable to type number.'],
])('finds %s', (_, line) => {
  expect(failureLines(['before', line, 'why'].join('\n'))).toEqual([line, 'why'])
})

it('takes of a mark in a list of tests that line alone', () => {
  expect(failureLines(['✓ one 5ms', '  × two 7ms', '  ✓ three 5ms'].join('\n'))).toEqual(['  × two 7ms'])
})

it('gives the end of what a tool says that it does not know', () => {
  const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`)
  expect(failureLines(lines.join('\n'))).toEqual(lines.slice(-40))
})

it('stays short however much failed', () => {
  expect(failureLines(Array.from({ length: 999 }, () => 'FAIL  all.test.ts').join('\n'))).toHaveLength(120)
})
