import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const { color, radius, size, space } = vars

const off = '&[data-disabled], &[aria-disabled="true"]'
const here = '&[data-highlighted]:not([data-highlighted="false"])'

/** One row of a list that opens under a control; the highlighted one is where the keyboard or the pointer stands. */
export const listRow = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minHeight: '32px',
  paddingInline: space.sm,
  paddingBlock: '4px',
  borderRadius: radius.small,
  fontSize: size.body,
  lineHeight: 1.5,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    [here]: { backgroundColor: color.brandSoft, color: color.brandInk },
    [off]: { color: color.ink3, cursor: 'not-allowed' },
    '&[aria-disabled="true"][data-highlighted="true"]': { backgroundColor: color.hover, color: color.ink3 },
  },
  '@media': {
    [media.coarse]: { minHeight: '44px', fontSize: '16px' },
    [media.forcedColors]: {
      selectors: {
        [here]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
        [off]: { color: 'GrayText' },
      },
    },
  },
})

export const rowWords = kitStyle({
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
})

/** A second, softer line. */
export const rowDescription = kitStyle({
  color: color.ink2,
  fontSize: size.hint,
  lineHeight: 1.5,
  fontWeight: 400,
})
