import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { appStyle } from '#web/app/app-style.ts'

const { color, radius, size, space } = vars

/** Wide tables scroll inside their card. */
export const scroller = appStyle({ position: 'relative', overflowX: 'auto' })
export const table = appStyle({ inlineSize: '100%', borderCollapse: 'collapse' })
const headRule = {
  padding: space.sm,
  fontSize: size.label,
  fontWeight: 500,
  color: color.ink2,
  verticalAlign: 'bottom',
} as const
export const nameHead = appStyle({ ...headRule, textAlign: 'start' })
export const head = appStyle({ ...headRule, textAlign: 'end', whiteSpace: 'nowrap' })
const cellRule = {
  padding: space.sm,
  borderBlockStart: `1px solid ${color.line}`,
  fontWeight: 400,
  verticalAlign: 'top',
} as const
export const cell = appStyle({ ...cellRule, textAlign: 'start', minInlineSize: '12rem' })
export const figure = appStyle({ ...cellRule, textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
/** Beside buttons: names and figures stand on one line. */
export const mapCell = appStyle({
  ...cellRule,
  textAlign: 'start',
  minInlineSize: '14rem',
  verticalAlign: 'middle',
})
export const mapFigure = appStyle({ ...cellRule, textAlign: 'end', verticalAlign: 'middle' })
export const totalLine = appStyle({ fontWeight: 600, backgroundColor: color.neutralSoft })
/** How many marks lie where, as bars beside their figures. */
export const place = appStyle({
  blockSize: '14px',
  borderRadius: radius.small,
  backgroundColor: color.neutralSoft,
})
export const bar = appStyle({ blockSize: '100%', borderRadius: radius.small, backgroundColor: color.brand })
export const band = appStyle({ fontWeight: 400, textAlign: 'start', whiteSpace: 'nowrap' })
export const count = appStyle({
  paddingInline: space.md,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
})

const shareRule = {
  minBlockSize: '32px',
  minInlineSize: '72px',
  padding: `${space.xs} ${space.sm}`,
  border: '1px solid transparent',
  borderRadius: radius.small,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  cursor: 'pointer',
  color: color.ink,
  selectors: { '&:hover': { borderColor: color.line } },
} as const
/** A share of points that opens its people, the darker the ground the more there is to do. */
export const level = {
  low: appStyle({ ...shareRule, backgroundColor: color.badSoft }),
  middle: appStyle({ ...shareRule, backgroundColor: color.warnSoft }),
  high: appStyle({ ...shareRule, backgroundColor: color.okSoft }),
}
/** Out of too few papers to say anything. */
export const few = appStyle({ ...shareRule, backgroundColor: 'transparent', color: color.ink2 })
/** How far below the topmost a unit stands; what is deeper is drawn in no further. */
export const depths = [0, 1, 2, 3, 4].map((depth) => appStyle({ paddingInlineStart: `${depth * 20}px` }))
/** The place of the button that opens a unit, also where there is none to open. */
export const opener = appStyle({ flex: 'none', inlineSize: '40px' })
/** The name of a unit beside its opener; its further lines stand below its first one. */
export const unitName = appStyle({ display: 'flex', alignItems: 'center' })
