import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'

export const code = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  // The copy button's focus ring reaches 4 px out of it.
  gap: vars.space.sm,
  fontSize: vars.size.hint,
  color: vars.color.ink3,
  overflowWrap: 'anywhere',
})
