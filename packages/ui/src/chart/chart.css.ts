import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle, kitVariants } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'
import { seriesVars } from './chart-theme.css.ts'

const { color, font, radius, size, space } = vars
const ground = { '@media': { [media.forcedColors]: { backgroundColor: 'Canvas' } } }

export const figure = kitStyle({
  ...ground,
  containerType: 'inline-size',
  // What is hidden from sight is placed in here, or it would widen the page.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  margin: 0,
  minWidth: 0,
})

export const head = kitStyle({ display: 'flex', alignItems: 'start', gap: space.sm })
export const words = kitStyle({ flexGrow: 1, minWidth: 0 })
export const summaryText = kitStyle({ color: color.ink2, fontSize: size.label })

export const parts = kitStyle({ display: 'flex', flexDirection: 'column', gap: space.md, minWidth: 0 })
/** Chart and table next to each other where there is room for both. */
export const besides = kitStyle({
  '@container': {
    '(min-width: 900px)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      alignItems: 'start',
      gap: space.xl,
    },
  },
})
export const picture = kitStyle({ display: 'flex', flexDirection: 'column', gap: space.sm, minWidth: 0 })

export const legend = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.lg}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: size.label,
})
export const legendItem = kitStyle({ display: 'inline-flex', alignItems: 'center', gap: space.sm })

export const stage = kitStyle({ overflowX: 'auto', minWidth: 0 })
export const drawing = kitStyle({
  display: 'block',
  backgroundColor: color.surface,
  fontFamily: font.text,
  userSelect: 'none',
  '@media': {
    [media.forcedColors]: { backgroundColor: 'Canvas' },
    [media.print]: { maxWidth: '100%', height: 'auto' },
  },
})

/** What is under the pointer or has focus, in words; its place is kept, so nothing moves. */
export const readout = kitStyle({ minHeight: '1.5em', fontSize: size.label, color: color.ink2 })

export const mark = kitStyle({ outline: 'none' })
export const opens = kitStyle({ cursor: 'pointer' })
export const ring = kitStyle({
  fill: 'none',
  stroke: 'none',
  strokeWidth: 2,
  pointerEvents: 'none',
  selectors: { [`${mark}:focus-visible > &`]: { stroke: color.ink } },
  '@media': {
    [media.forcedColors]: {
      selectors: { [`${mark}:focus-visible > &`]: { stroke: 'Highlight' } },
    },
  },
})

const forced = (fill: string) => ({ [media.forcedColors]: { fill } })
const toneRule = (place: number) => ({
  fill: seriesVars[place] ?? color.ink2,
  '@media': forced('CanvasText'),
})
/** The colour of each series, by its place. */
export const tones = kitVariants({
  0: toneRule(0),
  1: toneRule(1),
  2: toneRule(2),
  3: toneRule(3),
  4: toneRule(4),
  5: toneRule(5),
  6: toneRule(6),
  7: toneRule(7),
})
export const strokes = kitVariants({
  0: { stroke: seriesVars[0] ?? color.ink2 },
  1: { stroke: seriesVars[1] ?? color.ink2 },
  2: { stroke: seriesVars[2] ?? color.ink2 },
  3: { stroke: seriesVars[3] ?? color.ink2 },
  4: { stroke: seriesVars[4] ?? color.ink2 },
  5: { stroke: seriesVars[5] ?? color.ink2 },
  6: { stroke: seriesVars[6] ?? color.ink2 },
  7: { stroke: seriesVars[7] ?? color.ink2 },
})

/** Lines over a mark, in the colour of the ground. */
export const hatch = kitStyle({ pointerEvents: 'none' })
/** Two colours are told apart without lines; where there are none, the second has them too. */
export const hatchInForced = kitStyle({
  display: 'none',
  '@media': { [media.forcedColors]: { display: 'inline' } },
})
export const hatchLine = kitStyle({
  fill: 'none',
  stroke: color.surface,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
})

const inForced = (stroke: string) => ({ '@media': { [media.forcedColors]: { stroke } } })
export const lines = kitVariants({
  grid: { fill: 'none', stroke: color.line, strokeWidth: 1, ...inForced('GrayText') },
  base: { fill: 'none', stroke: color.line2, strokeWidth: 1, ...inForced('CanvasText') },
  plan: { fill: 'none', stroke: color.ink, strokeWidth: 2.5, ...inForced('Highlight') },
  join: {
    fill: 'none',
    stroke: color.line2,
    strokeWidth: 1,
    strokeDasharray: '3 3',
    ...inForced('CanvasText'),
  },
  series: { fill: 'none', strokeWidth: 2, ...inForced('CanvasText') },
})

const text = { fontSize: '12px', '@media': { [media.forcedColors]: { fill: 'CanvasText' } } }
export const texts = kitVariants({
  axis: { ...text, fill: color.ink2 },
  figure: { ...text, fill: color.ink, fontFamily: font.figures },
})

export const tableHolder = kitStyle({
  position: 'relative',
  overflowX: 'auto',
  minWidth: 0,
  selectors: { '&:focus-visible': { outline: `2px solid ${color.brand}`, borderRadius: radius.small } },
})
export const table = kitStyle({ width: '100%', borderCollapse: 'collapse', fontSize: size.rowText })
export const cell = kitStyle({
  padding: `${space.xs} ${space.sm}`,
  borderBlockEnd: `1px solid ${color.line}`,
  fontFamily: font.figures,
  textAlign: 'end',
  whiteSpace: 'nowrap',
})
export const headCell = kitStyle({
  padding: `${space.xs} ${space.sm}`,
  color: color.ink2,
  fontWeight: 500,
  textAlign: 'end',
})
export const nameCell = kitStyle({
  padding: `${space.xs} ${space.sm}`,
  borderBlockEnd: `1px solid ${color.line}`,
  fontWeight: 400,
  textAlign: 'start',
})
export const nameHead = kitStyle({ textAlign: 'start' })
