import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle, kitVariants } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const { color, radius, size, space } = vars

export const list = kitStyle({ display: 'flex', gap: space.md })

export const step = kitStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.md,
  minWidth: 0,
  flex: '1 1 0',
  selectors: { '&:last-child': { flex: '0 1 auto', maxWidth: '30%' } },
  '@media': {
    [media.phone]: {
      flex: '0 0 auto',
      selectors: {
        '&:last-child': { flex: '0 0 auto', maxWidth: 'none' },
        '&[aria-current="step"]': { flex: '1 1 0' },
      },
    },
  },
})

export const mark = kitStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '26px',
  height: '26px',
  border: '1px solid transparent',
  borderRadius: radius.round,
  fontSize: size.hint,
  fontWeight: 600,
  '@media': {
    [media.forcedColors]: {
      selectors: { '[aria-current="step"] &': { outline: '2px solid Highlight', outlineOffset: '1px' } },
    },
  },
})

export const marks = kitVariants({
  done: { backgroundColor: color.brandSoft, color: color.brandInk },
  current: { backgroundColor: color.brand, color: color.onBrand },
  failed: { backgroundColor: color.badSoft, color: color.bad },
  coming: { borderColor: color.line2, color: color.ink3 },
})

export const words = kitStyle({
  display: 'block',
  minWidth: 0,
  paddingBlockStart: '2px',
  fontSize: size.body,
  color: color.ink2,
  textAlign: 'start',
  selectors: { '[aria-current="step"] &': { color: color.ink, fontWeight: 500 } },
  '@media': {
    // On a phone only the current step has room for its words; a screen reader still hears the others.
    [media.phone]: {
      selectors: {
        'li:not([aria-current="step"]) &': {
          position: 'absolute',
          width: '1px',
          height: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
})

export const hint = kitStyle({ display: 'block', fontSize: size.hint, fontWeight: 400, color: color.ink3 })

export const inside = kitStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.sm,
  minWidth: 0,
  borderRadius: radius.control,
})

export const reachable = kitStyle({ ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } })

export const line = kitStyle({
  flex: '1 1 12px',
  minWidth: '12px',
  height: '1px',
  marginBlockStart: '13px',
  backgroundColor: color.line,
  '@media': {
    [media.phone]: { display: 'none' },
    [media.forcedColors]: { backgroundColor: 'CanvasText' },
  },
})
