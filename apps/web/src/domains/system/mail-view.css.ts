import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { appStyle } from '#web/app/app-style.ts'

/** A mail is read on white paper, whatever the theme: that is how most recipients see it. */
export const letter = appStyle({
  inlineSize: '100%',
  blockSize: 320,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: '#fff',
  colorScheme: 'light',
})
