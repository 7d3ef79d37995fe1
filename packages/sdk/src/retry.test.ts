import { describe, expect, test } from 'vitest'
import { NetworkError, RateLimitedError } from './errors.ts'
import { defaultRetries, retryAfterSeconds, retryWait } from './retry.ts'

const failure = { operation: 'levels.list', message: '' } as const
const network = new NetworkError(failure)
const wait = (tries: number, random: number, policy = { ...defaultRetries, times: 10 }) =>
  retryWait({ method: 'GET', hasKey: false, tries, error: network }, policy, random)

describe('the wait before the next try', () => {
  test('doubles its bound with every try, up to the longest', () => {
    expect([1, 2, 3, 4, 5, 6].map((tries) => wait(tries, 1))).toEqual([600, 1200, 2400, 4800, 8000, 8000])
  })

  test('is anywhere below its bound', () => {
    expect([0, 0.5, 0.9].map((random) => wait(1, random))).toEqual([0, 300, 540])
  })

  test('ends with the last try', () => {
    expect([1, 2, 3].map((tries) => wait(tries, 1, defaultRetries) !== undefined)).toEqual([
      true,
      true,
      false,
    ])
  })

  test.each([
    [3, 3000],
    [8, 8000],
    [9, undefined],
  ])('is what the server asks for, unless that is too long: %i s', (retryAfter, expected) => {
    const error = new RateLimitedError({ ...failure, status: 429 }, retryAfter)

    expect(retryWait({ method: 'GET', hasKey: false, tries: 1, error }, defaultRetries, 0.1)).toBe(expected)
  })
})

test.each([
  ['17', 17],
  ['0', 0],
  ['Sat, 21 Nov 2026 03:00:30 GMT', 30],
  ['Sat, 21 Nov 2026 02:00:00 GMT', 0],
  ['soon', undefined],
  ['-1', undefined],
  [undefined, undefined],
])('Retry-After %j is %j seconds', (value, seconds) => {
  const headers = new Headers(value === undefined ? {} : { 'retry-after': value })

  expect(retryAfterSeconds(headers, Date.parse('2026-11-21T03:00:00Z'))).toBe(seconds)
})
