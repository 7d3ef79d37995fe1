import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { appStyle } from '#web/app/app-style.ts'

const { color, radius, space } = vars

/** Figures side by side: three, or one under the other. */
export const place = appStyle({ containerType: 'inline-size' })
export const figures = appStyle({
  display: 'grid',
  gap: space.lg,
  '@container': { '(min-width: 480px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
/** Short lists that fill the line, however many fit. */
export const lists = appStyle({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
})

/** One person of a short list. */
export const line = appStyle({ display: 'flex', alignItems: 'center', gap: space.md, minWidth: 0 })
export const lineMiddle = appStyle({ flex: '1 1 auto', minWidth: 0 })
export const lineEnd = appStyle({ flexShrink: 0 })

/** Units in one column, or two where bars would grow too long to be compared. */
export const departments = appStyle({
  display: 'grid',
  columnGap: space.xl,
  rowGap: space.sm,
  '@container': { '(min-width: 720px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
/** A unit: its name and its figure, and under both its share. */
export const department = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.md,
  alignItems: 'baseline',
})
export const departmentBar = appStyle({
  gridColumn: '1 / -1',
  blockSize: '4px',
  borderRadius: radius.round,
  backgroundColor: color.neutralSoft,
  overflow: 'hidden',
})
export const bar = appStyle({
  blockSize: '100%',
  borderRadius: radius.round,
  backgroundColor: color.brand,
  opacity: 0.55,
})
