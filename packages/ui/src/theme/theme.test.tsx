import { afterEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { mount, unmount } from '#ui/data-table/parts/demo/mount.tsx'
import { darkColors, lightColors } from './color-tokens.ts'
import { applyTheme } from './theme-attributes.ts'

const emulate = (media: string, features: Record<string, string> = {}) =>
  cdp().send('Emulation.setEmulatedMedia', {
    media,
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  })

/** A value of the contract as it holds now. */
const now = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--kit-${name}`)

afterEach(async () => {
  await emulate('')
  applyTheme('system', 'comfortable')
  unmount()
})

test('without a choice the device decides; a choice wins over it', async () => {
  mount(null)
  applyTheme('system', 'comfortable')
  await emulate('', { 'prefers-color-scheme': 'dark' })
  expect(now('color-bg')).toBe(darkColors.bg)
  applyTheme('light', 'comfortable')
  expect(now('color-bg')).toBe(lightColors.bg)
  await emulate('', { 'prefers-color-scheme': 'light' })
  applyTheme('dark', 'comfortable')
  expect(now('color-bg')).toBe(darkColors.bg)
})

test.each(['dark', 'system'] as const)('paper is light, however dark the screen: %s', async (theme) => {
  mount(null)
  applyTheme(theme, 'comfortable')
  await emulate('print', { 'prefers-color-scheme': 'dark' })
  expect(now('color-bg')).toBe(lightColors.bg)
  expect(now('color-ink')).toBe(lightColors.ink)
})

test('a reader who asks for less motion gets none of the three', async () => {
  mount(null)
  expect(['fast', 'medium', 'slow'].map((motion) => now(`motion-${motion}`))).toEqual([
    '200ms',
    '300ms',
    '500ms',
  ])
  await emulate('', { 'prefers-reduced-motion': 'reduce' })
  expect(['fast', 'medium', 'slow'].map((motion) => now(`motion-${motion}`))).toEqual(['0ms', '0ms', '0ms'])
})

test('compact makes rows and controls lower and leaves the text its size', () => {
  mount(null)
  const sizes = () => ['row', 'control', 'body'].map((size) => now(`size-${size}`))
  expect(sizes()).toEqual(['44px', '36px', '0.875rem'])
  applyTheme('light', 'compact')
  expect(sizes()).toEqual(['36px', '34px', '0.875rem'])
})
