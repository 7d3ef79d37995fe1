import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle, kitVariants } from '#ui/theme/kit-style.ts'

export const content = kitStyle({ maxHeight: 'var(--radix-popover-content-available-height)' })

export const widths = kitVariants({
  content: {},
  trigger: { width: 'var(--radix-popover-trigger-width)' },
  small: { width: '240px' },
  medium: { width: '300px' },
  large: { width: '420px' },
})

export const paddings = kitVariants({ none: {}, normal: { padding: vars.space.md } })
