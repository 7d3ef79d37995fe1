import { expect, test } from 'vitest'
import { borderPairs, darkColors, lightColors, textPairs } from './color-tokens.ts'
import { contrast } from './contrast.ts'

const themes = { light: lightColors, dark: darkColors }

test('contrast agrees with the known ratios of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test.each(Object.entries(themes))(
  '%s: every text reaches 4.5:1 on every surface that it stands on',
  (_, colors) => {
    const tooFaint = textPairs
      .map(([text, surface]) => ({
        pair: `${text} on ${surface}`,
        ratio: contrast(colors[text], colors[surface]),
      }))
      .filter(({ ratio }) => ratio < 4.5)
    expect(tooFaint).toEqual([])
  },
)

test.each(Object.entries(themes))('%s: every border that alone marks a control reaches 3:1', (_, colors) => {
  const tooFaint = borderPairs
    .map(([line, surface]) => ({
      pair: `${line} on ${surface}`,
      ratio: contrast(colors[line], colors[surface]),
    }))
    .filter(({ ratio }) => ratio < 3)
  expect(tooFaint).toEqual([])
})
