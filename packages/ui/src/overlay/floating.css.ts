import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'
import { fadeIn } from './motion.css.ts'

const { color, layer, motion, radius } = vars

/** The surface of what floats over the page without covering it: popovers and menus. */
export const floating = kitStyle({
  zIndex: layer.popover,
  backgroundColor: color.surface,
  color: color.ink,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  boxShadow: color.shadow,
  maxWidth: 'calc(100vw - 16px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  outline: 'none',
  // It goes at once: while it faded, it would still take Escape and clicks that are meant for what is below.
  animation: `${fadeIn} ${motion.fast} ${motion.easing}`,
  // One of 0 ms has no end that is waited for, and the list would stay on the screen.
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})
