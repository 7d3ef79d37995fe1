import { globalStyle } from '@vanilla-extract/css'
import { fadeIn, fadeOut, rise, riseFromBottom } from '#ui/overlay/motion.css.ts'
import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle, kitVariants } from '#ui/theme/kit-style.ts'
import { layers } from '#ui/theme/layers.css.ts'
import { media } from '#ui/theme/media.ts'
import { columnSurface } from './column-surface.css.ts'

const { color, layer, motion, radius, space } = vars
const inKit = (rule: Parameters<typeof globalStyle>[1]) => ({ '@layer': { [layers.kit]: rule } })

export const overlay = kitStyle({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  backgroundColor: color.overlay,
  animation: `${fadeIn} ${motion.slow} ${motion.easing}`,
  selectors: {
    // Leaving, it must not catch the next click.
    '&[data-state="closed"]': {
      animation: `${fadeOut} ${motion.slow} ${motion.easing} forwards`,
      pointerEvents: 'none !important' as 'none',
    },
  },
})

export const content = kitStyle([
  columnSurface,
  {
    position: 'fixed',
    inset: 0,
    zIndex: layer.dialog,
    margin: 'auto',
    height: 'fit-content',
    maxHeight: 'calc(100dvh - 48px)',
    maxWidth: 'calc(100vw - 48px)',
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    animation: `${rise} ${motion.slow} ${motion.easing}, ${fadeIn} ${motion.fast} ${motion.easing}`,
    selectors: {
      '&[data-state="closed"]': { animation: `${fadeOut} ${motion.fast} ${motion.easing} forwards` },
    },
    '@media': {
      [media.phone]: {
        inset: 'auto 0 0 0',
        margin: 0,
        width: '100%',
        maxWidth: '100%',
        maxHeight: '92dvh',
        borderWidth: '1px 0 0',
        borderRadius: `${radius.card} ${radius.card} 0 0`,
        animationName: `${riseFromBottom}, ${fadeIn}`,
        selectors: { '&[data-state="closed"]': { animationName: fadeOut } },
      },
    },
  },
])

const wide = (width: string) => ({ '@media': { '(min-width: 640px)': { width } } })

export const sizes = kitVariants({
  small: wide('420px'),
  medium: wide('560px'),
  large: wide('800px'),
  full: wide('1160px'),
})

export const header = kitStyle({
  flexShrink: 0,
  paddingBlock: `${space.lg} ${space.md}`,
  paddingInlineStart: space.xl,
  // Keeps long titles clear of the close button.
  paddingInlineEnd: '60px',
  '@media': { [media.phone]: { paddingInlineStart: space.lg } },
})

export const body = kitStyle({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  paddingInline: space.xl,
  paddingBlock: `${space.xs} ${space.xl}`,
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': { [media.phone]: { paddingInline: space.lg } },
})

export const footer = kitStyle({
  flexShrink: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.md,
  paddingBlock: space.md,
  paddingInline: space.xl,
  borderBlockStart: `1px solid ${color.line}`,
  '@media': {
    [media.phone]: {
      paddingInline: space.lg,
      paddingBlockEnd: `calc(${space.md} + env(safe-area-inset-bottom))`,
    },
  },
})

globalStyle(`${footer} > *`, inKit({ '@media': { [media.phone]: { flex: '1 1 0' } } }))

export const close = kitStyle({ position: 'absolute', insetBlockStart: '11px', insetInlineEnd: space.md })
