import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle, kitVariants } from '#ui/theme/kit-style.ts'

export const card = kitStyle({
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  minWidth: 0,
})

export const bounded = kitStyle({ maxWidth: '880px' })

export const paddings = kitVariants({
  none: { padding: 0 },
  normal: { padding: vars.size.cardPadding },
})

/** A heading keeps its distance where the content runs to the edges. */
export const headPaddings = kitVariants({
  none: { padding: `${vars.size.cardPadding} ${vars.size.cardPadding} 0` },
  normal: {},
})

export const head = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  marginBlockEnd: vars.space.md,
})
