import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'

export const stat = kitStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, minWidth: 0 })

export const figure = kitStyle({
  fontSize: '1.5rem',
  fontWeight: 600,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
})
