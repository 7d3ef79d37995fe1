import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle, kitVariants } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const { color, motion, radius, size, space } = vars

export const button = kitStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.sm,
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontWeight: 500,
  lineHeight: 1.5,
  textAlign: 'center',
  textDecoration: 'none',
  userSelect: 'none',
  transition: `background-color ${motion.fast} ${motion.easing}, border-color ${motion.fast} ${motion.easing}`,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.55 },
    // Work in progress is not a refusal: it keeps its colour.
    '&[aria-busy="true"]': { cursor: 'progress', opacity: 1 },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'ButtonText',
      selectors: { '&:disabled': { borderColor: 'GrayText' } },
    },
  },
})

const usable = '&:not(:disabled):not([aria-disabled="true"]):hover'

export const tones = kitVariants({
  primary: {
    backgroundColor: color.brand,
    color: color.onBrand,
    selectors: { [usable]: { backgroundColor: color.brandHover } },
  },
  neutral: {
    backgroundColor: color.surface,
    borderColor: color.line2,
    color: color.ink,
    selectors: { [usable]: { backgroundColor: color.hover } },
  },
  quiet: {
    color: color.ink2,
    selectors: { [usable]: { backgroundColor: color.neutralSoft, color: color.ink } },
  },
  danger: {
    backgroundColor: color.bad,
    color: color.onBad,
    selectors: { [usable]: { backgroundColor: color.badHover } },
  },
})

export const sizes = kitVariants({
  small: {
    minHeight: size.controlSmall,
    paddingInline: space.md,
    paddingBlock: '2px',
    fontSize: size.label,
  },
  medium: { minHeight: size.control, paddingInline: '14px', paddingBlock: '4px', fontSize: size.body },
  large: { minHeight: size.controlLarge, paddingInline: '20px', paddingBlock: '8px', fontSize: '1rem' },
})

export const square = kitVariants({
  small: { width: size.controlSmall, paddingInline: 0 },
  medium: { width: size.control, paddingInline: 0 },
  large: { width: size.controlLarge, paddingInline: 0 },
})

export const fullWidth = kitStyle({ width: '100%' })

// The words keep their place while the spinner covers them, so that the button does not change its width.
export const covered = kitStyle({ opacity: 0 })
export const cover = kitStyle({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' })
