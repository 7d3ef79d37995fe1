import { vars } from '#ui/theme/contract.css.ts'
import { kitVariants } from '#ui/theme/kit-style.ts'

export const directions = kitVariants({
  horizontal: { border: 0, borderBlockStart: `1px solid ${vars.color.line}`, width: '100%' },
  vertical: { border: 0, borderInlineStart: `1px solid ${vars.color.line}`, alignSelf: 'stretch' },
})
