import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'
import { fadeIn, fadeOut } from './motion.css.ts'

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
  animation: `${fadeIn} ${motion.fast} ${motion.easing}`,
  selectors: {
    // Leaving, it must not catch the end of the click that sent it away: a list may even grow as its search ends.
    '&[data-state="closed"]': {
      animation: `${fadeOut} ${motion.fast} ${motion.easing} forwards`,
      pointerEvents: 'none !important' as 'none',
    },
  },
})
