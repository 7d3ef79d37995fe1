import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { appStyle } from '#web/app/app-style.ts'

/** As wide as a small telephone held upright. */
export const phone = appStyle({
  maxInlineSize: '360px',
  marginInline: 'auto',
  padding: vars.space.md,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
})
