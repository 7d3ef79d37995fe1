import { style } from '@vanilla-extract/css'

// Two weights do for the portal: a third would cost a visitor another 34 kB of fonts.
export const strong = style({ fontWeight: 600 })
