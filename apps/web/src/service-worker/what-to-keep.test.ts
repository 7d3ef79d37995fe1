import { expect, test } from 'vitest'
import { mayKeep, treatmentOf } from './what-to-keep.ts'

const origin = 'https://hr.example.com'
const treated = (path: string, more: { method?: string; mode?: RequestMode } = {}) =>
  treatmentOf({ method: 'GET', mode: 'cors', url: new URL(path, origin).href, ...more }, origin)

const servers = [
  '/api/employees',
  '/identity/me',
  '/config.json',
  '/docs',
  '/storybook/index.html',
  '/healthz',
  '/readyz',
  '/metrics',
  '/sw.js',
]

test.each(servers)(
  'the answer of %s is the server’s alone, also where a browser opens it as a page',
  (path) => {
    expect(treated(path)).toBe('none')
    expect(treated(path, { mode: 'navigate' })).toBe('none')
  },
)

test('pages and hashed files are the worker’s, and only when they are read', () => {
  expect(treated('/nhan-vien?p=2', { mode: 'navigate' })).toBe('page')
  expect(treated('/assets/start-4f2a.js')).toBe('asset')
  expect(treated('/assets/start-4f2a.js', { method: 'HEAD' })).toBe('none')
  expect(treated('/nhan-vien', { method: 'POST', mode: 'navigate' })).toBe('none')
  expect(treated('https://other.example.com/assets/start-4f2a.js')).toBe('none')
})

test.each([
  [200, 'basic', 'text/javascript; charset=utf-8', true],
  [200, 'basic', 'text/html; charset=utf-8', false],
  [206, 'basic', 'font/woff2', false],
  [404, 'basic', 'application/json', false],
  [200, 'opaque', 'text/javascript', false],
] as const)('an answer %i %s of %s is kept: %s', (status, type, content, kept) => {
  expect(mayKeep({ status, type, headers: new Headers({ 'content-type': content }) })).toBe(kept)
})
