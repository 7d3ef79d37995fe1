import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle, kitVariants } from '#ui/theme/kit-style.ts'

export const scrollArea = kitStyle({
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.line2} transparent`,
  ':focus-visible': { outlineOffset: '-2px' },
})

export const axes = kitVariants({
  vertical: { overflowY: 'auto', overflowX: 'hidden' },
  horizontal: { overflowX: 'auto', overflowY: 'hidden' },
  both: { overflow: 'auto' },
})

export const heights = kitVariants({
  small: { maxHeight: '160px' },
  medium: { maxHeight: '320px' },
  large: { maxHeight: '480px' },
  // The window less the shell's bars and the page's head: what a list keeps for its rows.
  list: { maxHeight: 'max(240px, calc(100dvh - 220px))' },
  fill: { height: '100%' },
})
