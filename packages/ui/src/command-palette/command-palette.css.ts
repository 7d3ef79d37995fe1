import { content as dialogContent } from '#ui/dialog/dialog.css.ts'
import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const { color, radius, size, space } = vars

export const surface = kitStyle([
  dialogContent,
  {
    // Hits come and go under the words typed, which stay where they are.
    marginBlockStart: 'min(12dvh, 120px)',
    width: '600px',
    maxHeight: 'min(560px, 76dvh)',
    '@media': {
      [media.phone]: {
        inset: '0 0 auto 0',
        marginBlockStart: 0,
        width: '100%',
        maxHeight: '100dvh',
        borderRadius: 0,
      },
    },
  },
])

export const inputRow = kitStyle({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: space.md,
  minHeight: '52px',
  paddingInline: space.lg,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.ink3,
})

export const input = kitStyle({
  flex: '1 1 auto',
  minWidth: 0,
  paddingBlock: space.md,
  border: 0,
  backgroundColor: 'transparent',
  color: color.ink,
  fontSize: '1rem',
  outline: 'none',
})

export const results = kitStyle({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  paddingInline: space.sm,
  selectors: { '&:not(:empty)': { paddingBlock: space.sm } },
})

export const heading = kitStyle({
  display: 'block',
  paddingInline: '10px',
  paddingBlock: `${space.sm} ${space.xs}`,
  fontSize: size.hint,
  fontWeight: 500,
  color: color.ink3,
})

export const hit = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '11px',
  minHeight: size.control,
  paddingInline: '10px',
  paddingBlock: '6px',
  borderRadius: radius.control,
  color: color.ink,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { backgroundColor: color.brandSoft, color: color.brandInk },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } } },
    [media.phone]: { flexWrap: 'wrap' },
  },
})

export const hitLabel = kitStyle({ minWidth: 0, flex: '1 1 0' })
export const hitHint = kitStyle({
  flexShrink: 0,
  maxWidth: '45%',
  fontSize: size.label,
  color: color.ink2,
  textAlign: 'end',
  '@media': {
    [media.phone]: { flexBasis: '100%', maxWidth: '100%', textAlign: 'start', marginBlockStart: '-6px' },
  },
  selectors: { 'svg ~ &': { '@media': { [media.phone]: { paddingInlineStart: '27px' } } } },
})

export const message = kitStyle({
  paddingInline: space.lg,
  paddingBlock: space.xl,
  color: color.ink2,
  textAlign: 'center',
})

export const foot = kitStyle({
  display: 'flex',
  flexShrink: 0,
  gap: space.lg,
  paddingInline: space.lg,
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: size.hint,
  color: color.ink3,
  '@media': { [media.coarse]: { display: 'none' }, [media.phone]: { display: 'none' } },
})

export const key = kitStyle({
  marginInlineEnd: space.xs,
  paddingInline: '5px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  fontFamily: 'inherit',
})
