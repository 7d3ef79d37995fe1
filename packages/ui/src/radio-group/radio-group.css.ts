import { choice } from '#ui/field/choice.css.ts'
import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'

/** A point in a circle. */
export const dot = kitStyle([
  choice,
  {
    borderRadius: vars.radius.round,
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        inset: '25%',
        borderRadius: vars.radius.round,
        backgroundColor: 'currentColor',
        opacity: 0,
      },
      '&:checked::before': { opacity: 1 },
    },
  },
])
