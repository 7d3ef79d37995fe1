import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const { color, frame, layer, motion, radius, size, space } = vars

export const bar = kitStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.bar,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  minHeight: frame.topBar,
  paddingInline: space.xl,
  backgroundColor: color.surface,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    [media.phone]: { paddingInline: space.md, gap: space.sm },
    [media.print]: { display: 'none' },
  },
})

const slot = { display: 'flex', alignItems: 'center', gap: space.md }

export const start = kitStyle({ ...slot, minWidth: 0, flex: '1 1 auto' })
export const end = kitStyle({ ...slot, flexShrink: 0, '@media': { [media.phone]: { gap: space.sm } } })

export const onlyNarrow = kitStyle({ display: 'flex', '@media': { [media.wide]: { display: 'none' } } })

export const search = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  width: '240px',
  minHeight: size.control,
  paddingInline: '11px',
  border: `1px solid ${color.lineQuiet}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  color: color.ink3,
  fontSize: size.body,
  textAlign: 'start',
  transition: `background-color ${motion.fast} ${motion.easing}`,
  ':hover': { backgroundColor: color.hover },
  '@media': {
    // Where the reader is matters more than the words of a search that its icon says as well.
    [media.tablet]: {
      width: size.control,
      justifyContent: 'center',
      paddingInline: 0,
      borderColor: 'transparent',
    },
  },
})

// The icon says it; a screen reader still hears the words.
const onlyHeard = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

export const searchWords = kitStyle({
  flex: '1 1 auto',
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: onlyHeard },
})

export const keys = kitStyle({
  paddingInline: '5px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  fontFamily: 'inherit',
  fontSize: '0.6875rem',
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { display: 'none' } },
})

export const selectorWords = kitStyle({
  maxWidth: '220px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: onlyHeard },
})

export const chevrons = kitStyle({
  display: 'flex',
  color: color.ink3,
  '@media': { [media.phone]: { display: 'none' } },
})

// Over the corner of its icon, where a number of two figures still leaves the icon to be seen.
export const waiting = kitStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: '50%',
  minWidth: '18px',
  paddingInline: '4px',
  borderRadius: radius.round,
  backgroundColor: color.bad,
  color: color.onBad,
  fontSize: '0.6875rem',
  fontWeight: 600,
  lineHeight: '18px',
  textAlign: 'center',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})

export const user = kitStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.round,
  '@media': { [media.touched]: { minWidth: '44px', minHeight: '44px' } },
})

export const userHead = kitStyle({
  paddingInline: space.sm,
  paddingBlock: '6px',
  fontSize: size.body,
  fontWeight: 500,
})

export const userDetail = kitStyle({
  display: 'block',
  fontSize: size.hint,
  fontWeight: 400,
  color: color.ink3,
})
