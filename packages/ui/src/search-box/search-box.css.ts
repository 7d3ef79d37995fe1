import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle, kitVariants } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const { color, radius, size, space } = vars

export const box = kitStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  flex: '0 1 auto',
  color: color.ink3,
})

export const widths = kitVariants({
  medium: { width: '320px', '@media': { [media.phone]: { width: '100%' } } },
  full: { width: '100%' },
})

export const icon = kitStyle({ position: 'absolute', insetInlineStart: space.md, pointerEvents: 'none' })

export const input = kitStyle({
  width: '100%',
  minHeight: size.control,
  paddingInline: '36px',
  paddingBlock: '4px',
  color: color.ink,
  backgroundColor: color.surface,
  border: `1px solid ${color.lineQuiet}`,
  borderRadius: radius.control,
  fontSize: size.body,
  lineHeight: 1.5,
  textOverflow: 'ellipsis',
  '@media': { [media.coarse]: { minHeight: '44px', fontSize: '16px' } },
  selectors: {
    '&:focus-visible': { outlineOffset: '-1px', borderColor: color.brand },
    // Ours stands in its place, with a name and in every browser.
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})

export const clear = kitStyle({
  position: 'absolute',
  insetInlineEnd: '4px',
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: radius.small,
  color: color.ink2,
  ':hover': { backgroundColor: color.neutralSoft, color: color.ink },
  '@media': { [media.coarse]: { width: '36px', height: '36px' } },
})
