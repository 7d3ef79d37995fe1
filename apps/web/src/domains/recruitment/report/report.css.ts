import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { appStyle } from '#web/app/app-style.ts'

const { color, space } = vars

export const funnel = appStyle({
  display: 'grid',
  gap: space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
/** A step on one line; on a phone its bar stands below its name and figure. */
export const step = appStyle({
  display: 'grid',
  gridTemplateColumns: '9rem 11rem 1fr',
  alignItems: 'center',
  columnGap: space.md,
  rowGap: space.xs,
  '@media': { '(max-width: 40rem)': { gridTemplateColumns: '1fr auto' } },
})
export const name = appStyle({ fontWeight: 500 })
export const figure = appStyle({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space.sm,
  fontVariantNumeric: 'tabular-nums',
})
export const track = appStyle({
  display: 'block',
  background: color.surface2,
  borderRadius: '2px',
  '@media': { '(max-width: 40rem)': { gridColumn: '1 / -1' } },
})
export const bar = appStyle({
  display: 'block',
  blockSize: '1.25rem',
  minInlineSize: '1px',
  borderRadius: '2px',
  background: color.brand,
})
