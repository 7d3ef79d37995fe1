import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { media } from '@nhansu/ui/theme/media.ts'
import { globalStyle } from '@vanilla-extract/css'
import { appStyle } from '#web/app/app-style.ts'

const { color, size, space } = vars

/** The numbers of the law, one a line; on a phone each is a small card of its own. */
export const table = appStyle({
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
  '@media': { [media.phone]: { display: 'block' } },
})
export const heads = appStyle({ '@media': { [media.phone]: { display: 'none' } } })
export const group = appStyle({ '@media': { [media.phone]: { display: 'block' } } })
export const groupName = appStyle({
  paddingBlock: `${space.xl} ${space.sm}`,
  scrollMarginBlockStart: space.xl,
  textAlign: 'start',
  fontSize: size.section,
  fontWeight: 600,
})
export const head = appStyle({
  paddingBlock: space.sm,
  paddingInlineEnd: space.lg,
  fontSize: size.label,
  fontWeight: 500,
  color: color.ink2,
  textAlign: 'start',
  whiteSpace: 'nowrap',
})
export const row = appStyle({
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [media.phone]: { display: 'block', paddingBlock: space.sm } },
})
export const cell = appStyle({
  paddingBlock: space.sm,
  paddingInlineEnd: space.lg,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'baseline',
  '@media': { [media.phone]: { display: 'block', paddingBlock: 0 } },
})
export const value = appStyle({
  textAlign: 'end',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { textAlign: 'start' } },
})
export const day = appStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const soft = appStyle({ color: color.ink2, fontSize: size.label })
export const tools = appStyle({ paddingInlineEnd: 0, whiteSpace: 'nowrap', textAlign: 'end' })

// On a phone a cell says itself what it is.
globalStyle(`${row} td[data-label]::before`, {
  '@media': { [media.phone]: { content: "attr(data-label) ': '", color: color.ink3 } },
})
