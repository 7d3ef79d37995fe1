import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'

const { color, radius, space } = vars

/** The value while it is only shown: it looks like text, and like a box where the pointer is. */
export const shownValue = kitStyle({
  display: 'block',
  width: '100%',
  minHeight: '28px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'inherit',
  fontFamily: 'inherit',
  color: 'inherit',
  borderRadius: radius.small,
  cursor: 'text',
  ':hover': { boxShadow: `inset 0 0 0 1px ${color.line2}` },
})

export const editor = kitStyle({ display: 'grid', gap: space.xs, whiteSpace: 'normal', textAlign: 'start' })
