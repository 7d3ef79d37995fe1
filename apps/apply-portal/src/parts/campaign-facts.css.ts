import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

const { color, radius, size, space } = vars

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm })

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.sm,
  padding: `${space.xs} ${space.md}`,
  borderRadius: radius.small,
  backgroundColor: color.neutralSoft,
  color: color.ink2,
  fontSize: size.label,
})
