import { layers } from '@nhansu/ui/theme/layers.css.ts'
import { media } from '@nhansu/ui/theme/media.ts'
import { style } from '@vanilla-extract/css'

/** The button that unfolds the filters: where there is room, they stand there anyway. */
export const unfolding = style({
  '@layer': {
    [layers.app]: { display: 'none', '@media': { [media.phone]: { display: 'block' } } },
  },
})
/** Filters are columns of the place that they stand in, beside what stands there already. */
export const inColumns = style({ '@layer': { [layers.app]: { display: 'contents' } } })
/** Filters that a phone leaves folded. */
export const folded = style({
  '@layer': { [layers.app]: { '@media': { [media.phone]: { display: 'none' } } } },
})
