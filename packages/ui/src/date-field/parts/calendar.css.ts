import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const { color, font, radius, size, space } = vars

const cell = '36px'
const touchCell = '44px'

/** The place of the calendar, also while it loads, so that nothing jumps. */
export const frame = kitStyle({
  width: `calc(7 * ${cell})`,
  minHeight: '322px',
  '@media': { [media.coarse]: { width: `calc(7 * ${touchCell})`, minHeight: '370px' } },
})

export const waiting = kitStyle([frame, { display: 'grid', placeItems: 'center' }])

export const months = kitStyle({ position: 'relative' })

export const caption = kitStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: '36px',
  marginBottom: space.xs,
})

export const dropdowns = kitStyle({ display: 'flex', gap: space.xs })

export const dropdownRoot = kitStyle({
  position: 'relative',
  selectors: {
    '&:has(:focus-visible)': {
      outline: `2px solid ${color.brand}`,
      outlineOffset: '1px',
      borderRadius: radius.small,
    },
  },
})

/** The native list lies unseen over the words that show what is chosen in it. */
export const dropdown = kitStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
  fontSize: size.label,
  '@media': { [media.coarse]: { fontSize: '16px' } },
})

export const captionLabel = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: '30px',
  paddingInline: space.sm,
  border: `1px solid ${color.line2}`,
  borderRadius: radius.small,
  fontSize: size.label,
  fontWeight: 500,
  '@media': { [media.coarse]: { minHeight: '44px' } },
})

export const nav = kitStyle({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, display: 'flex' })

export const navButton = kitStyle({
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: radius.small,
  color: color.ink2,
  selectors: {
    '&:hover': { backgroundColor: color.neutralSoft, color: color.ink },
    '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'not-allowed' },
  },
  '@media': { [media.coarse]: { width: '44px', height: '44px' } },
})

export const grid = kitStyle({ width: '100%', borderCollapse: 'collapse', fontFamily: font.figures })

export const weekday = kitStyle({ height: '28px', color: color.ink3, fontSize: size.hint, fontWeight: 500 })

export const day = kitStyle({ padding: '1px', textAlign: 'center' })

export const within = kitStyle({})

/** The other end of a range. */
export const end = kitStyle({})

const chosen = `[data-selected] > &, ${end} > &`
const chosenHover = `[data-selected] > &:hover:not(:disabled), ${end} > &:hover:not(:disabled)`

export const dayButton = kitStyle({
  display: 'inline-grid',
  placeItems: 'center',
  width: '34px',
  height: '34px',
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontSize: size.body,
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: color.hover },
    '&:focus-visible': { outlineOffset: '-1px' },
    '[data-outside] > &': { color: color.ink3 },
    [`${within} > &`]: { backgroundColor: color.brandSoft, color: color.brandInk },
    '[data-today] > &': { borderColor: color.brand, fontWeight: 600 },
    [`${chosen}, ${chosenHover}`]: {
      backgroundColor: color.brand,
      color: color.onBrand,
      fontWeight: 600,
    },
    '&:disabled': { opacity: 0.4, cursor: 'not-allowed' },
  },
  '@media': {
    [media.coarse]: { width: '42px', height: '42px', fontSize: '16px' },
    [media.forcedColors]: {
      selectors: {
        '[data-outside] > &': { color: 'GrayText' },
        '[data-today] > &': { borderColor: 'ButtonText' },
        // Else the figure gets a ground of its own, and nobody can read it there.
        [chosen]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
      },
    },
  },
})

export const foot = kitStyle({ display: 'flex', justifyContent: 'flex-end', paddingTop: space.xs })
