import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const { color, radius, size, space } = vars

export const row = kitStyle({ display: 'flex', alignItems: 'flex-start', gap: space.sm, minWidth: 0 })

export const body = kitStyle({ display: 'flex', flexDirection: 'column', minWidth: 0 })

export const words = kitStyle({
  fontSize: size.body,
  lineHeight: 1.5,
  cursor: 'pointer',
  selectors: { ':disabled + * > &': { cursor: 'not-allowed' } },
  // On a phone the whole line is the target.
  '@media': { [media.coarse]: { paddingBlock: '10px', fontSize: '16px' } },
})

/** What boxes, radios and switches share: a native input drawn anew. */
export const box = kitStyle({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: '16px',
  height: '16px',
  marginBlock: '2.5px',
  cursor: 'pointer',
  color: color.onBrand,
  backgroundColor: color.surface,
  border: `1px solid ${color.line2}`,
  selectors: {
    // The target is 26 px even though the drawing is 16.
    '&::after': { content: '', position: 'absolute', inset: '-6px', borderRadius: radius.small },
    '&:checked, &:indeterminate': { backgroundColor: color.brand, borderColor: color.brand },
    '&[aria-invalid="true"]': { borderColor: color.bad },
    '&[aria-readonly="true"]': { cursor: 'default', opacity: 0.75 },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
  },
  '@media': {
    [media.coarse]: { width: '20px', height: '20px', marginBlock: '12px' },
    [media.forcedColors]: {
      selectors: { '&:checked, &:indeterminate': { backgroundColor: 'Highlight', color: 'HighlightText' } },
    },
  },
})

/** The tick or the dash, drawn with borders: they survive forced colours and need no picture. */
export const mark = kitStyle({
  borderRadius: '4px',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      margin: 'auto',
      border: '0 solid currentColor',
    },
    '&:checked::before': {
      width: '36%',
      height: '66%',
      borderWidth: '0 2px 2px 0',
      transform: 'translateY(-10%) rotate(45deg)',
    },
    '&:indeterminate::before': { width: '56%', height: 0, borderWidth: '2px 0 0', transform: 'none' },
  },
})
