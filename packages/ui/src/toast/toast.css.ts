import { keyframes } from '@vanilla-extract/css'
import { fadeOut } from '#ui/overlay/motion.css.ts'
import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle, kitVariants } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const { color, layer, motion, radius, size, space } = vars

const slideIn = keyframes({ from: { transform: 'translateX(24px)', opacity: 0 } })
const swipeOut = keyframes({
  from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
  to: { transform: 'translateX(120%)' },
})

export const viewport = kitStyle({
  position: 'fixed',
  zIndex: layer.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  width: '380px',
  maxWidth: `calc(100vw - 2 * ${space.lg})`,
  outline: 'none',
  '@media': {
    [media.print]: { display: 'none' },
  },
})

// Until the layer over it is closed.
export const waits = kitStyle({ zIndex: layer.sticky, insetBlockEnd: space.lg, insetInlineEnd: space.lg })

export const card = kitStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.md,
  padding: space.md,
  backgroundColor: color.surface,
  color: color.ink,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  boxShadow: color.shadow,
  animation: `${slideIn} ${motion.medium} ${motion.easing}`,
  selectors: {
    '&[data-state="closed"]': { animation: `${fadeOut} ${motion.fast} ${motion.easing} forwards` },
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe="cancel"]': { transform: 'none', transition: `transform ${motion.fast}` },
    '&[data-swipe="end"]': { animation: `${swipeOut} ${motion.fast} ${motion.easing} forwards` },
  },
})

export const mark = kitStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '24px',
  height: '24px',
  borderRadius: radius.round,
})

export const marks = kitVariants({
  ok: { backgroundColor: color.okSoft, color: color.ok },
  bad: { backgroundColor: color.badSoft, color: color.bad },
  warn: { backgroundColor: color.warnSoft, color: color.warn },
  info: { backgroundColor: color.infoSoft, color: color.info },
})

export const words = kitStyle({ flex: '1 1 0', minWidth: 0, paddingBlockStart: '1px' })
export const title = kitStyle({ fontWeight: 500, fontSize: size.body })
export const description = kitStyle({ fontSize: size.label, color: color.ink2 })

// Level with the first line of words.
export const close = kitStyle({ marginBlock: '-3px', marginInlineEnd: '-4px' })

export const actions = kitStyle({ marginBlockStart: space.sm })
