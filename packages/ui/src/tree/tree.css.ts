import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const { color, radius, size, space } = vars

export const frame = kitStyle({ display: 'flex', flexDirection: 'column', gap: space.sm, minWidth: 0 })

export const tree = kitStyle({ fontSize: size.body, minWidth: 0 })

export const row = kitStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: size.control,
  paddingInlineEnd: space.xs,
  borderRadius: radius.small,
  cursor: 'default',
  selectors: {
    '&:hover': { backgroundColor: color.hover },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-selected="true"]': { backgroundColor: color.brandSoft, color: color.brandInk },
    '&[data-dragged]': { opacity: 0.5 },
    '&[data-drop="inside"]': { outline: `2px solid ${color.brand}`, outlineOffset: '-2px' },
    '&[data-drop="before"]::before, &[data-drop="after"]::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      height: '2px',
      backgroundColor: color.brand,
    },
    '&[data-drop="before"]::before': { insetBlockStart: '-1px' },
    '&[data-drop="after"]::before': { insetBlockEnd: '-1px' },
  },
  '@media': {
    [media.coarse]: { minHeight: '44px' },
    [media.forcedColors]: {
      selectors: {
        '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[data-drop="before"]::before, &[data-drop="after"]::before': { backgroundColor: 'Highlight' },
      },
    },
  },
})

export const opener = kitStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '28px',
  height: '28px',
  borderRadius: radius.small,
  color: color.ink2,
  cursor: 'pointer',
  ':hover': { backgroundColor: color.neutralSoft },
})
export const noOpener = kitStyle({ width: '28px', flexShrink: 0 })

export const words = kitStyle({
  flex: 1,
  minWidth: 0,
  paddingBlock: '4px',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
})
export const end = kitStyle({ display: 'flex', alignItems: 'center', gap: space.xs, flexShrink: 0 })
export const note = kitStyle({ color: color.ink3, paddingBlock: space.sm })

// Of a tree too long to be drawn whole: all rows of one height, so that the place of each is known.
export const windowed = kitStyle({ position: 'relative' })
export const inWindow = kitStyle({
  position: 'absolute',
  insetInline: 0,
  height: size.control,
  '@media': { [media.coarse]: { height: '52px' } },
})
export const cutWords = kitStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
  '@media': { [media.coarse]: { WebkitLineClamp: 2 } },
})
export const searchLine = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
})
export const searchBox = kitStyle({ flex: '1 1 220px', minWidth: 0 })
export const toolsPlace = kitStyle({ flex: '0 0 auto', maxWidth: '100%' })
