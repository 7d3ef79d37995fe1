import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { appStyle } from '#web/app/app-style.ts'

const { color, size, space } = vars

/** Figures side by side, as many as fit. */
export const stats = appStyle({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
})
/** Units with their figures; a narrow window scrolls them inside their card. */
export const scroller = appStyle({ position: 'relative', overflowX: 'auto' })
export const table = appStyle({ width: '100%', borderCollapse: 'collapse' })
export const head = appStyle({
  padding: space.sm,
  fontSize: size.label,
  fontWeight: 500,
  color: color.ink2,
  textAlign: 'end',
  verticalAlign: 'bottom',
})
export const unitHead = appStyle({ textAlign: 'start', minWidth: '10rem', paddingInlineStart: 0 })
export const row = appStyle({ borderBlockStart: `1px solid ${color.line}` })
export const unit = appStyle({ paddingBlock: space.sm, fontWeight: 400, textAlign: 'start' })
export const cell = appStyle({
  padding: space.sm,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
/** A finding by its words, with its figure at the end of the line. */
export const finding = appStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space.md,
  paddingBlock: space.sm,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
})
