import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { layers } from '@nhansu/ui/theme/layers.css.ts'
import { style } from '@vanilla-extract/css'

const { color, radius } = vars

/** Of a fixed height: what is inside cannot tell the page how long it is. */
export const frame = style({
  '@layer': {
    [layers.app]: {
      inlineSize: '100%',
      blockSize: 360,
      border: `1px solid ${color.line}`,
      borderRadius: radius.control,
    },
  },
})
