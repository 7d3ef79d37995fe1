import { keyframes } from '@vanilla-extract/css'
import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle, kitVariants } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const breathe = keyframes({ '50%': { opacity: 0.45 } })

export const skeleton = kitStyle({
  display: 'block',
  backgroundColor: vars.color.line,
  borderRadius: vars.radius.small,
  animation: `${breathe} 1600ms ease-in-out infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { border: '1px dashed' },
  },
})

export const shapes = kitVariants({
  text: { height: '0.75em', marginBlock: '0.375em' },
  title: { height: '1.25rem', marginBlock: '4px' },
  control: { height: vars.size.control, borderRadius: vars.radius.control },
  avatar: { width: '28px', height: '28px', borderRadius: vars.radius.round },
  block: { height: '120px', borderRadius: vars.radius.card },
})

export const widths = kitVariants({
  quarter: { width: '25%' },
  half: { width: '50%' },
  most: { width: '80%' },
  full: { width: '100%' },
})
