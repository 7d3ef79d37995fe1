import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { appStyle } from '#web/app/app-style.ts'

const { color, radius, space } = vars

/** Columns beside each other, which the area around them scrolls. */
export const columns = appStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '15rem',
  alignItems: 'start',
  gap: space.md,
})
export const cards = appStyle({
  display: 'grid',
  gap: space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const card = appStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.xs,
  padding: space.sm,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
})
