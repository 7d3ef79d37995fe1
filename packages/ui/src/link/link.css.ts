import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle, kitVariants } from '#ui/theme/kit-style.ts'

export const link = kitStyle({
  textUnderlineOffset: '3px',
  borderRadius: vars.radius.small,
  transition: `color ${vars.motion.fast}`,
})

export const tones = kitVariants({
  brand: { color: vars.color.brand, textDecoration: 'underline', ':hover': { color: vars.color.brandInk } },
  quiet: { color: 'inherit', textDecoration: 'none', ':hover': { textDecoration: 'underline' } },
})
