import { RateLimitedError, ServerError, UnauthorizedError } from '@nhansu/sdk/errors'
import { expect, test } from 'vitest'
import { signInWait } from './sign-in-wait.ts'

const failure = { operation: 'session.login', message: '' } as const

test.each([
  ['too many tries', new RateLimitedError(failure, 7), 7],
  ['too many tries, until nobody says when', new RateLimitedError(failure), 30],
  ['too many people at once', new ServerError({ ...failure, status: 503 }, 5), 5],
  ['a server that failed', new ServerError({ ...failure, status: 500 }), 0],
  ['a wrong password', new UnauthorizedError(failure), 0],
  ['whatever else', new Error('no network'), 0],
])('after %s one waits as long as the server says', (_, error, seconds) => {
  expect(signInWait(error)).toBe(seconds)
})
