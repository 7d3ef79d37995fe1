import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle, kitVariants } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'
import { keyframes } from '@vanilla-extract/css'

const { color, motion, radius, size } = vars

export const item = kitStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '11px',
  width: '100%',
  minHeight: size.control,
  paddingBlock: '6px',
  borderRadius: radius.control,
  color: color.ink2,
  fontSize: size.body,
  textAlign: 'start',
  textDecoration: 'none',
  transition: `background-color ${motion.fast} ${motion.easing}`,
  selectors: {
    '&:hover': { backgroundColor: color.neutralSoft, color: color.ink },
    '&[aria-current="page"], &[data-holds-current]': {
      backgroundColor: color.brandSoft,
      color: color.brandInk,
      fontWeight: 600,
    },
  },
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current="page"]': { outline: '2px solid Highlight' } } },
  },
})

export const places = kitVariants({
  top: { paddingInline: '11px 10px' },
  // Under the words of the item that it belongs to: 11 px, an icon of 16 and a gap of 11.
  // Closer than the items above: fifteen of a group and what follows it share a window of 900 px.
  nested: {
    paddingInline: '38px 10px',
    paddingBlock: '3px',
    minHeight: '27px',
    '@media': { [media.touched]: { minHeight: size.control } },
  },
  mini: { justifyContent: 'center', padding: 0, height: '40px' },
})

export const words = kitStyle({ flex: '1 1 auto', minWidth: 0 })
export const badge = kitStyle({ display: 'flex', flexShrink: 0 })

export const badgeInCorner = kitStyle({
  position: 'absolute',
  insetBlockStart: '-1px',
  insetInlineEnd: '-2px',
  display: 'flex',
  transform: 'scale(0.8)',
})

export const chevron = kitStyle({
  display: 'flex',
  flexShrink: 0,
  color: color.ink3,
  transition: `transform ${motion.medium} ${motion.easing}`,
  selectors: { '[data-state="open"] > &': { transform: 'rotate(90deg)' } },
})

const HEIGHT = 'var(--radix-collapsible-content-height)'
const unfold = keyframes({ from: { height: 0 }, to: { height: HEIGHT } })
const fold = keyframes({ from: { height: HEIGHT }, to: { height: 0 } })

export const inside = kitStyle({
  overflow: 'hidden',
  selectors: {
    '&[data-state="open"]': { animation: `${unfold} ${motion.medium} ${motion.easing}` },
    '&[data-state="closed"]': { animation: `${fold} ${motion.medium} ${motion.easing}` },
  },
})

export const insideList = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '1px',
  paddingBlockStart: '1px',
})
