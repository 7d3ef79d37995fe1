import { globalStyle } from '@vanilla-extract/css'
import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'
import { layers } from '#ui/theme/layers.css.ts'
import { media } from '#ui/theme/media.ts'

const { color, size, space } = vars

export const area = kitStyle({ position: 'relative', borderBlockStart: `1px solid ${color.line}` })

export const card = kitStyle({
  display: 'flex',
  gap: space.sm,
  paddingBlock: space.md,
  paddingInline: '14px',
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: { '&[data-selected]': { backgroundColor: color.brandSoft } },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})

export const inside = kitStyle({ flex: 1, minWidth: 0 })

export const headLine = kitStyle({ display: 'flex', alignItems: 'flex-start', gap: space.sm })

export const top = kitStyle({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.md,
  minHeight: '28px',
  fontSize: size.body,
  fontWeight: 500,
})

export const title = kitStyle({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
/** Keeps its place at the top right, however long the title is. */
export const aside = kitStyle({ flexShrink: 0, maxWidth: '50%', overflowWrap: 'anywhere' })

export const fields = kitStyle({
  display: 'grid',
  // However long a term is, it leaves its value a third of the card.
  gridTemplateColumns: 'fit-content(66%) 1fr',
  // A value that can be pressed is taller than its term.
  alignItems: 'baseline',
  columnGap: space.md,
  rowGap: '2px',
  marginBlockStart: space.xs,
  fontSize: size.label,
})
export const term = kitStyle({ color: color.ink3 })
export const value = kitStyle({ minWidth: 0, overflowWrap: 'anywhere' })
export const wholeValue = kitStyle({ whiteSpace: 'nowrap' })
/** The words of the button stand under the fields, not its edge. */
export const opener = kitStyle({ marginInlineStart: '-12px' })

// A finger cannot hover: what a cell's own parts cut in the table wraps on a card.
globalStyle(`${top} *, ${value} *`, {
  '@layer': { [layers.kit]: { whiteSpace: 'normal !important' } },
})

export const choosePage = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  paddingInline: '14px',
  paddingBlock: space.sm,
  fontSize: size.label,
  color: color.ink2,
  backgroundColor: color.surface2,
  borderBlockEnd: `1px solid ${color.line}`,
})
export const detail = kitStyle({ marginBlockStart: space.md })
