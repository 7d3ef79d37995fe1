import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { appStyle } from '#web/app/app-style.ts'

const { color, size, space } = vars

/** Figures in lines that are easy to follow; wide reports scroll inside their card. */
export const scroller = appStyle({ position: 'relative', overflowX: 'auto' })
export const figures = appStyle({
  width: '100%',
  borderCollapse: 'collapse',
})
export const head = appStyle({
  paddingBlock: space.sm,
  paddingInline: space.sm,
  fontSize: size.label,
  fontWeight: 500,
  color: color.ink2,
  textAlign: 'end',
  verticalAlign: 'bottom',
})
export const firstHead = appStyle({ paddingInlineStart: 0, textAlign: 'start', minWidth: '11rem' })
export const line = appStyle({ borderBlockStart: `1px solid ${color.line}` })
export const lineName = appStyle({
  paddingBlock: space.sm,
  paddingInlineEnd: space.md,
  fontWeight: 400,
  textAlign: 'start',
})
export const cell = appStyle({
  paddingBlock: space.xs,
  paddingInline: space.sm,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
/** Words of a list stand at the beginning of their column, figures of a report at its end. */
export const matchedHead = appStyle({
  padding: space.sm,
  paddingInlineStart: 0,
  fontSize: size.label,
  fontWeight: 500,
  color: color.ink2,
  textAlign: 'start',
})
export const matchedCell = appStyle({
  minInlineSize: '8rem',
  paddingBlock: space.sm,
  paddingInlineEnd: space.md,
  textAlign: 'start',
})
/** Dates and numbers of a list, whose digits stand below each other. */
export const matchedFigure = appStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
/** The name stays in sight while the columns of a narrow window are moved. */
export const matchedName = appStyle({
  position: 'sticky',
  insetInlineStart: 0,
  minInlineSize: '9rem',
  paddingInlineEnd: space.md,
  background: color.surface,
})
export const totalLine = appStyle({ borderBlockStart: `2px solid ${color.line}`, fontWeight: 600 })
