import { fadeIn } from '#ui/overlay/motion.css.ts'
import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const { color, layer, motion, radius, size, space } = vars

export const tooltip = kitStyle({
  zIndex: layer.tooltip,
  maxWidth: '280px',
  paddingBlock: space.xs,
  paddingInline: space.sm,
  borderRadius: radius.small,
  backgroundColor: color.ink,
  color: color.surface,
  fontSize: size.hint,
  animation: `${fadeIn} ${motion.fast} ${motion.easing}`,
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText' },
    [media.reducedMotion]: { animation: 'none' },
  },
})
