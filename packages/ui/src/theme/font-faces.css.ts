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

// Metric-matched stand-in while the files load: Be Vietnam Pro's ascent 1.000, descent 0.265 and mean letter width over
// Arial's (Liberation Sans and Helvetica share its widths), so that nothing moves when the font arrives.
const SIZE_ADJUST = 1.08
const percent = (ratio: number) => `${(ratio * 100).toFixed(1)}%`

globalFontFace(FALLBACK, {
  src: 'local("Arial"), local("Liberation Sans"), local("Helvetica"), local("Roboto")',
  sizeAdjust: percent(SIZE_ADJUST),
  ascentOverride: percent(1 / SIZE_ADJUST),
  descentOverride: percent(0.265 / SIZE_ADJUST),
  lineGapOverride: '0%',
})

const text = `"${FAMILY}", "${FALLBACK}", system-ui, sans-serif`

/** Font stacks of the contract. `figures` is for codes, dates and money. */
export const fontStacks = { text, figures: `"${FIGURES}", ${text}` }
