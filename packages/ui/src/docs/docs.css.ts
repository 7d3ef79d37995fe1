import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle, kitVariants } from '#ui/theme/kit-style.ts'

/** Running text: a line is as long as an eye follows. */
export const prose = kitStyle({ display: 'block', maxWidth: '72ch' })

export const swatch = kitStyle({
  height: '48px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
})

export const sample = kitStyle({ padding: vars.space.sm, borderRadius: vars.radius.small })

/** A box whose border alone marks it, as that of a field. */
export const outlined = kitStyle({
  padding: vars.space.sm,
  border: '2px solid',
  borderRadius: vars.radius.small,
})

export const specimen = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))',
  fontSize: '1.5rem',
  textAlign: 'center',
})

/** Names in one column, what they measure in another, so that lengths can be compared. */
export const scale = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space.sm} ${vars.space.lg}`,
})

export const bar = kitStyle({
  height: '12px',
  backgroundColor: vars.color.brand,
  borderRadius: vars.radius.small,
})

/** A row as a table of this density has it. */
export const row = kitStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minHeight: vars.size.row,
  paddingInline: vars.size.rowPadding,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.size.rowText,
})

/** The upper edge of an example: one to follow, one to avoid. */
export const verdicts = kitVariants({
  good: { borderBlockStart: `3px solid ${vars.color.ok}`, paddingBlockStart: vars.space.md },
  bad: { borderBlockStart: `3px solid ${vars.color.bad}`, paddingBlockStart: vars.space.md },
})
