import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const { color, motion, radius, size, space } = vars

export const frame = kitStyle({ display: 'flex', alignItems: 'center', gap: space.xs, minWidth: 0 })

export const list = kitStyle({
  display: 'flex',
  flex: '1 1 auto',
  minWidth: 0,
  gap: space.sm,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  // A line drawn inside, so that the mark of the chosen tab covers it.
  boxShadow: `inset 0 -1px ${color.line}`,
  selectors: {
    // More tabs follow.
    '&[data-cut]': {
      paddingInlineEnd: '32px',
      maskImage: 'linear-gradient(to right, #000 calc(100% - 32px), transparent)',
    },
  },
})

export const tab = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.sm,
  flexShrink: 0,
  minHeight: '40px',
  // Room between the words and the ring around them.
  paddingInline: space.sm,
  borderRadius: `${radius.small} ${radius.small} 0 0`,
  borderBlockEnd: '2px solid transparent',
  color: color.ink2,
  fontSize: size.body,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  transition: `color ${motion.fast} ${motion.easing}, border-color ${motion.fast} ${motion.easing}`,
  selectors: {
    '&:hover:not(:disabled)': { color: color.ink },
    '&[data-state="active"]': { color: color.brandInk, borderBlockEndColor: color.brand },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
  },
  ':focus-visible': { outlineOffset: '-2px', borderRadius: radius.control },
  '@media': {
    // A transparent line would show like any other.
    [media.forcedColors]: {
      borderBlockEndColor: 'Canvas',
      selectors: { '&[data-state="active"]': { borderBlockEnd: '3px solid Highlight' } },
    },
  },
})

export const panel = kitStyle({
  marginBlockStart: space.lg,
  borderRadius: radius.control,
  ':focus-visible': { outlineOffset: '4px' },
})
