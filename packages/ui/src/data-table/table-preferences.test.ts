import { expect, test } from 'vitest'
import { emptyLayout } from './table-layout.ts'
import { memoryTablePreferences, parseLayout } from './table-preferences.ts'

const layout = {
  order: ['name', 'code'],
  widths: { name: 240 },
  pins: { name: 'left', code: null },
  shown: { code: false },
  density: 'compact',
} as const

test('what was stored comes back', () => {
  expect(parseLayout(JSON.parse(JSON.stringify(layout)))).toEqual(layout)
})

test('nonsense is dropped part by part', () => {
  const stored = {
    order: ['name', 7],
    widths: { name: '240', code: Number.NaN, unit: 100 },
    pins: { name: 'top', code: 'right' },
    shown: 'all',
    density: 'tiny',
  }
  expect(parseLayout(stored)).toEqual({
    order: ['name'],
    widths: { unit: 100 },
    pins: { code: 'right' },
    shown: {},
    density: null,
  })
  expect([null, 3, 'text', []].map(parseLayout)).toEqual([emptyLayout, emptyLayout, emptyLayout, emptyLayout])
})

test('listeners hear of a change until they stop listening', () => {
  const preferences = memoryTablePreferences()
  const heard: unknown[] = []
  const stop = preferences.subscribe(() => heard.push(preferences.read().density))
  preferences.write({ ...emptyLayout, density: 'compact' })
  stop()
  preferences.write(emptyLayout)
  expect(heard).toEqual(['compact'])
})
