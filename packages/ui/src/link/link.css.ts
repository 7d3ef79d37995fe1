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

/** A button that stands in its line as a link does, and is cut where its place is too narrow. */
export const linkButton = kitStyle({
  display: 'inline',
  maxWidth: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'inherit',
  verticalAlign: 'bottom',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
})
