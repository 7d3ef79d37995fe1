import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'

export const area = kitStyle({
  paddingBlock: vars.space.sm,
  resize: 'vertical',
  selectors: { '&:disabled': { resize: 'none' } },
  maxHeight: '60vh',
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content' } },
})
