import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'

const { color, space } = vars

export const form = kitStyle({ display: 'contents' })

export const group = kitStyle({ borderBlockEnd: `1px solid ${color.line}` })

export const groupName = kitStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  listStyle: 'none',
  minHeight: '44px',
  paddingBlock: '10px',
  fontWeight: 500,
  cursor: 'pointer',
})

/** Points down while the group is open; the browser's own mark is none of the kit's. */
export const groupMark = kitStyle({
  display: 'flex',
  color: color.ink3,
  selectors: { '[open] > * > &': { transform: 'rotate(90deg)' } },
})

export const groupBody = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  paddingBlockEnd: space.md,
})
