import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { appStyle } from '#web/app/app-style.ts'

const { color, radius, space } = vars

/** As wide as the telephone that most people apply with. */
export const telephone = appStyle({
  width: '390px',
  maxWidth: '100%',
  margin: '0 auto',
  padding: space.md,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
})
