import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle, kitVariants } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

export const avatar = kitStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  fontWeight: 600,
  lineHeight: 1.5,
  userSelect: 'none',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})

const round = (size: string, fontSize: string) => ({ width: size, height: size, fontSize })

export const sizes = kitVariants({
  small: round('28px', '0.6875rem'),
  medium: round('32px', '0.75rem'),
  large: round('52px', '1.125rem'),
  huge: round('80px', '1.75rem'),
})

export const tones = kitVariants({
  brand: { backgroundColor: vars.color.brandSoft, color: vars.color.brandInk },
  neutral: { backgroundColor: vars.color.neutralSoft, color: vars.color.ink2 },
})

export const picture = kitStyle({ width: '100%', height: '100%', objectFit: 'cover' })
