import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { appStyle } from '#web/app/app-style.ts'

/** Paper is white in both themes. */
export const frame = appStyle({
  overflow: 'auto',
  maxHeight: '70vh',
  border: `1px solid ${vars.color.line}`,
  borderRadius: '6px',
  background: '#fff',
})

export const page = appStyle({ display: 'block', width: '100%', height: 'auto' })
