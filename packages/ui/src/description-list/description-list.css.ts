import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle, kitVariants } from '#ui/theme/kit-style.ts'

export const container = kitStyle({ containerType: 'inline-size', minWidth: 0 })

export const list = kitStyle({ display: 'grid', gap: `${vars.space.sm} ${vars.space.lg}` })

const foldingTo = (count: 1 | 2 | 3, track: string, folded = track) => {
  const from = { 1: '0', 2: '560px', 3: '840px' }[count]
  return {
    gridTemplateColumns: folded,
    '@container': { [`(min-width: ${from})`]: { gridTemplateColumns: `repeat(${count}, ${track})` } },
  }
}

const single = 'minmax(0, 1fr)'

// A name takes what it needs, up to two fifths of its column; all names of a column share that width.
const pair = (columns: number) => `fit-content(${40 / columns}%) ${single}`

export const besideColumns = kitVariants({
  1: foldingTo(1, pair(1)),
  2: foldingTo(2, pair(2), pair(1)),
  3: foldingTo(3, pair(3), pair(1)),
})

export const underColumns = kitVariants({
  1: foldingTo(1, single),
  2: foldingTo(2, single),
  3: foldingTo(3, single),
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
