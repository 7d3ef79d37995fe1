import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'

const { color, radius, size, space } = vars

export const panel = kitStyle({ display: 'flex', flexDirection: 'column', gap: space.sm, minWidth: 0 })

export const list = kitStyle({
  maxHeight: 'min(420px, 60dvh)',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  marginInline: '-8px',
})

export const item = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  minHeight: '36px',
  paddingInline: '8px',
  borderRadius: radius.small,
  selectors: { '&:hover, &:focus-within': { backgroundColor: color.hover } },
})

export const itemName = kitStyle({
  flex: 1,
  minWidth: 0,
  paddingInlineStart: space.sm,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: size.label,
})

export const panelFoot = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.sm,
  borderBlockStart: `1px solid ${color.line}`,
  paddingBlockStart: space.sm,
})

export const viewButton = kitStyle({
  flex: 1,
  minWidth: 0,
  minHeight: '32px',
  paddingInline: space.sm,
  borderRadius: radius.small,
  textAlign: 'start',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { '&[aria-current="true"]': { color: color.brandInk, fontWeight: 600 } },
})
export const grow = kitStyle({ flex: 1, minWidth: 0 })
