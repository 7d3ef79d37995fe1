import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'

export const code = kitStyle({
  padding: vars.space.md,
  backgroundColor: vars.color.surface2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  fontSize: vars.size.label,
  lineHeight: 1.6,
  // Long lines wrap: a page of text needs no bar to scroll sideways.
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
