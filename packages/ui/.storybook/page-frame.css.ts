import { kitStyle, kitVariants } from '../src/theme/kit-style.ts'

export const frame = kitStyle({ margin: '0 auto' })

/** Widths that the toolbar offers: the whole canvas, a tablet, a phone. */
export const widths = kitVariants({ full: {}, tablet: { maxWidth: '768px' }, phone: { maxWidth: '390px' } })
