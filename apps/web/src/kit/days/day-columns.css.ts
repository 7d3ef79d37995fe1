import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { layers } from '@nhansu/ui/theme/layers.css.ts'
import { media } from '@nhansu/ui/theme/media.ts'
import { style } from '@vanilla-extract/css'

const { color, radius, space } = vars

/** Seven days side by side; under each other where there is no room for that. */
export const week = style({
  '@layer': {
    [layers.app]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
      gap: space.sm,
      margin: 0,
      padding: 0,
      listStyle: 'none',
      '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
})
export const day = style({
  '@layer': {
    [layers.app]: {
      display: 'flex',
      flexDirection: 'column',
      gap: space.sm,
      minWidth: 0,
      padding: space.sm,
      borderRadius: radius.control,
      border: `1px solid ${color.line}`,
    },
  },
})
/** A day without anything: where days stand under each other, it takes no place. */
export const emptyDay = style({
  '@layer': { [layers.app]: { '@media': { [media.belowWide]: { display: 'none' } } } },
})
/** A day of the month before or after: it only keeps the weekdays below each other. */
export const otherMonth = style({ '@layer': { [layers.app]: { borderColor: 'transparent' } } })
