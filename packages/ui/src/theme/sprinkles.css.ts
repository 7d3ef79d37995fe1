import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles'
import { vars } from './contract.css.ts'
import { layers } from './layers.css.ts'

const spacing = defineProperties({
  '@layer': layers.kit,
  properties: {
    gap: vars.space,
    paddingBlock: vars.space,
    paddingInline: vars.space,
    alignItems: {
      start: 'flex-start',
      center: 'center',
      end: 'flex-end',
      stretch: 'stretch',
      baseline: 'baseline',
    },
    justifyContent: { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  },
  shorthands: { padding: ['paddingBlock', 'paddingInline'] },
})

/** The kit's few atoms: spacing and alignment of the layout parts. Not for apps, and not to grow. */
export const sprinkles = createSprinkles(spacing)
