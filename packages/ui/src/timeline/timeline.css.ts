import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle, kitVariants } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const { color, radius, size, space } = vars

export const list = kitStyle({ display: 'grid' })

/** The rail with its dots stands left of the words; a line joins each dot to the next. */
export const event = kitStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '12px minmax(0, 1fr)',
  columnGap: space.lg,
  paddingBlockEnd: space.xl,
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: '18px -4px',
      insetInlineStart: '5px',
      width: '2px',
      backgroundColor: color.line,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:not(:last-child)::before': { backgroundColor: 'CanvasText' } },
    },
  },
})

const dot = kitStyle({
  width: '12px',
  height: '12px',
  marginBlockStart: '4px',
  borderRadius: radius.round,
  border: '2px solid transparent',
})

export const dots = kitVariants({
  current: { backgroundColor: color.brand, borderColor: color.brand },
  past: { backgroundColor: color.surface, borderColor: color.brand },
  other: { backgroundColor: color.surface, borderColor: color.line2 },
  gap: { borderColor: color.line2, borderStyle: 'dashed' },
})

export const place = dot

export const words = kitStyle({ minWidth: 0, display: 'grid', gap: '2px' })
export const period = kitStyle({ fontSize: size.hint, color: color.ink3 })
export const head = kitStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm })
export const title = kitStyle({ fontWeight: 500, color: color.ink, overflowWrap: 'anywhere' })
export const line = kitStyle({ color: color.ink2, overflowWrap: 'anywhere' })
