import { globalStyle } from '@vanilla-extract/css'
import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'
import { layers } from '#ui/theme/layers.css.ts'

const { color } = vars
const column = { display: 'flex', flexDirection: 'column' } as const

/** A modal surface: head, a body that scrolls, and foot, under each other. */
export const columnSurface = kitStyle({
  ...column,
  backgroundColor: color.surface,
  color: color.ink,
  boxShadow: color.shadow,
  outline: 'none',
})

// A form that holds body and foot takes the column over: else the foot with its buttons leaves a low window.
globalStyle(`${columnSurface} > form`, {
  '@layer': { [layers.kit]: { ...column, minHeight: 0, flex: '1 1 auto' } },
})
