import { keyframes } from '@vanilla-extract/css'

export const fadeIn = keyframes({ from: { opacity: 0 } })
export const fadeOut = keyframes({ to: { opacity: 0 } })
export const rise = keyframes({ from: { transform: 'translateY(16px) scale(0.98)' } })
export const riseFromBottom = keyframes({ from: { transform: 'translateY(100%)' } })
