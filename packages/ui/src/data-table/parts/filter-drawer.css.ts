import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'

const { color, space } = vars

export const form = kitStyle({ display: 'contents' })

export const group = kitStyle({ borderBlockEnd: `1px solid ${color.line}` })

export const groupName = kitStyle({
  minHeight: '44px',
  paddingBlock: '10px',
  fontWeight: 500,
  cursor: 'pointer',
})

export const groupBody = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  paddingBlockEnd: space.md,
})
