import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { layers } from '@nhansu/ui/theme/layers.css.ts'
import { style } from '@vanilla-extract/css'

export const folded = style({
  '@layer': {
    [layers.app]: {
      inlineSize: 'fit-content',
      fontSize: vars.size.hint,
      color: vars.color.ink3,
      cursor: 'pointer',
    },
  },
})
export const whole = style({
  '@layer': { [layers.app]: { fontSize: vars.size.hint, overflowWrap: 'anywhere' } },
})
