import { style } from '@vanilla-extract/css'

/** A share and its sign: on a phone's card, which breaks long words anywhere, they would part. */
export const share = style({ overflowWrap: 'normal' })
