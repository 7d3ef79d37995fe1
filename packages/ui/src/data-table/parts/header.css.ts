import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'
import { ground } from './table.css.ts'

const { color, layer, motion, radius, size, space } = vars

export const head = kitStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.sticky,
  vars: { [ground]: color.surface2 },
  '@media': { [media.print]: { position: 'static' } },
})

export const headCell = kitStyle({
  position: 'relative',
  height: '40px',
  paddingInlineStart: size.rowPadding,
  // Kept free for the column's menu, which must not cover the filter when it shows.
  paddingInlineEnd: '26px',
  backgroundColor: color.surface2,
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: size.label,
  fontWeight: 500,
  color: color.ink2,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-dragged]': { opacity: 0.5 },
    '&[data-drop]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      width: '2px',
      backgroundColor: color.brand,
    },
    '&[data-drop="before"]::before': { insetInlineStart: 0 },
    '&[data-drop="after"]::before': { insetInlineEnd: 0 },
  },
  '@media': {
    [media.print]: {
      height: 'auto',
      whiteSpace: 'normal',
      fontSize: '9pt',
      paddingInlineEnd: size.rowPadding,
    },
    [media.forcedColors]: { selectors: { '&[data-drop]::before': { backgroundColor: 'Highlight' } } },
  },
})

/** Its menu's place closes where columns give room; the distance to its neighbour stays. */
export const headCellGives = kitStyle({
  paddingInlineEnd: '4px',
  '@media': { [media.print]: { paddingInlineEnd: size.rowPadding } },
})
export const headTool = kitStyle([headCell, { paddingInline: 0, textAlign: 'center' }])

/** A name over several heads. */
export const groupCell = kitStyle([
  headCell,
  {
    height: '32px',
    paddingInlineEnd: size.rowPadding,
    textAlign: 'center',
    borderInline: `1px solid ${color.line}`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
])

export const headInside = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minWidth: 0,
})
/** The menu's place, which goes before anything of the name does. */
export const headInsideGives = kitStyle({
  '::after': { content: '', flex: '0 9999 22px', minWidth: 0, marginInlineStart: `calc(-1 * ${space.xs})` },
  '@media': { [media.print]: { '::after': { display: 'none' } } },
})
/** The name stands over its figures, its tools before it. */
export const headEnd = kitStyle({ flexDirection: 'row-reverse' })
/** The menu's place is at the other side there. */
export const headCellEnd = kitStyle({
  paddingInlineStart: '26px',
  paddingInlineEnd: size.rowPadding,
  '@media': { [media.print]: { paddingInlineStart: size.rowPadding, textAlign: 'end' } },
})

export const label = kitStyle({
  order: -2,
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minWidth: 0,
  minHeight: '28px',
  borderRadius: radius.small,
  fontWeight: 'inherit',
  textAlign: 'start',
})
/** Where the menu is on the way of the keys; what is seen of it stands at the edge of the head, or before the filter. */
export const menuPlace = kitStyle({
  order: -1,
  alignSelf: 'stretch',
  width: 0,
  marginInlineEnd: `calc(-1 * ${space.xs})`,
  selectors: { [`[data-gives] ${headCellGives} &`]: { position: 'relative' } },
  '@media': { [media.print]: { display: 'none' } },
})
export const sortable = kitStyle({ ':hover': { color: color.ink } })
export const labelText = kitStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  paddingBlock: '0.15em',
})
/** Words that may stand in several lines, over figures at the side of these. */
export const labelWraps = kitStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  whiteSpace: 'normal',
  overflowWrap: 'break-word',
  lineHeight: 1.3,
  // A fourth line would show in it.
  paddingBlockEnd: 0,
  selectors: { [`${headCellEnd} &`]: { textAlign: 'end' } },
})
/** A column that sorts or filters now says so by weight and colour, and in words for readers. */
export const active = kitStyle({ color: color.ink, fontWeight: 600 })

export const tool = kitStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '24px',
  height: '28px',
  borderRadius: radius.small,
  color: color.ink3,
  transition: `background-color ${motion.fast} ${motion.easing}`,
  ':hover': { backgroundColor: color.neutralSoft, color: color.ink },
  selectors: {
    '&[aria-expanded="true"]': { backgroundColor: color.brandSoft, color: color.brandInk },
  },
  '@media': { [media.print]: { display: 'none' } },
})

// Twelve columns with a third button each would be loud: it shows when the column is looked at.
export const menuTool = kitStyle({
  position: 'absolute',
  insetInlineEnd: '2px',
  insetBlockStart: '6px',
  backgroundColor: color.surface2,
  opacity: 0,
  '@media': { [media.coarse]: { opacity: 1 } },
  selectors: {
    [`${headCell}:hover &, ${headCell}:focus-within &, &[aria-expanded="true"]`]: { opacity: 1 },
    [`${headCellEnd} &`]: { insetInlineEnd: 'auto', insetInlineStart: '2px' },
    // Once its place is given away it shows over the end of the name: the filter stays where it is.
    [`[data-gives] ${headCellGives} &`]: { insetInlineEnd: 0, insetBlockStart: 0 },
  },
})

export const sorted = kitStyle({
  opacity: 1,
  display: 'inline-flex',
  justifyContent: 'center',
  color: color.ink,
})
/** Its place among several sorted columns. */
export const place = kitStyle({ fontSize: size.hint, fontWeight: 600, fontVariantNumeric: 'tabular-nums' })

export const resizer = kitStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '-5px',
  width: '9px',
  zIndex: 1,
  cursor: 'col-resize',
  touchAction: 'none',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: '8px',
    insetInlineStart: 'calc(50% - 0.5px)',
    width: '1px',
    backgroundColor: color.line,
    opacity: 0,
  },
  selectors: {
    // Edges show when the head is looked at, one that can be taken hold of shows more.
    [`${head}:hover &::after`]: { opacity: 1 },
    // Past the last edge there is nothing, and what hangs over it would make the table scroll.
    [`${headCell}:last-child > &`]: { insetInlineEnd: 0 },
    '&:hover::after, &:focus::after, &[data-dragged]::after': {
      opacity: 1,
      width: '2px',
      insetBlock: 0,
      backgroundColor: color.brand,
    },
    '&:focus': { outline: 'none' },
  },
  '@media': {
    [media.print]: { display: 'none' },
    // A finger is wider than an edge.
    [media.coarse]: { width: '24px', insetInlineEnd: '-12px' },
    [media.forcedColors]: {
      selectors: {
        '&:hover::after, &:focus::after, &[data-dragged]::after': { backgroundColor: 'Highlight' },
      },
    },
  },
})
