import { choice } from '#ui/field/choice.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'

/** A tick or a dash, drawn with borders: they survive forced colours and need no picture. */
export const box = kitStyle([
  choice,
  {
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
  },
])
