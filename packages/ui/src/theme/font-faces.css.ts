import { globalFontFace } from '@vanilla-extract/css'

const FAMILY = 'Be Vietnam Pro'
const FALLBACK = 'Be Vietnam Pro Fallback'
const FIGURES = 'Be Vietnam Pro Figures'
const files = '@fontsource/be-vietnam-pro/files/be-vietnam-pro'

// The two ranges do not overlap, and together hold all 134 Vietnamese letters: Vietnamese text costs two files a weight.
const ranges = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  vietnamese:
    'U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, U+0303-0304, U+0308-0309, U+0323, U+0329, U+1EA0-1EF9, U+20AB',
}

for (const weight of [400, 500, 600]) {
  for (const [subset, unicodeRange] of Object.entries(ranges))
    globalFontFace(FAMILY, {
      src: `url("${files}-${subset}-${weight}-normal.woff2") format("woff2")`,
      fontStyle: 'normal',
      fontWeight: weight,
      fontDisplay: 'swap',
      unicodeRange,
    })
  // Digits of one width, which the font itself lacks; made by scripts/make-figures.ts.
  globalFontFace(FIGURES, {
    src: `url("./figures/figures-${weight}.woff") format("woff")`,
    fontStyle: 'normal',
    fontWeight: weight,
    fontDisplay: 'swap',
    unicodeRange: 'U+0030-0039',
  })
}

const percent = (ratio: number) => `${(ratio * 100).toFixed(1)}%`
const regular = 'local("Arial"), local("Liberation Sans"), local("Helvetica"), local("Roboto")'
const bold =
  'local("Arial Bold"), local("Liberation Sans Bold"), local("Helvetica Bold"), local("Roboto Bold")'

// Metric-matched stand-ins while the files load, so that nothing moves when the font arrives: Be Vietnam Pro's ascent
// 1.000 and descent 0.265, and its width of Vietnamese text over Arial's (Liberation Sans and Helvetica share its
// widths), measured for each weight in `fonts.test.tsx`.
const standIns = [
  { weight: 400, src: regular, sizeAdjust: 1.08 },
  { weight: 500, src: regular, sizeAdjust: 1.09 },
  { weight: 600, src: bold, sizeAdjust: 1.023 },
]

for (const { weight, src, sizeAdjust } of standIns)
  globalFontFace(FALLBACK, {
    src,
    fontWeight: weight,
    sizeAdjust: percent(sizeAdjust),
    ascentOverride: percent(1 / sizeAdjust),
    descentOverride: percent(0.265 / sizeAdjust),
    lineGapOverride: '0%',
  })

const text = `"${FAMILY}", "${FALLBACK}", system-ui, sans-serif`

/** Font stacks of the contract. `figures` is for codes, dates and money. */
export const fontStacks = { text, figures: `"${FIGURES}", ${text}` }
