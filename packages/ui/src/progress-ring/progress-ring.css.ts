import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle, kitVariants } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

export const ring = kitStyle({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
})

export const sizes = kitVariants({
  small: { width: '24px', height: '24px' },
  medium: { width: '48px', height: '48px' },
  large: { width: '80px', height: '80px' },
})

/** Three digits and the sign of a hundred have room inside the ring. */
export const figure = kitStyle({ fontWeight: 600 })
export const figures = kitVariants({
  medium: { fontSize: '0.6875rem' },
  large: { fontSize: vars.size.section },
})

export const drawing = kitStyle({ position: 'absolute', inset: 0, transform: 'rotate(-90deg)' })

const stroke = { fill: 'none', strokeWidth: 4 }

export const track = kitStyle({ ...stroke, stroke: vars.color.line })

export const share = kitStyle({
  ...stroke,
  strokeLinecap: 'round',
  transition: `stroke-dashoffset ${vars.motion.medium} ${vars.motion.easing}`,
})

// A drawing keeps its own colours where the system's replace all others; only the share of the ring tells the value.
const stroked = (color: string) => ({
  stroke: color,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
})

export const tones = kitVariants({
  brand: stroked(vars.color.brand),
  ok: stroked(vars.color.ok),
  warn: stroked(vars.color.warn),
  bad: stroked(vars.color.bad),
})
