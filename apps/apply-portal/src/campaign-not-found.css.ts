import { style } from '@vanilla-extract/css'

export const page = style({
  minHeight: '100dvh',
  display: 'grid',
  placeItems: 'center',
  padding: 16,
  boxSizing: 'border-box',
})

export const message = style({ width: '100%', maxWidth: 480 })
