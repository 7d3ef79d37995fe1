import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LeftList, listLeftFor, showsList, walksTo } from './left-list.ts'

const list: LeftList = { query: {}, page: 1, size: 2, ids: [41, 7], total: 5 }

/** Where the browser is, as the router numbers it. */
const at = (idx: number) => vi.stubGlobal('history', { state: { idx } })

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/nhan-vien' })
  at(0)
  showsList('/nhan-vien', list)
})
afterEach(() => vi.unstubAllGlobals())

test('a file opened from the list knows it, one opened from elsewhere does not', () => {
  at(1)
  expect(listLeftFor(41, null)).toBe(list)
  expect(listLeftFor(12, null)).toBeUndefined()
  at(3)
  expect(listLeftFor(41, null)).toBeUndefined()
})

test('the list outlasts a form of the file, which leads back by an entry of its own', () => {
  walksTo(41, list)
  at(3)
  expect(listLeftFor(41, null)).toBe(list)
  expect(listLeftFor(7, null)).toBeUndefined()
})

test('a list that is shown again ends the walk through the one before', () => {
  walksTo(41, list)
  showsList('/nhan-vien', undefined)
  at(3)
  expect(listLeftFor(41, null)).toBeUndefined()
})
