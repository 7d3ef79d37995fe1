import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

const { color, radius, size, space } = vars

export const draft = style({
  padding: space.lg,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  color: color.ink2,
  fontSize: size.label,
  selectors: { '&:not([hidden])': { display: 'grid', gap: space.md } },
})
export const said = style({
  color: color.ink,
  fontWeight: 600,
  selectors: { '&:empty': { display: 'none' } },
})
