import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { appStyle } from '#web/app/app-style.ts'

const { color, space } = vars

/** Hours of a course on a day, with where and by whom. */
export const lesson = appStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  paddingInlineStart: space.sm,
  borderInlineStart: `3px solid ${color.brand}`,
  overflowWrap: 'anywhere',
})
