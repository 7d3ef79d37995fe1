import { layers } from '@nhansu/ui/theme/layers.css.ts'
import { media } from '@nhansu/ui/theme/media.ts'
import { style } from '@vanilla-extract/css'

/** The button that unfolds the filters: where there is room, they stand there anyway. */
export const unfolding = style({
  '@layer': {
    [layers.app]: { display: 'none', '@media': { [media.phone]: { display: 'block' } } },
  },
})
/** Filters that a phone leaves folded. */
export const folded = style({
  '@layer': { [layers.app]: { '@media': { [media.phone]: { display: 'none' } } } },
})
