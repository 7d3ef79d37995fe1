import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const { color, motion, radius, size, space } = vars

export const pager = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  fontSize: size.label,
  color: color.ink2,
})

export const tools = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.lg,
  '@media': { [media.print]: { display: 'none' } },
})

// One line on a phone: which rows, which page.
export const sizeField = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  '@media': { [media.phone]: { display: 'none' } },
})

export const selectBox = kitStyle({ position: 'relative', display: 'flex', alignItems: 'center' })

export const select = kitStyle({
  appearance: 'none',
  minHeight: size.controlSmall,
  paddingInline: '10px 28px',
  border: `1px solid ${color.lineQuiet}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  color: color.ink2,
  cursor: 'pointer',
})

export const selectMark = kitStyle({
  position: 'absolute',
  insetInlineEnd: '9px',
  display: 'flex',
  pointerEvents: 'none',
  color: color.ink3,
})

export const pages = kitStyle({ display: 'flex', alignItems: 'center', gap: '2px' })

export const numbers = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  '@media': { [media.phone]: { display: 'none' } },
})

export const pageButton = kitStyle({
  minWidth: size.controlSmall,
  minHeight: size.controlSmall,
  paddingInline: space.xs,
  borderRadius: radius.control,
  color: color.ink2,
  transition: `background-color ${motion.fast} ${motion.easing}`,
  selectors: {
    '&:hover': { backgroundColor: color.neutralSoft, color: color.ink },
    '&[aria-current="page"]': { backgroundColor: color.brandSoft, color: color.brandInk, fontWeight: 600 },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current="page"]': { outline: '2px solid Highlight' } } },
  },
})

export const phonePage = kitStyle({
  display: 'none',
  paddingInline: space.sm,
  '@media': { [media.phone]: { display: 'block' } },
})
