import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { appStyle } from '#web/app/app-style.ts'

const { color, radius, space } = vars

/** One person of a short list. */
export const line = appStyle({ display: 'flex', alignItems: 'center', gap: space.md, minWidth: 0 })
export const lineMiddle = appStyle({ flex: '1 1 auto', minWidth: 0 })
export const lineEnd = appStyle({ flexShrink: 0 })

/** A unit: its name and its figure, and under both its share. */
export const department = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.md,
  alignItems: 'baseline',
})
export const departmentBar = appStyle({
  gridColumn: '1 / -1',
  blockSize: '6px',
  borderRadius: radius.round,
  backgroundColor: color.neutralSoft,
  overflow: 'hidden',
})
export const bar = appStyle({ blockSize: '100%', borderRadius: radius.round, backgroundColor: color.brand })
