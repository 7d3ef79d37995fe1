import { choice } from '#ui/field/choice.css.ts'
import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

const { color, motion, radius } = vars

/** A track with a thumb. */
export const track = kitStyle([
  choice,
  {
    width: '32px',
    height: '18px',
    marginBlock: '1.5px',
    borderRadius: radius.round,
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: '2px',
        width: '12px',
        height: '12px',
        marginBlock: 'auto',
        borderRadius: radius.round,
        backgroundColor: color.line2,
        transition: `transform ${motion.fast} ${motion.easing}`,
      },
      '&:checked::before': { backgroundColor: 'currentColor', transform: 'translateX(14px)' },
    },
    '@media': {
      [media.coarse]: {
        width: '40px',
        height: '24px',
        marginBlock: '10px',
        selectors: {
          '&::before': { width: '18px', height: '18px' },
          '&:checked::before': { transform: 'translateX(16px)' },
        },
      },
      [media.forcedColors]: {
        selectors: {
          '&::before': { backgroundColor: 'ButtonText' },
          '&:checked::before': { backgroundColor: 'HighlightText' },
        },
      },
    },
  },
])
