import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { media } from '@nhansu/ui/theme/media.ts'
import { appStyle } from '#web/app/app-style.ts'

const { color, layer, radius, size, space } = vars

/** Time, what is saved and the way to hand in: always in sight. */
export const bar = appStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space.sm,
  backgroundColor: color.bg,
  borderBlockEnd: `1px solid ${color.line}`,
})
/** What is saved takes the place that is left. */
export const saved = appStyle({ flex: '1 1 8rem', minWidth: 0 })
/** The question, and the board of numbers beside it; under it where there is no room. */
export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 17rem',
  gap: space.lg,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** As large as the taker wants it. */
export const sizes = {
  normal: appStyle({ fontSize: '1rem' }),
  large: appStyle({ zoom: 1.25 }),
  huge: appStyle({ zoom: 1.5 }),
} as const
/** The words of a question, with the lines in which they were written. */
export const content = appStyle({
  fontSize: '1.0625rem',
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
export const board = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))',
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
/** A number of the board: filled once answered, framed where one is. */
export const number = appStyle({
  position: 'relative',
  inlineSize: '100%',
  minBlockSize: '44px',
  border: `1px solid ${color.line2}`,
  borderRadius: radius.small,
  backgroundColor: color.surface,
  color: color.ink,
  font: 'inherit',
  fontSize: size.label,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&[data-answered]': { backgroundColor: color.brandSoft, borderColor: color.brand, fontWeight: 600 },
    '&[aria-current]': { outline: `2px solid ${color.brand}`, outlineOffset: '1px' },
    '&[data-marked]::after': {
      content: '"⚑"',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: '3px',
      fontSize: '11px',
      color: color.warn,
    },
  },
})
/** The way through the paper; on a narrow screen back and on stand side by side, and marking below them. */
export const turns = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.sm,
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
    },
  },
})
/** Marking, between the two or below them. */
export const marking = appStyle({
  '@media': { [media.phone]: { gridColumn: '1 / -1', gridRow: 2, justifySelf: 'center' } },
})
