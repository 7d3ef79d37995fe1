import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { layers } from '@nhansu/ui/theme/layers.css.ts'
import { style } from '@vanilla-extract/css'

/** A figure that opens its rows: it stands in its column like the others. */
export const opening = style({
  '@layer': {
    [layers.app]: {
      padding: 0,
      border: 0,
      background: 'none',
      font: 'inherit',
      color: vars.color.brand,
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      cursor: 'pointer',
    },
  },
})
