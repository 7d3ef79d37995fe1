import { expect, test } from 'vitest'
import { parseDensity, parseTheme, themeAttributes } from './theme-attributes.ts'

test('an unset theme leaves the choice to the device', () => {
  expect(themeAttributes('system', 'comfortable')).toEqual({ 'data-density': 'comfortable' })
  expect(themeAttributes('dark', 'compact')).toEqual({ 'data-theme': 'dark', 'data-density': 'compact' })
})

test('stored words are read, and unknown ones fall back', () => {
  expect(['dark', 'light', 'system', 'blue', '', null, undefined].map(parseTheme)).toEqual([
    'dark',
    'light',
    'system',
    'system',
    'system',
    'system',
    'system',
  ])
  expect(['compact', 'touch', 'wide', undefined].map(parseDensity)).toEqual([
    'compact',
    'touch',
    'comfortable',
    'comfortable',
  ])
})
