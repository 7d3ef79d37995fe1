import { keyframes } from '@vanilla-extract/css'
import { kitStyle, kitVariants } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })
const breathe = keyframes({ '50%': { opacity: 0.35 } })

export const spinner = kitStyle({
  display: 'inline-block',
  flexShrink: 0,
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    // Without turning, something must still say that work goes on: a slow fade moves nothing.
    [media.reducedMotion]: { animation: `${breathe} 2s ease-in-out infinite` },
  },
})

export const sizes = kitVariants({
  small: { width: '16px', height: '16px' },
  medium: { width: '20px', height: '20px' },
  large: { width: '32px', height: '32px' },
})
