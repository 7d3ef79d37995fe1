import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const { color, motion, radius, size, space } = vars

export const zone = kitStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  padding: space.md,
  color: color.ink2,
  backgroundColor: color.surface,
  border: `1px dashed ${color.line2}`,
  borderRadius: radius.control,
  fontSize: size.body,
  lineHeight: 1.5,
  cursor: 'pointer',
  transition: `background-color ${motion.fast} ${motion.easing}, border-color ${motion.fast} ${motion.easing}`,
  selectors: {
    '&:hover, &[data-over="true"]': { backgroundColor: color.brandSoft, borderColor: color.brand },
    '&:has(:focus-visible)': { outline: `2px solid ${color.brand}`, outlineOffset: '1px' },
    '&:has([aria-invalid="true"])': { borderColor: color.bad },
    '&:has(:disabled)': {
      color: color.ink3,
      backgroundColor: color.neutralSoft,
      borderColor: color.line,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.coarse]: { minHeight: '56px', fontSize: '16px' },
    [media.forcedColors]: {
      selectors: { '&:has(:disabled)': { color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
})

/** Icons and rings stand under each other. */
export const sign = kitStyle({ flex: 'none', display: 'grid', placeItems: 'center', width: '24px' })

export const failedSign = kitStyle([sign, { color: color.bad }])

/** Fingers drag no files. */
export const forMouse = kitStyle({ '@media': { '(hover: none)': { display: 'none' } } })

/** Lies over the zone: reached by Tab, opened by a press anywhere, never seen. */
export const input = kitStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'inherit',
})

export const choose = kitStyle({
  color: color.brand,
  fontWeight: 500,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  selectors: { ':disabled ~ * &': { color: 'inherit', textDecoration: 'none' } },
})

export const zoneWords = kitStyle({ display: 'flex', flexDirection: 'column', minWidth: 0 })

export const rules = kitStyle({ color: color.ink3, fontSize: size.hint, lineHeight: 1.5 })

export const list = kitStyle({ display: 'flex', flexDirection: 'column', paddingTop: space.xs })

export const row = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minHeight: size.control,
  paddingBlock: '6px',
  paddingInlineStart: space.md,
  borderBottom: `1px solid ${color.line}`,
  fontSize: size.body,
  lineHeight: 1.5,
  selectors: { '&:last-child': { borderBottom: 0 } },
})

export const about = kitStyle({ flex: '1 1 auto', display: 'flex', flexDirection: 'column', minWidth: 0 })

export const name = kitStyle({ overflowWrap: 'anywhere', color: color.ink })

export const opener = kitStyle([
  name,
  { color: color.brand, textDecoration: 'underline', textUnderlineOffset: '3px' },
])

export const failure = kitStyle({ color: color.bad, fontSize: size.hint, lineHeight: 1.5 })

export const problems = kitStyle({ display: 'flex', flexDirection: 'column', gap: '2px' })
