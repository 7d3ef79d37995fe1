import { kitStyle } from '#ui/theme/kit-style.ts'

// `minWidth: 0` lets long names be cut or wrap inside instead of widening the page.
export const stack = kitStyle({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const inline = kitStyle({ display: 'flex', flexDirection: 'row', minWidth: 0 })
export const wrapping = kitStyle({ flexWrap: 'wrap' })
