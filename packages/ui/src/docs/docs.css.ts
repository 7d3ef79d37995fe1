import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'

export const prose = kitStyle({ maxWidth: '72ch' })

export const swatch = kitStyle({
  height: '48px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
})

export const sample = kitStyle({ padding: vars.space.sm, borderRadius: vars.radius.small })

export const specimen = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))',
  fontSize: '1.5rem',
  textAlign: 'center',
})

export const bar = kitStyle({
  height: '12px',
  backgroundColor: vars.color.brand,
  borderRadius: vars.radius.small,
})
