import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { styleVariants } from '@vanilla-extract/css'
import { appStyle } from '../app-style.ts'

const { color, space } = vars

/** Short cards that fill each line side by side, however many there are, each as high as what it says; on a phone one under the other. */
export const shortCards = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space.lg,
})

const shortCard = appStyle({ display: 'grid', flexGrow: 1, minWidth: 0 })
const wide = (columns: number) => `calc((100% - ${columns - 1} * ${space.lg}) / ${columns})`

/** One of them, by how many stand side by side where there is room; fewer do where each would be narrower than its lines. */
export const shortCardOf = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4 }, (columns) => [
  shortCard,
  appStyle({ flexBasis: `max(min(290px, 100%), ${wide(columns)} - 1px)` }),
])

/** A figure at the end of the line that names it. */
export const figureLine = appStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space.md,
  paddingBlock: space.xs,
  fontVariantNumeric: 'tabular-nums',
})
export const lateFigure = appStyle({ color: color.bad, fontWeight: 600 })
