import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const { color, motion, radius, size, space } = vars

const frame = {
  width: '100%',
  minWidth: 0,
  minHeight: size.control,
  color: color.ink,
  backgroundColor: color.surface,
  border: `1px solid ${color.line2}`,
  borderRadius: radius.control,
  fontSize: size.body,
  lineHeight: 1.5,
  transition: `border-color ${motion.fast} ${motion.easing}`,
}
const text = { paddingInline: space.md, paddingBlock: '4px' }
const ring = { outline: `2px solid ${color.brand}`, outlineOffset: '-1px', borderColor: color.brand }
const wrong = { borderColor: color.bad }
// Nothing can be typed here, so the strong border of a control would promise too much.
const readOnly = { backgroundColor: color.surface2, borderColor: color.line }
// Paler, and still legible: what stands here may be what somebody needs to read.
const disabled = {
  cursor: 'not-allowed',
  color: color.ink3,
  backgroundColor: color.neutralSoft,
  borderColor: color.line,
}
// 44 px to hit, and 16 px text so that a phone does not zoom into the field.
const coarse = { [media.coarse]: { minHeight: '44px', fontSize: '16px' } }
// Where the reader's own colours stand, paleness is gone: the system has a colour for what cannot be used.
const unusable = { color: 'GrayText', borderColor: 'GrayText' }

/** The box that every control shows: border, focus, error, read-only, disabled. */
export const control = kitStyle({
  ...frame,
  ...text,
  selectors: {
    '&::placeholder': { color: color.ink3, opacity: 1 },
    '&:read-only:not(select, button, :disabled), &[aria-readonly="true"]': readOnly,
    '&[aria-invalid="true"]': wrong,
    '&:focus-visible': ring,
    '&:disabled, &[data-disabled]': disabled,
  },
  '@media': {
    ...coarse,
    [media.forcedColors]: { selectors: { '&:disabled, &[data-disabled]': unusable } },
  },
})

/** The same box around an input and what stands beside it: a unit, a button, chips. */
export const shell = kitStyle({
  ...frame,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  selectors: {
    '&:has(input:read-only:not(:disabled, [type="hidden"]))': readOnly,
    '&:has(input[aria-invalid="true"])': wrong,
    '&:has(input:focus-visible)': ring,
    '&:has(input:disabled)': disabled,
  },
  '@media': { ...coarse, [media.forcedColors]: { selectors: { '&:has(input:disabled)': unusable } } },
})

/** The input inside a `shell`: the shell draws what it would draw itself. */
export const bare = kitStyle({
  ...text,
  flex: '1 1 6ch',
  alignSelf: 'stretch',
  width: 0,
  minWidth: 0,
  background: 'transparent',
  border: 0,
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: color.ink3, opacity: 1 },
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { cursor: 'not-allowed' },
  },
})

/** Words beside the input: a unit, what was understood. */
export const beside = kitStyle({
  flex: '0 1 auto',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  paddingInlineEnd: space.md,
  color: color.ink3,
  fontSize: size.label,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
})

/** A small button at the end of a control. */
export const inner = kitStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  minWidth: '30px',
  margin: '2px',
  borderRadius: radius.small,
  color: color.ink2,
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: color.neutralSoft, color: color.ink },
    '&:disabled': { cursor: 'not-allowed', color: color.ink3 },
  },
  '@media': { [media.coarse]: { minWidth: '40px' } },
})
