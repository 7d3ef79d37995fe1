import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { appStyle } from '#web/app/app-style.ts'

const { color, size, space } = vars

/** A list by its name, with its count at the end of the line. */
export const listLine = appStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space.md,
  paddingBlock: space.sm,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
})
export const listCount = appStyle({
  fontSize: size.body,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

/** A table where it has room, else each person as lines of his own; only one of them is there for anybody. */
export const wide = appStyle({ '@media': { '(width < 48rem)': { display: 'none' } } })
export const narrow = appStyle({ '@media': { '(width >= 48rem)': { display: 'none' } } })
