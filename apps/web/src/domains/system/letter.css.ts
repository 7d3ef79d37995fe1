import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { appStyle } from '#web/app/app-style.ts'

const { color, radius, space } = vars

export const sheet = appStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  padding: space.md,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  overflowWrap: 'anywhere',
})

/** The kit draws lists of its own without marks; those of a letter have them. */
export const letterList = appStyle({ paddingInlineStart: space.lg, listStyle: 'revert' })
