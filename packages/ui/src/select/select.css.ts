import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'

export const trigger = kitStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  textAlign: 'start',
  selectors: { '&[aria-readonly="true"]': { cursor: 'default' } },
})

export const words = kitStyle({ minWidth: 0, overflowWrap: 'anywhere' })

export const placeholder = kitStyle([words, { color: vars.color.ink3 }])
