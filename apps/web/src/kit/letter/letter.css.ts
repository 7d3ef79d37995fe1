import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { appStyle } from '#web/app/app-style.ts'

const { color, radius } = vars

/** Of a fixed height: what is inside cannot tell the page how long it is. */
export const frame = appStyle({
  inlineSize: '100%',
  blockSize: 360,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
})
