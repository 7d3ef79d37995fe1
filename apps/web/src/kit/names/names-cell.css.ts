import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { layers } from '@nhansu/ui/theme/layers.css.ts'
import { media } from '@nhansu/ui/theme/media.ts'
import { style } from '@vanilla-extract/css'

const { color, radius, space } = vars

export const cell = style({
  '@layer': { [layers.app]: { display: 'flex', alignItems: 'center', gap: space.xs, minWidth: 0 } },
})

export const first = style({
  '@layer': { [layers.app]: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } },
})

/** Wide enough for a finger; as high as the line lets it, for the next line may have one too. */
export const others = style({
  '@layer': {
    [layers.app]: {
      flex: 'none',
      minWidth: 28,
      minHeight: 24,
      paddingInline: 4,
      border: 0,
      borderRadius: radius.small,
      backgroundColor: color.neutralSoft,
      color: color.ink2,
      font: 'inherit',
      cursor: 'pointer',
      ':hover': { color: color.ink },
      '@media': { [media.touched]: { minWidth: 44, marginBlock: -2 } },
    },
  },
})

export const list = style({
  '@layer': { [layers.app]: { margin: 0, padding: 0, listStyle: 'none' } },
})
