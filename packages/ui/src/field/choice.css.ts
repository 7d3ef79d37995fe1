import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle, kitVariants } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const { color, radius, size, space } = vars

export const row = kitStyle({ display: 'flex', alignItems: 'flex-start', gap: space.sm, minWidth: 0 })

export const body = kitStyle({ display: 'flex', flexDirection: 'column', minWidth: 0 })

export const words = kitStyle({
  fontSize: size.body,
  lineHeight: 1.5,
  cursor: 'pointer',
  selectors: {
    ':disabled + * > &': { cursor: 'not-allowed', color: color.ink3 },
    '[data-readonly] + * > &': { cursor: 'default' },
  },
  // On a phone the whole line is the target.
  '@media': {
    [media.coarse]: {
      paddingTop: '10px',
      fontSize: '16px',
      selectors: { '&:last-child': { paddingBottom: '10px' } },
    },
  },
})

/** What boxes, radios and switches share: a native input drawn anew. */
export const choice = kitStyle({
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
    '&:checked, &:indeterminate:not([type="radio"])': {
      backgroundColor: color.brand,
      borderColor: color.brand,
    },
    '&[aria-invalid="true"]': { borderColor: color.bad },
    // A group says on its fieldset that it is wrong: a round button alone may not.
    '[aria-invalid="true"] &': { borderColor: color.bad },
    // Nothing can be changed here, so nothing looks like it; the border stays, for an empty box is an answer too.
    '&[data-readonly]': {
      cursor: 'default',
      color: color.ink2,
      backgroundColor: color.neutralSoft,
      borderColor: color.line2,
    },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
  },
  '@media': {
    [media.coarse]: {
      width: '20px',
      height: '20px',
      marginBlock: '12px',
      selectors: { '&::after': { inset: '-13px' } },
    },
    [media.forcedColors]: {
      selectors: {
        '&:checked, &:indeterminate:not([type="radio"])': {
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
})

/** Several choices under each other, or beside each other. */
export const choices = kitVariants({
  column: { display: 'flex', flexDirection: 'column', gap: space.xs },
  // As high as a control, so that it stands level with the fields beside it.
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.xl,
    rowGap: space.xs,
    minHeight: size.control,
  },
})

/** A second, softer line under the words of one choice. */
export const description = kitStyle({ color: color.ink3, fontSize: size.hint, lineHeight: 1.5 })
