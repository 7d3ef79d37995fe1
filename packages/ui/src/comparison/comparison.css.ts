import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'

export const container = kitStyle({ containerType: 'inline-size', minWidth: 0 })

export const list = kitStyle({
  display: 'grid',
  gap: vars.space.lg,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const name = kitStyle({ fontWeight: 500, marginBottom: vars.space.xs })

export const values = kitStyle({
  display: 'grid',
  gap: `${vars.space.xs} ${vars.space.lg}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  '@container': {
    '(min-width: 420px)': { gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))', gridAutoFlow: 'column' },
  },
})

export const label = kitStyle({ color: vars.color.ink2, fontSize: vars.size.label })
export const value = kitStyle({ margin: 0, overflowWrap: 'anywhere' })
export const missing = kitStyle({ color: vars.color.ink3 })
export const changed = kitStyle({
  background: 'transparent',
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
})
