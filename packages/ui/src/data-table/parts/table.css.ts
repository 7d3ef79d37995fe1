import { createVar, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle, kitVariants } from '#ui/theme/kit-style.ts'
import { layers } from '#ui/theme/layers.css.ts'
import { media } from '#ui/theme/media.ts'

const { color, layer, motion, size } = vars

/** How far columns without a width of the reader's grow to fill the place; set by `useColumnFit`. */
export const grow = createVar()
/** How much of what columns can spare they give: 1 when they give all of the first turn, 2 of the second; set by `useColumnFit`. */
export const give = createVar()
/** What a row stands on: cells that stay while others scroll need an opaque ground of the row's own colour. */
export const ground = createVar()
/** How far from its edge of the table a cell stays. */
export const stayAt = createVar()
/** Pixels that pinned columns cover at either side; set by `useColumnFit`. */
export const coveredStart = createVar()
export const coveredEnd = createVar()

export const area = kitStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minHeight: 0,
  vars: { [coveredStart]: '0px', [coveredEnd]: '0px' },
})

export const scroll = kitStyle({
  overflow: 'auto',
  // What gets focus must not come to stand under the head or a pinned column (WCAG 2.4.11).
  scrollPaddingBlockStart: '41px',
  scrollPaddingInlineStart: coveredStart,
  scrollPaddingInlineEnd: coveredEnd,
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  minHeight: 0,
  borderBlockStart: `1px solid ${color.line}`,
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': { [media.print]: { overflow: 'visible', borderBlockStart: 0 } },
})

// The veil lies over the rows instead of fading them: text keeps its contrast in the eyes of forced colours and print,
// and 100 rows need no new painting. It comes late, so that quick answers do not flicker.
export const veil = kitStyle({
  position: 'absolute',
  inset: 0,
  // The head says what is asked for, which has not changed.
  insetBlockStart: '41px',
  zIndex: layer.sticky,
  backgroundColor: color.surface,
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${motion.fast} linear`,
  selectors: { '[data-stale] > &': { opacity: 0.5, transitionDelay: '150ms' } },
})

const shadow = {
  position: 'absolute',
  insetBlock: 0,
  zIndex: layer.sticky,
  width: '10px',
  pointerEvents: 'none',
  opacity: 0,
  '@media': { [`${media.print}, ${media.forcedColors}`]: { display: 'none' } },
} as const
const dark = `color-mix(in srgb, ${color.overlay} 40%, transparent)`
/** Columns that are out of view cast a shadow at their side, inside of what stays. */
export const hides = kitVariants({
  start: {
    ...shadow,
    insetInlineStart: coveredStart,
    backgroundImage: `linear-gradient(to right, ${dark}, transparent)`,
    selectors: { '[data-hides-start] > &': { opacity: 1 } },
  },
  end: {
    ...shadow,
    insetInlineEnd: coveredEnd,
    backgroundImage: `linear-gradient(to left, ${dark}, transparent)`,
    selectors: { '[data-hides-end] > &': { opacity: 1 } },
  },
})

export const table = kitStyle({
  tableLayout: 'fixed',
  width: '100%',
  fontSize: size.rowText,
  vars: { [grow]: '1', [give]: '0' },
  '@media': {
    [media.print]: { tableLayout: 'auto', minWidth: '0 !important', fontSize: '9pt' },
  },
})

// The row has the ground, not each of its cells: a hundred rows have more than a thousand of them.
export const row = kitStyle({
  vars: { [ground]: color.surface },
  selectors: {
    '&:hover': { backgroundColor: color.hover, vars: { [ground]: color.hover } },
    '&[data-selected]': { backgroundColor: color.brandSoft, vars: { [ground]: color.brandSoft } },
  },
  // On paper nothing is chosen or pointed at.
  '@media': {
    [media.print]: {
      breakInside: 'avoid',
      selectors: { '&:hover, &[data-selected]': { backgroundColor: 'transparent' } },
    },
  },
})

export const cell = kitStyle({
  height: size.row,
  paddingInline: size.rowPadding,
  paddingBlock: '4px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    [media.print]: { height: 'auto', whiteSpace: 'normal', overflow: 'visible' },
    // An outline of the row would end where its pinned cells lie over it.
    [media.forcedColors]: { selectors: { '[data-selected] > &': { borderBlockEnd: '2px solid Highlight' } } },
  },
})

export const aligns = kitVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
})

/** Codes and dates stand back: names and states are what a reader looks for. */
export const quiet = kitStyle({ color: color.ink2 })

export const figures = kitStyle({
  fontFamily: vars.font.figures,
  fontVariantNumeric: 'tabular-nums',
  // A date on three lines is none.
  '@media': { [media.print]: { whiteSpace: 'nowrap' } },
})

// Nobody can hover over paper: what a cell's own parts cut on the screen wraps there.
globalStyle(`${cell} *`, {
  '@layer': { [layers.kit]: { '@media': { [media.print]: { whiteSpace: 'normal !important' } } } },
})

// Staying costs the browser work for every cell, so cells stay only in a table that scrolls sideways; pinned columns
// only where they leave the others room to scroll in.
const stays = { position: 'sticky', zIndex: 1, backgroundColor: ground } as const
const staying = (when: string) =>
  kitVariants({
    left: { selectors: { [`${when} &`]: { ...stays, left: stayAt } } },
    right: { selectors: { [`${when} &`]: { ...stays, right: stayAt } } },
  })
export const edgeCells = staying('[data-scrolls]')
export const pinnedCells = staying('[data-pins]')

// What stays is in view wherever the table stands, under the room that others keep free of it: moved out of that room
// for the browser's sums, its focus scrolls nothing.
const inView = (name: string, margins: GlobalStyleRule) =>
  globalStyle(`${name} :is(a, button, input)`, { '@layer': { [layers.kit]: margins } })
const away = (covered: string) => `calc(-1 * ${covered})`
for (const places of [edgeCells, pinnedCells]) {
  inView(places.left, { scrollMarginInline: `${away(coveredStart)} ${coveredStart}` })
  inView(places.right, { scrollMarginInline: `${coveredEnd} ${away(coveredEnd)}` })
}

export const pinEdge = kitVariants({
  left: { selectors: { '[data-pins] &': { borderInlineEnd: `1px solid ${color.line}` } } },
  right: { selectors: { '[data-pins] &': { borderInlineStart: `1px solid ${color.line}` } } },
})

/** Boxes, expanders and menus: on paper they are only in the way. */
export const toolColumn = kitStyle({ '@media': { [media.print]: { display: 'none' } } })
export const tool = kitStyle([toolColumn, { overflow: 'visible', textAlign: 'center', paddingInline: 0 }])

export const detail = kitStyle({
  padding: size.cardPadding,
  backgroundColor: color.surface2,
  borderBlockEnd: `1px solid ${color.line}`,
})
// The details keep to what is in view when the table scrolls sideways.
export const detailFrame = kitStyle({
  position: 'sticky',
  insetInlineStart: size.cardPadding,
  maxWidth: 'calc(100cqw - 40px)',
})

export const message = kitStyle({ position: 'sticky', insetInlineStart: 0 })
