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
