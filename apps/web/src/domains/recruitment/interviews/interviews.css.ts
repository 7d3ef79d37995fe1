import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { appStyle } from '#web/app/app-style.ts'

const { color, radius, size, space } = vars

/** An appointment: one press target of its own. */
export const appointment = appStyle({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: '44px',
  padding: space.sm,
  border: `1px solid ${color.line}`,
  borderInlineStart: `3px solid ${color.brand}`,
  borderRadius: radius.small,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  fontSize: size.label,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
})
export const cancelled = appStyle({ borderInlineStartColor: color.line, textDecoration: 'line-through' })
/** Wide tables scroll inside their card; on a phone a name stays on one line instead of three. */
export const scroller = appStyle({ position: 'relative', overflowX: 'auto' })
export const table = appStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})
export const head = appStyle({
  padding: space.sm,
  fontSize: size.label,
  fontWeight: 500,
  color: color.ink2,
  textAlign: 'start',
  verticalAlign: 'bottom',
})
export const cell = appStyle({
  padding: space.sm,
  borderBlockStart: `1px solid ${color.line}`,
  textAlign: 'start',
  fontWeight: 400,
  verticalAlign: 'top',
  selectors: { 'th&': { whiteSpace: 'nowrap' }, 'td&': { minInlineSize: '5.5rem' } },
})
