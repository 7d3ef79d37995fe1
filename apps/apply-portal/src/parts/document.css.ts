import { vars } from '@nhansu/ui/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

const { color, space, size } = vars

export const bar = style({ backgroundColor: color.surface, borderBottom: `1px solid ${color.line}` })

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  width: '100%',
  maxWidth: 760,
  marginInline: 'auto',
  padding: `${space.md} ${space.lg}`,
  fontSize: size.section,
  fontWeight: 600,
  textDecoration: 'none',
})

export const mark = style({ flex: 'none', width: 32, height: 32 })

export const content = style({
  display: 'grid',
  gap: space.xl,
  width: '100%',
  maxWidth: 760,
  minHeight: '60dvh',
  // A name without a space is broken in the grids too, whose columns are as wide as their longest word otherwise.
  overflowWrap: 'anywhere',
  alignContent: 'start',
  marginInline: 'auto',
  padding: `${space.xl} ${space.lg} ${space['3xl']}`,
})

export const foot = style({
  borderTop: `1px solid ${color.line}`,
  color: color.ink2,
  fontSize: size.hint,
})

export const footInside = style({
  display: 'grid',
  gap: space.sm,
  width: '100%',
  maxWidth: 760,
  marginInline: 'auto',
  padding: `${space.xl} ${space.lg} ${space['2xl']}`,
})

export const ways = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.xl, rowGap: space.md })

export const skip = style({
  position: 'absolute',
  insetInlineStart: space.sm,
  top: '-100px',
  padding: space.md,
  backgroundColor: color.surface,
  ':focus': { top: space.sm },
})
