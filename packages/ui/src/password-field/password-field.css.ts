import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'

export const warning = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  color: vars.color.warn,
  fontSize: vars.size.hint,
  lineHeight: 1.5,
})

// Always there, so that what comes into it is said; while it is empty it takes no place among the lines.
export const live = kitStyle({ selectors: { '&:empty': { position: 'absolute' } } })
