import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { appStyle } from '#web/app/app-style.ts'

const { color, space } = vars

export const areas = appStyle({ listStyle: 'none', margin: 0, padding: 0 })

export const area = appStyle({ borderBlockStart: `1px solid ${color.line}` })

export const areaHead = appStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  paddingBlock: space.xs,
})

export const toggle = appStyle({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: space.sm,
  minWidth: 0,
  minHeight: '36px',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  fontWeight: 500,
  textAlign: 'start',
  cursor: 'pointer',
})

export const total = appStyle({
  marginInlineStart: 'auto',
  color: color.ink3,
  fontVariantNumeric: 'tabular-nums',
})

export const grants = appStyle({
  listStyle: 'none',
  margin: 0,
  paddingInlineStart: '28px',
  paddingBlockEnd: space.sm,
})

/** Where the scope has no room beside the words it stands under them. */
export const grant = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.lg,
  minHeight: '44px',
})

export const scope = appStyle({ flex: '0 0 210px', color: color.ink3 })
