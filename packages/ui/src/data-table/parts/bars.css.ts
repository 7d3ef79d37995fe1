import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const { color, radius, size, space } = vars

export const frame = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'clip',
  containerType: 'inline-size',
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  '@media': { [media.print]: { display: 'block', overflow: 'visible', border: 0, containerType: 'normal' } },
})

// The specification's height: the window less 220 px. Below 480 px of window a page that scrolls is the lesser evil.
export const windowHigh = kitStyle({
  maxHeight: 'max(calc(100dvh - 220px), 420px)',
  '@media': {
    [media.low]: { maxHeight: 'max(calc(100dvh - 170px), 420px)' },
    [`${media.phone}, ${media.print}`]: { maxHeight: 'none' },
  },
})

export const bar = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  flexShrink: 0,
  paddingBlock: space.md,
  paddingInline: '14px',
})
export const toolbar = kitStyle({
  justifyContent: 'space-between',
  '@media': { [media.print]: { display: 'none' } },
})
export const filterBar = kitStyle({
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${color.line}`,
  minHeight: '50px',
})
export const side = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  minWidth: 0,
})
// On a phone the search and the views share a line, and what a screen adds stands on the next.
export const start = kitStyle({ '@media': { [media.phone]: { flex: '1 0 100%' } } })
export const search = kitStyle({
  ':empty': { display: 'none' },
  '@media': { [media.phone]: { flex: '1 0 100%', flexWrap: 'nowrap' } },
})
export const toEnd = kitStyle({ marginInlineStart: 'auto' })
export const screenOnly = kitStyle({ '@media': { [media.print]: { display: 'none' } } })

export const chip = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  maxWidth: '100%',
  minHeight: '26px',
  paddingInlineStart: '10px',
  paddingInlineEnd: '4px',
  borderRadius: radius.round,
  backgroundColor: color.brandSoft,
  color: color.brandInk,
  fontSize: size.label,
  '@media': { [media.forcedColors]: { border: '1px solid' }, [media.print]: { paddingInlineEnd: '10px' } },
})
export const chipText = kitStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingBlock: '2px',
})
export const chipRemove = kitStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '24px',
  height: '24px',
  borderRadius: radius.round,
  position: 'relative',
  ':hover': { backgroundColor: color.surface },
  '@media': {
    [media.print]: { display: 'none' },
    [media.coarse]: { '::after': { content: '', position: 'absolute', inset: '-8px' } },
  },
})

export const warning = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  flexShrink: 0,
  paddingBlock: space.sm,
  paddingInline: '14px',
  borderBlockStart: `1px solid ${color.line}`,
  backgroundColor: color.warnSoft,
  color: color.warn,
  fontSize: size.label,
  '@media': { [media.print]: { display: 'none' } },
})
export const warningWords = kitStyle({ flex: '1 1 240px', minWidth: 0 })

export const footer = kitStyle({
  flexShrink: 0,
  minHeight: '46px',
  paddingBlock: space.sm,
  paddingInline: '14px',
  borderBlockStart: `1px solid ${color.line}`,
  // Paper says which rows it holds.
  '@media': { [media.print]: { border: 0 } },
})
