import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle, kitVariants } from '#ui/theme/kit-style.ts'

export const container = kitStyle({ containerType: 'inline-size', minWidth: 0 })

export const list = kitStyle({ display: 'grid', gap: `${vars.space.sm} ${vars.space.lg}` })

const widths = [
  [2, '560px'],
  [3, '840px'],
] as const

/** As many columns as there is room for, `count` at most. */
const foldingTo = (count: 1 | 2 | 3, trackOf: (columns: number) => string) => ({
  gridTemplateColumns: trackOf(1),
  '@container': Object.fromEntries(
    widths
      .filter(([columns]) => columns <= count)
      .map(([columns, from]) => [
        `(min-width: ${from})`,
        { gridTemplateColumns: `repeat(${columns}, ${trackOf(columns)})` },
      ]),
  ),
})

const single = 'minmax(0, 1fr)'
const alone = () => single

// A name takes what it needs, up to two fifths of its column; all names of a column share that width.
const pair = (columns: number) => `fit-content(${40 / columns}%) ${single}`

export const besideColumns = kitVariants({
  1: foldingTo(1, pair),
  2: foldingTo(2, pair),
  3: foldingTo(3, pair),
})

export const underColumns = kitVariants({
  1: foldingTo(1, alone),
  2: foldingTo(2, alone),
  3: foldingTo(3, alone),
})

export const besideRow = kitStyle({
  display: 'grid',
  gridColumn: 'span 2',
  gridTemplateColumns: 'subgrid',
  alignItems: 'baseline',
})

export const term = kitStyle({ color: vars.color.ink2 })
export const smallTerm = kitStyle({ color: vars.color.ink2, fontSize: vars.size.label })
export const value = kitStyle({ overflowWrap: 'anywhere' })
export const missing = kitStyle({ color: vars.color.ink3 })
