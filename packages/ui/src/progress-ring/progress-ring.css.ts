import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle, kitVariants } from '#ui/theme/kit-style.ts'

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

export const drawing = kitStyle({ position: 'absolute', inset: 0, transform: 'rotate(-90deg)' })

const stroke = { fill: 'none', strokeWidth: 4 }

export const track = kitStyle({ ...stroke, stroke: vars.color.line })

export const share = kitStyle({
  ...stroke,
  strokeLinecap: 'round',
  transition: `stroke-dashoffset ${vars.motion.medium} ${vars.motion.easing}`,
})

export const tones = kitVariants({
  brand: { stroke: vars.color.brand },
  ok: { stroke: vars.color.ok },
  warn: { stroke: vars.color.warn },
  bad: { stroke: vars.color.bad },
})
