import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle, kitVariants } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const { color, layer, motion, radius, space } = vars

export const place = kitStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: layer.progress,
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
})

export const bar = kitStyle({
  height: '3px',
  backgroundColor: color.brand,
  transformOrigin: 'left',
  '@media': { [media.reducedMotion]: { transition: 'none !important' } },
})

export const phases = kitVariants({
  idle: { transform: 'scaleX(0)', opacity: 0 },
  // Slower and slower towards an end that nobody knows.
  running: { transform: 'scaleX(0.9)', transition: 'transform 5000ms cubic-bezier(0.1, 0.7, 0.2, 1)' },
  done: {
    transform: 'scaleX(1)',
    opacity: 0,
    transition: `transform ${motion.fast} ${motion.easing}, opacity ${motion.fast} ${motion.easing} ${motion.fast}`,
  },
  failed: {
    transform: 'scaleX(1)',
    backgroundColor: color.bad,
    transition: `transform ${motion.fast} ${motion.easing}`,
    '@media': { [media.forcedColors]: { backgroundColor: 'Mark' } },
  },
})

export const failure = kitStyle({
  position: 'absolute',
  insetBlockStart: space.sm,
  insetInlineEnd: space.sm,
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  borderRadius: radius.round,
  backgroundColor: color.badSoft,
  color: color.bad,
})
