import { expect, test } from 'vitest'
import { mayReload } from './missing-chunk.ts'

const storage = () => {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

test('a missing chunk reloads the page once in 30 seconds', () => {
  const tab = storage()
  expect(mayReload(1_000_000, tab, true)).toBe(true)
  expect(mayReload(1_029_999, tab, true)).toBe(false)
  expect(mayReload(1_030_000, tab, true)).toBe(true)
})

test('without a network a reload would only lose the page', () => {
  const tab = storage()
  expect(mayReload(1_000_000, tab, false)).toBe(false)
  expect(mayReload(1_000_001, tab, true)).toBe(true)
})

test('without storage there is no reload, since nothing would stop a loop', () => {
  const forbidden = () => {
    throw new Error('no site data')
  }
  expect(mayReload(1_000_000, { getItem: forbidden, setItem: forbidden }, true)).toBe(false)
})
