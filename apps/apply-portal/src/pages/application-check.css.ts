import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

const { color, size, space } = vars

export const partHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: space.lg,
})

// Looks like a link, and is one's way back with all that was typed.
export const again = style({
  minWidth: '44px',
  minHeight: '44px',
  padding: `0 ${space.sm}`,
  color: color.brandInk,
  fontSize: size.body,
  fontWeight: 600,
  textDecoration: 'underline',
})
