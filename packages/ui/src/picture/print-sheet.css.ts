import { globalStyle } from '@vanilla-extract/css'
import { kitStyle } from '#ui/theme/kit-style.ts'
import { media } from '#ui/theme/media.ts'

/** The sheet that is printed instead of the page; see `printSheet`. */
export const sheet = kitStyle({ display: 'none' })
const printing = ':root[data-printing-chart]'
globalStyle(`${printing} body > *:not(.${sheet})`, {
  '@media': { [media.print]: { display: 'none !important' } },
})
globalStyle(`${printing} .${sheet}`, { '@media': { [media.print]: { display: 'block' } } })
