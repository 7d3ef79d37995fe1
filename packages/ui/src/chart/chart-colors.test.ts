import { expect, test } from 'vitest'
import { darkColors, lightColors } from '#ui/theme/color-tokens.ts'
import { contrast } from '#ui/theme/contrast.ts'
import { chartColors, chartPatterns } from './chart-colors.ts'
import { colorDistance, type Sight } from './parts/color-distance.ts'

const themes = [
  { theme: 'light', colors: chartColors.light, page: lightColors },
  { theme: 'dark', colors: chartColors.dark, page: darkColors },
]
const sights: readonly Sight[] = ['normal', 'protan', 'deutan', 'tritan']

test('distances agree with the published pairs of CIEDE2000', () => {
  expect(colorDistance('#000000', '#ffffff')).toBeCloseTo(100, 1)
  expect(colorDistance('#ff0000', '#00ff00')).toBeCloseTo(86.6, 1)
  expect(colorDistance('#0000ff', '#0000ff')).toBe(0)
})

test('red and green look alike without the cones for them', () => {
  expect(colorDistance('#b04a3a', '#6f7a2e', 'deutan')).toBeLessThan(colorDistance('#b04a3a', '#6f7a2e') / 3)
})

test.each(themes)('$theme: every series reaches 3:1 on the grounds of a page', ({ colors, page }) => {
  const faint = colors.flatMap((color) =>
    (['surface', 'bg', 'surface2'] as const).flatMap((ground) =>
      contrast(color, page[ground]) < 3 ? [`${color} on ${ground}`] : [],
    ),
  )
  expect(faint).toEqual([])
})

test.each(themes)('$theme: any two series are told apart by every eye', ({ colors }) => {
  const alike = colors.flatMap((first, place) =>
    colors
      .slice(place + 1)
      .flatMap((second) =>
        sights.flatMap((sight) =>
          colorDistance(first, second, sight) < 10 ? [`${first} ${second} ${sight}`] : [],
        ),
      ),
  )
  expect(alike).toEqual([])
})

test('the first series is the brand, and from the second on each has a pattern of its own', () => {
  expect(chartColors.light[0]).toBe(lightColors.brand)
  expect(chartColors.dark[0]).toBe(darkColors.brand)
  expect(new Set(chartPatterns).size).toBe(chartColors.light.length)
})
