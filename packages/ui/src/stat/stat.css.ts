import { vars } from '#ui/theme/contract.css.ts'
import { kitStyle } from '#ui/theme/kit-style.ts'

export const stat = kitStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, minWidth: 0 })

export const figure = kitStyle({
  fontSize: '1.5rem',
  fontWeight: 600,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
})

// A long sum keeps one line: it shrinks with its place before a digit would stand alone on a second one.
export const longPlace = kitStyle({ containerType: 'inline-size' })
export const longFigure = kitStyle({
  display: 'block',
  fontSize: 'clamp(0.75rem, 9cqi, 1.5rem)',
  whiteSpace: 'nowrap',
})
