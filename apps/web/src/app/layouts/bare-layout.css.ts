import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { appStyle } from '#web/app/app-style.ts'

/** A screen that stands alone, without menu and top bar. */
export const bare = appStyle({
  boxSizing: 'border-box',
  minBlockSize: '100dvh',
  maxInlineSize: '80rem',
  marginInline: 'auto',
  padding: vars.space.lg,
})
