import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle, kitVariants } from '#ui/theme/kit-style.ts'

// Columns answer to their own width, not to the window's: the same form fits a page, a drawer and a phone.
export const container = kitStyle({ containerType: 'inline-size', minWidth: 0 })

export const columns = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
})

const from = (width: string, template: string) => ({
  '@container': { [`(min-width: ${width})`]: { gridTemplateColumns: template } },
})
const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`

export const counts = kitVariants({
  2: from('520px', equal(2)),
  3: {
    '@container': {
      '(min-width: 520px)': { gridTemplateColumns: equal(2) },
      '(min-width: 720px)': { gridTemplateColumns: equal(3) },
    },
  },
  4: {
    '@container': {
      '(min-width: 520px)': { gridTemplateColumns: equal(2) },
      '(min-width: 880px)': { gridTemplateColumns: equal(4) },
    },
  },
  'main-aside': from('900px', 'minmax(0, 1fr) 288px'),
  'aside-main': from('900px', '288px minmax(0, 1fr)'),
})

export const grid = kitStyle({ display: 'grid', alignItems: 'stretch' })

export const tileWidths = kitVariants({
  small: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))' },
  medium: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))' },
  large: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))' },
})

export const spanning = kitStyle({ gridColumn: '1 / -1', minWidth: 0 })

export const fieldGap = kitStyle({ columnGap: vars.space.lg, rowGap: vars.size.fieldGap })
